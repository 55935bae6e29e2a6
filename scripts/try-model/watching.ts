import { caringTexts } from "@/lib/crisis/concern/texts";
import { replacementsIn } from "@/lib/features/conversation/prompts/replacements";
import { encoderInTime } from "@/lib/reader/loaded";
import { unfold } from "@/lib/reader/unfold";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";

/** Every product text that may appear beside a model's output. */
const AUTHORED: ReadonlySet<string> = new Set(SPOKEN_LANGUAGES.flatMap(authoredIn));

function authoredIn(language: SpokenLanguage): string[] {
  const { young, discreet, adult, teen, child } = caringTexts(language);
  const byKind = [adult, teen, child].flatMap((kinds) => Object.values(kinds).flat());
  const all = [...Object.values(replacementsIn(language)), ...young, ...discreet, ...byKind];
  return all.filter((text) => text !== "");
}

export interface Watching {
  /**
   * Whether the reader has judged this guide text since `forget`, or it's one of the product's own.
   */
  readonly isKnown: (words: string) => boolean;
  /** Warnings logged by the service since `forget`. */
  readonly warnings: () => readonly Warning[];
  readonly forget: () => void;
}

export interface Warning {
  readonly event: string;
  readonly trouble?: string;
}

/**
 * Observes the reader's requests and the service's log from outside: the reader's model is one
 * object for the whole process, and log lines leave through its two streams, which no longer reach
 * the terminal.
 *
 * @throws Error if the reader isn't available, because then no model answers at all
 */
export async function watchService(): Promise<Watching> {
  const encoder = await encoderInTime();
  if (!encoder) throw new Error("the reader's model could not be loaded");
  const judged = new Set<string>();
  let warnings: Warning[] = [];

  const run = encoder.run.bind(encoder);
  encoder.run = (asked, until) => {
    if (asked.writer === "guide") judged.add(asked.text);
    return run(asked, until);
  };

  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = ((chunk: string | Uint8Array, ...rest: []) => {
      const line = lineIn(String(chunk));
      if (!line) return write(chunk, ...rest);
      if (line.level !== "info") warnings.push(warningOf(line));
      return true;
    }) as typeof stream.write;
  }

  return {
    isKnown: (words) => judged.has(unfold(words)) || AUTHORED.has(words),
    warnings: () => warnings,
    forget: () => {
      judged.clear();
      warnings = [];
    },
  };
}

interface Line {
  readonly level: string;
  readonly event: string;
  readonly trouble?: string;
  readonly part?: string;
}

function lineIn(text: string): Line | null {
  if (!text.startsWith("{")) return null;
  try {
    const line = JSON.parse(text) as Partial<Line>;
    return line.level && line.event ? (line as Line) : null;
  } catch {
    return null;
  }
}

const warningOf = ({ event, trouble, part }: Line): Warning =>
  trouble ? { event, trouble: part ? `${part} ${trouble}` : trouble } : { event };
