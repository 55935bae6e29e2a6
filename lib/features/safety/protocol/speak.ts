import { type LocalNumbers, localNumbers } from "../contacts";
import { ABROAD } from "../replies/abroad";
import { REPLIES } from "../replies/all";
import type { ReplyTexts } from "../replies/texts";
import { US } from "../united-states/contacts";
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
  const local = localNumbers(hearer.region ?? null);
  if (local) return abroad(elsewhere(id, found, hearer).replaceAll("{feeling}", feeling ?? ""), local);
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

/** The numbers of another country; where it has but one, it is named once. */
function abroad(text: string, { call, emergency }: LocalNumbers): string {
  const once = call === emergency ? text.replace(BOTH, "{emergency}") : text;
  return once.replaceAll("{call}", call).replaceAll("{emergency}", emergency);
}

const BOTH = /\{(?:emergency|call)\}[^{}]{1,12}\{(?:emergency|call)\}/gu;

/** A text that only holds in the United States, as it is said elsewhere. */
function elsewhere(id: string, text: string, { language, audience }: Hearer): string {
  const { lines, friend, harm, when, way, silent } = ABROAD[language][audience];
  if (id.startsWith("steps.lines.")) return lines;
  if (id === "echo.friendLines") return friend;
  if (OF_HARM.has(id)) return harm;
  if (id === "steps.abuse.6") return `${harm} ${when}`;
  if (id === "steps.urgent.4") return silent;
  if (IN_THE_WAY.has(id)) return way;
  return ONLY_IN_US.test(text) ? (id.startsWith("talk.") ? way : lines) : text;
}
const OF_HARM: ReadonlySet<string> = new Set(["echo.abuseLines", "echo.assaultLine"]);
const IN_THE_WAY: ReadonlySet<string> = new Set(
  ["money", "language", "privacy", "noEnergy"].map((barrier) => `talk.barriers.${barrier}`),
);
const ONLY_IN_US =
  /\{(?:text|keyword|violence\w*|childAbuse|sexualViolence)\}|988lifeline|findtreatment|thehotline|Childhelp|oprim|[„“«"‘]\s?(?:German|French|Mandarin|Cantonese|Hindi|Arabic)/;

function lookUp(path: readonly string[], texts: unknown): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined),
    texts,
  );
}
