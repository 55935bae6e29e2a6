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
    const [asked] = REPLY_TEXTS[hearer.language][hearer.audience].urgent.self;
    expect(reply).toContain("911");
    expect(reply).toContain(asked);
  });

  const urgent = hearers.flatMap((hearer) =>
    (["suicide", "self_harm", "psychosis"] as const).map((kind) => ({ ...hearer, kind })),
  );
  it.each(urgent)(
    "$language $audience $kind: immediate danger is asked about this minute, never about intent or method again",
    ({ kind, ...hearer }) => {
      const texts = REPLY_TEXTS[hearer.language][hearer.audience];
      for (let turn = 0; turn < 8; turn += 1) {
        const reply = crisisReply({ kind, severity: "imminent" }, { ...hearer, turn });
        const question = texts.urgent.self[turn % 4]?.replaceAll("{call}", "988").replaceAll("{emergency}", "911");
        expect(reply.endsWith(question ?? "?")).toBe(true);
        for (const answered of [texts.ask[kind], texts.next.self[0]])
          expect(reply).not.toContain(answered.slice(0, 40));
      }
    },
  );

  it("asks whoever has pills at hand for safety, company, what hinders and stays; not whether or how", () => {
    const said = [0, 1, 2, 3].map((turn) =>
      crisisReply({ kind: "suicide", severity: "imminent" }, { language: "en", audience: "adult", turn }),
    );
    expect(said[0]).toMatch(/safe and unhurt.*out of reach/s);
    expect(said[1]).toContain("Who can be with you now?");
    expect(said[2]).toContain("What stands in the way of calling 911 or 988");
    expect(said[3]).toContain("next minutes together");
    expect(said.join(" ")).not.toMatch(/killing yourself|how you might|thought about how/);
  });

  it("begins its questions anew when the danger has risen later on", () => {
    const [, company] = REPLY_TEXTS.en.adult.urgent.self;
    const hearer = { language: "en", audience: "adult", turn: 3, since: 2 } as const;
    expect(crisisReply({ kind: "suicide", severity: "imminent" }, hearer)).toContain(company.slice(0, 24));
  });

  it.each(hearers)("$language $audience: danger for others and for a friend is asked about this minute", (hearer) => {
    const { urgent, ask } = REPLY_TEXTS[hearer.language][hearer.audience];
    const asked = (kind: CrisisKind) => crisisReply({ kind, severity: "imminent" }, { ...hearer, turn: 0 });
    expect(asked("harm_to_others")).toContain(urgent.danger);
    expect(asked("harm_to_others")).not.toContain(ask.harm_to_others);
    expect(asked("third_party")).toContain(urgent.friend);
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
