import type { Turn } from "@/lib/ports/model";
import { isDespair } from "@/lib/shared/heard/despair";
import { type Protest, protestIn } from "@/lib/shared/heard/protest";
import { Sieved } from "@/lib/shared/heard/sieve";
import type { Direct, Feeling, Topic, Voice } from "./copy/shape";
import { cuesIn, type Heard } from "./cue";
import { type Clause, keyClauses } from "./key-phrases";
import type { Lexicon } from "./lexicon/shape";
import { hasSlip } from "./misspelt";
import { feelingOf, isIdiom, mayName, topicsIn } from "./names";
import { once } from "./once";
import { type Said, saidOf } from "./said";
import { fold, wordCount } from "./text";

/** With what a line is read. */
export interface Ears {
  readonly language: Turn["language"];
  readonly voice: Voice;
  readonly lexicon: Lexicon;
}

/** So many clauses of one message are kept to come back to. */
const KEPT = 2;

/**
 * One message of the person. A turn reads the whole conversation, and many moves ask for the same of it, so each thing is
 * worked out when it is first asked for and then known.
 */
export class OwnLine {
  readonly folded: string;
  #words: number | undefined;
  #mayName: number | undefined;
  #topics: readonly Topic[] | undefined;
  #feeling: Feeling | null | undefined;
  #protest: Protest | null | undefined;
  #cues: readonly Heard[] | undefined;
  #clauses: readonly Clause[] | undefined;
  #kept: readonly Said[] | undefined;

  constructor(
    readonly text: string,
    private readonly ears: Ears,
  ) {
    this.folded = fold(text);
  }

  get words(): number {
    this.#words ??= wordCount(this.text);
    return this.#words;
  }

  get #may(): number {
    this.#mayName ??= mayName(this.folded, this.ears.lexicon);
    return this.#mayName;
  }

  get topics(): readonly Topic[] {
    this.#topics ??= topicsIn(this.folded, this.ears.lexicon, this.#may);
    return this.#topics;
  }

  get feeling(): Feeling | null {
    if (this.#feeling === undefined) this.#feeling = feelingOf(this.folded, this.ears.lexicon, this.#may);
    return this.#feeling;
  }

  /** What it holds against the talk. */
  get protest(): Protest | null {
    if (this.#protest === undefined) this.#protest = protestIn(this.text, this.ears.language);
    return this.#protest;
  }

  /** The ways of saying it that it shows. */
  get cues(): readonly Heard[] {
    this.#cues ??= cuesIn(this.folded, this.ears.voice.cues);
    return this.#cues;
  }

  /** The clauses that carry the most, best first. */
  get clauses(): readonly Clause[] {
    this.#clauses ??= keyClauses(this.text, this.ears.lexicon);
    return this.#clauses;
  }

  /** What can be brought back of it later; nothing where it is no part of the person's story. */
  get kept(): readonly Said[] {
    this.#kept ??= this.#tells() ? this.#literal(KEPT) : [];
    return this.#kept;
  }

  #tells(): boolean {
    return this.words >= 4 && this.protest === null && !isAboutTheTalk(this, this.ears.voice);
  }

  #literal(most: number): readonly Said[] {
    const found: Clause[] = [];
    for (const clause of this.clauses) {
      if (found.length === most) break;
      if (isLiteral(clause, this.ears)) found.push(clause);
    }
    return found.map((clause) => saidOf(clause, this.ears));
  }
}

/** "I don't want an exercise" and "what do you think?" are no part of a person's story. */
function isAboutTheTalk(
  { words, folded }: OwnLine,
  { noExercise, somethingElse, resume, direct = NO_DIRECT }: Voice,
): boolean {
  if (words > 14) return false;
  return (
    [noExercise, somethingElse, resume].some((wish) => wish?.test(folded)) ||
    sieved(direct)
      .through(folded)
      .some(({ heard }) => heard.test(folded))
  );
}

const NO_DIRECT: readonly Direct[] = [];
const sieved = once((direct: readonly Direct[]) => new Sieved(direct, ({ heard }) => heard));

/** Whether a clause means what it says, and can be given back as it is. */
export const isLiteral = ({ words, folded, may }: Clause, { language, lexicon }: Ears): boolean =>
  !isIdiom(folded, lexicon, may) &&
  !AGREES.test(folded) &&
  !UNSURE.test(folded) &&
  !SAYS_FINE.test(folded) &&
  !isDespair(words, language) &&
  !(language === "en" && hasSlip(folded));

/** "It is probably true" said back would be the guide's consent to whatever stood before it. English. */
const AGREES = /\b(?:it|that|they|he|she)(?:'s|'re| is| are) (?:probably |maybe |all |totally |so )*(?:true|right)$/;

/** "You are fine" said back would make small what stands beside it. English. */
const SAYS_FINE = /^i(?:'?m| am) (?:doing |really |just |totally |actually )*(?:fine|ok|okay|all right|alright|good)\b/;

/** Nothing to come back to. English. */
const UNSURE =
  /^(?:not sure|no idea|(?:i )?(?:don't|dont|do not) know (?:why|what|how|if)\b)|\b(?:want|have|need|used|going|like|try) to(?: be)?$/;
