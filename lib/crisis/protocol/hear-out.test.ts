import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { detectInConversation } from "../detect-in-conversation";
import { protocolReply } from "./protocol-reply";
import { textOf } from "./speak";
import type { ProtocolState } from "./state";
import type { ProtocolAnswer } from "./types";

/** Plays one person's side of the protocol; null where the guide answers. */
async function talk(says: readonly string[], language: SpokenLanguage = "en", begun: ProtocolState | null = null) {
  let state = begun;
  const before: string[] = [];
  const answers: (ProtocolAnswer | null)[] = [];
  for (const text of says) {
    const finding = await detectInConversation(before, text);
    before.push(text);
    const answer = protocolReply({ state, finding, text, hearer: { audience: "adult", language } });
    state = answer?.state ?? state;
    answers.push(answer);
  }
  return answers;
}
const last = async (says: readonly string[], language?: SpokenLanguage): Promise<string> =>
  (await talk(says, language)).at(-1)?.text ?? "(the guide)";

/** How a text begins in English, before any number in it. */
const wordsOf = (id: string): string => textOf({ id }, { audience: "adult", language: "en" }).split(/\d/)[0] ?? "";
const GROUNDED = [wordsOf("moments.grounded.0"), wordsOf("moments.grounded.1")] as const;

const QUESTION = /[?？؟]/;
const OPEN = ["I have pills in front of me and I want to die"] as const;
const SOFT = ["I don't want to live anymore"] as const;

const STOPS: Readonly<Record<SpokenLanguage, readonly [danger: string, stop: string]>> = {
  en: [SOFT[0], "stop"],
  es: ["Ya no quiero vivir", "Para, por favor"],
  fr: ["Je ne veux plus vivre", "Arrêtez s'il vous plaît"],
  de: ["Ich will nicht mehr leben", "Stopp bitte"],
  zh: ["我不想活了", "停"],
  ar: ["لا أريد أن أعيش", "توقف"],
  hi: ["मैं जीना नहीं चाहता", "रुक जाओ"],
};

describe("CRIS-16 what is said in the middle of a crisis is heard", () => {
  it.each(SPOKEN_LANGUAGES)("%s: stop means stop, and people stay in reach", async (language) => {
    const answers = await talk([...STOPS[language], "ok"], language);
    expect(answers[0]?.text).toMatch(QUESTION);
    for (const answer of answers.slice(1)) {
      expect(answer?.text).not.toMatch(QUESTION);
      expect(answer?.text).toContain("988");
    }
  });

  it.each(["stop", "please stop asking", "no more questions please", "Can we stop now?"])("obeys: %s", async (stop) => {
    const answers = await talk([...OPEN, stop, "ok", "thanks", "yes"]);
    for (const answer of answers.slice(1)) expect(answer?.text).not.toMatch(QUESTION);
    expect(answers[1]?.text).toMatch(/911/);
  });

  it.each(["I can't stop crying", "make it stop", "I want it all to stop", "stop pretending that you know me at all"])(
    "takes no wish for an end for a wish for quiet: %s",
    async (text) => {
      expect((await talk([...SOFT, text])).at(-1)?.state.quiet).toBeUndefined();
    },
  );

  it("goes on when the person speaks again, and never sleeps through a new danger", async () => {
    expect(await last([...SOFT, "stop", "my sister shouted at me all day and I cried"])).toMatch(QUESTION);
    expect(await last([...SOFT, "stop", "I have a gun here and I will do it now"])).toMatch(/911/);
  });

  it.each(["ok the lamp, the desk, the window", "I see a chair and a plant"])(
    "takes the answer to a grounding question, and grounding goes on: %s",
    async (text) => {
      for (const danger of [OPEN, SOFT, ["I hear a voice that tells me to hurt myself"]]) {
        const answer = await last([...danger, text]);
        expect(GROUNDED.some((text) => answer?.includes(text))).toBe(true);
        expect(answer).not.toMatch(QUESTION);
      }
    },
  );

  it("asks on where what is near could hurt", async () => {
    expect(await last([...OPEN, "the pills on the table, the window"])).not.toContain(GROUNDED[0]);
  });

  it("contains a memory, names the line for it, and asks for no more of it", async () => {
    const told = "My uncle used to come at night and he would take off my";
    const [, first, second] = await talk([...SOFT, told, `${told} shirt`]);
    expect(first?.text).toContain(wordsOf("moments.memory"));
    expect(first?.text).toContain("1-800-656-4673");
    for (const answer of [first, second]) expect(answer?.text).not.toMatch(QUESTION);
  });

  it("contains a memory in the first answer too, and calls it no misreading", async () => {
    const first = await last(["He came into my room when I was sixteen and he put his hand over my mouth and"]);
    expect(first).toContain(wordsOf("moments.memory"));
    expect(first).toContain("1-800-656-4673");
    expect(first).not.toContain(wordsOf("talk.unsure"));
    expect(first).not.toContain("Domestic Violence");
  });

  it("never takes being far away for being safe", async () => {
    const asked: ProtocolState = { kind: "suicide", severity: "low", turn: 0, sign: false, asked: "checkIn", used: [] };
    const numb = "I feel numb and far away, nothing is real";
    for (const answer of [(await talk([numb], "en", asked))[0], (await talk([...OPEN, numb]))[1]]) {
      expect(answer?.text).toContain(wordsOf("moments.reliving"));
      expect(answer?.state.known?.safe).toBeUndefined();
      expect(answer?.text).not.toMatch(QUESTION);
    }
  });

  it.each(["No, I am safe. No plan.", "I am really safe and I don't have a plan", "I'm safe. I won't hurt myself."])(
    "ends the questions where safety is plain: %s",
    async (text) => {
      expect(await last([...SOFT, text])).toContain(wordsOf("moments.safeSaid"));
      const [, close, after] = await talk([...OPEN, text, "ok"]);
      expect(close?.text).toContain(wordsOf("moments.safeStill"));
      expect(close?.text).toMatch(/988[\s\S]*911|911[\s\S]*988/);
      for (const answer of [close, after]) expect(answer?.text).not.toMatch(QUESTION);
    },
  );

  it.each([
    "I am safe for now, no plan yet",
    "I am safe but I have a plan",
    "I guess I am safe, no plan",
    "I am not safe, I have no plan",
    "no plan",
  ])("asks on where it is not: %s", async (text) => {
    expect(await last([...SOFT, "yes", text])).toMatch(QUESTION);
  });

  it("lets no overdose end with feeling safe", async () => {
    expect(await last(["I swallowed all my pills an hour ago", "I am safe, no plan"])).toMatch(/911/);
  });

  it("gives way to harm that is told plainly where a danger was only thought to be heard", () => {
    const state: ProtocolState = {
      ...{ kind: "suicide", severity: "high", turn: 0, since: 0, sign: true, phase: "care", asked: "askSuicide.0" },
      ...{ known: {}, used: ["talk.unsure", "askSuicide.0"], calm: 0, unsure: true },
    };
    const finding = {
      crisis: true,
      concern: "clear",
      kind: "abuse",
      severity: "moderate",
      evidence: ["abuse.violence"],
    } as const;
    const text = "That scares me. You hit me last year when I said I wanted to go.";
    const answer = protocolReply({ state, finding, text, hearer: { audience: "adult", language: "en" } });
    expect(answer?.state.kind).toBe("abuse");
    expect(answer?.text).toMatch(/1-800-799-7233/);
    expect(answer?.text).not.toMatch(/killing yourself/);
  });
});
