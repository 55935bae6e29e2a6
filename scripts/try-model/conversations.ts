import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { MINIMUM_AGE } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { z } from "@/lib/shared/zod-messages";

/** With fewer turns, a model never has to deal with its own earlier messages. */
const MIN_TURNS = 8;

const conversation = z.strictObject({
  id: z.string(),
  language: z.enum(SPOKEN_LANGUAGES),
  age: z.int().min(MINIMUM_AGE),
  /** The conversation contains a danger that the crisis path has to answer. */
  risk: z.boolean().default(false),
  says: z.array(z.string().min(1)).min(MIN_TURNS),
});
export type Conversation = z.output<typeof conversation>;

/** The scripted conversations, or only those with the given ids. */
export function readConversations(ids: readonly string[] = []): Conversation[] {
  const text = readFileSync(join(__dirname, "conversations.yaml"), "utf8");
  const all = z.array(conversation).parse(parse(text));
  const unknown = ids.find((id) => all.every((one) => one.id !== id));
  if (unknown) throw new Error(`There is no conversation ${unknown}`);
  return all.filter(({ id }) => ids.length === 0 || ids.includes(id));
}
