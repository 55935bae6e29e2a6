import { factsIn } from "./facts";

describe("what is worth remembering", () => {
  it.each([
    ["en", "I slept badly. My daughter Ana starts school in May. It was hot.", "My daughter Ana starts school in May"],
    ["en", "Walking by the river helps me. Ok.", "Walking by the river helps me"],
    ["en", "I work as a baker and the nights are long", "I work as a baker and the nights are long"],
    ["es", "Hoy llovió. Mi hermano vive en Sevilla.", "Mi hermano vive en Sevilla"],
    ["fr", "Il fait froid. Ma fille entre au collège.", "Ma fille entre au collège"],
    ["de", "Es war spät. Meine Schwester wohnt in Graz.", "Meine Schwester wohnt in Graz"],
    ["zh", "今天很累。我女儿今年上小学。", "我女儿今年上小学"],
    ["ar", "كان اليوم طويلا. ابنتي تدرس الطب.", "ابنتي تدرس الطب"],
    ["hi", "आज थक गया। मेरी बहन दिल्ली में रहती है।", "मेरी बहन दिल्ली में रहती है"],
  ])("is kept in the person's own words (%s)", (_language, text, fact) => {
    expect(factsIn(text)).toEqual([fact]);
  });

  it.each([
    "ok",
    "Is my sister right?",
    "What does my sister want from you?",
    "I want to die",
    "It rained and the bus was late.",
    "My sister says she wants to kill herself",
    "My brother is a baker and everything feels pointless",
    'She wrote "my brother is a baker" on it',
  ])("is not in: %s", (text) => {
    expect(factsIn(text)).toEqual([]);
  });

  it("is whole where a point ends no sentence", () => {
    expect(factsIn("Hallo. Meine OP ist am 12. Dezember. Es regnet.")).toEqual(["Meine OP ist am 12. Dezember"]);
    expect(factsIn("I have an exam at 9.30 on Friday. Ok.")).toEqual(["I have an exam at 9.30 on Friday"]);
  });

  it("is at most two sentences of a message", () => {
    expect(factsIn("My son is six. My wife is a nurse. My dog is old. My boss is loud.")).toHaveLength(2);
  });
});
