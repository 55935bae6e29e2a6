import type { Turn } from "@/lib/ports/model";
import { answersTo, aTurn, collect, remembered } from "@/tests/fakes/converse";
import { readCards, readListening, readMoves, readSkills } from "./content/load";
import { wordedFor } from "./content/words";
import { createAuthoredGuide } from "./guide";

const cards = readCards("en");

function cardOf(id: string) {
  const card = cards.get(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}
const answerOf = (id: string, ageGroup: "adult" | "teen" | "child" = "adult") =>
  wordedFor(cardOf(id), ageGroup, "en")?.answer;

const talk = (said: readonly string[], over: Partial<Turn> = {}) => answersTo(createAuthoredGuide(), said, over);

it("CHAT-18 CHAT-20 a request is answered at once, by the card that it asks for, with exercises to go on with", async () => {
  const [answer] = await talk(["tell me how to fall asleep tonight, I've been lying here for hours"]);
  expect(answer?.text).toContain(answerOf("sleep-tonight"));
  const titles = readSkills("en", "adult").map(({ title }) => title);
  expect(answer?.activities.length).toBeGreaterThan(0);
  expect(answer?.activities.filter((title) => !titles.includes(title))).toEqual([]);
});

it("CHAT-18 what is told is met with one question, and helped with after its answer", async () => {
  const [first, second] = await talk([
    "My boss puts me down in front of everyone",
    "Since the spring, in every meeting",
  ]);
  expect(first?.text).toBe(`${cardOf("bad-boss").hear} ${cardOf("bad-boss").ask}`);
  expect(second?.text).toContain(answerOf("bad-boss"));
  expect(second?.text).not.toContain(cardOf("bad-boss").ask);
});

it("CHAT-18 what else, what didn't help, and what was said are answered from the same talk", async () => {
  const [, more, other, summary] = await talk([
    "How do I fall asleep tonight?",
    "What else could I try?",
    "That didn't help, I tried it already",
    "Can you sum up what we said?",
  ]);
  expect(more?.text).toContain(cardOf("sleep-tonight").more);
  const others = [...cards.keys()].filter((id) => other?.text.includes(answerOf(id) ?? "-"));
  expect(others).toHaveLength(1);
  expect(others).not.toContain("sleep-tonight");
  expect(summary?.text).toContain(readMoves("en").titles["sleep-tonight"]);
});

it("CHAT-18 a summary quotes what they told, and leaves out what they said isn't theirs", async () => {
  const told = "I do the billing for a hotel, and the new system doubles my work";
  const lines = [
    { role: "user", content: told },
    { role: "assistant", content: answerOf("shift-work") ?? "" },
    { role: "user", content: "no, I don't work shifts, I'm at my desk from eight to five" },
    { role: "assistant", content: "Okay." },
    { role: "user", content: "can you sum up what I told you so far?" },
  ] as const;
  const summary = await collect(createAuthoredGuide().reply(aTurn({ lines }), new AbortController().signal));
  expect(summary.text).toContain(told);
  expect(summary.text).not.toContain(readMoves("en").titles["shift-work"]);
});

it("CHAT-18 an apology to a child isn't a talk about death, and a no to that is heard", async () => {
  const [, asked, corrected] = await talk([
    "last night I screamed at my son because he couldn't find his shoe, and he just looked at me",
    "can you write me something to say to my son about the shoes? short",
    "what?? nobody died. I yelled at him about a shoe. I want to say sorry",
  ]);
  expect(asked?.text).not.toMatch(/died|death/);
  expect(corrected?.text).toContain(cardOf("words-apology").texts?.[0]);
});

it.each([
  ["en", ["he hits me when he's drunk", "what can I do", "I'm not safe here"]],
  ["es", ["me pega cuando bebe", "¿qué puedo hacer?", "no estoy a salvo aquí"]],
  ["de", ["er schlägt mich, wenn er trinkt", "was kann ich tun?", "ich bin hier nicht sicher"]],
  ["fr", ["il me frappe quand il boit", "qu'est-ce que je peux faire ?", "je ne suis pas en sécurité ici"]],
  ["en", ["my dog died", "I miss him", "no one understands grief for a pet"]],
  ["zh", ["我的狗死了", "我想它", "没有人理解为宠物难过"]],
] as const)(
  "CHAT-18 CRIS-16 someone in danger or in grief corrects nothing, and keeps the help: %s %j",
  async (language, said) => {
    const answers = await talk([...said], { language });
    expect(readListening(language).adult.corrected.filter((words) => answers.at(-1)?.text.startsWith(words))).toEqual(
      [],
    );
  },
);

it.each([
  ["en", ["My husband hits me when he's drunk.", "How do I tell him I'm leaving?"]],
  ["es", ["Mi marido me pega cuando bebe.", "¿Cómo le digo que me voy?"]],
  ["en", ["My boss keeps touching me at work.", "What do I say to him?"]],
  ["en", ["My friend's husband beats her.", "What do I say to her?"]],
] as const)("CHAT-18 CRIS-16 no ready words stand for an answer to violence: %s %j", async (language, said) => {
  const [, answer] = await talk([...said], { language });
  const texts = ["words-partner-feelings", "words-boss-workload", "words-friend-hurt"].flatMap(
    (id) => readCards(language).get(id)?.texts ?? [],
  );
  expect(texts.filter((text) => answer?.text.includes(text))).toEqual([]);
});

it("CHAT-18 'not' in the answer to an exercise's question doesn't end the exercise", async () => {
  const answers = await talk(["let's do the breathing exercise", "I'm not breathing slowly yet", "okay, go on"]);
  expect(readListening("en").adult.corrected.filter((words) => answers[1]?.text.startsWith(words))).toEqual([]);
});

it("CRIS-16 a summary quotes nothing that others shouldn't read", async () => {
  const answers = await talk([
    "my boss wants the numbers by Friday and I'm behind with all of them",
    "I was assaulted by my cousin when I was twelve and no one knows",
    "can you sum up what I told you so far?",
  ]);
  expect(answers.at(-1)?.text).not.toContain("assaulted");
});

it("CHAT-18 'do you remember' is answered with what they told, and only else with how remembering works", async () => {
  const answers = await talk([
    "My sister Nora moved to Lisbon in May and we hardly talk",
    "And at work they want me to do the late shift again",
    "do you remember where my sister moved?",
  ]);
  expect(answers.at(-1)?.text).toContain("Nora moved to Lisbon");
  const [first] = await talk(["do you remember what I told you last time?"]);
  expect(first?.text).toContain(answerOf("do-you-remember"));
});

it("CHAT-18 someone who wants one thing gets one, and no list", async () => {
  const [whole] = await talk(["what do I do when I wake up at night and think about work?"]);
  const [one] = await talk(["ONE thing to do when I wake up at night thinking about work"]);
  const given = [...cards.values()].find(({ now }) => now !== undefined && one?.text.includes(now));
  expect(one?.text).toBe(given?.now);
  expect(whole?.text.length).toBeGreaterThan(2 * (one?.text.length ?? 0));
});

it("CHAT-18 for a text that isn't there, it offers to find the words together", async () => {
  const [answer] = await talk(["write me a letter to the city about the streetlight in our street, broken since May"]);
  expect(readMoves("en").adult.no_text.some((words) => answer?.text.startsWith(words))).toBe(true);
  expect(answer?.activities[0]).toBe(readSkills("en", "adult").find(({ id }) => id === "one-sentence")?.title);
});

it("CHAT-18 what they told is found again in their own words", async () => {
  const [, , recalled] = await talk([
    "My sister Nora moved to Lisbon in May and we hardly talk",
    "And at work they changed the shifts again",
    "What did I tell you about my sister?",
  ]);
  expect(recalled?.text).toContain("My sister Nora moved to Lisbon in May and we hardly talk");
  expect(recalled?.text).not.toContain("shifts");
});

it("CHAT-18 short words and questions in between don't hide what was told long before", async () => {
  const between = Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? "ok" : "why is that?"));
  const said = [
    "My sister Nora moved to Lisbon in May and we hardly talk",
    ...between,
    "What did I tell you about my sister?",
  ];
  const lines = said.map((content) => ({ role: "user", content }) as const);
  const answer = await collect(createAuthoredGuide().reply(aTurn({ lines }), new AbortController().signal));
  expect(answer.text).toContain("My sister Nora moved to Lisbon in May and we hardly talk");
});

