import type { SpokenLanguage } from "@/lib/shared/languages";
import { wordsWantedIn } from "./recipients";

it.each<[SpokenLanguage, string[], string | null]>([
  ["en", ["My wife does the nights alone", "how do I tell her?"], "words-partner-feelings"],
  ["en", ["My boss wants it by Friday", "what should I say to my wife?"], "words-partner-feelings"],
  ["en", ["My boss wants it by Friday", "what should I say to the intern?"], "words-coworker"],
  ["en", ["My mother-in-law moved in. My wife is fine with it. How do I tell her to knock?"], "words-in-laws"],
  ["en", ["How do I tell my mother in law to call first?"], "words-in-laws"],
  ["en", ["What do I say to my husband's parents?"], "words-in-laws"],
  ["en", ["What do I say to my son's teacher?"], "words-teacher"],
  ["en", ["What do I say to my brother's wife?"], null],
  ["en", ["what do I say to my kids after I yelled"], "words-own-child"],
  ["en", ["what do I say to my kids about grandpa dying"], "words-child-about-death"],
  ["de", ["Wie erkläre ich meinem Kind, dass Opa gestorben ist?"], "words-child-about-death"],
  ["en", ["What do I say to someone whose mother died?"], null],
  ["en", ["What do I say to my friend?"], "words-friend-hurt"],
  ["en", ["My roommate never does the dishes", "what do I text her"], "words-roommate-neighbor"],
  ["es", ["¿Qué le digo a mi suegra?"], "words-in-laws"],
  ["es", ["¿Qué le digo a mi compañera de piso?"], "words-roommate-neighbor"],
  ["es", ["¿Qué le digo a mi compañera de trabajo?"], "words-coworker"],
  ["fr", ["Qu'est-ce que je dis à ma belle-mère ?", "je lui dis quoi"], "words-in-laws"],
  ["fr", ["Je lui dis quoi, à ma belle-sœur ?"], null],
  ["fr", ["Ma fille pleure, je lui dis quoi ?"], "words-own-child"],
  ["de", ["Was sage ich meiner Schwiegermutter?"], "words-in-laws"],
  ["de", ["Was soll ich meinem Bruder sagen?"], "words-sibling"],
  ["de", ["Was schreibe ich einer Freundin, der es gerade nicht gut geht?"], "words-check-in"],
  ["zh", ["婆婆又没打招呼就来了", "我该怎么跟她说"], "words-in-laws"],
  ["zh", ["我该怎么跟房东说"], "words-roommate-neighbor"],
  ["zh", ["我该怎么跟我哥们说"], "words-friend-hurt"],
  ["ar", ["ماذا أقول لأختي؟"], "words-sibling"],
  ["ar", ["ماذا أقول لحماتي؟"], "words-in-laws"],
  ["ar", ["ماذا أقول لزميلتي في السكن؟"], "words-roommate-neighbor"],
  ["hi", ["बेटे से क्या कहूँ?"], "words-own-child"],
  ["hi", ["saas ko kaise bolu"], "words-in-laws"],
  ["hi", ["सुबह मम्मी का फ़ोन आया", "मौसी से क्या कहूँ?"], null],
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
