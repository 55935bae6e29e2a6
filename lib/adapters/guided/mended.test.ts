import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { converse, type SpokenLine } from "@/tests/fakes/converse";
import type { ScriptedPerson } from "@/tests/fakes/scripted-people";
import { DESPAIR } from "./copy/despair";
import { PROTEST } from "./copy/protest";
import { createGuidedEngine } from "./engine";
import { isMisspelt } from "./misspelt";
import { toSecondPerson } from "./second-person";
import { SPEECH } from "./voices";

const engine = createGuidedEngine();
const AUDIENCES = ["adult", "child"] as const;
const SESSIONS = ["a", "b", "c", "d", "e", "f"];
const EACH = SPOKEN_LANGUAGES.flatMap((language) => AUDIENCES.map((audience) => [language, audience] as const));
const replies = (spoken: readonly SpokenLine[]) =>
  spoken.filter(({ role }) => role === "assistant").map(({ content }) => content);
/** The last answers of the same conversation, in several wordings. */
const last = async (about: ScriptedPerson) =>
  Promise.all(SESSIONS.map(async (sessionId) => replies(await converse(engine, { ...about, sessionId })).at(-1) ?? ""));

const NO_POINT: Record<SpokenLanguage, readonly string[]> = {
  en: ["whats the point of anything anymore", "what is the point of school or anything", "why am i even here"],
  es: ["qué sentido tiene todo esto", "para qué sigo"],
  fr: ["à quoi bon continuer", "je n'en peux plus"],
  de: ["wozu das alles noch", "ich kann einfach nicht mehr"],
  zh: ["活着有什么意思", "我撑不下去了"],
  ar: ["ما الفائدة من كل هذا", "لماذا أنا هنا"],
  hi: ["जीने का क्या मतलब है", "अब और नहीं सहा जाता"],
};

describe("CHAT-18 who sees no point any more", () => {
  it.each(EACH)("meets warmth and an open door: %s %s", async (language, audience) => {
    const { warm, door, people } = DESPAIR[language][audience];
    for (const said of NO_POINT[language])
      for (const text of await last({ language, audience, says: [said] })) {
        for (const lines of [warm, door, people]) expect(lines.some((line) => text.includes(line))).toBe(true);
        expect(text).not.toMatch(/not able to answer|computer helper|someone who could/i);
      }
  });

  it("is not turned away from a question asked in pain", async () => {
    const unknowable = AUDIENCES.flatMap((audience) => SPEECH.en[audience].unknowable ?? []);
    expect(unknowable.join(" ")).not.toMatch(/Is there someone who could|Who could know/);
    for (const audience of AUDIENCES)
      for (const text of await last({ audience, says: ["why does everything hurt and i feel so alone?"] }))
        for (const line of unknowable) expect(text).not.toContain(line);
  });

  it("is not quoted to themselves, now or at the next visit", async () => {
    const before = "You began with “why am i even here” and ended with “stop asking me questions”";
    for (const says of [["hello"], ["I am fine really, just tired"]])
      for (const text of await last({ before, says }))
        expect(text).not.toMatch(/why am i|even here|stop asking|You are fine/i);
    for (const text of await last({
      says: ["why am i even here", "my boss shouts at me every day", "and then I lie awake"],
    }))
      expect(text).not.toMatch(/even here/i);
  });
});

describe("CHAT-18 judgements and other people's minds", () => {
  it.each([
    ["everyone in my class hates me", "you feel as if everyone in your class hates you"],
    ["nobody likes me", "you feel as if nobody likes you"],
    ["my dad thinks im stupid", "you feel as if your dad thinks you're stupid"],
    ["she doesn't care about me", "you feel as if she doesn't care about you"],
    ["my mom loves me", "your mom loves you"],
    ["they made a group chat without me", "they made a group chat without you"],
    ["he doesn't like cheese", "he doesn't like cheese"],
  ])("come back as what is felt, and facts as facts: %s", (said, heard) => {
    expect(toSecondPerson(said)).toBe(heard);
  });

  it.each(AUDIENCES)("are never told as facts later on: %s", async (audience) => {
    const says = [
      "everyone in my class hates me they made a group chat without me",
      "today I sat alone at lunch again",
      "my class went to the movies without me",
      "and my teacher did not see it",
    ];
    for (const sessionId of SESSIONS)
      for (const text of replies(await converse(engine, { audience, says, sessionId })))
        expect(text).not.toMatch(/(?<!feel as if )everyone in your class hates you/i);
  });
});

