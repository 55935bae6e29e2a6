import type { Audience } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { summarise } from "./summarise";
import type { ChatMessage } from "./types";

const createdAt = new Date("2026-11-20T10:00:00.000Z");
const line = (role: "user" | "assistant", content: string): ChatMessage => ({
  id: "m",
  sessionId: "s",
  role,
  content,
  metadata: null,
  createdAt,
});
const talk = (...said: string[]) => said.flatMap((content) => [line("user", content), line("assistant", "I see.")]);
const of = (said: string[], language: SpokenLanguage = "en", audience: Audience = "adult") =>
  summarise(talk(...said), language, audience);

it("CHAT-23 takes title and summary from what mattered", async () => {
  const { title, summary } = await of([
    "hi",
    "my sister never calls me back",
    "8 out of 10",
    "I feel guilty about it",
    "stop asking me questions",
    "ok thanks",
  ]);
  expect(title).toBe("my sister never calls me back");
  expect(summary).toBe(
    "You talked about this: “my sister never calls me back”, and later about this: “I feel guilty about it”",
  );
});

it.each(["adult", "child"] as const)("CHAT-23 repeats no dark word to the %s", async (audience) => {
  const { title, summary } = await of(
    ["hello", "i think about not waking up", "whats the point of anything anymore", "you dont understand me"],
    "en",
    audience,
  );
  expect({ title, summary }).toEqual({ title: null, summary: null });
});

const HARD: Record<SpokenLanguage, readonly [hello: string, protest: string, matter: string]> = {
  en: ["hello", "you don't listen", "my mother is ill since may"],
  es: ["hola", "no me entiendes", "mi madre está enferma desde mayo"],
  fr: ["bonjour", "tu ne me comprends pas", "ma mère est malade depuis mai"],
  de: ["hallo", "du verstehst mich nicht", "meine Mutter ist seit Mai krank"],
  zh: ["你好", "你根本不懂我", "我妈妈从五月开始生病"],
  ar: ["مرحبا", "أنت لا تفهمني", "أمي مريضة منذ مايو"],
  hi: ["नमस्ते", "आप मुझे नहीं समझते", "मेरी माँ मई से बीमार हैं"],
};
it.each(
  SPOKEN_LANGUAGES.flatMap((language) =>
    (["adult", "child"] as const).map((audience) => [language, audience] as const),
  ),
)("CHAT-23 is written in the person's language: %s %s", async (language, audience) => {
  const [hello, protest, matter] = HARD[language];
  const { title, summary } = await of([hello, matter, protest], language, audience);
  expect(matter.startsWith((title ?? "-").replace("…", ""))).toBe(true);
  expect(summary).toContain(matter);
  expect(summary).not.toContain(protest);
  expect((await of([hello, protest], language, audience)).summary).toBeNull();
});
