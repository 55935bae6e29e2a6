import { checkSentence } from "@/lib/features/conversation/check-output";
import type { TraumaWork } from "@/lib/ports/model";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { replacementsIn } from "./replacements";

const STEADY: TraumaWork = { kind: "combat", approach: "exposure", depth: "steady" };
const OPEN: TraumaWork = { ...STEADY, approach: "cpt", depth: "meaning" };

const PUSHES = [
  "Tell me what happened, step by step.",
  "Can you describe the assault for me?",
  "Close your eyes and picture the scene.",
  "Let's go back to that night together.",
  "What exactly did he do?",
  "Start from the beginning and don't leave anything out.",
  "I want you to write down what happened in as much detail as you can.",
  "We could try some exposure now.",
  "Follow my finger with your eyes now.",
  "You should face the memory.",
  "Let us begin with a fear hierarchy.",
  "Try to relive that moment slowly.",
  "You don't have to, but tell me what happened anyway.",
  "Walk me through the worst part.",
  "When did it happen?",
];

it.each(PUSHES)("TRAU-15 what leads into the event is replaced, at every level: %s", (sentence) => {
  for (const work of [STEADY, OPEN]) {
    const checked = checkSentence(sentence, "en", work);
    expect(checked.text).toBe(replacementsIn("en").exposure);
  }
});

it.each([
  "Which stuck point shall we look at?",
  "What is the evidence for that thought?",
  "Why do you think it happened?",
  "What does that say about you?",
  "Let's make sense of what it did to your childhood memories.",
])("TRAU-15 what opens meaning is replaced while somebody is hardly safe, and not later: %s", (sentence) => {
  expect(checkSentence(sentence, "en", STEADY).text).toBe(replacementsIn("en").deeper);
  expect(checkSentence(sentence, "en", OPEN).brokenRule).not.toBe("deeper");
});

it.each([
  "You do not have to tell me what happened.",
  "We will not go into the memory today.",
  "Exposure and EMDR are done by trained clinicians.",
  "That work can wait until you feel safer.",
  "Look around the room and name five things you can see.",
  "What happened to your breath just now, when you sat down?",
  "Imagine a calm place that has nothing to do with it.",
  "Is there somebody who could be with you tonight?",
  "Press your feet into the floor and breathe out slowly.",
  "What would help in the next hour?",
  "It was not your fault.",
  "A nightmare can make the next day hard.",
  "When did you last eat something?",
])("lets through what steadies and what keeps somebody out of it: %s", (sentence) => {
  expect(checkSentence(sentence, "en", STEADY)).toEqual({ text: sentence, brokenRule: null });
});

const PUSH: Record<Exclude<SpokenLanguage, "en">, string> = {
  es: "Cuéntame lo que pasó con todos los detalles.",
  fr: "Racontez ce qui s'est passé, en détail.",
  de: "Erzähl mir genau, was passiert ist.",
  zh: "请描述一下当时发生的细节。",
  ar: "صف لي ما حدث بالتفصيل.",
  hi: "जो घटना हुई उसे विस्तार से बताइए।",
};
it.each(SPOKEN_LANGUAGES.filter((language) => language !== "en"))("TRAU-15 also in %s", (language) => {
  const sentence = PUSH[language as keyof typeof PUSH];
  expect(checkSentence(sentence, language, STEADY).text.trim()).toBe(replacementsIn(language).exposure);
});

it("leaves ordinary talk alone", () => {
  expect(checkSentence("What happened then?", "en")).toEqual({ text: "What happened then?", brokenRule: null });
});
