import { describe, expect, it } from "@jest/globals";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { type CrisisKind, KINDS, SEVERITIES } from "./constants";
import { crisisReply, REPLY_TEXTS } from "./reply-templates";

const kinds = KINDS.filter((kind): kind is CrisisKind => kind !== "none");
const severities = SEVERITIES.filter((severity) => severity !== "none");
const hearers = SPOKEN_LANGUAGES.flatMap((language) =>
  (["adult", "child"] as const).map((audience) => ({ language, audience })),
);
const every = hearers.flatMap((hearer) => kinds.map((kind) => ({ ...hearer, kind })));
const QUESTION = /[?？؟]/;

describe("CRIS-16 the authored crisis replies", () => {
  it.each(every)("$language $audience $kind: names live help, asks, and keeps to R-18", ({ kind, ...hearer }) => {
    for (const severity of severities) {
      for (let turn = 0; turn <= 4; turn += 1) {
        const reply = crisisReply({ kind, severity }, { ...hearer, turn });
        expect(reply).toMatch(QUESTION);
        expect(reply).not.toMatch(/[!！¡]|\p{Extended_Pictographic}|\{|undefined/u);
        if (turn === 0) expect(reply).toMatch(/988|911/);
      }
    }
  });

  it.each(every)("$language $audience $kind: no text twice in a row, over ten turns", ({ kind, ...hearer }) => {
    for (const severity of severities) {
      const said = Array.from({ length: 10 }, (_, turn) => crisisReply({ kind, severity }, { ...hearer, turn }));
      for (const [at, text] of said.slice(1).entries()) expect(text).not.toBe(said[at]);
      expect(new Set(said).size).toBeGreaterThanOrEqual(4);
    }
  });

  it.each(every)(
    "$language $audience $kind: in immediate danger emergency help is named every time",
    ({ kind, ...hearer }) => {
      for (let turn = 0; turn <= 4; turn += 1) {
        expect(crisisReply({ kind, severity: "imminent" }, { ...hearer, turn })).toContain("911");
      }
    },
  );

  it.each(hearers)(
    "$language $audience: abuse is told to a safe person outside the home, not to a parent",
    (hearer) => {
      const texts = REPLY_TEXTS[hearer.language][hearer.audience];
      const reply = crisisReply({ kind: "abuse", severity: "moderate" }, { ...hearer, turn: 0 });
      expect(reply).toContain(texts.safePerson);
      expect(reply).not.toContain(texts.person);
    },
  );

  it.each(SPOKEN_LANGUAGES)("%s: a child's trusted adult comes before the lines", (language) => {
    const texts = REPLY_TEXTS[language].child;
    const reply = crisisReply({ kind: "suicide", severity: "moderate" }, { language, audience: "child", turn: 0 });
    expect(reply.indexOf(texts.person)).toBeGreaterThan(0);
    expect(reply.indexOf(texts.person)).toBeLessThan(reply.indexOf("988"));
  });

  it.each(hearers)("$language $audience: a danger that has risen is answered in full on a later turn", (hearer) => {
    const reply = crisisReply({ kind: "suicide", severity: "imminent" }, { ...hearer, turn: 2, raised: true });
    const asked = REPLY_TEXTS[hearer.language][hearer.audience].ask.suicide;
    expect(reply).toContain("911");
    expect(reply).toContain(asked);
  });

  it("claims no review that did not happen, and names what the wording rests on", () => {
    for (const { language, audience } of hearers) {
      const { reviewedBy, source } = REPLY_TEXTS[language][audience];
      expect(reviewedBy).toBeNull();
      expect(source).not.toBe("");
    }
  });

  it("has a text of its own for children in every language", () => {
    for (const language of SPOKEN_LANGUAGES) {
      const { adult, child } = REPLY_TEXTS[language];
      for (const kind of kinds) expect(child.acknowledge[kind]).not.toBe(adult.acknowledge[kind]);
    }
  });
});
