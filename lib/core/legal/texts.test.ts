import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { planLines } from "@/lib/features/billing/tiers";
import { LANDING } from "@/lib/features/growth/landing/copy";
import { gradeOf } from "@/tests/reading/grade";
import { LICENSE_COPY, PLAIN_WORDS } from "./copy";
import { complianceText, licenseText, privacyText, termsText } from "./texts";
import type { LegalText } from "./types";

const PLANS = planLines();
const TERMS = termsText(PLANS, 3);
const PRIVACY = privacyText(LANDING.privacy.kept);
const LICENSE = licenseText(PLANS, 3);

/** A whole text as a single string. */
const wordsOf = ({ lead, sections }: LegalText): string =>
  [lead, ...sections.flatMap(({ paragraphs, list = [], after = [] }) => [...paragraphs, ...list, ...after])].join(" ");
const sectionOf = (text: LegalText, id: string): string => {
  const section = text.sections.find((one) => one.id === id);
  if (!section) throw new Error(`no section ${id}`);
  return wordsOf({ title: "", lead: "", sections: [section] });
};

it.each([TERMS, LICENSE])(
  "LEGL-05 SUBS-07 no text asks for more than the plans do: cancel before the day, free days once",
  (text) => {
    const renewal = sectionOf(text, "renewal");
    expect(renewal).toMatch(
      /cancel 24 hours before renewal.*This is a request, not a deadline: you can cancel at any time before the renewal, and you will not be charged for the next month/,
    );
    expect(wordsOf(text)).toMatch(
      /Your first paid plan starts with a 3-day trial.*you pay for the first month right away/,
    );
  },
);

it("LEGL-05 SUBS-16 the 24 hours stand in these two texts alone: no page or mail makes them a condition", () => {
  const asking = sourcesOf(["app", "components", "lib", "messages/en", "content/en/legal"]).filter((path) =>
    /\b(?:24 hours|one day|a day)(?: or more)?\s+before\b/i.test(readFileSync(path, "utf8")),
  );
  expect(asking.sort()).toEqual(["content/en/legal/license.yaml", "content/en/legal/terms.yaml"]);
});

it.each([TERMS, LICENSE])("LEGL-05 $title words renewal, cancelling and refunds as documented", (text) => {
  const renewal = sectionOf(text, "renewal");
  expect(renewal).toMatch(/plans renew automatically each month/i);
  expect(renewal).toMatch(/cancel 24 hours before renewal/i);
  expect(renewal).toMatch(/refund within 7 days of payment for unused services/);
});

it("LEGL-06 the terms cap liability at the payments of 12 months and give 30 days to cure", () => {
  expect(sectionOf(TERMS, "liability")).toMatch(/limited to the amounts you paid in the past 12 months/);
  expect(sectionOf(TERMS, "cure")).toMatch(/30-day cure period/);
});

it("LEGL-07 the terms give 30 days notice and name Delaware and arbitration", () => {
  expect(sectionOf(TERMS, "changes")).toMatch(/30 days notice of updates/);
  expect(sectionOf(TERMS, "law")).toMatch(/Delaware.*arbitration/);
});

it("LEGL-08 the terms ask for 18 years or a parent, and name the card payment provider", () => {
  expect(sectionOf(TERMS, "age")).toMatch(/18 or older.*under 18 needs the consent of a parent/);
  expect(sectionOf(TERMS, "plans")).toMatch(/go through a card payment provider/);
});

it("LEGL-09 LEGL-10 terms and privacy name 30 days for an export and 48 hours for an answer", () => {
  for (const text of [TERMS, PRIVACY, LICENSE]) {
    expect(wordsOf(text)).toMatch(/export[^.]*\.? [^.]*within 30 days/);
    expect(wordsOf(text)).toMatch(/Privacy and licensing inquiries are answered within 48 hours/);
  }
});

it("LEGL-11 R-17 privacy lists what the start page lists, and the truth about voice", () => {
  expect(PRIVACY.sections.find(({ id }) => id === "collected")?.list).toEqual([
    ...["Name", "E-mail", "Age group", "Cultural background", "Therapy preferences"],
    ...["Conversation transcripts", "Mood data", "Session frequency"],
  ]);
  const voice = sectionOf(PRIVACY, "voice");
  expect(voice).toMatch(/Voice is processed in real time and not stored by us/);
  expect(voice).toMatch(/send the sound to the company that makes the browser/);
  expect(voice).toMatch(/that company gets the words of the reply\. Under 13, we use only voices on the device/);
});

it("LEGL-11 privacy says when the microphone opens by itself, and promises no agreement to voice that cannot be given", () => {
  const voice = sectionOf(PRIVACY, "voice");
  expect(voice).toMatch(/a new conversation may turn it on by itself once you have tapped anything/);
  expect(voice).toMatch(/Under 13, voice works only on the device\./);
});

function sourcesOf(folders: readonly string[]): string[] {
  const listed = ["ls-files", "-co", "--exclude-standard", "--", ...folders];
  const files = execFileSync("git", listed, { encoding: "utf8" }).split("\n");
  return files.filter((path) => /(?<!\.test)\.(tsx?|js|yaml)$|^messages\/.*\.json$/.test(path) && existsSync(path));
}

