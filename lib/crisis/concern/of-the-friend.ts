import type { SpokenLanguage } from "@/lib/shared/languages";
import { clean } from "../clean";
import { HEARD_BY_READER, higherOf } from "../constants";
import { isUnsure } from "../protocol/begin";
import { foldAnswer } from "../protocol/ears/build";
import { hear } from "../protocol/hear";
import type { Finding } from "../types";
import { endsConcern, type Reply } from "./ends-concern";
import { isDirect } from "./question";
import type { ConcernState } from "./state";

/**
 * Reads an answer that goes on about the friend we asked about: "she said last month that she has a
 * plan". Its danger is the friend's, and whoever answers our question with more of it hasn't said
 * no. It stays inferred, so the protocol says that it may be a misreading and asks again. Null if
 * the answer is about the writer, or about something else.
 */
export function ofTheFriend(
  { asked, open, ended }: ConcernState,
  finding: Finding,
  reply: Reply,
): Finding | null {
  const wasAsked = asked.some(({ kind, id }) => kind === "third_party" && isDirect(id));
  if (!wasAsked || ended || !isUnsureOrNone(finding)) return null;
  if (!tellsOfThem(reply) || endsConcern(reply)) return null;
  if (finding.concern === "clear")
    return OF_A_LIFE.has(finding.kind) ? theirs(finding, finding.severity) : null;
  return open ? theirs(finding, higherOf(finding.severity, "moderate")) : null;
}

const OF_A_LIFE: ReadonlySet<string> = new Set(["suicide", "self_harm", "medical"]);

const isUnsureOrNone = (finding: Finding): boolean =>
  finding.concern === "none" ? finding.unread !== true : isUnsure(finding);

const theirs = ({ act, evidence }: Finding, severity: Finding["severity"]): Finding => ({
  concern: "clear",
  crisis: true,
  kind: "third_party",
  severity,
  evidence: evidence.length > 0 ? evidence : [HEARD_BY_READER],
  ...(act ? { act } : {}),
});

function tellsOfThem({ text, language }: Reply): boolean {
  const plain = foldAnswer(clean(text).toLowerCase());
  if (ALSO_ME[language].test(plain)) return false;
  return hear(text, language).ofAnother || DROPPED[language]?.test(plain) === true;
}

const within = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${foldAnswer(source)})(?![\\p{L}\\p{M}])`, "u");

/** "Me too": the writer's own danger may be meant, so nothing is taken for the friend's. */
const ALSO_ME: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: within("me (?:too|as well|neither)|too|same|also|myself|relate|(?:makes?|made|making) me"),
  es: within("yo|tambien|me (?:pasa|siento|hacen?|dan?|ponen?)|siento|quiero"),
  fr: within("moi|aussi|pareil|je veux|me (?:fait|font|donne|rend)"),
  de: within("auch|selbst|ich will|(?:macht|machen|bringt) mich"),
  zh: /我也|一样|我自己|我想|让我/u,
  ar: within("(?:و)?انا|ايضا|كمان|نفسي|اريد|بدي|[يت](?:خليني|جعلني)"),
  hi: within("मुझे भी|मैं भी|मेरा भी|खुद|मुझे मर\\p{L}*"),
};

/** These languages leave out "he" and "she", so the verb alone tells that someone else spoke. */
const DROPPED: Readonly<Partial<Record<SpokenLanguage, RegExp>>> = {
  es: within(
    "dijo|dice|escribio|escribe|mando|envio|conto|lloro|llora|no (?:contesta|responde)|(?:esta|estaba) (?:solo|sola)|se lo prometi|le prometi",
  ),
  ar: within(
    "(?:و)?(?:قال|قالت|قالها|قالتها|يقول|تقول|كتبت لي|كتب لي|ارسلت لي|ارسل لي|بكي|بكت|لا يرد|لا ترد|ما يرد|ما ترد|عندها|عنده|وعدته|وعدتها)",
  ),
};
