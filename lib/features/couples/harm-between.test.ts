import { blowsInPrivate, harmBetween } from "./harm-between";

it.each([
  ["You hit me last night.", "abuse", "moderate"],
  ["I can’t forget that you slapped me in the kitchen", "abuse", "moderate"],
  ["you pushed me against the wall", "abuse", "moderate"],
  ["You threw a plate at me in front of the kids", "abuse", "moderate"],
  ["I am scared of you when you drink", "abuse", "moderate"],
  ["i'm so afraid of you", "abuse", "moderate"],
  ["You threatened to take the kids if I leave", "abuse", "moderate"],
  ["I'm afraid you'll hit me again", "abuse", "moderate"],
  ["You choked me", "abuse", "high"],
  ["you threatened to kill me", "abuse", "high"],
  ["You raped me that night", "abuse", "high"],
  ["you said you would kill me", "abuse", "high"],
  ["I'll kill you if you leave", "harm_to_others", "high"],
  ["I am going to hit you again", "harm_to_others", "moderate"],
  ["I hit you and I am sorry", "harm_to_others", "moderate"],
  ["Anoche me pegaste otra vez", "abuse", "moderate"],
  ["Te tengo mucho miedo cuando bebes", "abuse", "moderate"],
  ["Tu m’as frappée hier", "abuse", "moderate"],
  ["J'ai peur de toi", "abuse", "moderate"],
  ["Du hast mich gestern geschlagen", "abuse", "moderate"],
  ["Ich habe Angst vor dir", "abuse", "moderate"],
  ["昨晚你打了我", "abuse", "moderate"],
  ["لقد ضربتني أمس", "abuse", "moderate"],
  ["कल तुमने मुझे मारा", "abuse", "moderate"],
  ["Ich bringe dich um", "harm_to_others", "high"],
  ["You pushed me against the wall yesterday and I am afraid of you.", "abuse", "moderate"],
  ["You hit me again last night", "abuse", "moderate"],
  ["You choked me on Sunday and you know it", "abuse", "high"],
  ["You threatened me with the knife", "abuse", "moderate"],
  ["If you leave me I will find you", "harm_to_others", "moderate"],
  ["If you go I will hurt you", "harm_to_others", "moderate"],
  ["if you ever leave me I will make you regret it", "harm_to_others", "moderate"],
  ["If you leave, you will never see the kids", "harm_to_others", "moderate"],
  ["Si me dejas te vas a arrepentir", "harm_to_others", "moderate"],
  ["Wenn du gehst, finde ich dich", "harm_to_others", "moderate"],
])("CRIS-16 hears harm between the two who speak to each other: %s", (text, kind, severity) => {
  expect(harmBetween(text)).toMatchObject({ crisis: true, kind, severity });
});

it.each([
  "You hurt me with that remark.",
  "You pushed me away when I came home",
  "you never hit me",
  "You beat me at chess again",
  "You hit me with the news at dinner",
  "I'm scared of losing you",
  "I am afraid of you leaving me",
  "I'm afraid you will be late",
  "You threatened to leave again",
  "You threw a party for me",
  "you kicked me out of the kitchen so you could cook",
  "I could kill you for eating the last one",
  "I'm afraid that I will hurt you with this",
  "I will hit you up on Friday",
  "I never hit you",
  "Me pegaste un susto",
  "If you go to the market I will find you there",
  "If you leave early I will make dinner",
  "If you leave me I will be sad",
  "If you leave me I will hurt myself",
  "Tu m'as battue aux échecs",
  "Du hast mich beim Schach geschlagen",
  "Ich habe Angst, dich zu verlieren",
  "你打我电话吧",
])("leaves what every such talk is about: %s", (text) => {
  expect(harmBetween(text).crisis).toBe(false);
});

it.each(["That scares me. You hit me last year when I said I wanted to go.", "you choked me", "Me pegaste ayer"])(
  "CRIS-16 hears a blow of the other in what goes to the guide alone: %s",
  (text) => {
    expect(blowsInPrivate(text)).toMatchObject({ crisis: true, kind: "abuse" });
  },
);

it.each(["You scare me, I am afraid of you", "I will hit you", "you threatened to end this talk", "I am sad"])(
  "takes no word to the guide for a word to the other: %s",
  (text) => {
    expect(blowsInPrivate(text).crisis).toBe(false);
  },
);
