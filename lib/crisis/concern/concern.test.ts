import { ACTS } from "@/lib/reader/labels";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { KINDS } from "../constants";
import { type Finding, NOTHING_FOUND } from "../types";
import { endsConcern } from "./ends-concern";
import { caringQuestion, withQuestion } from "./question";
import { type ConcernState, concernIn, NO_CONCERN, storedConcern } from "./state";
import { caringTexts } from "./texts";
import { weighConcern } from "./weigh";

const POSSIBLE: Finding = { ...NOTHING_FOUND, concern: "possible", kind: "suicide", severity: "low" };
const CLEAR: Finding = { ...POSSIBLE, concern: "clear", crisis: true, severity: "high" };
const CRISIS_KINDS = KINDS.filter((kind) => kind !== "none");
const adult = { language: "en", ageGroup: "adult", age: 34 } as const;
const asked = (state: ConcernState | null, kind: Finding["kind"] = "suicide"): ConcernState => {
  const question = caringQuestion(kind, adult, { state, seed: "s" });
  if (!question) throw new Error("nothing is asked");
  return withQuestion(state, question);
};
const weigh = (before: ConcernState | null, finding: Finding, text = "Soup again.", language: SpokenLanguage = "en") =>
  weighConcern({ before, finding, text, language });

describe("the caring questions", () => {
  it.each(SPOKEN_LANGUAGES)(
    "CRIS-16 R-18 ask one thing each, without an exclamation, and name their sources: %s",
    (language) => {
      const { adult, teen, child, young, discreet, sources } = caringTexts(language);
      const all = [...[adult, teen, child].flatMap((kinds) => Object.values(kinds).flat()), ...young, ...discreet];
      expect(
        all.filter((text) => text.match(/[?？؟]/g)?.length !== 1 || /[!！]|\p{Extended_Pictographic}/u.test(text)),
      ).toEqual([]);
      expect(new Set(all).size).toBe(all.length - repeatedByDesign(language));
      expect(sources.length).toBeGreaterThan(0);
    },
  );

  /** Teens and adults may share a wording. */
  const repeatedByDesign = (language: SpokenLanguage) => {
    const { adult, teen } = caringTexts(language);
    const words = new Set(Object.values(adult).flat());
    return Object.values(teen)
      .flat()
      .filter((text) => words.has(text)).length;
  };

  it("CRIS-16 name being hurt or unsafe to the youngest, and never suicide", () => {
    for (const kind of CRISIS_KINDS) {
      const question = caringQuestion(kind, { language: "en", ageGroup: "child", age: 6 }, { state: null, seed: kind });
      expect(question?.text).not.toMatch(/suicide|\bdie\b|alive|kill/i);
    }
  });

  it("CRIS-16 are one for each kind and two in a conversation", () => {
    const one = asked(null);
    expect(caringQuestion("suicide", adult, { state: one, seed: "t" })).toBeNull();
    expect(caringQuestion("eating", adult, { state: asked(one, "abuse"), seed: "t" })).toBeNull();
    expect(caringQuestion("abuse", adult, { state: one, seed: "t" })).not.toBeNull();
    expect(caringQuestion("abuse", adult, { state: one, seed: "t", behind: true })).toBeNull();
  });
});

describe("an answer that shows something only as an answer", () => {
  const behind: Finding = { ...POSSIBLE, behind: true };

  it("CHAT-19 CRIS-16 evades nothing, however often one follows another", () => {
    let state: ConcernState | null = asked(null);
    for (let times = 0; times < 4; times += 1) {
      const weighed = weigh({ ...(state ?? NO_CONCERN), open: false }, behind);
      expect(weighed.finding.concern).toBe("possible");
      state = weighed.state;
    }
    state = weigh({ ...asked(null), open: false }, POSSIBLE).state;
    expect(weigh(state, POSSIBLE).finding).toMatchObject({ concern: "clear", evidence: ["concern.evaded"] });
  });

  it("CRIS-16 is a yes only in plain words, whatever the reader takes it for", () => {
    const text = "well my english teacher read it and asked to check in with me";
    expect(weigh(asked(null), { ...behind, act: "yes" }, text).finding.concern).toBe("possible");
    expect(weigh(asked(null), { ...POSSIBLE, act: "yes" }, text).finding.concern).toBe("clear");
    expect(weigh(asked(null), { ...behind, act: "yes" }, "yes").finding.concern).toBe("clear");
    expect(weigh(asked(null, "abuse"), { ...behind, kind: "abuse", act: "yes" }, "my stepdad").finding).toMatchObject({
      concern: "clear",
      kind: "abuse",
    });
  });
});

describe("a disclosure behind the question", () => {
  const behind: Finding = {
    ...POSSIBLE,
    concern: "clear",
    crisis: true,
    evidence: ["reader"],
    behind: true,
    act: "yes",
  };

  it.each([
    "Already done. Thank you",
    "Thank you. I'm ready",
    "Yes, every night before I fall asleep",
    "yes ever since the accident happened",
  ])("CRIS-16 is believed at once, however polite or long: %s", (text) => {
    expect(weigh(asked(null), behind, text).finding).toMatchObject({ concern: "clear", crisis: true });
  });

  it("CRIS-16 isn't asked about again after a yes of any length", () => {
    const { evidence } = weigh(asked(null), behind, "Yes I do. I think about it a lot").finding;
    expect(evidence).toContain("suicide.active");
  });
});

