import topLevelDomains from "./top-level-domains.json";

const KNOWN: ReadonlySet<string> = new Set(topLevelDomains.names.split(" "));

/**
 * The characters allowed in a name, in a path, and at the end of a path. Taken from twitter-text,
 * X's own length counter.
 */
const LATIN = "a-z0-9\\u00c0-\\u024f";
const BARE_NAME = `(?:[${LATIN}](?:[${LATIN}-]*[${LATIN}])?\\.)+`;
const ANY_NAME = "(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}])?\\.)+";
const ENDING = "\\p{L}";
const PATH = `${LATIN}\\u0400-\\u04ff!*';:=+,.$%#\\[\\]_~@&|\\/-`;
const PATH_END = `${LATIN}\\u0400-\\u04ff=_#\\/+-`;
/** Scripts without spaces go on right behind a bare address: "看example.com吧". */
const ENDS_BARE = `(?![${LATIN}@+_-])`;
const ENDS_NAME = "(?![\\p{L}\\p{N}@_])";
const PATH_AFTER = [
  "(?::\\d+)?",
  `(?:\\/(?:(?:[${PATH}]|\\([${PATH}]*\\))*(?:[${PATH_END}]|\\([${PATH}]*\\)))?)?`,
  `(?:\\?[${PATH}?()]*[${PATH_END}])?`,
].join("");
const NOT_WITHIN = "(?<![a-z0-9@＠$#＃])";

const WITH_SCHEME = `${NOT_WITHIN}https?:\\/\\/(?<named>${ANY_NAME})(?<top>${ENDING}{2,})${ENDS_NAME}${PATH_AFTER}`;
const BARE = `${NOT_WITHIN}(?<![-_./])(?<bareNamed>${BARE_NAME})(?<bareTop>[${LATIN}]{2,})${ENDS_BARE}${PATH_AFTER}`;

let link: RegExp | undefined;
/** Compiled on first use, so a browser without lookbehind support can still load the page. */
const linkPattern = (): RegExp => {
  link ??= new RegExp(`${WITH_SCHEME}|${BARE}`, "giu");
  return link;
};

/**
 * Replaces everything X would turn into a link, with or without "https://". A period without a
 * space after it ("so.Then") doesn't make a link, because there is no such top-level domain.
 */
export function replaceLinks(text: string, put: (link: string) => string): string {
  return text.replace(linkPattern(), (link: string, ...rest: unknown[]) => {
    const { top, bareTop } = rest.at(-1) as { top?: string; bareTop?: string };
    return KNOWN.has((top ?? bareTop ?? "").toLowerCase()) ? put(link) : link;
  });
}
