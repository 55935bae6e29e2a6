import skillsOf from "@/content/guide/memory/things.json";
import type { Remembered } from "@/lib/ports/model";
import { hitsIn, type Thing } from "./patterns";
import type { Tried } from "./types";

/** Reads what helped and what didn't from memory, newest first: the newest word counts. */
export function triedIn(memory: readonly Pick<Remembered, "said">[]): Tried {
  const known = new Map<Thing, "helped" | "notHelped">();
  for (const { said } of memory) {
    const { kinds, things } = hitsIn(said);
    // A sentence that says both doesn't say which is which.
    if (kinds.has("helped") === kinds.has("not_helped")) continue;
    const how = kinds.has("helped") ? "helped" : "notHelped";
    for (const thing of things) if (!known.has(thing)) known.set(thing, how);
  }
  const skills = (wanted: "helped" | "notHelped") =>
    new Set([...known].flatMap(([thing, how]) => (how === wanted ? skillsOf[thing] : [])));
  return { helped: skills("helped"), notHelped: skills("notHelped") };
}
