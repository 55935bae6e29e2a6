import { ask } from "./ask";
import type { ServerConnection } from "./connection";
import { readAnswer } from "./read-answer";
import { Spoken } from "./spoken";

/** Nothing in it comes from a person, and nothing asks for a mark. */
const OWN_QUESTION = {
  prompt: "You are a friendly assistant. Answer in one short sentence.",
  lines: [{ role: "user" as const, content: "Hello, how are you?" }],
  // A greeting is thought about briefly, and only the mark behind that is waited for.
  mostTokens: 1_500,
  stream: true,
};
/** So long (ms) the question may take, and so long what came of it stands: whoever provokes it again and again asks no more of the server. */
const PATIENCE_MS = 45_000;
const STANDS_MS = 10 * 60_000;

/**
 * An answer closed thinking that nothing had opened: the server's template may swallow the mark, or a person may have made the model write
 * it. What is believed of the server holds for everybody's next answer, so it is asked a question of our own, to which only the template
 * can add the mark. Never throws; what fails proves nothing.
 */
export async function proveUnopened(server: ServerConnection): Promise<void> {
  const { habits } = server;
  if (habits.unopened || Date.now() < habits.provenUntil) return;
  habits.provenUntil = Date.now() + STANDS_MS;
  try {
    const response = await ask(server, OWN_QUESTION, AbortSignal.timeout(PATIENCE_MS));
    const spoken = new Spoken();
    for await (const { text } of readAnswer(response)) {
      spoken.push(text);
      if (spoken.closedUnopened || spoken.isOver) break;
    }
    habits.unopened ||= spoken.closedUnopened;
  } catch {
    // Who asks next hears it as before: what was shown is taken back once the mark comes.
  }
}
