import { detectCrisis } from "./detect";

/** Real dangers in sentences whose everyday words also name games and stories. */
const WISHES = [
  "My boss fired me and I want to kill myself",
  "I want to kill myself because of my boss",
  "I want to die my boss fired me",
  "my boss hates me, I want to die",
  "I can't take my boss anymore, I'm going to end my life",
  "All I do is play games and I want to kill myself",
  "The pain is at a level where I want to die",
  "I wrote a story about it: I want to kill myself",
  "I saw that movie and I want to kill myself",
  "my book got rejected, I want to end my life",
  "Une partie de moi veut mourir",
  "Je veux me tuer, une partie de moi a peur",
  "J'ai perdu la partie, je veux me suicider",
  "je veux mourir dans cette pièce",
  "Estoy a un nivel de dolor que quiero matarme",
  "Mein Leben ist kein Spiel, ich will sterben",
  "Noch eine Runde Streit und ich bringe mich um",
  "لعبة الحياة انتهت، أريد أن أموت",
  "زعلت من اللعبة وأريد الانتحار",
  "game khatam, main marna chahta hoon",
  "这一关我过不去了，我想死",
  "我不玩游戏了，我想死",
];

const HARM: readonly (readonly [string, string])[] = [
  ["I want to kill my boss and then myself", "harm_to_others"],
  ["I will shoot my boss and then myself", "harm_to_others"],
  ["I will kill my boss tomorrow with my gun", "harm_to_others"],
  ["I cut myself after the game", "self_harm"],
  ["ich ritze mich nach jedem Spiel", "self_harm"],
  ["my dad hits me when he loses a game", "abuse"],
  ["my boyfriend choked me because of a show", "abuse"],
  ["dad plays a game where he touches me", "abuse"],
];

const PLAY = [
  "I died at the boss level lol",
  "I keep dying at the boss",
  "I always die in the last round",
  "my team lost the raid, kill me",
  "the boss killed me again in elden ring",
  "I want to kill the final boss so bad",
  "je suis mort au niveau 3",
  "这个boss打死我了",
  "游戏里被人杀了三次",
  "in our game the zombies commit suicide",
  "I'm writing an essay about suicide in Romeo and Juliet",
];

describe("a game or a story beside danger of one's own", () => {
  it.each(WISHES)("CRIS-16 excuses no wish to die: %s", async (text) => {
    expect(await detectCrisis(text)).toMatchObject({ crisis: true, kind: "suicide" });
  });

  it.each(HARM)("CRIS-16 excuses no other harm: %s", async (text, kind) => {
    expect(await detectCrisis(text)).toMatchObject({ crisis: true, kind });
  });

  it.each(PLAY)("CRIS-16 stays what it is where nothing else is said: %s", async (text) => {
    expect((await detectCrisis(text)).crisis).toBe(false);
  });
});
