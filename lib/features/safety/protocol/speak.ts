import { US } from "../contacts";
import { REPLIES } from "../replies/all";
import type { ReplyTexts } from "../replies/texts";
import type { Hearer } from "./types";

/** A text of the protocol by its place, such as "steps.plan.0" or "echo.planNo"; `feeling` is the person's own word for theirs. */
export interface Part {
  readonly id: string;
  readonly feeling?: string;
}

export const textsFor = ({ language, audience }: Hearer): ReplyTexts => REPLIES[language][audience];

/** How many ways there are of saying this. */
export function poolSize(pool: string, hearer: Hearer): number {
  const found = lookUp(pool.split("."), textsFor(hearer));
  return Array.isArray(found) ? found.length : 1;
}

/** Whether there is such a text here: what an answer remembers may have been said in another language or release. */
export const hasText = (id: string, hearer: Hearer): boolean =>
  typeof lookUp(id.split("."), textsFor(hearer)) === "string";

/** The words of a part, with the contacts filled in. @throws Error on an id that names no text: an agenda is code. */
export function textOf({ id, feeling }: Part, hearer: Hearer): string {
  const found = lookUp(id.split("."), textsFor(hearer));
  if (typeof found !== "string") throw new Error(`The protocol has no text ${id}`);
  const keywords: Partial<Record<string, string>> = US.text.keywordIn;
  return found
    .replaceAll("{feeling}", feeling ?? "")
    .replaceAll("{call}", US.call.number)
    .replaceAll("{text}", US.text.number)
    .replaceAll("{keyword}", keywords[hearer.language] ?? US.text.keyword)
    .replaceAll("{emergency}", US.emergency.number)
    .replaceAll("{violence}", US.violence.number)
    .replaceAll("{violenceText}", US.violence.text.number)
    .replaceAll("{violenceKeyword}", US.violence.text.keyword)
    .replaceAll("{childAbuse}", US.childAbuse.number)
    .replaceAll("{sexualViolence}", US.sexualViolence.number);
}

function lookUp(path: readonly string[], texts: unknown): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined),
    texts,
  );
}
