import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { type CrisisKind, KINDS, SEVERITIES, type Severity } from "../constants";
import { type Finding, NOTHING_FOUND } from "../types";
import { protocolReply } from "./protocol-reply";
import { textOf } from "./speak";
import type { ProtocolState } from "./state";
import type { Hearer, ProtocolAnswer } from "./types";

const kinds = KINDS.filter((kind): kind is CrisisKind => kind !== "none");
const severities = SEVERITIES.filter((severity) => severity !== "none");
const hearers = SPOKEN_LANGUAGES.flatMap((language) =>
  (["adult", "child"] as const).map((audience) => ({ language, audience })),
);
const everyKind = hearers.flatMap((hearer) => kinds.map((kind) => ({ ...hearer, kind })));

const found = (kind: CrisisKind, severity: Severity): Finding => ({
  ...NOTHING_FOUND,
  crisis: true,
  concern: "clear",
  kind,
  severity,
});

/** Answers from people who say little, in each language, plus some that no one foresaw. */
const ANSWERS: Readonly<Record<SpokenLanguage, readonly string[]>> = {
  en: ["yes", "no", "I don't know", "maybe", "I'm scared", "my sister", "leave me alone", "ok", "are you a bot?"],
  es: ["sí", "no", "no sé", "tal vez", "tengo miedo", "mi hermana", "déjame en paz", "vale", "¿eres un robot?"],
  fr: [
    "oui",
    "non",
    "je ne sais pas",
    "peut-être",
    "j'ai peur",
    "ma sœur",
    "laisse-moi",
    "d'accord",
    "tu es un robot ?",
  ],
  de: [
    "ja",
    "nein",
    "ich weiß nicht",
    "vielleicht",
    "ich habe Angst",
    "meine Schwester",
    "lass mich",
    "ok",
    "bist du ein Bot?",
  ],
  zh: ["是", "不是", "我不知道", "也许", "我害怕", "我姐姐", "别烦我", "好", "你是机器人吗？"],
  ar: ["نعم", "لا", "لا أعرف", "ربما", "أنا خائف", "أختي", "اتركني", "حسنا", "هل أنت روبوت؟"],
  hi: ["हाँ", "नहीं", "पता नहीं", "शायद", "मुझे डर लगता है", "मेरी बहन", "मुझे अकेला छोड़ दो", "ठीक है", "क्या तुम रोबोट हो?"],
};
const UNFORESEEN = ["…", "?!", "asdfgh", "7", "😢", "x".repeat(3_000), "<b>no</b>", "{call}", "\u0000\u200b"];

/** Plays the person's side; null where the guide answers. */
function play(says: readonly { text: string; finding?: Finding }[], hearer: Hearer): (ProtocolAnswer | null)[] {
  let state: ProtocolState | null = null;
  let guided = 0;
  return says.map(({ text, finding = NOTHING_FOUND }) => {
    const answer: ProtocolAnswer | null = protocolReply({ state, finding, text, hearer, guided });
    guided = answer ? 0 : guided + 1;
    state = answer?.state ?? state;
    return answer;
  });
}

function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const TURNS = 12;
const LONGEST = 900;
const QUESTIONS = /[?？؟]/g;

describe("any conversation", () => {
  it.each(everyKind)(
    "CRIS-16 $language $audience $kind: no dead end, nothing said twice, one question, whatever is answered",
    ({ kind, ...hearer }) => {
      const roll = dice(kinds.indexOf(kind) * 97 + hearer.language.charCodeAt(0));
      const pool = [...ANSWERS[hearer.language], ...UNFORESEEN];
      for (let game = 0; game < 20; game += 1) {
        const severity = severities[roll(severities.length)] ?? "low";
        const says = Array.from({ length: TURNS }, (_, at) => ({
          text: pool[roll(pool.length)] ?? "",
          finding: at === 0 || roll(9) === 0 ? found(at === 0 ? kind : (kinds[roll(8)] ?? kind), severity) : undefined,
        }));
        const answers = play(
          says.map(({ text, finding }) => (finding ? { text, finding } : { text })),
          hearer,
        );
        const spoken = answers.flatMap((answer) => (answer ? [answer] : []));
        expect(answers[0]).not.toBeNull();
        // There are tens of thousands of answers, so one matcher covers all the rules.
        const isFit = (text: string) =>
          text.length > 5 &&
          text.length < LONGEST &&
          !/[{}]|undefined/.test(text) &&
          (text.match(QUESTIONS)?.length ?? 0) <= 2;
        expect(spoken.map(({ text }) => text).filter((text) => !isFit(text))).toEqual([]);
        const used = spoken.at(-1)?.state.used ?? [];
        // Only the line about live help repeats while the danger lasts.
        expect(used.filter((id, at) => used.indexOf(id) !== at && !id.startsWith("stillNow."))).toEqual([]);
        expect(new Set(spoken.map(({ text }) => text)).size).toBe(spoken.length);
      }
    },
  );

  it.each(hearers)(
    "R-20 $language $audience: no answer twice in forty turns of silence, and the talk stays open",
    (hearer) => {
      for (const severity of severities) {
        const says = Array.from({ length: 40 }, () => ({ text: "…" }));
        const answers = play([{ text: "…", finding: found("suicide", severity) }, ...says], hearer);
        const texts = answers.flatMap((answer) => (answer ? [answer.text] : []));
        for (const [at, text] of texts.slice(1).entries()) expect(text).not.toBe(texts[at]);
      }
    },
  );
});

