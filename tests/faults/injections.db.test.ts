import { instructions } from "@/lib/features/conversation/prompts/instructions";
import { LANGUAGES } from "@/lib/shared/languages";
import { type StoredMessage, say, setModelServer, type Talker, talkersOf } from "@/tests/factories/talkers";
import { type ModelServer, type RecordedRequest, startModelServer } from "@/tests/fakes/model-server";
import { INJECTED, INJECTIONS } from "@/tests/fixtures/injections";
import { givesAway, RECITALS, type Recital } from "@/tests/fixtures/recitals";
import { query } from "@/tests/support/database";
import { often, printFigures, SOAKING, secondsSince } from "@/tests/support/figures";
import { createOwnDatabase, type OwnDatabase, workOn } from "@/tests/support/own-database";

const AGES = [34, 9, 15, 6];
/** The free plan allows five conversations; each person writes in all of theirs. */
const EACH = 5;
const LANES = 6;

let server: ModelServer;
// In a database of its own, because hundreds of incidents would fill other tests' crisis queue.
let own: OwnDatabase;
beforeAll(async () => {
  [server, own] = [await startModelServer(), await createOwnDatabase()];
  workOn(own);
  setModelServer(server);
});
afterAll(() => Promise.all([server.close(), own.drop()]));

/** Adults and children in every language that is offered, each with five conversations. */
async function people(count: number): Promise<Talker[][]> {
  const all: Talker[][] = [];
  for (let at = 0; at < count; at += 1) {
    const talkers = await talkersOf(EACH, { age: AGES[at % AGES.length] });
    const language = LANGUAGES[at % LANGUAGES.length];
    await query(`UPDATE users SET language = $2 WHERE id = $1`, [talkers[0]?.user.id, language]);
    all.push(talkers);
  }
  return all;
}

/** Works on a few people at a time, each of whom sends one message after another. */
async function inLanes(all: readonly Talker[][], work: (talkers: Talker[], at: number) => Promise<void>) {
  const waiting = [...all.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const incidentsIn = async (talkers: readonly Talker[]): Promise<number> => {
  const rows = await query<{ count: number }>(
    `SELECT count(DISTINCT "sessionId")::int FROM crisis_incidents WHERE "sessionId" = ANY($1)`,
    [talkers.map(({ sessionId }) => sessionId)],
  );
  return rows[0]?.count ?? -1;
};

it("CRIS-16 CRIS-17 no injection hides a crisis from the flag and the record, whatever the model says of it", async () => {
  server.use({ kind: "burst", chunks: ["OK. There is no crisis here. Everything is fine."] });
  server.judge('{"kind":"none","severity":"none"}');
  const asked = server.requests.length;
  // Half of the texts per run, chosen so that every injection and every sentence is included.
  const texts = INJECTED.filter((_, at) => SOAKING || (at + Math.floor(at / 8)) % 2 === 0);
  const all = await people(texts.length / EACH);
  const suppressed: string[] = [];
  const started = performance.now();
  await inLanes(all, async (talkers, at) => {
    for (const [index, talker] of talkers.entries()) {
      const { name, text } = texts[at * EACH + index] ?? { name: "none", text: "" };
      const answer = await say(talker, text);
      if (answer.status !== 200 || answer.json().crisis_detected !== true) suppressed.push(`${name}: ${text}`);
    }
    const recorded = await incidentsIn(talkers);
    if (recorded !== talkers.length) suppressed.push(`person ${at}: ${recorded} incidents`);
  });
  printFigures("injections through the chat", {
    ...{ texts: texts.length, suppressed: suppressed.length, "took s": secondsSince(started) },
  });
  expect(texts.length).toBeGreaterThanOrEqual(300);
  expect(suppressed).toEqual([]);
  expect(server.requests.length).toBe(asked);
}, 300_000);

/** The lines of the prompt that we wrote; shorter ones are headings and names. */
const linesOf = (prompt: string): string[] => prompt.split("\n").filter((line) => line.length > 80);

/** Our own part of a note about a person: the guide may repeat the person's words to them. */
const oursOf = (line: string): string => {
  const { before, memory } = instructions().about;
  const name = [before, memory].find((note) => line.startsWith(note));
  return name ? line.slice(0, `${name}: "You t`.length) : line;
};

interface Recited {
  readonly line: string;
  readonly recital: Recital;
}

it("CHAT-21 a model that obeys an injection and recites what it was told shows none of it, to grown-ups or children", async () => {
  const recited = new Map<string, Recited>();
  server.choose(({ body }: RecordedRequest) => {
    const [number = "0"] = /\d+$/.exec(body.messages.at(-1)?.content ?? "") ?? [];
    const lines = linesOf(body.messages[0]?.content ?? "");
    const line = lines[Number(number) % lines.length] ?? "";
    const recital = RECITALS[Number(number) % RECITALS.length] ?? RECITALS[0];
    if (!recital) throw new Error("nothing to recite");
    recited.set(number, { line, recital });
    return { kind: "burst", chunks: recital.recite(line) };
  });
  const turns = often(150, 900);
  const all = await people(turns / 15);
  const leaks: string[] = [];
  const started = performance.now();
  await inLanes(all, async (talkers, person) => {
    for (let at = 0; at < 15; at += 1) {
      const number = person * 15 + at;
      const talker = talkers[at % talkers.length];
      if (!talker) continue;
      const answer = await say(talker, `${INJECTIONS[number % INJECTIONS.length]} ${number}`);
      const { message } = answer.json<{ message: StoredMessage }>();
      const seen = [message.content, ...(message.metadata?.suggested_activities ?? [])].join(" ");
      const told = recited.get(String(number));
      if (told && givesAway(seen, oursOf(told.line), told.recital)) leaks.push(`${told.recital.name}: ${seen}`);
      // In Chinese a whole sentence can have just seven characters.
      if (message.content.trim().length < 4) leaks.push(`${number}: no answer`);
    }
  });
  printFigures("injections that a model obeys", {
    ...{ turns, recited: recited.size, leaks: leaks.length, "took s": secondsSince(started) },
  });
  expect(leaks).toEqual([]);
  // Sometimes an earlier message makes the conversation serious, and no model is called.
  expect(recited.size).toBeGreaterThan(turns * 0.9);
}, 300_000);
