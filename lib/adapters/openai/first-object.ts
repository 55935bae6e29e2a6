import type { z } from "@/lib/shared/zod-messages";

/** Maximum number of starting positions to try. */
const MAX_TRIED = 200;

/**
 * The first JSON object in a text that matches the shape, wherever it is. Null if there is none.
 */
export function firstObject<T>(text: string, shape: z.ZodType<T>): T | null {
  let at = text.indexOf("{");
  for (let tried = 0; at >= 0 && tried < MAX_TRIED; tried += 1, at = text.indexOf("{", at + 1)) {
    const parsed = parse(objectAt(text, at));
    const found = parsed === undefined ? null : shape.safeParse(parsed);
    if (found?.success) return found.data;
  }
  // Some servers send the object as a string inside a string.
  const unwrapped = text.trim().startsWith('"') ? parse(text.trim()) : undefined;
  return typeof unwrapped === "string" && unwrapped.length < text.trim().length
    ? firstObject(unwrapped, shape)
    : null;
}

/** The text from an opening bracket to its closing one. Empty if it's never closed. */
function objectAt(text: string, start: number): string {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === "\\") at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === "{") depth += 1;
    else if (!isQuoted && sign === "}") {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return "";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
