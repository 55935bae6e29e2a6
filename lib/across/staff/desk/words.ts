import { DESK_COPY } from "./copy";

interface Said {
  readonly template?: string | null | undefined;
  readonly text?: string | null | undefined;
}

const READY: Readonly<Record<string, string>> = { ...DESK_COPY.deeds, ...DESK_COPY.outcomes };

/**
 * An action on one line: the ready-made text, then the author's own. Empty if neither was given.
 */
export const deedLine = ({ template, text }: Said): string =>
  [template ? READY[template] : undefined, text].filter(Boolean).join(". ");