describe("a concern", () => {
  it("CRIS-16 is weighed the same a second time", () => {
    for (const [text, finding] of [
      ["No.", POSSIBLE],
      ["Yes.", NOTHING_FOUND],
      ["Soup.", POSSIBLE],
      ["Soup.", CLEAR],
    ] as const) {
      const before = asked(null);
      const once = weigh(before, finding, text);
      expect(weigh(before, once.finding, text)).toEqual(once);
    }
  });

  it.each(["denial", "correction", "stop", "no", "progress", "step_done"] as const)(
    "CRIS-16 ends with the reader's act: %s",
    (act) => {
      const { finding, state } = weigh(asked(null), { ...POSSIBLE, act });
      expect(finding).toEqual({ ...NOTHING_FOUND, act });
      expect(state).toMatchObject({ ended: true, open: false, row: 0 });
      expect(weigh(state, POSSIBLE).finding.concern).toBe("none");
      expect(weigh(state, CLEAR).finding).toBe(CLEAR);
    },
  );

  it("CRIS-16 does not end with any other act", () => {
    const ends = ACTS.filter((act) => endsConcern({ act, text: "Soup again.", language: "en", wasAsked: true }));
    expect(ends).toEqual(["no", "denial", "correction", "stop", "step_done", "progress"]);
  });

  it.each([
    ["en", "No one would miss me if I was gone."],
    ["en", "Nothing helps, no matter what I try, and nobody sees it at all anyway."],
    ["en", "I feel fine when I think about being gone."],
    ["es", "Nadie me echaría de menos."],
    ["es", "No puedo más con todo esto que me está pasando desde hace meses."],
    ["fr", "Non mais franchement personne ne remarquerait si je n'étais plus là demain."],
    ["de", "Niemand würde mich vermissen."],
    ["zh", "没有人会想念我。"],
    ["hi", "कोई मुझे याद नहीं करेगा।"],
  ] as const)("CRIS-17 is not ended by a danger that begins with a no (%s): %s", (language, text) => {
    expect(endsConcern({ text, language, wasAsked: true })).toBe(false);
  });

  it.each([
    ["en", "No, nothing like that."],
    ["en", "not really"],
    ["es", "No, para nada."],
    ["fr", "Non, pas du tout."],
    ["de", "Nein, gar nicht."],
    ["zh", "没有，我只是累。"],
    ["ar", "لا، أبدا."],
    ["hi", "नहीं, ऐसा नहीं है।"],
  ] as const)("CRIS-16 ends with a no to the question (%s): %s", (language, text) => {
    expect(endsConcern({ text, language, wasAsked: true })).toBe(true);
    expect(endsConcern({ text: "Hmm.", language, wasAsked: true })).toBe(false);
  });

  it.each([
    ["en", "Yes"],
    ["es", "Sí"],
    ["fr", "Oui."],
    ["de", "Ja."],
    ["zh", "是的"],
    ["ar", "نعم"],
    ["hi", "हाँ"],
  ] as const)("CRIS-17 is clear with a yes to the direct question (%s)", (language, text) => {
    const { finding, state } = weigh(asked(null), NOTHING_FOUND, text, language);
    expect(finding).toMatchObject({ crisis: true, concern: "clear", kind: "suicide", severity: "moderate" });
    expect(state?.level).toBe("clear");
  });

  it.each([
    ["a yes at length", "yes, sometimes when it gets late at night", NOTHING_FOUND, true],
    [
      "a long yes that wasn't read",
      "yes and it has been like that since spring",
      { ...NOTHING_FOUND, unread: true },
      true,
    ],
    ["a long yes to something else", "yes I could ask Maru to do the expenses she offered", NOTHING_FOUND, false],
  ] as const)("CRIS-17 is clear with %s: %#", (_, text, finding, isClear) => {
    const { finding: weighed } = weigh(asked(null), { ...finding, act: "yes" }, text);
    expect(weighed.crisis).toBe(isClear);
  });

  it("CRIS-17 is abuse with a yes of the youngest, of which nobody at home hears", () => {
    const young = caringQuestion("suicide", { language: "en", ageGroup: "child", age: 6 }, { state: null, seed: "s" });
    const before = withQuestion(NO_CONCERN, young ?? { kind: "suicide", id: "-", text: "-" });
    expect(weigh(before, NOTHING_FOUND, "Yes").finding).toMatchObject({ crisis: true, kind: "abuse" });
  });

  it("CRIS-16 a yes to a discreet question says nothing by itself", () => {
    const discreet = caringQuestion("abuse", { ...adult, discreet: true }, { state: null, seed: "s" });
    const before = withQuestion(NO_CONCERN, discreet ?? { kind: "abuse", id: "-", text: "-" });
    expect(weigh(before, NOTHING_FOUND, "Yes").finding).toBe(NOTHING_FOUND);
  });

  it("CRIS-16 holds no word of the person, and reads another release's state as none", () => {
    const state = weigh(asked(null), POSSIBLE, "My secret words").state;
    expect(JSON.stringify(state)).not.toContain("secret");
    expect(storedConcern.parse(state)).toEqual(state);
    expect(storedConcern.parse({ v: 2, level: "odd" })).toBeUndefined();
    expect(concernIn([{ metadata: null }, { metadata: { concern: state ?? undefined } }, { metadata: {} }])).toEqual(
      state,
    );
  });
});
