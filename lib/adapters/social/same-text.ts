import { replaceLinks } from "@/lib/shared/links";

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/**
 * Whether two texts are the same post, given that platforms escape characters, shorten links, and
 * trim whitespace.
 */
export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string =>
  replaceLinks(
    text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
    () => "",
  )
    .replace(/\s+/g, " ")
    .trim();
