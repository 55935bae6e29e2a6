import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import { type LocalNumbers, localNumbers } from "../contacts";
import { crisisTextsFor } from "../texts/load";
import type { CrisisTexts } from "../texts/schema";
import { US } from "../united-states/contacts";
import { type Hearer, isMinor } from "./types";

/** A protocol text, identified by its path, such as "steps.plan.0" or "moments.planNo". */
export interface Part {
  readonly id: string;
}

export const textsFor = ({ language, audience }: Hearer): CrisisTexts =>
  crisisTextsFor(language, audience);

/** Number of wordings in a pool. */
export function poolSize(pool: string, hearer: Hearer): number {
  const found = lookUp(pool.split("."), textsFor(hearer));
  return Array.isArray(found) ? found.length : 1;
}

/** True if the text exists: a remembered id may come from another language or release. */
export const hasText = (id: string, hearer: Hearer): boolean =>
  typeof lookUp(id.split("."), textsFor(hearer)) === "string";

/**
 * The text of a part, with the contacts filled in.
 *
 * @throws Error if the id names no text, which is a bug in the agenda
 */
export function textOf({ id }: Part, hearer: Hearer): string {
  const written = lookUp(id.split("."), textsFor(hearer));
  if (typeof written !== "string") throw new Error(`The protocol has no text ${id}`);
  const found = written.replaceAll(
    "{alert}",
    ALERT_SENTENCES[hearer.language][isMinor(hearer) ? "child" : "adult"],
  );
  const local = localNumbers(hearer.region ?? null);
  if (local) return abroad(elsewhere(id, found, hearer), local);
  const keywords: Partial<Record<string, string>> = US.text.keywordIn;
  return found
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

/** Fills in another country's numbers. A country with a single number has it named once. */
function abroad(text: string, { call, emergency }: LocalNumbers): string {
  const once = call === emergency ? text.replace(BOTH, "{emergency}") : text;
  return once.replaceAll("{call}", call).replaceAll("{emergency}", emergency);
}

const BOTH = /\{(?:emergency|call)\}[^{}]{1,12}\{(?:emergency|call)\}/gu;

/** Replaces a text that only applies in the United States. */
function elsewhere(id: string, text: string, hearer: Hearer): string {
  const { lines, friend, harm, when, way, silent } = textsFor(hearer).abroad;
  if (id.startsWith("steps.lines.")) return lines;
  if (id === "moments.friendLines") return friend;
  if (OF_HARM.has(id)) return harm;
  if (id === "steps.abuse.6") return `${harm} ${when}`;
  if (id === "steps.urgent.4") return silent;
  if (IN_THE_WAY.has(id)) return way;
  return ONLY_IN_US.test(text) ? (id.startsWith("talk.") ? way : lines) : text;
}
const OF_HARM: ReadonlySet<string> = new Set(["moments.abuseLines", "moments.assaultLine"]);
const IN_THE_WAY: ReadonlySet<string> = new Set(
  ["money", "language", "privacy", "noEnergy"].map((barrier) => `talk.barriers.${barrier}`),
);
const ONLY_IN_US =
  /\{(?:text|keyword|violence\w*|childAbuse|sexualViolence)\}|988lifeline|findtreatment|thehotline|Childhelp|oprim|[„“«"‘]\s?(?:German|French|Mandarin|Cantonese|Hindi|Arabic)/;

function lookUp(path: readonly string[], texts: unknown): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined,
    texts,
  );
}
