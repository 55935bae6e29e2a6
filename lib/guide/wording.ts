const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds a sentence again with any content in its slots: `{a}` becomes the group `a`. */
export const wordingOf = (template: string): RegExp =>
  new RegExp(
    template
      .split(/(\{\w+\})/)
      .map((part) => (/^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>.+?)` : escaped(part)))
      .join(""),
    "u",
  );

const QUOTES: Readonly<Record<string, readonly [string, string]>> = {
  fr: ["« ", " »"],
  ar: ["«", "»"],
  de: ["„", "“"],
};

/** Puts text in the quotation marks of its language. */
export function quoted(text: string, language: string): string {
  const [open, close] = QUOTES[language] ?? ["“", "”"];
  return `${open}${text}${close}`;
}