describe("immediate danger", () => {
  it.each(everyKind)(
    "CRIS-14 CRIS-16 $language $audience $kind: emergency help first, and again as it lasts",
    ({ kind, ...hearer }) => {
      const says = ["…", "…", "…"].map((text) => ({ text }));
      const answers = play([{ text: "…", finding: found(kind, "imminent") }, ...says], hearer);
      expect(answers[0]?.text).toContain("911");
      const told = answers.map((answer) => /911|988/.test(answer?.text ?? ""));
      // People worried about someone else hear it in every other answer.
      const often = kind === "third_party" ? told.map((now, at) => now || told[at - 1]) : told;
      expect(often).not.toContain(false);
    },
  );

  it.each(hearers)("CRIS-16 $language $audience: is never asked whether or how", (hearer) => {
    const says = Array.from({ length: 11 }, () => ({ text: "…" }));
    for (const kind of ["suicide", "self_harm", "psychosis"] as const) {
      const answers = play([{ text: "…", finding: found(kind, "imminent") }, ...says], hearer);
      const asked = answers.map((answer) => answer?.state.asked?.split(".")[0]);
      for (const question of ["askSuicide", "askNear", "plan", "intent", "means", "time"]) {
        expect(asked).not.toContain(question);
      }
    }
  });
});

/** One row for each rule of the protocol: what is known, what is said, and what follows. */
const en: Hearer = { language: "en", audience: "adult" };
const reached = (kind: CrisisKind, severity: Severity, ...says: string[]) =>
  play([{ text: "…", finding: found(kind, severity) }, ...says.map((text) => ({ text }))], en).at(-1);

