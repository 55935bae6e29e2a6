export interface Gate {
  /**
   * Passes text on to the person: shown at once when the gate is open, held while undecided,
   * dropped once it's shut.
   */
  pass(text: string): void;
  /** Only the first decision counts. */
  decide(open: boolean): void;
  readonly decided: Promise<boolean>;
}

/** Holds an answer's text back until it's known whether it may be shown. */
export function createGate(show: (text: string) => void): Gate {
  let tell = (_open: boolean): void => undefined;
  const decided = new Promise<boolean>((resolve) => {
    tell = resolve;
  });
  let open: boolean | null = null;
  let held = "";
  return {
    decided,
    pass(text) {
      if (open) show(text);
      else if (open === null) held += text;
    },
    decide(asked) {
      if (open !== null) return;
      open = asked;
      if (open && held !== "") show(held);
      held = "";
      tell(open);
    },
  };
}
