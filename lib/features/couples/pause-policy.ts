import { createHash } from "node:crypto";
import type { RelationshipMessage } from "./types";

const MINUTE_MS = 60_000;
/**
 * At least twenty minutes: a body takes this long to calm down after a quarrel (Gottman and
 * Levenson 1988).
 */
const MIN_MS = 20 * MINUTE_MS;
const MORE_MS = 20 * MINUTE_MS;

/** A joint conversation counts as long after this many messages within this time. */
const MANY = 40;
const MANY_WITHIN_MS = 90 * MINUTE_MS;
/** How many of the newest messages have to be hot. */
const HOT = 2;
const AMONG = 4;

const ASKED =
  /\b(?:(?:need|take|want|have) (?:a |some )?(?:little |short |quick )?(?:break|pause|time[ -]?out|space)|(?:let's|lets|can we) (?:stop|pause|rest)|(?:stop|enough) for (?:now|today|tonight))\b/i;
const HARSH =
  /\b(?:shut up|screw you|f+u+c+k+ (?:you|off)|go to hell|i hate you|you(?:'re| are) (?:pathetic|disgusting|stupid|an idiot|worthless|useless)|asshole|bitch|bastard)\b/i;

const isShouted = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return (
    letters.length >= 12 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
};

const isHot = ({ content }: Pick<RelationshipMessage, "content">): boolean =>
  HARSH.test(content) || isShouted(content);

/**
 * Whether an ordinary pause is due: one partner asks for it, the conversation ran hot, or it has
 * gone on for a long time. Looks only at messages both may read.
 *
 * @param shared oldest first, with the newest message last
 */
export function isPauseDue(shared: readonly RelationshipMessage[], now: Date): boolean {
  const said = shared.filter(({ senderType }) => senderType === "user");
  const newest = said.at(-1);
  if (!newest) return false;
  if (ASKED.test(newest.content)) return true;
  if (isHot(newest) && said.slice(-AMONG).filter(isHot).length >= HOT) return true;
  const since = now.getTime() - MANY_WITHIN_MS;
  const lastPause =
    shared.findLast(({ messageType }) => messageType === "pause")?.createdAt.getTime() ?? 0;
  return (
    said.filter(({ createdAt }) => createdAt.getTime() > Math.max(since, lastPause)).length >= MANY
  );
}

/**
 * When a pause that begins now ends: in twenty to forty minutes, impossible to guess from anything
 * shown.
 */
export function pauseUntil(now: Date, messageId: string): Date {
  const [byte = 0] = createHash("sha256").update(`pause ${messageId}`).digest();
  return new Date(now.getTime() + MIN_MS + (byte / 256) * MORE_MS);
}

/** Whether the latest pause is still running. */
export const isResting = (pause: RelationshipMessage | null, now: Date): boolean =>
  typeof pause?.metadata?.until === "string" && Date.parse(pause.metadata.until) > now.getTime();