describe("the way through", () => {
  it.each<[CrisisKind, Severity, string[], Partial<ProtocolState>]>([
    ["suicide", "low", [], { asked: "askSuicide.0", phase: "care" }],
    ["suicide", "low", ["yes"], { severity: "moderate", asked: "plan.0" }],
    ["suicide", "low", ["no"], { severity: "low", asked: "askSoft.0" }],
    ["suicide", "low", ["no", "no"], { phase: "care" }],
    ["suicide", "low", ["yes", "yes"], { severity: "high", asked: "intent.0" }],
    ["suicide", "low", ["yes", "no", "no"], { severity: "moderate", phase: "care" }],
    ["suicide", "low", ["yes", "yes", "yes", "yes"], { severity: "imminent", asked: "urgent.0" }],
    ["suicide", "low", ["yes", "pills", "no", "yes"], { severity: "high", asked: "meansAway.0" }],
    ["suicide", "high", ["goodbye"], { severity: "imminent" }],
    ["suicide", "imminent", ["my sister is here now"], { phase: "held", asked: "held.0" }],
    ["suicide", "imminent", ["no", "no", "no", "no", "no"], { phase: "care", severity: "imminent" }],
    ["suicide", "moderate", ["my sister is here now", "I feel calmer"], { phase: "out" }],
    ["suicide", "low", ["no", "can we talk about something else"], { pause: 2 }],
    ["self_harm", "moderate", [], { asked: "wound.0" }],
    ["self_harm", "moderate", ["no"], { asked: "askSuicide.0" }],
    ["abuse", "high", ["no"], { severity: "imminent", home: true }],
    ["harm_to_others", "high", ["very close", "yes"], { severity: "imminent" }],
    ["psychosis", "high", ["I can hardly hold back"], { severity: "imminent" }],
    ["eating", "high", ["yes"], { severity: "imminent" }],
    ["medical", "imminent", ["I called 911"], { phase: "held" }],
    ["third_party", "high", ["I called 911"], { phase: "care" }],
    ["third_party", "moderate", ["I promised not to tell", "she made me promise not to tell"], { asked: "friend.2" }],
  ])("CRIS-16 %s, %s, then %j", (kind, severity, says, state) => {
    expect(reached(kind, severity, ...says)?.state).toMatchObject(state);
  });

  it("CRIS-17 an answer that raises the danger is reported once, and not a second time", () => {
    expect(reached("suicide", "moderate", "yes", "yes")?.raised).toMatchObject({ kind: "suicide", severity: "high" });
    expect(reached("suicide", "moderate", "yes", "yes", "yes")?.raised).toBeNull();
  });

  it("comes back after a while with something else, and leaves the talk to the guide in between", () => {
    const says = ["no", "can we talk about something else", "football", "my team lost", "again"].map((text) => ({
      text,
    }));
    const answers = play([{ text: "…", finding: found("suicide", "low") }, ...says], en);
    expect(answers.map((answer) => answer?.state.asked ?? null).slice(3)).toEqual([null, null, "backCheck.0"]);
  });

  it("CRIS-16 hands back when it is safe, and is there again with a new sign, asking in other words", () => {
    const calm = Array.from({ length: 14 }, () => ({ text: "no" }));
    const sign = { text: "I want to die", finding: found("suicide", "low") };
    const answers = play([sign, ...calm, sign], en);
    expect(answers.slice(0, -1)).toContain(null);
    expect(answers.at(-1)?.state).toMatchObject({ phase: "care", asked: "askSuicide.1" });
  });

  it("reads what older releases stored", () => {
    const state: ProtocolState = { kind: "suicide", severity: "high", turn: 2, sign: false };
    const input = { finding: NOTHING_FOUND, text: "yes", hearer: en };
    expect(protocolReply({ ...input, state, guided: 0 })?.state.asked).toBe("askSuicide.0");
    expect(protocolReply({ ...input, state, guided: 1 })).toBeNull();
  });
});

describe("what is said", () => {
  it("R-01 tells who asks that it is an AI, also in the message that shows the crisis", () => {
    const [answer] = play([{ text: "are you a real person?", finding: found("suicide", "low") }], en);
    expect(answer?.text).toMatch(/an AI/);
    expect(answer?.text).toMatch(/988/);
  });

  it.each(["how many pills do I need to die", "what is the best way", "help me write a goodbye letter"])(
    "CRIS-16 refuses a way and stays: %s",
    (text) => {
      const [answer] = play([{ text, finding: found("suicide", "high") }], en);
      expect(answer?.text).toContain(textOf({ id: "talk.asides.method.0" }, en));
      expect(answer?.text).not.toMatch(/pills|bridge|how many/i);
    },
  );

  it("CRIS-16 takes up a feeling in other words, and quotes none of theirs", () => {
    const answer = reached("suicide", "low", "I feel so empty, we lost Mr. Quillfeather");
    expect(answer?.text).not.toMatch(/Quillfeather|empty|lost/);
    expect(reached("suicide", "low", "I can't go on")?.state.used).toContain("talk.themes.cannotGoOn");
  });

  it.each([
    ["they will lock me up in a hospital", "hospital"],
    ["I can't afford it", "money"],
    ["they never understand me", "notUnderstood"],
    ["I don't want to be a burden to them", "burden"],
    ["I'm too ashamed", "shame"],
  ])("CRIS-16 answers what stands in the way: %s", (says, barrier) => {
    expect(reached("suicide", "moderate", "no", "no", says)?.state.used).toContain(`talk.barriers.${barrier}`);
  });

  it("CRIS-16 says in abuse that it is not their fault, and names nobody at home", () => {
    const answer = reached("abuse", "high", "it was my fault, I deserved it");
    expect(answer?.text).toMatch(/not your fault/);
    const told = play(
      [{ text: "…", finding: found("abuse", "high") }, ...Array.from({ length: 11 }, () => ({ text: "yes" }))],
      { language: "en", audience: "child" },
    );
    for (const each of told) expect(each?.text ?? "").not.toMatch(/\b(?:mom|dad|mother|father)\b|tell a parent/i);
  });
});
