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
  /^(?:i|i'm|im|i've|ive|i'd|i'll|my|he|she|they|it|it's|nobody|no one|everyone|everybody|everything|nothing|people|someone|the|some|his|her|their|all|most|this|these|those)\b/;
const ADDRESSES_OTHERS = /\b(?:you|your|yours|yourself|u|ur|we|we're|we've|us|our|ours)\b/;
/** Nouns in front need a verb after them, or the clause is no sentence. */
const NOUN_FIRST = /^(?:my|the|some|his|her|their|all|most|this|these|those)\b/;
const VERB =
  "(?:is|isn't|was|wasn't|are|aren't|were|has|have|had|does|did|can|can't|could|will|won't|would|\\w+n't|dont|didnt|doesnt|wont|cant|\\w+ed|keeps|says|said|left|got|gets|went|told|made|makes|took|takes|gave|found|lost|keep|want|wants|think|thinks|hate|hates|fight|hit|calls|comes|goes|feels|hurts)";
const VERB_AFTER_NOUN = new RegExp(`^\\S+(?: \\S+){1,4}? ${VERB}\\b`);
const NAME_AND_VERB = new RegExp(`^[A-Z][a-z]+ ${VERB}\\b`);

/** A hard sentence about oneself, or the belief that nobody cares. */
const JUDGEMENT =
  /\b(?:should(?:n't)? have|could have|fault|fail(?:ure|ed)?|los(?:er|ing it)|worthless|useless|stupid|dumb|idiot|burden|good enough|hate (?:myself|yourself)|ugly|fat|weak|broken|crazy|weird|disgusting|deserve|unlov\w+|too much|a bad|pathetic|selfish|let (?:everyone|everybody|them|him|her) down|(?:nobody|no one) (?:cares|loves|likes|wants)|everyone hates|pointless|hopeless|never (?:get|going to|be))\b/i;

export const isJudgement = (clause: string): boolean => JUDGEMENT.test(clause);

/**
 * "I can't sleep because my boss …" heard back as "you can't sleep …". English only; null when the clause has no clear
 * subject or speaks to or for somebody else, where a switch would twist what was said.
 */
export function toSecondPerson(clause: string): string | null {
  const plain = clause.replace(/[’‘]/g, "'");
  const folded = plain.toLowerCase();
  const named = NAME_AND_VERB.test(plain) && !SUBJECT.test(folded);
  if ((!named && !SUBJECT.test(folded)) || ADDRESSES_OTHERS.test(folded)) return null;
  if (NOUN_FIRST.test(folded) && !VERB_AFTER_NOUN.test(folded)) return null;
  let sinceI = Number.POSITIVE_INFINITY;
  const words = plain.split(/\s+/).map((word, index) => {
    const bare = word.toLowerCase().replace(/[^a-z']/g, "");
    sinceI = FIRST_PERSON.has(bare) ? 0 : sinceI + 1;
    if (sinceI <= 2 && bare === "was") return "were";
    if (sinceI <= 2 && (bare === "wasn't" || bare === "wasnt")) return "weren't";
    const switched = SWITCH[bare];
    if (switched) return word.toLowerCase().replace(bare, switched);
    return index === 0 && !named ? word.toLowerCase() : word;
  });
  return words.join(" ");
}
