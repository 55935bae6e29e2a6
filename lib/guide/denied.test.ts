import type { TurnLine } from "@/lib/ports/model";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { wordedFor } from "./content/words";
import { deniedIn } from "./denied";
import { materialFor, subjectsFor } from "./material";
import { cardsIn } from "./talk-state";

/** What's struck once the guide has given these cards, one after each of the person's messages. */
function struckAfter(language: SpokenLanguage, said: readonly string[], cards: readonly string[]) {
  const { content, marks } = materialFor(language, "adult");
  const lines = said.flatMap((text, at): TurnLine[] => {
    const card = content.cards.get(cards[at] ?? "");
    const answer = card && wordedFor(card, "adult", language)?.answer;
    const reply: TurnLine[] = answer ? [{ role: "assistant", content: answer }] : [];
    return [{ role: "user", content: text }, ...reply];
  });
  const skills = new Set(content.skills.map(({ id }) => id));
  const shownIn = (reply: string) => cardsIn(reply, marks);
  const titleOf = (id: string) => content.moves.titles[id];
  const sayable = { subjects: subjectsFor(language), skills, titleOf, shownIn, asksInSkill: () => false };
  return deniedIn(lines, sayable, language);
}

it.each<[SpokenLanguage, string, string]>([
  ["en", "I lie awake every night", "I don't work shifts?? I'm in an office, eight to five"],
  ["es", "Paso las noches en vela", "no trabajo por turnos, estoy en una oficina"],
  ["fr", "Je passe mes nuits les yeux ouverts", "je n'ai pas d'horaires décalés, je suis au bureau"],
  ["de", "Ich liege jede Nacht wach", "ich arbeite nicht im Schichtdienst, ich sitze im Büro"],
  ["zh", "我每天晚上都睡不着", "我不上夜班啊，我坐办公室的"],
  ["ar", "أبقى مستيقظا كل ليلة", "لا، ليس عندي دوام ليل، أعمل في مكتب"],
  ["hi", "रात भर नींद नहीं आती", "मैं शिफ़्ट में काम नहीं करता, दफ़्तर में हूँ"],
])("CHAT-18 what someone says isn't theirs is struck: %s", (language, told, denial) => {
  expect(struckAfter(language, [told, denial], ["shift-work"])).toMatchObject({ isNew: true });
  expect([...struckAfter(language, [told, denial], ["shift-work"]).struck]).toContain("shift-work");
  expect(struckAfter(language, [told, denial, "…"], ["shift-work"]).isNew).toBe(false);
  expect([...struckAfter(language, [told, denial, "…"], ["shift-work"]).struck]).toContain("shift-work");
});

it.each<[string, SpokenLanguage, readonly string[], string]>([
  ["they brought up themselves", "en", ["My shifts wreck my sleep", "no, the shifts aren't the worst"], "shift-work"],
  ["answers a question", "en", ["I can't sleep", "no, I don't drink coffee"], "sleep-tonight"],
  ["says that it doesn't work", "en", ["I can't sleep", "that doesn't help, I still can't sleep"], "sleep-tonight"],
  ["is about their trouble", "es", ["No puedo dormir", "no, no duermo nada"], "sleep-tonight"],
  ["is about their trouble", "de", ["Ich kann nicht schlafen", "nein, ich schlafe gar nicht"], "sleep-tonight"],
  ["was their own from the start", "es", ["Hoy no hay forma de dormirme", "no puedo dormir nada"], "sleep-tonight"],
  ["was their own from the start", "hi", ["मुझे नींद नहीं आती", "नींद नहीं आती, क्या करूँ"], "sleep-tonight"],
  ["has no negation", "en", ["I lie awake", "shifts? I work eight to five"], "shift-work"],
])("CHAT-18 a word that %s strikes nothing (%s)", (_why, language, said, card) => {
  expect([...struckAfter(language, said, [card]).struck]).not.toContain(card);
});

it("CHAT-18 what was struck comes back once they tell of it themselves", () => {
  const said = ["I lie awake", "I don't work shifts", "okay", "next month I start on shifts at the hospital"];
  expect([...struckAfter("en", said.slice(0, 3), ["shift-work"]).struck]).toContain("shift-work");
  expect([...struckAfter("en", said, ["shift-work"]).struck]).not.toContain("shift-work");
});
