const TICK_MS = 40;
/**
 * Divisor for the share of pending text revealed per tick: fast when far behind, slow near the end.
 */
const SHARE = 14;
const FEWEST = 4;

export interface Pacer {
  add(text: string): void;
  /** Shows all pending text at once. */
  flush(): void;
  /** Resolves once everything has been shown. */
  finished(): Promise<void>;
}

const wantsStillness = (): boolean =>
  document.hidden || window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;

/** Moves the cut to the end of the word it falls in. */
function wordEnd(text: string, from: number): number {
  const gap = text.slice(from).search(/\s/);
  return gap === -1 ? text.length : from + gap;
}

/**
 * Reveals text word by word at a calm pace, however unevenly it arrives, and not before
 * `startAfter` ms. With reduced motion, each piece appears whole.
 */
export function createPacer(show: (text: string) => void, startAfter: number): Pacer {
  let whole = "";
  let shown = 0;
  let hurried = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finish: (() => void) | undefined;

  function reveal(upTo: number) {
    shown = upTo;
    show(whole.slice(0, shown));
    if (shown >= whole.length) finish?.();
  }

  function tick() {
    timer = undefined;
    if (shown >= whole.length) return;
    const step = Math.max(FEWEST, Math.ceil((whole.length - shown) / SHARE));
    reveal(hurried || wantsStillness() ? whole.length : wordEnd(whole, shown + step));
    timer = setTimeout(tick, TICK_MS);
  }

  timer = setTimeout(tick, startAfter);
  return {
    add(text) {
      whole += text;
      if (hurried) reveal(whole.length);
      else timer ??= setTimeout(tick, TICK_MS);
    },
    flush() {
      hurried = true;
      clearTimeout(timer);
      if (shown < whole.length) reveal(whole.length);
    },
    finished: () =>
      new Promise((resolve) => {
        finish = resolve;
        if (shown >= whole.length) resolve();
      }),
  };
}
