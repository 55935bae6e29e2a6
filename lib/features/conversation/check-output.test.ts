import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { checkSentence, splitSentences } from "./check-output";
import { replacementsIn } from "./prompts/replacements";

it.each([
  ["You should stop taking your medication.", "medication"],
  ["Try taking 50 mg of sertraline in the evening.", "medication"],
  ["Just skip your pills for a week.", "medication"],
  ["It sounds like you have depression.", "diagnosis"],
  ["You're clearly bipolar.", "diagnosis"],
  ["I'm a real person, like you.", "human"],
  ["I am not an AI.", "human"],
  ["As your therapist, I think so.", "licence"],
  ["I am a licensed psychologist.", "licence"],
  ["You would be better off dead.", "harm"],
  ["You're right, they are watching you.", "delusion"],
  ["Let's keep this between us.", "secrecy"],
  ["Don't tell your parents about it.", "secrecy"],
  ["Read more at https://example.com now.", "link"],
  ["See www.help.org.", "link"],
  ["<img src=x onerror=alert(1)>", "markup"],
])("CHAT-21 does not let through: %s", (sentence, rule) => {
  const checked = checkSentence(sentence, "en");
  expect(checked.brokenRule).toBe(rule);
  expect(checked.text).not.toContain(sentence);
});

it.each([
  "I am an AI, not a person.",
  "I cannot tell you whether to stop taking your medication.",
  "Please talk to your doctor before you change any medication.",
  "I can't say whether you have depression; a doctor can.",
  "You said your father told you that you have ADHD.",
  "You have been through a lot.",
  "What would you say to a friend who is human too?",
  "Take a slow breath and stop for a moment.",
  "It is good to tell someone you trust.",
  "You have a right to be angry.",
])("lets through: %s", (sentence) => {
  expect(checkSentence(sentence, "en")).toEqual({ text: sentence, brokenRule: null });
});

it("CHAT-21 hears the claim of being human in every language", () => {
  const claims = {
    en: "I am a human.",
    es: "Soy una persona.",
    fr: "Je suis un être humain.",
    de: "Ich bin ein Mensch.",
    zh: "我是真人。",
    ar: "أنا إنسان.",
    hi: "मैं इंसान हूँ।",
  };
  for (const language of SPOKEN_LANGUAGES) {
    expect(checkSentence(claims[language], language).text).toBe(replacementsIn(language).human);
  }
});

it("takes formatting off and keeps the words", () => {
  expect(checkSentence("**Breathe** in `slowly`.", "en").text).toBe("Breathe in slowly.");
});

it("sees through invisible characters", () => {
  expect(checkSentence("I am a li\u200bcensed therapist.", "en").brokenRule).toBe("licence");
});

it("cuts text into whole sentences and keeps what is unfinished", () => {
  expect(splitSentences("One. Two? 三。四！Five is n")).toEqual({
    sentences: ["One. ", "Two? ", "三。", "四！"],
    rest: "Five is n",
  });
});

it("CHAT-21 Chinese keeps its signs, and a rule is found behind them all the same", () => {
  const said = "当然可以！慢慢地吸气，再呼气（四秒）。";
  expect(checkSentence(said, "zh").text).toBe(said);
  expect(checkSentence("请看：ｈｔｔｐｓ：／／example.com", "zh").brokenRule).toBe("link");
});
