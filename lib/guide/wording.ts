const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds a sentence again with whatever its slots were filled with: `{a}` becomes the group `a`. */
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

/** In the quotation marks of a language. */
export function quoted(text: string, language: string): string {
  const [open, close] = QUOTES[language] ?? ["“", "”"];
  return `${open}${text}${close}`;
}