it("CHAT-18 whoever comes back and says hello hears what the talk before was about, and may correct it", async () => {
  const before = "You talked about this: “my sister moved to Lisbon”";
  const [welcome] = await talk(["hi"], { before });
  expect(welcome?.text).toContain(`\n\n${before}\n\n`);
  expect(welcome?.text).toMatch(/\?$/);
  const [first] = await talk(["hi"]);
  expect(readListening("en").adult.greeting).toContain(first?.text);
});

const BOSS = "My boss puts me down in front of the whole team";

it("CHAT-18 what was told at another time about the same comes back once", async () => {
  const memory = [BOSS, "I haven't slept right in over a month", "I love swimming in the lake"];
  const told = [
    "My boss puts me down in front of everyone",
    "It's every week",
    "I haven't slept right since Labor Day",
  ];
  const [met, , other] = await talk(told, { memory: remembered(...memory) });
  expect(met?.text).toContain(`“${BOSS}”`);
  expect(other?.text).not.toMatch(/“[^”]{12}/);
  const [alone] = await talk(told.slice(2), { memory: remembered(...memory) });
  expect(alone?.text).toContain(`“${memory[1]}”`);
});

it.each([
  ["is about something delicate", "My boss knows that I drink a bottle of wine every night"],
  ["was told in this very conversation", "My boss puts me down in front of everyone"],
  ["shows a danger", "My boss puts me down and I want to die"],
  ["asks", "My boss puts me down in front of everyone, what should I do?"],
])("CHAT-18 CRIS-16 what %s isn't quoted unasked", async (_why, line) => {
  const [met] = await talk(["My boss puts me down in front of everyone"], { memory: remembered(line) });
  expect(met?.text).toContain(cardOf("bad-boss").hear);
  expect(met?.text).not.toContain("“");
});

