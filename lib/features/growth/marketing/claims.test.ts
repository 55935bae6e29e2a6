import { type ClaimKind, claimsInHashtags, claimsInText, lintAudience } from "./claims";

/** Claims like those seen in the field; each must be blocked on its own. */
const BLOCKED: Readonly<Record<Exclude<ClaimKind, "unread">, readonly string[]>> = {
  cure: [
    "Willow cures depression.",
    "The cure for a bad week.",
    "Beat anxiety before breakfast.",
    "Say goodbye to panic.",
    "No more anxiety with one simple habit.",
    "Get rid of your insomnia.",
    "A miracle in your pocket.",
    "Clinically proven to work.",
    "Heal your trauma tonight.",
    "Overcome depression with breathing.",
    "Live anxiety-free.",
    "Scientifically proven methods.",
    "Not only does it help, it cures.",
    "It doesn't just help: it cures burnout.",
    "ＣＵＲＥ depression",
    "It c\u200bures depression.",
    "No other app cures depression like Willow.",
    "You'll never regret how Willow cures anxiety.",
    "Nobody cures panic faster.",
    "It is no secret Willow heals you.",
    "It does not hurt and cures panic.",
    "No more  anxiety.",
    "Say goodbye\nto anxiety.",
    "Willow \u0107ures.",
    "Willow c u r e s.",
    "Willow cur3s.",
    "Calm, for good.",
  ],
  guarantee: [
    "Results guaranteed.",
    "We guarantee calm.",
    "Feel better in 7 days.",
    "Results within two weeks!",
    "Works for everyone.",
    "100% effective.",
    "Instant relief, any time.",
    "We promise you a calmer life.",
    "It never fails.",
    "Try it risk-free.",
    "No doubt guaranteed to work.",
    "Guaranteed.",
    "Cured in seven days.",
    "Happier within a fortnight of days, or calm after only ten sessions.",
    "In seven days you are yourself again.",
    "Better overnight.",
    "Three weeks to a calmer you, in only 21 days.",
    "7 days to happiness.",
  ],
  licensure: [
    "Talk to a licensed therapist at night.",
    "Your own personal therapist in your pocket.",
    "Our therapists are here for you.",
    "An AI therapist that listens.",
    "Better than therapy.",
    "Cheaper than a therapist.",
    "FDA cleared.",
    "HIPAA compliant.",
    "Doctor-recommended.",
    "Sage diagnoses what is wrong.",
    "Willow treats low mood.",
    "Replaces your counselor.",
    "A board-certified team.",
    "Sage is a therapist.",
    "A licensed  therapist.",
    "Terapeuta licenciado.",
    "Thérapeute agréé.",
  ],
  beforeAfter: [
    "Before and after: see the difference.",
    "It changed my life.",
    "From hopeless to happy in one month.",
    "Three weeks ago I could not sleep. Now I do.",
    "Life-changing.",
    "Before Willow, I cried every day.",
    "Thanks to Willow she smiles again.",
  ],
  healthTargeting: [
    "Is your anxiety keeping you up?",
    "Are you depressed?",
    "If you suffer from PTSD, read this.",
    "For people with ADHD.",
    "Struggling with OCD?",
    "Your child's autism is not a problem.",
    "Tag someone who is depressed.",
    "Do you have bipolar?",
    "For veterans living with trauma.",
    "Feeling depressed?",
    "Depressed? We can help.",
    "Do you often feel depressed?",
    "Are you  depressed?",
  ],
};

const FINE = [
  "Willow is not a cure and promises nothing.",
  "Willow is an AI guide. It is not a licensed therapist.",
  "It is not a replacement for a therapist.",
  "We never promise results in a week.",
  "Nobody can guarantee that.",
  "An AI guide cannot diagnose.",
  "It doesn't treat, it listens.",
  "The idea comes from Cognitive Behavioural Therapy.",
  "Talk to a therapist or a doctor when it stays hard.",
  "Curious? Accurate notes help.",
  "Write the loud thought down.",
  "Anxiety is a word for something that most people know.",
  "A free place for a quiet minute.",
  "¿Cómo estás?",
  "For good days and bad days.",
  "Take a breath before and after work.",
  "Sage is an AI guide. Nobody can promise what comes.",
  "A 5-minute pause on the 21st.",
  "Try one small thing for seven days.",
  "A pause in just two minutes.",
  "We meet again in seven days.",
  "Nobody can be cured in seven days.",
];

describe("claims", () => {
  for (const [kind, texts] of Object.entries(BLOCKED)) {
    it.each(texts)(`MKTG-02 AMKT-08 ${kind} is found in %j`, (text) => {
      const found = claimsInText(text, "content");
      expect(found.map((finding) => finding.kind)).toContain(kind);
      for (const { words, path } of found) expect([path, words.length > 1]).toEqual(["content", true]);
    });
  }

  it.each(FINE)("lets %j pass", (text) => {
    expect(claimsInText(text, "content")).toEqual([]);
  });

  it("tells the words as they stand, once each, in their order", () => {
    const found = claimsInText("Guaranteed! It CURES. Yes, it cures, guaranteed.", "title");
    expect(found.map(({ kind, words }) => [kind, words])).toEqual([
      ["guarantee", "Guaranteed"],
      ["cure", "CURES"],
    ]);
  });

  it("R-13 AMKT-08 names every claim of a text, each with the words that set it off", () => {
    const said = (text: string) => claimsInText(text, "content").map(({ kind, words }) => [kind, words]);
    expect(said("Guaranteed. Be cured in seven days.")).toEqual([
      ["guarantee", "Guaranteed"],
      ["guarantee", "Be cured in seven days"],
      ["cure", "cured"],
    ]);
    expect(said("Feel better in 7 days with your own therapist.")).toEqual([
      ["guarantee", "Feel better in 7 days"],
      ["licensure", "your own therapist"],
    ]);
  });

  it("says that it cannot read another script, rather than passing it", () => {
    expect(claimsInText("Мы лечим депрессию", "content")).toEqual([
      { kind: "unread", words: expect.stringContaining("Мы"), path: "content" },
    ]);
    expect(claimsInText("Temperature: 20 µm, Ω", "content")).toEqual([]);
    expect(claimsInText("Willow \u0441ures", "content")).toMatchObject([{ kind: "unread", words: "\u0441ures" }]);
    expect(claimsInText("Nie wieder Angst", "title")).toMatchObject([{ kind: "unread", words: "Nie … wieder" }]);
    expect(claimsInText("Adiós a la ansiedad", "title").map(({ kind }) => kind)).toContain("unread");
  });

  it.each([
    ["CureAnxiety", ["cure", "healthTargeting"]],
    ["cured", ["cure"]],
    ["ResultsGuaranteed", ["guarantee"]],
    ["AITherapist", ["licensure"]],
    ["Before_And_After", ["beforeAfter"]],
    ["ADHDwomen", ["healthTargeting"]],
    ["SmallSteps", []],
    ["SelfKindness", []],
    ["SecureAttachment", []],
    ["Manicure", []],
    ["HispanicHeritageMonth", []],
    ["TraumaInformed", []],
  ] as const)("reads the hashtag #%s", (tag, kinds) => {
    expect(claimsInHashtags([tag], "hashtags").map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each(["women with depression", "lonely people", "patients of clinics", "the recently bereaved"])(
    "refuses the audience %j",
    (audience) => expect(lintAudience(audience, "targetAudience")).not.toEqual([]),
  );

  it.each(["adults in Oregon", "people who like gardens", "couples", ""])("takes the audience %j", (audience) => {
    expect(lintAudience(audience, "targetAudience")).toEqual([]);
  });
});
