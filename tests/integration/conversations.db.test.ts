import type * as Crypto from "node:crypto";
import { POST as say } from "@/app/api/chat/message/route";
import { POST as open } from "@/app/api/chat/sessions/route";
import type * as Ids from "@/lib/shared/ids";
import { signIn } from "@/tests/factories/people";
import { alarmsIn, exits, type Heard, ignoredExits, missedIn, ordinary, risk } from "@/tests/support/conversations";
import { query } from "@/tests/support/database";
import { printFigures } from "@/tests/support/figures";
import { ask } from "@/tests/support/request";

/**
 * The same ids in every run: the guide chooses its words by them, and the rest depends on those
 * words.
 */
jest.mock("@/lib/shared/ids", () => {
  const { createHash } = jest.requireActual<typeof Crypto>("node:crypto");
  let made = 0;
  const newId = (): string => {
    made += 1;
    const hex = createHash("sha256").update(`conversations ${made}`).digest("hex");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
  return { ...jest.requireActual<typeof Ids>("@/lib/shared/ids"), newId };
});

/**
 * Sends one message after another through the chat's route. No model is configured, so the answers
 * are what every deployment has.
 */

const AGES: Readonly<Record<string, number>> = { child: 9, teen: 15, adult: 34 };

interface Held {
  readonly audience: string;
  readonly language: string;
  readonly turns: readonly string[];
}

async function hold({ audience, language, turns }: Held): Promise<Heard[]> {
  const { cookie, user } = await signIn({ age: AGES[audience] });
  await query(`UPDATE users SET "language" = $2 WHERE "id" = $1`, [user.id, language]);
  const opened = await ask(open, { method: "POST", body: {}, cookie });
  const sessionId = opened.json<{ id: string }>().id;
  const heard: Heard[] = [];
  for (const content of turns) {
    await query(`DELETE FROM rate_limits WHERE "key" LIKE '%' || $1`, [user.id]);
    const { status, json } = await ask(say, { method: "POST", body: { sessionId, content }, cookie });
    expect([status, content]).toEqual([200, content]);
    const { concern, crisis_detected, message } = json<{
      concern: Heard["concern"];
      crisis_detected: boolean;
      message: { content: string };
    }>();
    heard.push({ concern, dialog: crisis_detected, reply: message.content });
  }
  return heard;
}

/** All faults in these conversations. */
async function faults<One extends Held>(
  conversations: readonly One[],
  faultsIn: (one: One, heard: readonly Heard[]) => string[],
  name: string,
): Promise<string[]> {
  const found: string[][] = [];
  for (const one of conversations) found.push(faultsIn(one, await hold(one)));
  const faulty = found.filter((some) => some.length > 0).length;
  printFigures(name, { conversations: conversations.length, faulty, faults: found.flat().length });
  return found.flat();
}

/**
 * Today's number of faults plus a small margin. It may only fall; the aim is zero. For why the
 * first one rose, see docs/decisions/0069 and 0071.
 */
const MOST = { ordinary: 17, risk: 2, exits: 7 } as const;

describe("conversations by writers who saw neither rules nor training texts", () => {
  it("CHAT-19 CRIS-16 opens few dialogs in ordinary talk, and asks with care seldom", async () => {
    expect((await faults(ordinary, alarmsIn, "ordinary conversations")).length).toBeLessThanOrEqual(MOST.ordinary);
  }, 300_000);

  it("CHAT-19 CRIS-17 hears the risk in nearly every conversation that holds one", async () => {
    expect((await faults(risk, missedIn, "conversations with a risk")).length).toBeLessThanOrEqual(MOST.risk);
  }, 300_000);

  it("CHAT-19 CRIS-16 hears a denial, a correction, a stop and progress in most", async () => {
    expect((await faults(exits, ignoredExits, "exits from a concern")).length).toBeLessThanOrEqual(MOST.exits);
  }, 300_000);
});
