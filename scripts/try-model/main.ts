import { PATCH as setProfile } from "@/app/api/user/profile/route";
import { GUIDE_TIMES } from "@/lib/features/conversation/stream-with-fallback";
import { ageGroupOf } from "@/lib/shared/audience";
import { type Talker, talkersOf } from "@/tests/factories/talkers";
import { ask } from "@/tests/support/request";
import { type Conversation, readConversations } from "./conversations";
import type { Held } from "./figures";
import { summaryOf, writeResults, writeTranscripts } from "./report";
import { type Said, type Turn, takeTurn } from "./take-turn";
import { type Watching, watchService } from "./watching";

/**
 * Runs every scripted conversation through the handlers that a page uses, with the configured
 * model. Started by run.mjs.
 */
async function main(): Promise<void> {
  const ids = process.argv.slice(2);
  const patience = Number(process.env.TRY_PATIENCE);
  stretch(patience);
  const watching = await watchService();
  const started = performance.now();
  const held: Held[] = [];
  for (const conversation of readConversations(ids)) {
    const turns = await hold(conversation, watching);
    held.push({ conversation, turns });
    console.log(lineOf({ conversation, turns }));
    writeTranscripts(held);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const { OPENAI_MODEL: model = "", TRY_VARIANT: variant = "" } = process.env;
  const report = { model, variant, seconds, patience, held };
  console.log(summaryOf(report));
  // Figures of a subset can't be compared with those of the full set.
  if (ids.length === 0) writeResults(report);
  process.exit(0);
}

/**
 * On two shared cores a model reads its instructions for longer than people wait for its first
 * word. This run is about the content; answers that came too late are only counted.
 */
function stretch(times: number): void {
  const { firstTokenMs, idleMs, totalMs } = GUIDE_TIMES;
  const stretched = { firstTokenMs: firstTokenMs * times, idleMs: idleMs * times };
  Object.assign(GUIDE_TIMES, stretched, { totalMs: totalMs * times });
}

/** A person of this age and language, in a new conversation. */
async function meet({ age, language }: Conversation): Promise<Talker> {
  const [talker] = await talkersOf(1, { age });
  if (!talker) throw new Error("nobody talks");
  const { cookie } = talker;
  const { status } = await ask(setProfile, { method: "PATCH", body: { language }, cookie });
  if (status !== 200) throw new Error(`the language was refused: ${status}`);
  return talker;
}

async function hold(conversation: Conversation, watching: Watching): Promise<Turn[]> {
  const talker = await meet(conversation);
  let known = (await saidFrom(0)).length;
  const saidSince = async () => {
    const said = await saidFrom(known);
    known += said.length;
    return said;
  };
  const turns: Turn[] = [];
  for (const text of conversation.says) {
    turns.push(await takeTurn(talker, text, { watching, saidSince }));
    process.stdout.write(turns.at(-1)?.voice === "model" ? "." : "-");
  }
  return turns;
}

/** The model server's log from this request on. */
async function saidFrom(at: number): Promise<Said[]> {
  const address = new URL(`/said?from=${at}`, process.env.OPENAI_BASE_URL);
  return (await (await fetch(address)).json()) as Said[];
}

function lineOf({ conversation: { id, language, age }, turns }: Held): string {
  const byModel = turns.filter(({ voice }) => voice === "model").length;
  return ` ${id} (${language}, ${ageGroupOf(age)}): ${byModel} of ${turns.length} by the model`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
