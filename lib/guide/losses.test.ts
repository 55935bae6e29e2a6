import { type Loss, lossesIn } from "./losses";

const TOLD: readonly (readonly [Loss, string])[] = [
  ["child", "My daughter died in March and the house is silent."],
  ["child", "we lost our son two years ago"],
  ["child", "Perdimos a nuestra hija en enero"],
  ["child", "Notre fils est mort il y a un an."],
  ["child", "Wir haben unsere Tochter verloren."],
  ["child", "我女儿去世了，我不知道怎么办"],
  ["child", "مات ابني قبل سنة"],
  ["child", "मेरे बेटे की मौत हो गई"],
  ["partner", "My husband passed away last spring."],
  ["partner", "I've been a widow for two months"],
  ["partner", "Mi esposa murió en Reyes"],
  ["partner", "Ma femme est décédée en avril"],
  ["partner", "Mein Mann ist im Mai gestorben"],
  ["partner", "老伴走了三个月"],
  ["partner", "توفي زوجي الشهر الماضي"],
  ["parent", "mom died when I was nine"],
  ["parent", "Mein Vater ist letzte Woche gestorben"],
  ["pregnancy", "I had a miscarriage at ten weeks"],
  ["pregnancy", "Ich hatte eine Fehlgeburt"],
  ["pet", "our dog died on Sunday"],
  ["pet", "se murió mi perro Canelo"],
  ["pet", "mera tota mar gaya"],
  ["parent", "my mommy is in heaven"],
  ["parent", "my dad's funeral was on Friday"],
  ["parent", "mein Papi ist gestorben"],
  ["parent", "मेरी माँ नहीं रहीं"],
];
const UNTOLD = [
  "my daughter turned seven, which is how old I was. I look at her and think how little that is",
  "My husband knows all of it. He took her to the zoo this morning.",
  "my daughter says that Grandma died, and now she asks me every night",
  "My son is leaving for college and the house feels dead",
  "Meine Tochter ist ausgezogen, und mein Vater hilft ihr beim Umzug",
  "Mi hija cumple siete y su papá la llevó al zoológico",
  "女儿上小学了，老公在加班",
  "I lost my job and my wife is worried",
];

describe("a death told in so many words", () => {
  it.each(TOLD)("CHAT-19 is heard: %s, %s", (loss, text) => {
    expect([...lossesIn([text])]).toContain(loss);
  });

  it.each(UNTOLD)("CHAT-19 isn't read into: %s", (text) => {
    const { child, partner } = Object.fromEntries([...lossesIn([text])].map((loss) => [loss, true]));
    expect({ child, partner }).toEqual({});
  });
});
