const SWITCH: Record<string, string> = {
  i: "you",
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  ive: "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  am: "are",
  cant: "can't",
  dont: "don't",
  wont: "won't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  couldnt: "couldn't",
  havent: "haven't",
  wasnt: "wasn't",
};
const FIRST_PERSON = new Set(["i", "i'm", "im", "i've", "ive", "i'd", "i'll"]);
const SUBJECT =
  /^(?:i|i'm|im|i've|ive|i'd|i'll|my|he|she|they|it|it's|nobody|no one|everyone|everybody|everything|nothing|people|someone|there's|there|the|some|his|her|their|all|most|this|these|those)\b/;
const ADDRESSES_OTHERS = /\b(?:you|your|yours|yourself|u|ur|we|we're|we've|us|our|ours)\b/;
const VERB_AFTER_NOUN =
  /^my(?: \w+){1,3}? (?:is|isn't|was|wasn't|are|aren't|were|has|have|had|does|did|can|can't|could|will|won't|would|\w+n't|\w+ed|\w+s|died|left|said|got|went|told|made|took|gave|found|lost|keep|want|think|say|make|get|hate|fight)\b/;

/**
 * "I can't sleep because my boss …" heard back as "you can't sleep …". English only; null when the clause has no clear
 * subject or speaks to or for somebody else, where a switch would twist what was said.
 */
export function toSecondPerson(clause: string): string | null {
  const folded = clause.toLowerCase().replace(/[’‘]/g, "'");
  if (!SUBJECT.test(folded) || ADDRESSES_OTHERS.test(folded)) return null;
  if (folded.startsWith("my ") && !VERB_AFTER_NOUN.test(folded)) return null;
  let sinceI = Number.POSITIVE_INFINITY;
  const words = clause
    .replace(/[’‘]/g, "'")
    .split(/\s+/)
    .map((word, index) => {
      const bare = word.toLowerCase().replace(/[^a-z']/g, "");
      sinceI = FIRST_PERSON.has(bare) ? 0 : sinceI + 1;
      if (sinceI <= 2 && (bare === "was" || bare === "wasn't" || bare === "wasnt"))
        return bare === "was" ? "were" : "weren't";
      const switched = SWITCH[bare];
      if (switched) return word.toLowerCase().replace(bare, switched);
      return index === 0 ? word.toLowerCase() : word;
    });
  return words.join(" ");
}