it("CRIS-16 nothing is quoted beside a danger, nor is a delicate talk recapped to a hello", async () => {
  const concern = { level: "possible", kind: "medical" } as const;
  const [met] = await talk(["My boss puts me down in front of everyone"], { memory: remembered(BOSS), concern });
  expect(met?.text).not.toContain(BOSS);
  const before = "You talked about this: “my uncle touched me when I was small”";
  const [welcome] = await talk(["hi"], { before });
  expect(readListening("en").adult.again).toContain(welcome?.text);
});

it("CHAT-18 what a message is about may stand in any of its last sentences", async () => {
  const told =
    "We had the neighbors over on Sunday and grilled, the kids ran through the sprinkler. My manager keeps making fun of me while everybody's watching. Anyway, tomorrow I'm driving up to see my brother.";
  const [answer] = await talk([told]);
  expect(answer?.text).toContain(cardOf("bad-boss").hear);
});

it("CHAT-18 a request for words brings words, about what was told before", async () => {
  const [, words] = await talk([
    "My boss gives me more and more work and I can't keep up",
    "Write me a sentence I could say to her",
  ]);
  expect(words?.text).toContain(cardOf("words-boss-workload").texts?.[0]);
});

it("CHAT-18 'no questions' holds for the rest of the conversation", async () => {
  const [first, second] = await talk(["Please stop asking me questions", "How do I fall asleep tonight?"]);
  expect(first?.text).toContain(answerOf("no-questions"));
  expect(second?.text).toContain(answerOf("sleep-tonight"));
  expect(second?.text).not.toContain(cardOf("sleep-tonight").ask);
});

it("CHAT-18 each age gets words of its own, and a child none about what's for adults", async () => {
  const asked = "I can't sleep, what can I do?";
  const [teen] = await talk([asked], { age: 15, audience: "child" });
  const [child] = await talk([asked, "How can I drink less wine in the evening?"], { age: 8, audience: "child" });
  expect(teen?.text).toContain(answerOf("sleep-tonight", "teen"));
  expect(child?.text).toContain(answerOf("sleep-tonight", "child"));
  expect(wordedFor(cardOf("drinking"), "child", "en")).toBeNull();
});

it("CHAT-21 who tells whom is answered with the sentence that holds for the service", async () => {
  const [answer] = await talk(["Who reads what I write here? Is this private?"]);
  expect(answer?.text).toMatch(/doesn't include your words|notice without your words/i);
  expect(answer?.text).not.toContain("{");
});

it("CHAT-18 a situation is gone into with its own questions, nothing is quoted, and nothing said twice", async () => {
  const told = [
    "How do I cope with being burned out?",
    "Since they let two people go in March, mostly",
    "My wife says I'm a ghost on Sundays",
    "Maybe I could ask for one free weekend",
  ];
  const answers = (await talk(told)).map(({ text }) => text);
  const deeper = cardOf("burnout").deeper ?? [];
  expect(deeper.filter((question) => answers.some((answer) => answer.includes(question))).length).toBeGreaterThan(1);
  const sentences = answers.flatMap((text) => text.split(/(?<=[.?!])\s+/));
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  const words = told.flatMap((line) => line.toLowerCase().match(/\S+ \S+ \S+ \S+/g) ?? []);
  expect(words.filter((some) => answers.some((answer) => answer.toLowerCase().includes(some)))).toEqual([]);
});

it("CHAT-18 what was done is acknowledged as done, and thanks is answered with no further question", async () => {
  const [, , , thanked] = await talk([
    "I can't get anything done since the breakup",
    "Three weeks ago",
    "I went outside for ten minutes today, like you said",
    "Thanks, that helped",
  ]);
  expect(readListening("en").adult.thanks).toContain(thanked?.text);
});

it("CRIS-16 where a caring question follows, the answer asks nothing and agrees with nothing", async () => {
  const [answer] = await talk(["I don't see what I'm still here for"], { caring: true });
  expect(readListening("en").adult.concerned).toContain(answer?.text);
});
