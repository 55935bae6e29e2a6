import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { collect, converse, userTurn } from "@/tests/fakes/converse";
import { createGuidedEngine } from "./engine";
import { feelingOf } from "./names";
import { pronounOf } from "./pronoun";
import { isJudgement, switched, toSecondPerson } from "./second-person";
import { LEXICONS, SPEECH } from "./voices";

const engine = createGuidedEngine();
const SESSIONS = ["a", "b", "c", "d", "e", "f", "g", "h"];
const replies = (content: string, over: Parameters<typeof userTurn>[1] = {}) =>
  Promise.all(
    SESSIONS.map(
      async (sessionId) =>
        (await collect(engine.reply(userTurn(content, { sessionId, ...over }), new AbortController().signal))).text,
    ),
  );

it.each([
  ["I think I am going to lose my job", "you are afraid that you may lose your job"],
  ["maybe I'm going to fail", "you are afraid that you may fail"],
  ["I feel like he is going to leave me", "you are afraid that he may leave you"],
  ["I will probably get fired", "you are afraid that you may get fired"],
  ["I think my wife will leave me", "you are afraid that your wife may leave you"],
  ["what if he leaves me", "you ask yourself what happens if he leaves you"],
  ["I feel like she doesn't care", "you feel as if she doesn't care"],
  ["I think she hates me", "you think that she hates you"],
  ["I'm scared I will lose my job", "you're scared you will lose your job"],
  ["I think I will call her on sunday", "you think that you will call her on sunday"],
  ["I could call her on sunday", "you could call her on sunday"],
])("keeps a worry a worry, and a thought a thought: %s", (said, heard) => {
  expect(toSecondPerson(said)).toBe(heard);
});

it("never gives a fear back as a fact, in any wording", async () => {
  for (const text of await replies("I think I am going to lose my job")) {
    expect(text).not.toMatch(/(?<!afraid that )you(?:'re| are) going to lose|you will lose/i);
  }
  const spoken = await replies("Creo que voy a perder mi trabajo", { language: "es" });
  for (const text of spoken) expect(text).not.toMatch(/«voy a perder/i);
});

it.each([
  ["en", "this homework is killing me", /homework is killing|killing you/i],
  ["en", "my job is driving me crazy", /driving you|crazy/i],
  ["es", "los deberes me están matando", /matando/],
  ["fr", "ce travail me tue vraiment beaucoup", /me tue/],
  ["de", "die Hausaufgaben bringen mich um", /bringen/],
  ["zh", "这些作业真的要累死我了", /累死/],
  ["ar", "هذا الواجب المدرسي يقتلني", /يقتلني/],
  ["hi", "यह होमवर्क मेरी जान ले रहा है", /जान ले/],
] as const)("answers the strain and not the picture: %s %s", async (language, idiom, literal) => {
  for (const audience of ["adult", "child"] as const) {
    for (const text of await replies(idiom, { language, audience })) expect(text).not.toMatch(literal);
  }
});

it.each([
  ["I died laughing at my own joke in the meeting", false],
  ["my phone died on the way home", false],
  ["I was scared to death of the exam", false],
  ["my dad died in march", true],
  ["my dog literally died on the way home", true],
  ["she passed away at work", true],
])("takes a picture of death for no death: %s", (said, loss) => {
  expect(LEXICONS.en.topics.loss.test(said.toLowerCase())).toBe(loss);
});

it("hears the thought in what makes a person feel worthless, or else the feeling alone", async () => {
  expect(toSecondPerson("it makes me feel worthless")).toBe("you are worthless");
  expect(toSecondPerson("it makes me feel sad")).toBe("it makes you feel sad");
  for (const text of await replies("My boss shouts at me and it makes me feel worthless")) {
    expect(text).not.toMatch(/belief that it|that it makes you feel worthless/);
    if (/you are worthless/.test(text)) expect(text).toMatch(/(?:says|yourself|thought|belief) that you are worthless/);
  }
});

it("does not agree with a verdict that somebody passed", async () => {
  for (const text of await replies("My dad said I am stupid and it is probably true"))
    expect(text).not.toMatch(/is probably true/);
});

it("does not take what others said for a thought about oneself", () => {
  expect(isJudgement("Mia said you are weird")).toBe(false);
  expect(isJudgement("you are a burden to your family")).toBe(true);
});

it.each([
  ["my wife and I fight every night", "her"],
  ["My husband left", "him"],
  ["my sister is ill", "her"],
  ["my partner is cold and I miss him", "him"],
  ["my mom and my dad fight", "them"],
  ["my partner is cold to me", "them"],
  ["my friends are far away", "them"],
] as const)("knows how to speak of somebody: %s", (said, pronoun) => {
  expect(pronounOf([said])).toBe(pronoun);
});

it("asks about a wife as her", async () => {
  const texts = await replies("my wife is far away from me these days");
  expect(texts.some((text) => /\bher\b/.test(text))).toBe(true);
  for (const text of texts) expect(text).not.toMatch(/\bthem\b|\{/);
});

it.each([["I am ashamed"], ["I'm scared to tell anyone, I am ashamed"]])("meets shame as shame: %s", async (said) => {
  expect(feelingOf(said.toLowerCase(), LEXICONS.en)).toBe("ashamed");
  for (const text of await replies(said)) expect(text).not.toMatch(/on guard|That kind of fear|on edge/);
});

const TELL: Record<SpokenLanguage, string> = {
  en: "Just tell me what to do",
  es: "Solo dime qué hacer, por favor",
  fr: "Dites-moi quoi faire s'il vous plaît",
  de: "Sag mir einfach, was ich tun soll",
  zh: "直接告诉我该怎么做吧",
  ar: "قل لي ماذا أفعل من فضلك",
  hi: "बस बताइए मैं क्या करूँ",
};
it.each(SPOKEN_LANGUAGES)("gives whoever asks for an answer one small step before a question: %s", async (language) => {
  for (const audience of ["adult", "child"] as const) {
    const spoken = await converse(engine, { language, audience, says: [TELL[language]] });
    const reply = spoken.at(-1);
    const { exercises, keepTalkingChip } = SPEECH[language][audience];
    const offered = exercises.find(({ offer }) => reply?.content.includes(offer));
    expect(offered).toBeDefined();
    expect(reply?.content.search(/[?？؟]/)).toBeGreaterThan(reply?.content.indexOf(offered?.offer ?? "-") ?? 0);
    expect(reply?.activities).toEqual(expect.arrayContaining([offered?.chip, keepTalkingChip]));
  }
});

it("leaves words alone that every object of the language has", () => {
  expect(switched("my constructor is broken and I am toString")).toBe(
    "your constructor is broken and you are toString",
  );
});
