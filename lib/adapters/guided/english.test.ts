import { converse, type SpokenLine } from "@/tests/fakes/converse";
import { MANY_PEOPLE } from "@/tests/fakes/many-people";
import { createGuidedEngine } from "./engine";
import { fold, sentencesOf } from "./text";
import { SPEECH } from "./voices";

const engine = createGuidedEngine();
const PEOPLE = Object.entries(MANY_PEOPLE);
const SESSIONS = ["a", "b", "c"];
const replies = (spoken: readonly SpokenLine[]) =>
  spoken.filter(({ role }) => role === "assistant").map(({ content }) => content);
/** The guide's own words: what it quotes is the person's. */
const ownWords = (text: string) => text.replace(/“[^”]*”/g, "“”");

describe.each(PEOPLE)("in a conversation with %s", (_, person) => {
  it("says back only sentences that are whole", async () => {
    for (const sessionId of SESSIONS)
      for (const text of replies(await converse(engine, { ...person, sessionId }))) {
        const own = ownWords(text);
        // "that you I am", "you am", "you is", "you was", "me are", a small "i" on its own.
        expect(own).not.toMatch(/\byou (?:i|am|is|was|has|i'm)\b|\bthat you i\b|(?<![\w'])i(?![\w'])/);
        expect(own).not.toMatch(/\bthat that\b|\band and\b|\b(\w+) \1 \1\b|\s[,.;?]|\.\.|\{/);
      }
  });

  it("repeats no sentence, and begins no more than three answers alike", async () => {
    for (const sessionId of SESSIONS) {
      const texts = replies(await converse(engine, { ...person, sessionId }));
      const sentences = texts.flatMap(sentencesOf).map(fold);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
      const openers = texts.map((text) => fold(text).split(" ").slice(0, 2).join(" "));
      for (const opener of openers) expect(openers.filter((other) => other === opener).length).toBeLessThanOrEqual(3);
    }
  });
});

const STORY = ["my girlfriend and I fight all the time", "she says I don't listen"];
const answered = async (says: readonly string[], audience: "adult" | "child" = "adult") => {
  const texts = await Promise.all(
    SESSIONS.map(async (sessionId) => replies(await converse(engine, { audience, sessionId, says })).at(-1) ?? ""),
  );
  return texts;
};

it.each([
  ["how do I tell her that?", /calm hour|short is best/i],
  ["what helps?", /helps|help many|on the table|next step|test this|your life better/i],
  ["do you think she hates me", /see into anyone|only they can say/i],
  ["is it my fault?", /maybe nothing|cannot see all of it/i],
  ["should I text her?", /not decide that|live with what comes after/i],
  ["what would you do", /not in your shoes|would not decide tonight/i],
  ["am I a bad person?", /^(?:no\b|i do not see that)/i],
  ["who would I even call", /doctor/i],
  ["is this depression?", /doctor/i],
  ["how do other people cope with this?", /three things/i],
  ["u sure?", /not sure|not for certain/i],
  ["why is the sky so low here?", /cannot|do not|not able|beyond|no one answer|may not|seldom/i],
])("a question gets an answer before anything is asked: %s", async (question, answer) => {
  for (const text of await answered([...STORY, question])) {
    expect(text).toMatch(answer);
    expect(text).not.toMatch(/fight all the time|don't listen/);
  }
});

it.each([
  ["is it my fault?", /^no\b/i],
  ["can you come here?", /computer/],
  ["will you tell my mom?", /secrets/],
  ["do you think they hate me", /see into their heads|do not know/i],
  ["can you make them stop", /not your job/],
  ["are monsters real?", /stories/],
])("a child's question gets an answer before anything is asked: %s", async (question, answer) => {
  for (const text of await answered(["mom and dad fight a lot", "i hide in my room", question], "child"))
    expect(text).toMatch(answer);
});

it.each([
  "this app is useless",
  "you just repeat what I say",
  "you're a machine pretending to care",
  "this is a waste",
])("takes anger at itself as that, and nothing as shame: %s", async (complaint) => {
  for (const text of await answered([complaint])) {
    expect(text).not.toMatch(/shame|harsh|voice in you|tell yourself|useless”/i);
    expect(text.length).toBeGreaterThan(40);
  }
});

it("asks small plain questions of who answers in a word or two, and hands out no exercise", async () => {
  const { fewwords } = MANY_PEOPLE;
  for (const sessionId of SESSIONS) {
    const texts = replies(await converse(engine, { ...fewwords, says: fewwords?.says ?? [], sessionId }));
    expect(texts.join(" ")).not.toMatch(/We could|exercise/);
    for (const text of texts.slice(4)) expect(text.length).toBeLessThanOrEqual(110);
    expect(texts[3]).toMatch(/whole life upside down/);
  }
});

it("does not begin what somebody says they do not want", async () => {
  const begins = SPEECH.en.adult.exercises.flatMap(({ steps }) => steps[0]?.ask ?? []);
  for (const wish of ["no I don't want to breathe", "please no thought record", "breathing is stupid"])
    for (const text of await answered([...STORY, wish])) for (const ask of begins) expect(text).not.toContain(ask);
});

it("gives a plan to who asks for one", async () => {
  for (const text of await answered(["I drank again last night", "I want a plan so it doesn't happen tonight"]))
    expect(text).toContain("What do you feel pulled to do when it gets strong?");
});

it("never gives a feared thing back as a fact", async () => {
  for (const text of await answered(["my baby is small", "what if she'd be better off with someone else"]))
    expect(ownWords(text)).not.toMatch(/(?:^|[.!?] )She'd be better off/);
});
