import { detectCrisis } from "./detect";

/** Short, plain sentences and the kind of danger that each one names. */
const DANGERS: readonly (readonly [string, string])[] = [
  ["my wife is dead and I want to join her", "suicide"],
  ["Meine Frau ist tot und ich will zu ihr", "suicide"],
  ["Ma femme est morte et je veux la rejoindre", "suicide"],
  ["爸爸去世了，我想去陪他", "suicide"],
  ["Ich stehe auf der Brücke", "suicide"],
  ["Je suis sur le pont", "suicide"],
  ["Estoy en el puente", "suicide"],
  ["我站在桥上", "suicide"],
  ["my chest hurts and I can't breathe", "medical"],
  ["أخذت أربعين حبة", "medical"],
  ["I hear voices", "psychosis"],
  ["the man in the wall says kill her", "psychosis"],
  ["he told me to kill myself", "abuse"],
  ["he has a gun and he is outside my door", "abuse"],
  ["my ex is following me everywhere", "abuse"],
  ["nobody gives me food", "abuse"],
  ["mere pati ne mujhe maara", "abuse"],
  ["سأقتل زوجتي", "harm_to_others"],
  ["Me corto", "self_harm"],
  ["my best friend killed herself and i want to too", "suicide"],
  ["my stepfather watches me shower", "abuse"],
  ["I almost shook my baby", "harm_to_others"],
  ["I stopped taking my meds and I see demons", "psychosis"],
  ["I'm bleeding a lot", "medical"],
  ["I passed out because I don't eat", "eating"],
  ["Ich habe seit fünf Tagen nichts gegessen", "eating"],
];

const CALM = [
  "my mom doesn't let me eat candy",
  "my mum never lets me watch youtube",
  "it's not that i hear voices",
  "I'm going to jump on a call",
  "I hit my head on the door",
  "I would never kill myself",
  "I hear voices from the neighbors",
  "someone followed me on instagram",
  "my mom is gone to the store and I want to see her",
  "Ich stehe auf der Brücke mit meinem Fahrrad",
  "pati ne mujhe nahi maara",
];

/**
 * A danger to someone else that isn't immediate is asked about (contract 8, "Three levels of
 * concern").
 */
const OF_ANOTHER = ["he wants to die", "my son said he wants to die"];

describe("what is said in one plain sentence", () => {
  it.each(DANGERS)("CRIS-16 is heard for what it is: %s", async (text, kind) => {
    expect(await detectCrisis(text)).toMatchObject({ crisis: true, kind });
  });

  it.each(OF_ANOTHER)("CRIS-16 is asked about where it's told of somebody else: %s", async (text) => {
    expect(await detectCrisis(text)).toMatchObject({ concern: "possible", kind: "third_party" });
  });

  it.each(CALM)("CRIS-16 is left alone where nothing is meant: %s", async (text) => {
    expect((await detectCrisis(text)).crisis).toBe(false);
  });
});
