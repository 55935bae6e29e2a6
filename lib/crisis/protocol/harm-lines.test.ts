import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { converseWith } from "@/tests/fakes/crisis-talk";
import { US } from "../united-states/contacts";
import type { Hearer } from "./types";

const hearers = SPOKEN_LANGUAGES.flatMap((language) =>
  (["adult", "child"] as const).map((audience) => ({ language, audience })),
);

/** Harm in general first, then a grip on the throat, then sexual violence, then something else. */
const TOLD: Readonly<Record<SpokenLanguage, readonly string[]>> = {
  en: ["my stepdad hits me", "yesterday he choked me", "he raped me", "ok", "he choked me and he raped me"],
  es: ["mi padrastro me pega", "me agarró del cuello", "me violó", "bueno", "me agarró del cuello y me violó"],
  fr: ["mon beau-père me frappe", "il m'a serré la gorge", "il m'a violée", "d'accord", "il m'a étranglée et violée"],
  de: [
    "mein Stiefvater schlägt mich",
    "er hat mich gewürgt",
    "er hat mich vergewaltigt",
    "ok",
    "gewürgt und vergewaltigt",
  ],
  zh: ["继父打我", "他掐我的脖子", "他强奸了我", "好", "他掐我的脖子，强奸了我"],
  ar: ["زوج أمي يضربني", "خنقني أمس", "اغتصبني", "حسنا", "خنقني واغتصبني"],
  hi: ["सौतेले पिता मुझे मारते हैं", "उसने मेरा गला दबाया", "उसने मेरा बलात्कार किया", "ठीक है", "गला दबाया और बलात्कार किया"],
};

const talk = async (hearer: Hearer, ...says: readonly string[]) =>
  (await converseWith(says, hearer)).map(({ answer }) => answer);

describe("the lines for harm by others", () => {
  it.each(hearers)(
    "CRIS-16 $language $audience: the first answer names the line for it and not 988",
    async (hearer) => {
      const [first] = await talk(hearer, TOLD[hearer.language][0] ?? "");
      const line = hearer.audience === "child" ? US.childAbuse.number : US.violence.number;
      expect(first?.state.kind).toBe("abuse");
      expect(first?.text).toContain(line);
      expect(first?.text).not.toContain(US.call.number);
    },
  );

  it.each(SPOKEN_LANGUAGES)(
    "CRIS-16 %s: a child hears of a safe adult outside the home before the line",
    async (language) => {
      const [first] = await talk({ language, audience: "child" }, TOLD[language][0] ?? "");
      const used = first?.state.used ?? [];
      expect(used).toContain("safePerson.0");
      expect(used.indexOf("safePerson.0")).toBeLessThan(used.indexOf("moments.abuseLines"));
    },
  );

  it.each(hearers)("$language $audience: throat and sexual violence are answered once each", async (hearer) => {
    const answers = await talk(hearer, ...TOLD[hearer.language]);
    const used = answers.at(-1)?.state.used ?? [];
    expect(answers[1]?.state.used).toContain("moments.throat");
    expect(answers[1]?.text).toContain(US.emergency.number);
    expect(answers[2]?.text).toContain(US.sexualViolence.number);
    for (const once of ["moments.throat", "moments.assaultLine", "moments.abuseLines"])
      expect([once, used.filter((id) => id === once).length]).toEqual([once, 1]);
    expect(used).not.toContain("abuse.6");
  });

  it("CRIS-16 after a grip on the throat the doctor goes first, and the line follows soon", async () => {
    const answers = await talk({ language: "en", audience: "adult" }, "my boyfriend strangled me", "yes", "ok");
    expect(answers[0]?.text).toMatch(/today.*911/s);
    expect(answers[0]?.text).not.toContain(US.violence.number);
    expect(answers.slice(1).some((answer) => answer?.text.includes(US.violence.number))).toBe(true);
  });
});

describe("more of the harm that is already told", () => {
  const MORE: readonly [SpokenLanguage, string, string][] = [
    ["en", "my dad hits me", "yesterday he threw me against the wall"],
    ["es", "papá me pega", "ayer me tiró contra la pared"],
    ["fr", "papa me frappe", "hier il m'a jeté contre le mur"],
    ["de", "papa schlägt mich", "gestern hat er mich gegen die wand geworfen"],
    ["zh", "爸爸打我", "他说要是说出去会打得更狠"],
    ["ar", "بابا يضربني", "امس دفعني على الجدار"],
    ["hi", "पापा मुझे मारते हैं", "कल मुझे दीवार पर पटक दिया"],
  ];

  it.each(MORE)("CRIS-16 %s: %s, %s stays with it", async (language, first, more) => {
    const last = (await talk({ language, audience: "child" }, first, more)).at(-1);
    expect(last?.state.kind).toBe("abuse");
    const acknowledged = (last?.state.used ?? []).filter((id) => id.startsWith("talk.acknowledge."));
    expect(acknowledged).toEqual(["talk.acknowledge.abuse"]);
  });

  it("a wish to die told beside it is heard as one", async () => {
    const last = (
      await talk({ language: "en", audience: "child" }, "my dad hits me", "he hit me again and I want to kill myself")
    ).at(-1);
    expect(last?.state.kind).toBe("suicide");
  });
});
