import type { SpokenLanguage } from "@/lib/shared/languages";
import { wordsWantedIn } from "./recipients";

it.each<[SpokenLanguage, string[], string | null]>([
  ["en", ["My wife does the nights alone", "how do I tell her?"], "words-partner-feelings"],
  ["en", ["My boss wants it by Friday", "what should I say to my wife?"], "words-partner-feelings"],
  ["en", ["My boss wants it by Friday", "what should I say to the intern?"], null],
  ["en", ["My mother-in-law moved in. My wife is fine with it. How do I tell her to knock?"], null],
  ["es", ["Mi jefa me cambió el turno otra vez", "¿cómo se lo digo?"], "words-boss-workload"],
  ["fr", ["Ma prof m'a mis zéro", "je lui dis quoi ?"], "words-teacher"],
  ["de", ["Meine Mutter ruft dreimal am Tag an", "Was soll ich ihr sagen?"], "words-parents"],
  ["zh", ["我妈翻我日记", "我该怎么跟她说"], "words-parents"],
  ["ar", ["أمي ترفض سفري", "كيف أقول لها إنني سأسافر؟"], "words-parents"],
  ["hi", ["पापा को मेरी नौकरी पसंद नहीं", "उनसे कैसे कहूँ?"], "words-parents"],
])("CHAT-18 words are for the person they're asked for: %s %j", (language, own, card) => {
  expect(wordsWantedIn(own, language)).toEqual({ card });
});

it.each<[SpokenLanguage, string]>([
  ["en", "How do I tell if my son is depressed?"],
  ["en", "My wife says I never tell her anything"],
  ["en", "What do I tell myself at night?"],
  ["es", "Mi jefa me dijo que no"],
  ["de", "Ich weiß nicht, was ich denken soll"],
  ["zh", "怎么说呢，我就是累"],
])("CHAT-18 no one asks for words: %s %s", (language, text) => {
  expect(wordsWantedIn([text], language)).toBeNull();
});
