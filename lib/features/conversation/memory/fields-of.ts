import { memoryKindOf } from "@/lib/guide/memory/kind-of";
import { personIn } from "@/lib/guide/memory/person-in";
import { whenIn } from "@/lib/guide/memory/when-in";
import type { MemoryFields } from "./types";

/**
 * Derives kind and fields from the words whenever an item is read, so that a correction changes
 * them too, and nothing is stored about a person but their sentence.
 */
export function fieldsOf(content: string, writtenAt: Date): MemoryFields {
  const kind = memoryKindOf(content);
  const when = kind === "event" ? whenIn(content, writtenAt) : null;
  return {
    kind,
    person: kind === "person" ? personIn(content) : null,
    day: when && when.from === when.to ? when.from : null,
  };
}
