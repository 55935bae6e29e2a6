import { wordsOf } from "./text";
import { frameOf } from "./worry";

const SWITCH: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    we: "you",
    "we're": "you're",
    "we've": "you've",
    "we'd": "you'd",
    "we'll": "you'll",
    our: "your",
    ours: "yours",
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
  }),
);
const FIRST_PERSON = new Set(["i", "i'm", "im", "i've", "ive", "i'd", "i'll"]);
const SUBJECT =
  /^(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|we'd|our|my|he|she|they|it|it's|nobody|no one|everyone|everybody|everything|nothing|people|today|doctors|friends|teachers|colleagues|both|someone|the|some|his|her|their|all|most|this|these|those)\b/;
/** "We" is the person with somebody else; "us" would have to become a "you" that does not say who. */
const ADDRESSES_OTHERS = /\b(?:you|your|yours|yourself|u|ur|us|ourselves)\b/;
/** Nouns in front need a verb after them, or the clause is no sentence. */
const NOUN_FIRST = /^(?:my|our|the|some|his|her|their|all|most|this|these|those)\b/;
const VERB =
  "(?:is|isn't|was|wasn't|are|aren't|were|has|have|had|does|did|can|can't|could|will|won't|would|\\w+n't|dont|didnt|doesnt|wont|cant|(?!(?:bed|red|need|seed|weed|shed|speed|hundred|tired|naked)\\b)\\w+ed|keeps|says|said|left|stole|broke|wrote|ran|knew|saw|sat|stood|spoke|slept|drank|ate|drove|fell|forgot|froze|hid|held|heard|kept|lent|let|met|paid|put|quit|sent|shut|sold|spent|threw|thought|wore|won|laughs|shouts|yells|screams|hits|drinks|works|lives|knows|looks|needs|tells|asks|tries|likes|loves|hates|helps|lets|leaves|cries|sleeps|stays|treats|ignores|forgets|blames|thinks|acts|sits|plays|hears|sees|checks|defends|pushes|pays|bought|brought|caught|became|began|came|did|got|gets|went|told|made|makes|took|takes|gave|found|lost|keep|want|wants|think|thinks|hate|hates|fight|hit|calls|comes|goes|feels|hurts)";
const VERB_AFTER_NOUN = new RegExp(`^\\S+(?: \\S+){1,4}? ${VERB}\\b`);
const NAME_AND_VERB = new RegExp(
  `^(?!(?:That|This|There|Then|What|It|Since|But|And|So|Not|All|Now|Just|Who|How|Why|When)\\b)[A-Z][a-z]+ ${VERB}\\b`,
);

