import type { Clause } from "./key-phrases";
import type { OwnLine } from "./own-line";
import type { Said } from "./said";

interface Sought {
  readonly fits: (said: Said) => boolean;
  /** Tells of a line, and of its clauses, that nothing in them fits, before more is made of them. */
  readonly mayHold?: (line: OwnLine) => boolean;
  readonly mayFit?: (clause: Clause) => boolean;
}

const always = (): boolean => true;

/**
 * What was said before the last message and can still be brought back, oldest first. To take a message apart costs more than all
 * else that is asked of it, and most turns want the first that fits or none: so none is taken apart before it is asked for.
 */
export class Earlier {
  constructor(
    private readonly lines: readonly OwnLine[],
    private readonly isOpen: (said: Said) => boolean,
  ) {}

  get all(): readonly Said[] {
    return this.lines.flatMap((line) => line.kept).filter(this.isOpen);
  }

  get none(): boolean {
    return this.find({ fits: () => true }) === undefined;
  }

  /** The first that fits. */
  find({ fits, mayHold = always, mayFit = always }: Sought): Said | undefined {
    for (const line of this.lines) {
      const holds = mayHold(line) && line.clauses.some(mayFit);
      const found = holds ? line.kept.find((said) => this.isOpen(said) && fits(said)) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}
