import { POST as say } from "@/app/api/chat/message/route";
import { POST as open } from "@/app/api/chat/sessions/route";
import { readCards } from "@/lib/guide/content/load";
import { planFor } from "@/lib/guide/guide";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { isAnswered, readRequests } from "@/tests/conversations/requests";
import { signIn } from "@/tests/factories/people";
import { userTurn } from "@/tests/fakes/converse";
import { query } from "@/tests/support/database";
import { printFigures } from "@/tests/support/figures";
import { ask } from "@/tests/support/request";

const ASKED: Readonly<Record<SpokenLanguage, string>> = {
  en: "It's one in the morning and I can't fall asleep. What can I do now?",
  es: "Es la una de la mañana y no puedo dormir. ¿Qué hago ahora?",
  fr: "Il est une heure du matin et je n'arrive pas à dormir. Que faire maintenant ?",
  de: "Es ist ein Uhr nachts und ich kann nicht einschlafen. Was kann ich jetzt tun?",
  zh: "现在凌晨一点了，我怎么也睡不着，该怎么办？",
  ar: "الساعة الواحدة ليلًا ولا أستطيع النوم. ماذا أفعل الآن؟",
  hi: "रात का एक बज रहा है और नींद नहीं आ रही। अभी क्या करूँ?",
};
/** Any of these cards helps someone who lies awake. */
const AWAKE = ["sleep-tonight", "waking-at-night", "racing-mind", "plan-tonight", "insomnia-weeks"];

it.each(SPOKEN_LANGUAGES)(
  "CHAT-18 CHAT-20 a question at night is answered through the chat's door (%s)",
  async (language) => {
    const { cookie, user } = await signIn({ age: 34 });
    await query(`UPDATE users SET "language" = $2 WHERE "id" = $1`, [user.id, language]);
    const sessionId = (await ask(open, { method: "POST", body: {}, cookie })).json<{ id: string }>().id;
    const sent = await ask(say, { method: "POST", body: { sessionId, content: ASKED[language] }, cookie });
    const { message, concern } = sent.json<{ message: { content: string }; concern: string }>();
    const answers = AWAKE.flatMap((id) => readCards(language).get(id)?.help ?? []);
    expect([sent.status, concern]).toEqual([200, "none"]);
    expect(answers.filter((answer) => message.content.includes(answer))).toHaveLength(1);
  },
);

/**
 * Slightly below today's figure: 77 % of the requests with which the floors were set. It may only
 * rise; the aim is 92 %.
 */
const MIN_ANSWERED = 0.7;

it("CHAT-18 direct requests in seven languages get a card that answers them", async () => {
  const fits: boolean[] = [];
  for (const request of readRequests()) {
    const { language, age, text } = request;
    const turn = userTurn(text, { language, age, audience: age < 18 ? "child" : "adult" });
    fits.push(isAnswered(request, (await planFor(turn)).plan));
  }
  const share = fits.filter(Boolean).length / fits.length;
  printFigures("direct requests", { answered: share });
  expect(share).toBeGreaterThanOrEqual(MIN_ANSWERED);
});
