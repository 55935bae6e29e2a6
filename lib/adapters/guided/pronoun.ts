const HER =
  /\b(?:wife|girlfriend|mother|mom|mum|mommy|mummy|sister|daughter|grandma|grandmother|aunt|niece|stepmom|stepmother|fiancée)\b/;
const HIM =
  /\b(?:husband|boyfriend|father|dad|daddy|brother|son|grandpa|grandfather|uncle|nephew|stepdad|stepfather|fiancé)(?![\p{L}])/u;

/** "him", "her" or "them", from the latest folded message that tells; two people, or no word for it, make "them". */
export function pronounOf(messages: readonly string[]): "him" | "her" | "them" {
  for (const message of messages.toReversed()) {
    const told = relationIn(message) ?? pronounIn(message);
    if (told) return told;
  }
  return "them";
}

const relationIn = (text: string) => only(HER.test(text), HIM.test(text));
const pronounIn = (text: string) => only(/\b(?:she|her|hers)\b/.test(text), /\b(?:he|him|his)\b/.test(text));

function only(her: boolean, him: boolean): "him" | "her" | "them" | null {
  if (her && him) return "them";
  if (her) return "her";
  return him ? "him" : null;
}
