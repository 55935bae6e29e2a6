export interface Gate {
  /** Text for the person: shown at once when the gate is open, kept while nothing is decided, dropped once it is shut. */
  pass(text: string): void;
  /** The first decision stays. */
  decide(open: boolean): void;
  readonly decided: Promise<boolean>;
}

/** Holds an answer's text back until it is known whether it may be shown. */
export function createGate(show: (text: string) => void): Gate {
  const decision = Promise.withResolvers<boolean>();
  let open: boolean | null = null;
  let held = "";
  return {
    decided: decision.promise,
    pass(text) {
      if (open) show(text);
      else if (open === null) held += text;
    },
    decide(asked) {
      if (open !== null) return;
      open = asked;
      if (open && held !== "") show(held);
      held = "";
      decision.resolve(open);
    },
  };
}
