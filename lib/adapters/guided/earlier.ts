import type { OwnLine } from "./own-line";
import type { Said } from "./said";

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
    return this.find(() => true) === undefined;
  }

  /** The first that fits, in the lines that may hold one. */
  find(fits: (said: Said) => boolean, mayHold: (line: OwnLine) => boolean = () => true): Said | undefined {
    for (const line of this.lines) {
      const found = mayHold(line) ? line.kept.find((said) => this.isOpen(said) && fits(said)) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}
