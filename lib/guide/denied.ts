import NEGATIONS from "@/content/guide/negations.json";
import type { TurnLine } from "@/lib/ports/model";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** The beginnings of words, so that "shifts" and "shift work" are alike. */
type Stems = ReadonlySet<string>;

const LENGTH = {
  zh: { least: 2, kept: 4 },
  ar: { least: 3, kept: 4 },
  other: { least: 3, kept: 5 },
} as const;
/** Articles and particles that Arabic writes together with a word, or letters that look like one. */
const PREFIXED = /^(?:وال|بال|فال|كال|لل|ال|[وبفل])(?=\p{L}{3})/u;

const segmenters = new Map<SpokenLanguage, Intl.Segmenter>();

function wordsOf(text: string, language: SpokenLanguage): readonly string[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
    segmenters.set(language, segmenter);
  }
  return [...segmenter.segment(text.toLowerCase().normalize("NFC").replaceAll("’", "'"))].flatMap(
    ({ segment, isWordLike }) => (isWordLike ? [segment] : []),
  );
}

/** The stems of a text's words; the shortest words say too little to have one. */
function stemsOf(text: string, language: SpokenLanguage): Stems {
  const { least, kept } = LENGTH[language === "zh" || language === "ar" ? language : "other"];
  const stems = wordsOf(text, language).flatMap((word) => {
    const forms = language === "ar" ? [word, word.replace(PREFIXED, "")] : [withoutAccents(word)];
    return forms.filter((form) => [...form].length >= least);
  });
  return new Set(stems.map((form) => [...form].slice(0, kept).join("")));
}

/** "L'envie" is told by its noun. */
const ELIDED = /^(?:[cdjlmnst]|qu)'(?=\p{L}{3})/u;

const withoutAccents = (word: string): string =>
  word
    .replace(ELIDED, "")
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC");

/** The few words by which a card is told from most others, wherever it's asked for or spoken of. */
export type Subjects = ReadonlyMap<string, Stems>;

/** Words in more than this share of all texts don't tell one card from another. */
const MAX_SHARE = 0.02;
/** A word has to be in this share of a card's own texts, unless it's in the title. */
const MIN_OWN_SHARE = 0.4;
/** A title's "your" or "first" is in the texts of more than this share of all cards. */
const MAX_CARDS = 0.06;

/** @param texts how people ask for each card and tell of it, as pairs of an id and a text */
export function subjectsOf(
  titles: ReadonlyMap<string, string>,
  texts: readonly (readonly [id: string, text: string])[],
  language: SpokenLanguage,
): Subjects {
  const used = new Map<string, number>();
  const own = new Map<string, Map<string, number>>();
  const counts = new Map<string, number>();
  for (const [id, text] of texts) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
    const ofCard = own.get(id) ?? new Map<string, number>();
    for (const stem of stemsOf(text, language)) {
      used.set(stem, (used.get(stem) ?? 0) + 1);
      ofCard.set(stem, (ofCard.get(stem) ?? 0) + 1);
    }
    own.set(id, ofCard);
  }
  const isRare = (stem: string): boolean => (used.get(stem) ?? 0) <= MAX_SHARE * texts.length;
  const inCards = new Map<string, number>();
  for (const stem of [...own.values()].flatMap((counted) => [...counted.keys()]))
    inCards.set(stem, (inCards.get(stem) ?? 0) + 1);
  const isTelling = (stem: string): boolean => (inCards.get(stem) ?? 0) <= MAX_CARDS * own.size;
  return new Map(
    [...titles].map(([id, title]) => {
      const least = MIN_OWN_SHARE * (counts.get(id) ?? 0);
      const often = [...(own.get(id) ?? [])].flatMap(([stem, count]) =>
        count >= least ? [stem] : [],
      );
      const named = [...stemsOf(title, language)].filter(isTelling);
      return [id, new Set([...named, ...often].filter(isRare))];
    }),
  );
}

/**
 * "No one understands" and "I can't sleep" deny nothing that the guide said. Chinese doesn't set
 * its words apart, and a segmenter joins "not" to its neighbor.
 */
