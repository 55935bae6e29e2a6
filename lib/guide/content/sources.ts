import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { CONTENT } from "./load";
import { GROUPS } from "./schema";

const sources = z.record(z.string(), z.array(z.string().min(5)).min(1));

/** The published practice that each card rests on: content/guide/sources. Cards about Willow itself have none. */
export function sourcesOf(): ReadonlyMap<string, readonly string[]> {
  const groups = GROUPS.filter((group) => group !== "willow");
  return new Map(
    groups.flatMap((group) =>
      Object.entries(sources.parse(parse(readFileSync(join(CONTENT, "guide", "sources", `${group}.yaml`), "utf8")))),
    ),
  );
}
