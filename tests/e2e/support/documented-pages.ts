/** A page as its visitor meets it: what its tab and its one heading say. */
export interface DocumentedPage {
  readonly path: string;
  readonly title: string;
  readonly adult: string | RegExp;
  /** When children read another heading. */
  readonly child?: string | RegExp;
}

export const CARE_PAGES: readonly DocumentedPage[] = [
  { path: "/onboarding", title: "About you", adult: /\S/ },
  { path: "/chat", title: "Chat", adult: /Sage/, child: /Buddy/ },
  { path: "/subscribe", title: "Pricing", adult: "Pricing", child: "Plans" },
  { path: "/dashboard", title: "Dashboard", adult: "Dashboard", child: "Progress" },
  { path: "/physical-therapy", title: "Physical Therapy", adult: "Physical Therapy", child: "Movement" },
  { path: "/couples-therapy", title: "Couples Therapy", adult: "Couples Therapy", child: /grown-ups/ },
  { path: "/trauma-therapy", title: "Trauma Therapy", adult: "Trauma Therapy", child: "Trauma Support" },
  { path: "/certificates", title: "Certificates", adult: "Certificates", child: "My Certificates" },
  { path: "/marketing", title: "Marketing", adult: "Marketing", child: /grown-ups/ },
  { path: "/license", title: "License Agreement", adult: "License Agreement" },
];

export const STAFF_PAGES: readonly DocumentedPage[] = [
  { path: "/admin", title: "Admin", adult: "Admin" },
  { path: "/admin/marketing", title: "Marketing Dashboard", adult: "Marketing Dashboard" },
  { path: "/admin/connections", title: "Platform Connections", adult: "Platform Connections" },
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
  title: heading,
  adult: heading,
}));

export const OPEN_PAGES: readonly DocumentedPage[] = [
  ...LEGAL_PAGES,
  { path: "/qr", title: "Scan to Download", adult: "Scan to Download" },
  { path: "/safety", title: "Safety", adult: /\S/ },
];

/** They show a visitor a prompt of their own; every other page of care and staff bounces. */
export const PROMPT_PATHS: readonly string[] = ["/couples-therapy", "/trauma-therapy"];

export const BOUNCING_PATHS: readonly string[] = [...CARE_PAGES, ...STAFF_PAGES]
  .map(({ path }) => path)
  .filter((path) => !PROMPT_PATHS.includes(path));
