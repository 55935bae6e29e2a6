import { DESK_COPY } from "./copy";

interface Said {
  readonly template?: string | null | undefined;
  readonly text?: string | null | undefined;
}

const READY: Readonly<Record<string, string>> = { ...DESK_COPY.deeds, ...DESK_COPY.outcomes };

/** What was done in one line: the ready-made words, then one's own. Empty when nothing was said. */
export const deedLine = ({ template, text }: Said): string =>
  [template ? READY[template] : undefined, text].filter(Boolean).join(". ");