/** A hard sentence about oneself, or the belief that nobody cares. */
const JUDGEMENT =
  /\b(?:should(?:n't)? have|could have|fault|fail(?:ure)?|los(?:er|ing it)|worthless|useless|stupid|dumb|idiot|burden|good enough|hate (?:myself|yourself)|ugly|fat|weak|broken|crazy|weird|disgusting|deserve|unlov\w+|too much|a bad(?! (?:\w+ )?(?:crash|wreck|accident|dream|nightmare|day|night|week|month|year|time|fall|storm|fight|cold|headache|mark|grade|fire|mood|idea|place|cut|fever)\b)|pathetic|selfish|fraud|fake|impost\w+|let (?:everyone|everybody|them|him|her) down|(?:nobody|no one) (?:cares|loves|likes|wants)|everyone hates|pointless|hopeless|never (?:get|going to|be)|threw (?:it|everything|that) (?:all )?away|(?:ruin|wast|wreck)(?:ed|e) (?:it all|everything|it|my life|all)|(?:messed|screwed) (?:it all|everything|it) up|(?:messed|screwed) up everything|ruin(?:s|ing)? everything|mess(?:es|ing)? (?:everything|it all|things) up|(?:terrible|horrible|awful|lousy) (?:mother|mom|mum|father|dad|parent|person|friend|wife|husband|partner|son|daughter|student|kid|human)|no good|good for nothing)\b/i;

const ABOUT_ONESELF = /^(?:i|you|nobody|no one|everyone|everybody|it)\b/i;
/** Not a thought about oneself, although it may hold a hard word. */
const TOLD_OR_FEARED =
  /^you are afraid that |^you feel as if |\b(?:don't|dont|do not|never) want(?:ed)? to (?:be|become)\b|\b(?:said|says|told|called|calls|ma(?:kes?|de|king) (?:me|you))\b/i;
/**
 * What others feel or think about a person is what that person feels of it: a child who is shut out must not hear from the
 * guide that everybody hates them.
 */
const OTHERS_MIND =
  /^(?:everyone|everybody|nobody|no one|no body|people|they|he|she|(?:all |most )?(?:of )?(?:my|the|our|his|her|their) \w+)\b.{0,40}?\b(?:(?:hates?|despises?|can'?t stand|(?:is|are) (?:all )?against|looks? down on|judges?|is sick of|are sick of) me\b|(?:likes?|loves?|wants?|respects?|needs?|misses|believes?|cares? (?:about|for)) me\b|(?:don'?t|doesn'?t|never|nobody|no one) (?:really |even )*cares?(?: anymore| any more| at all)?$|cares?(?: anymore| any more| at all)?$|thinks? (?:that )?(?:i'?m|i am)\b|would be better off\b|wants? me (?:gone|out)\b)/i;
const SPEAKS_OF_LACK =
  /\b(?:hates?|despis|can'?t stand|against|looks? down|judges?|sick of|thinks?|better off|gone|out|don'?t|doesn'?t|never|nobody|no one|no body)/i;

const isOthersMind = (clause: string): boolean => OTHERS_MIND.test(clause) && SPEAKS_OF_LACK.test(clause);

const MADE_TO_FEEL =
  /\bma(?:kes?|de|king) me feel (?:so |really |completely |like |like i am |like i'm |as if i am )*(?<verdict>an? [a-z]+|[a-z]+(?: enough)?)$/i;

/** Words for what a person is. "I skip lunch when I feel fat" holds one and tells what they do. */
const TRAIT =
  /\b(?:fail(?:ure)?|loser|worthless|useless|stupid|dumb|idiot|ugly|fat|weak|broken|crazy|weird|disgusting|too much|a bad|pathetic|selfish|fraud|fake|impost\w+)\b/gi;
const SAID_OF_SELF =
  /^(?:i|you)(?:'m|'re|'ll| am| are| feel| look| was| were| will| always| just| must be)\b(?: \w+){0,4}? (?:fail|loser|worthless|useless|stupid|dumb|idiot|ugly|fat|weak|broken|crazy|weird|disgusting|too much|a bad|pathetic|selfish|fraud|fake|impost)/i;

export const isJudgement = (clause: string): boolean => JUDGEMENT.test(clause) && isAboutOneself(clause);

/** Whether a clause that holds a hard word says it of the person. */
const isAboutOneself = (clause: string): boolean =>
  ABOUT_ONESELF.test(clause) &&
  !TOLD_OR_FEARED.test(clause) &&
  (SAID_OF_SELF.test(clause) || JUDGEMENT.test(clause.replace(TRAIT, "")));

/** "I feel disgusting" is the thought of being it. */
const FEELS_VERDICT =
  /^you(?: just| really)? feel (?<so>(?:so |really |completely )?)(?=(?:disgusting|pathetic|worthless|useless|stupid|dumb|weak|broken|ugly|selfish|fake)\b)/;

/** "makes me feel worthless" holds the thought "I am worthless"; a plain feeling ("sad") holds none. */
export function thoughtBehind(clause: string): string | null {
  const verdict = MADE_TO_FEEL.exec(clause.replace(/[’‘]/g, "'"))?.groups?.verdict;
  return verdict && JUDGEMENT.test(verdict) ? `you are ${verdict.toLowerCase()}` : null;
}

/**
 * "I can't sleep because my boss …" heard back as "you can't sleep …". English only; null when the clause has no clear
 * subject or speaks to or for somebody else, where a switch would twist what was said.
 */
export function toSecondPerson(clause: string): string | null {
  const plain = clause.replace(/[’‘]/g, "'");
  const { frame, inside, subject, outcome } = frameOf(plain);
  if (frame === "worry" && subject && outcome) {
    if (ADDRESSES_OTHERS.test(plain.toLowerCase())) return null;
    return `you are afraid that ${switched(subject)} may ${switched(outcome)}`;
  }
  const turned = turn(inside);
  if (turned === null) return thoughtBehind(plain);
  if (frame === "fact" && isOthersMind(inside)) return `you feel as if ${turned}`;
  // "I feel like a fraud" is the thought of being one.
  const isHard = JUDGEMENT.test(turned);
  if (isHard && isAboutOneself(turned))
    return turned.replace(/^you feel like (?=(?:such )?an? )/, "you are ").replace(FEELS_VERDICT, "you are $<so>");
  // A hard word that is no thought about oneself would sound like the guide's own verdict.
  if (isHard && !/\b(?:said|says|told|called|calls)\b/i.test(turned)) return thoughtBehind(plain);
  if (frame === "question") return `you ask yourself what happens if ${turned}`;
  if (frame === "feeling") return `you feel as if ${turned}`;
  // "I suppose I could call her" is a plan on its way and no opinion.
  if (frame === "thought" && !/^you (?:could|can|might|should)\b/.test(turned)) return `you think that ${turned}`;
  return frame === "thought" ? turned.replace(/^you should\b/, "you could") : turned;
}

export const switched = (words: string): string =>
  wordsOf(words)
    .map(
      (word) =>
        SWITCH.get(word.toLowerCase()) ??
        (/^(?:My|I|They|He|She|It|Nobody|Everyone)$/.test(word) ? word.toLowerCase() : word),
    )
    .join(" ");

/** Nothing to lower and no sign to take off, as in nearly every word. */
const MERE_LETTERS = /^[a-z']*$/;

/** A time in front stays in front. */
const WHEN_FIRST =
  /^(?<when>yesterday|last (?:night|week|time|month|year|\w+day)|this (?:morning|week|afternoon|evening)|tonight|some (?:days|nights)|every (?:day|night|morning|time)|most (?:days|nights)|at (?:night|work|home|school)|on \w+days?),? (?=(?:i|i'm|im|i've|my|he|she|they|it|it's|we|nobody|everyone|everybody)\b)/i;

function turn(plain: string): string | null {
  const when = WHEN_FIRST.exec(plain);
  if (when) {
    const rest = turn(plain.slice(when[0].length));
    return rest === null ? null : `${when[0].trim().toLowerCase()} ${rest}`;
  }
  const folded = plain.toLowerCase();
  const named = !SUBJECT.test(folded);
  if ((named && !NAME_AND_VERB.test(plain)) || ADDRESSES_OTHERS.test(folded)) return null;
  // Somebody else's sentence, word for word, is no clause about the person.
  if (
    /\bin my day\b|\b(?:said|says|say|goes) (?:it'?s (?:ok|okay|fine|all right)|no|yes|hi|sorry|why|what|ok)\b/.test(
      folded,
    )
  )
    return null;
  if (NOUN_FIRST.test(folded) && !VERB_AFTER_NOUN.test(folded)) return null;
  let sinceI = Number.POSITIVE_INFINITY;
  const words = wordsOf(plain).map((word, index) => {
    const bare = MERE_LETTERS.test(word) ? word : word.toLowerCase().replace(/[^a-z']/g, "");
    sinceI = FIRST_PERSON.has(bare) ? 0 : sinceI + 1;
    if (sinceI <= 2 && bare === "was") return "were";
    if (sinceI <= 2 && (bare === "wasn't" || bare === "wasnt")) return "weren't";
    const other = SWITCH.get(bare);
    if (other) return word.toLowerCase().replace(bare, other);
    return index === 0 && !named ? word.toLowerCase() : word;
  });
  return words.join(" ");
}
