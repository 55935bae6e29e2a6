import type { Reading } from "../reading";
import { fold } from "../text";

/**
 * It is happening to them now, and not only something they tell of. Patterns run on folded text; English at length, the
 * other six languages in their commonest words. "I will never see him again" is grief and no flashback.
 */
const FLASHBACK =
  /\b(?:having|in|get+ing|got) (?:a |another )?flash ?back\b|\b(?:it(?:'s| is)|feels like it(?:'s| is)) happening (?:again|now|right now|all over)\b|\bi(?:'m| am) (?:back )?there (?:again|now)\b|\bi(?:'m| am) (?:dissociat\w+|spacing out|zoning out|floating|leaving my body|not (?:really )?here)\b|\b(?:can't|cannot) (?:feel my (?:body|hands|legs)|tell (?:what(?:'s| is) real|where i am))\b|\bnothing (?:is|feels) real\b|(?<!\b(?:do|should|will|can|could|would|did|may|if|until|till|before|when|once) )\bi (?:still |can )?(?:see|hear|smell|feel) (?:him|her|them|it) (?:again|right now|in the room|on me)\b|esta pasando otra vez|tengo un flashback|no siento mi cuerpo|(?:ca|cela) recommence|je suis encore la-bas|passiert (?:gerade )?(?:wieder|noch einmal)|ich bin wieder dort|又发生了|又回到那里|感觉不到(?:自己|身体)|يحدث (?:مرة اخرى|من جديد|الان)|फिर से हो रहा|शरीर महसूस नहीं/;

/** A wish for work that goes to the memory itself: exposure, EMDR, telling it all. */
const EXPOSURE =
  /\b(?:exposure|emdr|eye movements?|reliv\w+|re-?experienc\w+|flooding|process (?:the |my |it|this)?(?: ?trauma| ?memor\w+)?|trauma (?:narrative|account|processing|timeline)|face (?:it|the memory|my (?:trauma|memory|memories|fears?))|go (?:through|over|back to|into) (?:it|what happened|the memory|the details?|that (?:day|night))|(?:tell|write) (?:you )?(?:everything|the whole (?:story|thing)|all of it|it all|it in detail|what happened|every detail)|make me (?:remember|face|go))\b|\bexposici[oó]n\b|revivir|contarte todo|exposition|revivre|tout raconter|konfrontation|alles erzahlen|noch einmal durchleben|暴露疗法|眼动|重新经历|全部告诉你|التعرض|استرجاع الذكرى|احكي لك كل شيء|एक्सपोज़र|ईएमडीआर|सब कुछ बता/;

/** Work with meaning and belief: fine later, too much while somebody is hardly safe. */
const DEEPER =
  /\b(?:stuck points?|why (?:it|this) happened|why (?:did )?(?:he|she|they) (?:do|did)|core beliefs?|deep(?:er)? (?:work|into)|root of (?:it|this)|my childhood|inner child|forgiv(?:e|ing)|thought record|meaning of (?:it|this)|work on (?:the|my) (?:trauma|past|memories))\b/;

const DOER =
  "(?:he|she|they|my (?:\\w+ )?(?:dad|father|mom|mother|uncle|brother|stepdad|ex|husband|wife|partner|boss|coach|teacher|cousin)|the (?:man|men|guy|guys|soldiers?|officer|driver|doctor|nurse|car|truck))";
/** The event itself, as it was. */
const EVENT = new RegExp(
  `\\b${DOER}\\b.{0,40}\\b(?:grabbed|pushed|pinned|forced|held me down|raped|choked|strangled|beat|hit|punched|kicked|touched|shot|stabbed|dragged|locked me|undressed|threw me|came (?:into|in) my (?:room|bed)|on top of me|molested|assaulted|attacked)\\b|\\bi (?:saw|watched|found|heard|held) .{0,50}\\b(?:die|dying|dead|blood|bodies|burn\\w*|screaming|shot|killed|hang\\w*|bleed\\w*)\\b|\\b(?:there was|so much) blood\\b|\\b(?:the )?(?:explosion|ied|bomb|gun(?:shots?)?|knife)\\b.{0,60}\\b(?:went off|to my|at my|everywhere|and then)\\b|\\bi was (?:raped|molested|assaulted|beaten|stabbed|shot|tortured|held down)\\b|\\bme viol|\\bm'a viol|\\bvergewaltigt\\b|强奸|اغتصب|बलात्कार`,
);

const MOST_WORDS = 60;

export const isFlashback = ({ text }: Reading): boolean => FLASHBACK.test(fold(text));

/** "What is EMDR?" is a question and gets its answer. */
export const wantsExposure = ({ text, words, asks }: Reading): boolean =>
  words <= MOST_WORDS &&
  EXPOSURE.test(fold(text)) &&
  !(asks && /^(?:what|whats|how|is|does|explain)\b/.test(fold(text)));

export const wantsDeeper = ({ text, words }: Reading): boolean => words <= MOST_WORDS && DEEPER.test(fold(text));

export const tellsTheEvent = ({ text }: Reading): boolean => EVENT.test(fold(text));

/** No readiness is read out of a word alone: it has to be theirs, about now. */
export const saysSteady = (own: readonly string[]): boolean =>
  own.some((line) =>
    /\bi(?:'m| am| feel)(?: \w+)? (?:steady|steadier|grounded|calm(?:er)?|okay now|safe (?:now|enough))\b/.test(
      fold(line),
    ),
  );
