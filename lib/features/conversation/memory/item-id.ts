import { createHmac } from "node:crypto";
import type { MemberCtx } from "@/lib/ports/context";
import { dayTold } from "./day-told";

const UUID_BYTES = 16;
/** RFC 9562, 5.8: a UUID whose bits are the application's own. */
const VERSION = 0x80;
const VARIANT = 0x80;

/**
 * The id of a remembered sentence: identical for the same person, the same words, regardless of
 * capitalization, and the same day if they tell of an event. So conversations that mention it at
 * the same moment store it once. Derived with the person's own data key: without that key, an id
 * says nothing about the sentence.
 */
export function itemIdOf(ctx: MemberCtx, sentence: string, toldAt: Date): string {
  const { key } = ctx.actor;
  const day = dayTold(sentence, toldAt);
  const bytes = createHmac("sha256", key.key)
    .update(`memory_items.id:${sentence.toLowerCase()}${day && `\n${day}`}`)
    .digest();
  const id = bytes.subarray(0, UUID_BYTES);
  id[6] = VERSION | ((id[6] ?? 0) & 0x0f);
  id[8] = VARIANT | ((id[8] ?? 0) & 0x3f);
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
