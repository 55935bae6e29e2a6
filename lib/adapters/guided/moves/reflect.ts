import type { Reading } from "../reading";
import type { Said } from "../said";
import { isJudgement } from "../second-person";
import type { Speaker } from "../speaker";
import { wordCount } from "../text";

/** Gives back what was heard: the matter in the person's words, what it means, the feeling, or room for it. */
export function reflect(speaker: Speaker, reading: Reading, atLength: boolean) {
  const { voice, said, feeling, topic, folded, words, turn } = reading;
  const feels = () => feeling !== null && speaker.say(voice.feelings[feeling]);
  // "I am ashamed" said back as "you are ashamed" adds nothing: the feeling is met instead.
  const onlyFeels = feeling !== null && words <= 4 && /^i(?:'m| am| feel)\b/.test(folded);
  if (onlyFeels && feels()) return;
  const judges = said?.phrase != null && isJudgement(said.phrase);
  // Where the words can only be quoted, what they mean says more.
  const unturned = said?.phrase == null || said.phrase.startsWith("you ask yourself");
  if (turn.language === "en" && unturned && meaning(speaker, reading)) return;
  const content = () => sayBack(speaker, reading, said, phrasesFor(speaker, reading), voice.quote);
  // What it means stands for itself now and then, or else every answer would begin with an echo.
  if (!judges && speaker.chance(3, "meaning") && meaning(speaker, reading)) {
    if (atLength && feeling !== "good") feels();
    return;
  }
  if (!judges && (said?.phrase || quotedLately(reading)) && speaker.chance(4, "order") && feels()) {
    // A quote behind a feeling is an echo; a sentence turned to "you" goes on.
    if (atLength && said?.phrase) content();
    return;
  }
  if (content()) {
    if (atLength) sense(speaker, reading);
    return;
  }
  if (!sense(speaker, reading) && topic) speaker.say(voice.topic, { topic: voice.topicNames[topic] });
}

/** Where no sentence can be turned to "you", every second answer at least holds words of the person's own. */
const quotedLately = ({ turn, voice }: Reading): boolean =>
  turn.lines.findLast((line) => line.role === "assistant")?.content.includes(voice.quoteMarks[0]) ?? false;

/** Mostly the clause alone, with nothing around it, is the plainest way to give it back. */
function phrasesFor(speaker: Speaker, { voice, said }: Reading): readonly string[] {
  if (said?.phrase && isJudgement(said.phrase)) return voice.judgement;
  // A voice that gives no words back does not say the bare ones either.
  if (voice.phrase.length === 0) return [];
  return speaker.chance(3, "framed") ? [...voice.phrase, "{phrase}."] : ["{phrase}.", ...voice.phrase];
}

const meaning = (speaker: Speaker, { cues: heard }: Reading): boolean => {
  // Whoever sees a way has moved on from what stood in it.
  const hopeful = heard.filter(({ cue }) => cue.hope);
  return (hopeful.length > 0 ? hopeful : heard).some(
    ({ cue, gaps }) => cue.reflect !== undefined && speaker.say(cue.reflect, gaps),
  );
};

function sense(speaker: Speaker, reading: Reading): boolean {
  const { voice, feeling, topicNow } = reading;
  const calm = feeling === null && topicNow === null && voice.neutral !== undefined;
  // A feeling or a meaning that was heard is said; where there is none, the echo stands alone.
  return (
    meaning(speaker, reading) ||
    (feeling !== null && speaker.say(voice.feelings[feeling])) ||
    (topicNow !== null && speaker.chance(2, "often") && speaker.say(voice.topicReflect?.[topicNow] ?? [])) ||
    // To a plain fact, its echo is enough.
    (calm && (!speaker.silent || speaker.say(voice.neutral ?? []))) ||
    !speaker.silent ||
    speaker.say(voice.holding)
  );
}

/** Where something from earlier follows, two quotes in a row would be one too many. */
export function acknowledge(speaker: Speaker, reading: Reading) {
  const { feeling, voice, said } = reading;
  if (meaning(speaker, reading)) return;
  if (feeling !== null && speaker.say(voice.feelings[feeling])) return;
  if (said?.phrase) reflect(speaker, reading, false);
  else speaker.say(voice.holding);
}

export function sayBack(
  speaker: Speaker,
  { memory, turn, voice }: Reading,
  said: Said | null,
  phrases: readonly string[],
  quotes: readonly string[],
): boolean {
  if (!said || memory.mentions(said.words) > 2) return false;
  const echo =
    turn.language === "en" &&
    said.phrase === null &&
    wordCount(said.words) <= 5 &&
    !/['"]|\b(?:i|me|my|im|we|us|our|you|your)\b|^(?:was|is|were|are|has|have|had|did|does)\b/i.test(said.words);
  if (echo && quotes === voice.quote) return speaker.say(voice.short ?? [], { word: said.words });
  return (
    (said.phrase !== null && speaker.say(phrases, { phrase: said.phrase })) ||
    speaker.say(quotes, { quote: said.quote })
  );
}
