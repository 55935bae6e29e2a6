const TICK_MS = 40;
/**
 * Part of what is waiting that appears at each tick: far behind it hurries, near the end it walks.
 */
const SHARE = 14;
const FEWEST = 4;

export interface Pacer {
  add(text: string): void;
  /** Shows all that is waiting at once. */
  flush(): void;
  /** Resolves when everything was shown. */
  finished(): Promise<void>;
}

const wantsStillness = (): boolean =>
  document.hidden || window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;

/** The end of the word that the cut would fall into. */
function wordEnd(text: string, from: number): number {
  const gap = text.slice(from).search(/\s/);
  return gap === -1 ? text.length : from + gap;
}

/**
 * Lets text appear at a calm pace, word by word, however unevenly it comes in, and not before
 * `startAfter` ms. People who asked for less motion get each piece whole.
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