function isNegated(clause: string, language: SpokenLanguage): boolean {
  const { denies, spared } = NEGATIONS[language];
  const plain = clause.toLowerCase().normalize("NFC").replaceAll("’", "'");
  if (spared.some((words) => plain.includes(words))) return false;
  const words = language === "zh" ? [] : wordsOf(clause, language);
  return denies.some((no) => (language === "zh" ? plain : words).includes(no));
}

interface Said {
  /** Stems of the clauses that say no to something, and of the others. */
  readonly denied: Stems;
  readonly affirmed: Stems;
}

function saidIn(text: string, language: SpokenLanguage): Said {
  const [denied, affirmed] = [new Set<string>(), new Set<string>()];
  for (const clause of text.split(/[.,;:!?…\n،؛؟。，；！？।—–]+/u)) {
    const stems = isNegated(clause, language) ? denied : affirmed;
    for (const stem of stemsOf(clause, language)) stems.add(stem);
  }
  return { denied, affirmed };
}

/** What a person turned down of all that the guide brought up. */
export interface Denied {
  /** Cards and skills that aren't theirs. */
  readonly struck: ReadonlySet<string>;
  /** The newest message strikes something the guide has just talked about. */
  readonly isNew: boolean;
}

export interface Sayable {
  readonly subjects: Subjects;
  /** Skills are turned down with words of the person's own, too: "no breathing, please". */
  readonly skills: ReadonlySet<string>;
  titleOf(id: string): string | undefined;
  /** The cards and skills that a reply of the guide's spoke of. */
  shownIn(reply: string): readonly string[];
  /** A question of a skill waits for its answer, in which "not" corrects nothing. */
  asksInSkill(reply: string): boolean;
}

/** The guide's latest replies that a message may refer to. */
const MAX_REPLIES = 2;

/** What the guide claims or suggests: an answer to its question denies nothing it said. */
const claimsOf = (reply: string): string => reply.replace(/[^.!?…。！？؟।\n]*[?？؟]/gu, " ");

/**
 * Finds what the person takes back for the guide: "I don't work shifts??" denies a word that the
 * guide brought up, and that they hadn't used. Whatever is told by that word stays out of the
 * conversation until they use it themselves.
 */
export function deniedIn(
  lines: readonly TurnLine[],
  { subjects, skills, titleOf, shownIn, asksInSkill }: Sayable,
  language: SpokenLanguage,
): Denied {
  const replies: { readonly brought: Stems; readonly shown: readonly string[] }[] = [];
  let isInSkill = false;
  const own = new Set<string>();
  /** By the word that was denied. */
  const struck = new Map<string, ReadonlySet<string>>();
  let isNew = false;
  for (const { role, content } of lines) {
    if (role === "assistant") {
      const shown = shownIn(content);
      const titles = shown.flatMap((id) => titleOf(id) ?? []);
      const brought = stemsOf([claimsOf(content), ...titles].join(" "), language);
      replies.push({ brought, shown });
      isInSkill = asksInSkill(content);
      continue;
    }
    const said = saidIn(content, language);
    const lately = replies.slice(-MAX_REPLIES);
    const shown = lately.flatMap((reply) => reply.shown);
    isNew = false;
    for (const stem of said.denied) {
      const isTheirs =
        isInSkill || said.affirmed.has(stem) || !lately.some(({ brought }) => brought.has(stem));
      const told = isTheirs ? [] : toldBy(stem, own.has(stem) ? skills : null, subjects);
      if (told.length > 0) struck.set(stem, new Set(told));
      // "I can't sleep" is their own trouble, whoever speaks of sleep next.
      else own.add(stem);
      isNew ||= shown.some((id) => told.includes(id));
    }
    // In a correction, the guide's words are only quoted: "you asked me what the guilt is".
    if (isNew) continue;
    for (const stem of said.affirmed) {
      own.add(stem);
      struck.delete(stem);
    }
  }
  return { struck: new Set([...struck.values()].flatMap((ids) => [...ids])), isNew };
}

/** The cards and skills that a word tells from the others, or only those `among`. */
const toldBy = (
  stem: string,
  among: ReadonlySet<string> | null,
  subjects: Subjects,
): readonly string[] =>
  [...subjects].flatMap(([id, stems]) => (stems.has(stem) && (among?.has(id) ?? true) ? [id] : []));
