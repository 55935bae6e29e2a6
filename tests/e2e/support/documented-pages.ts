/** A page as a visitor sees it: its title and its one main heading. */
export interface DocumentedPage {
  readonly path: string;
  readonly title: RegExp;
  readonly adult: string | RegExp;
  /** The heading that children see, if it differs. */
  readonly child?: string | RegExp;
}

const tab = (name: string): RegExp => new RegExp(`^${name} · Willow( Kids)?$`);

export const CARE_PAGES: readonly DocumentedPage[] = [
  { path: "/onboarding", title: tab("About you"), adult: /\S/ },
  { path: "/chat", title: tab("Chat"), adult: /Sage/, child: /Buddy/ },
  { path: "/subscribe", title: tab("Pricing"), adult: "Pricing", child: "Plans" },
  { path: "/dashboard", title: tab("Dashboard"), adult: /dashboard/i, child: /progress/i },
  { path: "/account", title: tab("Your data"), adult: "Your data", child: "My things and my privacy" },
  { path: "/family", title: tab("Family"), adult: "My family", child: "What my grown-up sees" },
  { path: "/memory", title: tab("Memory"), adult: "What Sage remembers", child: "What Buddy remembers" },
  { path: "/mood", title: tab("Mood history"), adult: "Your mood history", child: "Your feelings" },
  { path: "/safety-plan", title: tab("Safety plan"), adult: "My safety plan", child: "My safe plan" },
  { path: "/sharing", title: tab("Sharing"), adult: "Sharing", child: "You share with your grown-up" },
  { path: "/physical-therapy", title: tab("Physical Therapy"), adult: "Physical Therapy", child: "Movement" },
  { path: "/couples-therapy", title: tab("Couples Therapy"), adult: "Couples Therapy", child: /grown-ups/ },
  { path: "/trauma-therapy", title: tab("Trauma Therapy"), adult: "Trauma Therapy", child: "Trauma Support" },
  { path: "/certificates", title: tab("Certificates"), adult: "Certificates", child: "My Certificates" },
  { path: "/marketing", title: tab("Marketing"), adult: "Marketing", child: /grown-ups/ },
  { path: "/license", title: tab("License Agreement"), adult: "License Agreement" },
];

export const STAFF_PAGES: readonly DocumentedPage[] = [
  { path: "/admin", title: tab("Admin"), adult: "Admin" },
  { path: "/admin/marketing", title: tab("Marketing Dashboard"), adult: "Marketing Dashboard" },
  { path: "/admin/connections", title: tab("Platform Connections"), adult: "Platform Connections" },
];

const LEGAL_HEADINGS: readonly (readonly [path: string, heading: string])[] = [
  ["/terms", "Terms of Service"],
  ["/privacy", "Privacy Policy"],
  ["/use-license", "Software Use License Agreement"],
  ["/compliance", "Compliance and Accreditations"],
  ["/healthcare-professionals", "Clinical Team"],
];

export const LEGAL_PAGES: readonly DocumentedPage[] = LEGAL_HEADINGS.map(([path, heading]) => ({
  path,
  title: tab(heading),
  adult: heading,
}));

export const START_PAGE: DocumentedPage = { path: "/", title: /^Willow$/, adult: /\S/ };
export const QR_PAGE: DocumentedPage = { path: "/qr", title: tab("Scan to Download"), adult: "Scan to Download" };
export const SAFETY_PAGE: DocumentedPage = { path: "/safety", title: tab("Safety"), adult: /\S/ };

export const BLANK_PLAN_PAGE: DocumentedPage = {
  path: "/safety-plan/blank",
  title: tab("Blank safety plan"),
  adult: "A blank safety plan",
};

export const ACCOUNT_DELETED_PAGE: DocumentedPage = {
  path: "/account-deleted",
  title: tab("Account deleted"),
  adult: "Your account is deleted",
};

/** The page that a care provider sees behind a link. */
export const summaryPage = (path: string): DocumentedPage => ({
  path,
  title: tab("A summary was shared with you"),
  adult: "A summary was shared with you",
});

/** The content of one share, for its owner and for the invited person who accepted. */
export const sharedPage = (id: string): DocumentedPage => ({
  path: `/sharing/${id}`,
  title: tab("Shared"),
  adult: "Shared by Maya",
  child: "You share with your grown-up",
});

/** The same page once the share has ended, and for everyone who has no access. */
export const unsharedPage = (id: string): DocumentedPage => ({
  ...sharedPage(id),
  adult: "This isn't shared anymore",
});

/** Open to everyone, signed in or not. */
export const OPEN_PAGES: readonly DocumentedPage[] = [...LEGAL_PAGES, QR_PAGE, SAFETY_PAGE, BLANK_PLAN_PAGE];

/** Pages that show a visitor their own sign-in prompt; all other care and staff pages redirect. */
export const PROMPT_PATHS: readonly string[] = ["/couples-therapy", "/trauma-therapy"];

const NO_SHARE = "00000000-0000-4000-8000-000000000000";

export const BOUNCING_PAGES: readonly DocumentedPage[] = [
  ...[...CARE_PAGES, ...STAFF_PAGES].filter(({ path }) => !PROMPT_PATHS.includes(path)),
  sharedPage(NO_SHARE),
];