/** Our entries in the browser's storage, and how /privacy describes each. */
const ON_THE_DEVICE: Readonly<Record<string, RegExp>> = {
  "willow.help": /the help page/,
  "willow.plan": /a locked copy of your safety plan/,
  "willow.waiting": /A check-in that could not be sent waits there, also locked/,
  "willow.draft": /Text you have not sent yet/,
  // When a conversation last disclosed that an AI answers.
  "willow.disclosed": /small hints/,
  // This tab was left by quick exit.
  "willow.left": /small hints/,
  // Written and removed at once, so the other tabs learn of a deleted account.
  "willow.signed-out": /small hints/,
  // The same for a changed profile, and for a sign-out until the next page renders.
  "willow.profile-changed": /small hints/,
  "willow.signing-out": /small hints/,
  // The missing build file this tab was reloaded for.
  "willow.renewed": /small hints/,
  "willow.license": /your answers to the license/,
  "willow.voice-notice": /small hints/,
  // Whether the next message of a couples conversation is private, for this tab.
  "willow.couple-private": /small hints/,
  "willow.install": /small hints/,
  // Whether single keys work as shortcuts on the crisis desk.
  "willow.desk-keys": /small hints/,
  // The chosen plan, while the page reloads with the card form's CSP.
  "willow.chosen-plan": /While you choose a plan, this tab remembers which one/,
  "willow.cancel-wanted": /It also remembers if you wanted to stop one while you were offline/,
};

it("LEGL-11 privacy names everything that is kept on a device", () => {
  const kept = sectionOf(PRIVACY, "device");
  const sources = sourcesOf(["app", "components", "lib", "public"]);
  const names = sources.flatMap((path) => readFileSync(path, "utf8").match(/(?<=["'`])willow\.[a-z-]+/g) ?? []);
  const stored = [...new Set(names)]
    .filter((name) => name !== "willow.session")
    .map((name) => name.replace(/-owner$/, ""));
  expect(new Set(stored)).toEqual(new Set(Object.keys(ON_THE_DEVICE)));
  for (const words of Object.values(ON_THE_DEVICE)) expect(kept).toMatch(words);
});

it("LEGL-11 privacy says what the payment provider gets", () => {
  const said = JSON.stringify(PRIVACY.sections);
  expect(said).toMatch(/That provider gets your e-mail address, your card and the name of your plan/);
});

it("LEGL-18 LEGL-20 terms and license repeat the one price table", () => {
  for (const text of [TERMS, LICENSE]) expect(text.sections.find(({ id }) => id === "plans")?.list).toEqual(PLANS);
  expect(PLANS).toEqual([
    "Access: $149 per month",
    "Plus: $349 per month",
    "Premium: $649 per month",
    "Family Premium: $899 per month (up to 6 seats)",
  ]);
});

it("LEGL-23 every section of every text has a title, a place of its own and something to read", () => {
  for (const { sections } of [TERMS, PRIVACY, LICENSE, complianceText()]) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { title, paragraphs, list = [] } of sections) {
      expect(title).toMatch(/\w/);
      expect(paragraphs.length + list.length).toBeGreaterThan(0);
    }
  }
});

describe("reading grade", () => {
  it.each([
    ["terms", TERMS],
    ["privacy", PRIVACY],
    ["license", LICENSE],
    ["compliance", complianceText()],
  ])("LEGL-23 adults read %s at grade 8 or below", (_, text) => {
    expect(gradeOf(wordsOf(text))).toBeLessThanOrEqual(8);
  });

  it.each(Object.entries(PLAIN_WORDS.child ?? {}))(
    "R-18 children read the short version of %s at grade 5",
    (_, words) => {
      expect(gradeOf(words.lines.join(" "))).toBeLessThanOrEqual(5);
    },
  );

  it("LIC-07 children read the words around the license at grade 5", () => {
    const { lead, notNeeded, notKept, accepted } = LICENSE_COPY.child;
    expect(gradeOf([lead, notNeeded, notKept.description, accepted("May 3")].join(" "))).toBeLessThanOrEqual(5);
  });

  it("R-18 no legal text or short version shouts", () => {
    const child = Object.values(PLAIN_WORDS.child ?? {}).flatMap(({ lines }) => lines);
    for (const words of [...[TERMS, PRIVACY, LICENSE, complianceText()].map(wordsOf), ...child]) {
      expect(words).not.toMatch(/!|\p{Extended_Pictographic}/u);
    }
  });
});

it("LEGL-10 LEGL-22 every text that names where to write names the address that staff have set", () => {
  const contact = "people@willow.example";
  const texts = [
    termsText(PLANS, 3, contact),
    privacyText(LANDING.privacy.kept, contact),
    licenseText(PLANS, 3, contact),
  ];
  for (const text of texts) {
    expect(wordsOf(text)).toContain(contact);
    expect(wordsOf(text)).not.toContain("privacy@example.com");
  }
});