const PROTESTS: Record<SpokenLanguage, readonly [missed: string, questions: string, exercise: string]> = {
  en: [
    "you dont understand me",
    "stop asking me questions",
    "I dont want an exercise right now, I just want to know what to do",
  ],
  es: ["no me entiendes", "deja de hacerme preguntas", "no quiero un ejercicio ahora, solo quiero saber qué hacer"],
  fr: ["tu ne me comprends pas", "arrêtez de me poser des questions", "je ne veux pas d'exercice maintenant"],
  de: [
    "du verstehst mich nicht",
    "hör auf mich zu fragen",
    "ich will jetzt keine Übung, ich will nur wissen, was ich tun soll",
  ],
  zh: ["你根本不懂我", "别再问我了", "我现在不想做练习"],
  ar: ["أنت لا تفهمني", "توقف عن الأسئلة", "لا أريد تمرينا الآن"],
  hi: ["आप मुझे नहीं समझते", "सवाल पूछना बंद करो", "मुझे अभ्यास नहीं करना"],
};
const OPENING: Record<SpokenLanguage, string> = {
  en: "my boss keeps calling me at night and I sleep badly",
  es: "mi jefe me llama cada noche y duermo mal",
  fr: "mon chef m'appelle chaque nuit et je dors mal",
  de: "mein Chef ruft mich jede Nacht an und ich schlafe schlecht",
  zh: "我的老板每天晚上给我打电话，我睡不好",
  ar: "مديري يتصل بي كل ليلة وأنام بشكل سيئ",
  hi: "मेरा बॉस हर रात फ़ोन करता है और मुझे नींद नहीं आती",
};
const NEXT: Record<SpokenLanguage, string> = {
  en: "it has been like that since march",
  es: "es así desde marzo",
  fr: "c'est comme ça depuis mars",
  de: "das geht seit März so",
  zh: "从三月开始就这样",
  ar: "هكذا الأمر منذ مارس",
  hi: "मार्च से ऐसा ही चल रहा है",
};

describe("CHAT-18 protest", () => {
  it.each(EACH)("is owned, asks nothing for a while, and is not quoted: %s %s", async (language, audience) => {
    const copy = PROTEST[language][audience];
    for (const said of PROTESTS[language])
      for (const sessionId of SESSIONS) {
        const says = [OPENING[language], said, NEXT[language]];
        const [, answer = "", after = ""] = replies(await converse(engine, { language, audience, says, sessionId }));
        const owned = [...copy.missed, ...copy.questions, ...copy.exercise];
        expect(owned.filter((line) => answer.includes(line))).toHaveLength(1);
        expect(`${answer} ${after}`).not.toMatch(/[?？؟]/);
        expect(`${answer} ${after}`).not.toContain(said.slice(0, 20));
        expect(after.length).toBeGreaterThan(5);
      }
  });

  it("brings one plain thing to do, and none of it comes back later", async () => {
    const says = [
      OPENING.en,
      PROTESTS.en[1],
      NEXT.en,
      "my wife says I should quit",
      "I do not know if I can",
      "the flat costs a lot",
    ];
    for (const sessionId of SESSIONS) {
      const texts = replies(await converse(engine, { says, sessionId }));
      expect(texts.join(" ")).not.toMatch(/asking (?:me|you) questions|“stop/i);
      expect(texts[1]?.length).toBeGreaterThan(90);
    }
  });

  it.each([
    "my wife says you don't understand me at all and then she leaves the room every single time we fight",
    "my mom asks too many questions about my day",
  ])("is not heard in what somebody else said: %s", async (said) => {
    const owned = Object.values(PROTEST.en.adult).flat();
    for (const text of await last({ says: [said] })) for (const line of owned) expect(text).not.toContain(line);
  });
});

it("CHAT-18 speaks of a goal where one was written, and of a worry never as one", async () => {
  const says = [
    "I am so alone since I moved",
    "nobody texts me",
    "I sit at home all day",
    "the weekends are the worst",
  ];
  const texts = async (therapyGoals: string) =>
    (
      await Promise.all(
        SESSIONS.map(async (sessionId) => replies(await converse(engine, { says, sessionId, therapyGoals }))),
      )
    )
      .flat()
      .join(" ");
  expect(await texts("I worry about losing my job and I cant sleep")).not.toMatch(/worry about losing/);
  expect(await texts("sleep better and worry less")).toContain("“sleep better and worry less”");
});

it.each(["8 out of 10", "it's an 8/10"])("CHAT-18 takes up a number on a scale: %s", async (said) => {
  for (const audience of AUDIENCES)
    for (const text of await last({ audience, says: ["my boss shouts at me and I feel guilty", said] }))
      expect(text).toMatch(/\b8\b/);
});

it("CHAT-18 invents nothing and echoes no slip of a child's pen", async () => {
  const says = ["my frend emma dosnt want to play with me anymore and she sits with lea", "she was my best freind"];
  for (const sessionId of SESSIONS)
    for (const text of replies(await converse(engine, { audience: "child", says, sessionId })))
      expect(text).not.toMatch(/frend|dosnt|freind|You stood there|could not join/i);
  expect(isMisspelt("my friend doesn't want to play")).toBe(false);
  expect(isMisspelt("the hamster of my neighbour is ill")).toBe(false);
});
