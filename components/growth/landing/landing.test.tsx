/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import { LANDING_CLAIMS } from "@/lib/core/legal/claims";
import { TRIAL_DAYS } from "@/lib/features/billing/constants";
import { landingPlans } from "@/lib/features/billing/landing-plans";
import { Landing } from "./landing";

function show(claimed: readonly string[] = [], samplesAllowed = true) {
  return render(
    <Landing
      plans={landingPlans(samplesAllowed, new Date(), {})}
      trialDays={TRIAL_DAYS}
      provider="Google"
      claimed={claimed}
      hasSamples={claimed.length > 0}
    />,
  );
}

beforeEach(() => void show());

const region = (name: string): HTMLElement => {
  const found = screen.getByRole("heading", { name }).closest("section");
  if (!found) throw new Error(`no section "${name}"`);
  return found;
};

it("LAND-01 names the 3-day free trial with premium features first", () => {
  expect(screen.getByText(/^3-day free trial with premium features/)).toBeInTheDocument();
});

it("LAND-02 names the platforms it works on", () => {
  const names = within(screen.getByRole("list", { name: "Works on" })).getAllByRole("listitem");
  expect(names.map((name) => name.textContent)).toEqual(["iOS", "Android", "Any browser"]);
});

it("LAND-03 LAND-06 leads every way in to /api/login", () => {
  for (const name of [
    /^For Children \(ages 5-17\)$/,
    /^For Adults \(18\+\)$/,
    /^Start Free Trial$/,
    /^Continue with/,
  ]) {
    const links = screen.getAllByRole("link", { name, hidden: true });
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toHaveAttribute("href", "/api/login");
  }
});

it("LAND-05 scrolls to the features with Learn More", () => {
  expect(screen.getByRole("link", { name: "Learn More" })).toHaveAttribute("href", "#features");
  expect(document.getElementById("features")).toHaveTextContent("What you'll find inside");
});

it("LAND-07 shows two sample chats: the adults' guide, and the bear for age 8-12", () => {
  expect(screen.getByRole("figure", { name: "Sample conversation: Sage" })).toHaveTextContent("AI guide");
  expect(screen.getByRole("figure", { name: "Sample conversation: Buddy" })).toHaveTextContent("age 8-12");
});

it("LAND-08 LAND-09 shows exactly Access $149 and Plus $349 a month, each with its free trial", () => {
  const plans = within(region("What it costs")).getAllByRole("article");
  expect(plans).toHaveLength(2);
  expect(plans[0]).toHaveTextContent(/Access\s*\$149\s*per month/);
  expect(plans[1]).toHaveTextContent(/Plus\s*\$349\s*per month/);
  for (const plan of plans) expect(plan).toHaveTextContent("3-day free trial");
  expect(plans[1]).toHaveTextContent("4 human therapist consultations per month");
});

it("LAND-09 LAND-25 notes beside the consultations that they are sample content, and in production names none", () => {
  const plans = () => within(region("What it costs")).getAllByRole("article");
  expect(plans()[0]).not.toHaveTextContent(/consultation|Sample content/);
  expect(plans()[1]).toHaveTextContent(/4 human therapist consultations per month.*Sample content/);
  cleanup();
  show([], false);
  expect(plans()).toHaveLength(2);
  expect(region("What it costs")).not.toHaveTextContent(/consultation|therapist|Sample content/);
});

it("LAND-04 shows a code in the hero that opens this service on a phone", () => {
  const hero = screen.getByRole("heading", { level: 1 }).closest("section") as HTMLElement;
  const code = within(hero).getByRole("img", { name: "QR code that opens this page on a phone" });
  expect(code).toHaveAttribute("src", expect.stringMatching(/^\/api\/qr\?size=\d+$/));
});

const cards = () => within(region("What you'll find inside")).getAllByRole("listitem");

it("LAND-10 LAND-11 has exactly six cards, each about one of the documented claims", () => {
  const about = [
    /language/i,
    /CBT and DBT/,
    /crisis counselors/,
    /mood[\s\S]*progress[\s\S]*family/i,
    /parental consent and oversight/i,
    /healthcare provider/i,
  ];
  expect(cards()).toHaveLength(about.length);
  for (const [at, words] of about.entries()) expect(cards()[at]).toHaveTextContent(words);
});

it("LAND-11 LAND-26 R-06 words a card as a claim only where that may be shown, with the note beside it", () => {
  expect(region("What you'll find inside")).not.toHaveTextContent(/50\+|evidence-based|sample content/i);
  cleanup();
  show(LANDING_CLAIMS.map(({ wording }) => wording));
  expect(screen.getByRole("heading", { name: "50+ languages" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "12 evidence-based approaches" })).toBeInTheDocument();
  expect(region("What you'll find inside")).toHaveTextContent("Sample content");
});

it("says in four short points what it is, for whom, what it is not and what it costs", () => {
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "What it is",
    "Who it's for",
    "What it isn't",
    "What it costs",
  ]);
  const cost = screen.getAllByRole("definition").at(-1);
  expect(cost).toHaveTextContent("3 days, then from $149 a month");
  expect(cost).toHaveTextContent("A few conversations a week are free.");
});

it("LAND-21 LAND-22 leads to a phone in three steps, the last of them the free trial", () => {
  const steps = within(region("Get it on your phone in three steps")).getAllByRole("listitem");
  expect(steps.map((step) => within(step).getByRole("heading").textContent)).toEqual([
    "Scan the QR code",
    "Sign in with Google",
    "Start the free trial",
  ]);
  expect(steps[2]).toHaveTextContent("3-day free trial");
});

it("LAND-12 LAND-13 lists what is kept, says what happens to voice, and leads to the policy", () => {
  const section = region("Your Data and Privacy");
  expect(
    within(section)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual([
    "Name",
    "E-mail",
    "Age group",
    "Cultural background",
    "Therapy preferences",
    "Conversation transcripts",
    "Mood data",
    "Session frequency",
  ]);
  expect(section).toHaveTextContent("Voice is processed in real time and not stored.");
  expect(within(section).getByRole("link", { name: "Read Full Privacy Policy" })).toHaveAttribute("href", "/privacy");
});

it("LAND-14 LAND-15 names the identity provider and what it is used for", () => {
  const section = region("Secure Login with Google");
  for (const point of [
    "password-free",
    "Only your name and e-mail are requested",
    "other Google services are never read",
    "never shared or sold",
    "revoke access in your Google settings",
  ]) {
    expect(section).toHaveTextContent(point);
  }
});

it("LAND-16 LAND-17 opens the login dialog, whose button goes to /api/login", () => {
  const opener = screen.getByRole("button", { name: "How signing in works" });
  const dialog = document.getElementById(opener.getAttribute("commandfor") ?? "");
  expect(dialog?.tagName).toBe("DIALOG");
  expect(within(dialog as HTMLElement).getByText("Continue with Google")).toHaveAttribute("href", "/api/login");
});

it("LAND-18 LAND-19 opens certifications and team in a new tab", () => {
  for (const [name, href] of [
    [/^View All Certifications/, "/compliance"],
    [/^Meet Our Clinical Team/, "/healthcare-professionals"],
  ] as const) {
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
  }
});

it("LAND-20 says that it is no substitute for emergency care", () => {
  expect(screen.getByText(/not a substitute for emergency care/)).toBeInTheDocument();
});
