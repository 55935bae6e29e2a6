import { isReliving, tellsTheEvent as tellsAnEvent } from "@/lib/shared/heard/remembered";
import type { Reading } from "../reading";
import { fold } from "../text";

/** A wish for work that goes to the memory itself: exposure, EMDR, telling it all. */
const EXPOSURE =
  /\b(?:exposure|emdr|eye movements?|reliv\w+|re-?experienc\w+|flooding|process (?:the |my |it|this)?(?: ?trauma| ?memor\w+)?|trauma (?:narrative|account|processing|timeline)|face (?:it|the memory|my (?:trauma|memory|memories|fears?))|go (?:through|over|back to|into) (?:it|what happened|the memory|the details?|that (?:day|night))|(?:tell|write) (?:you )?(?:everything|the whole (?:story|thing)|all of it|it all|it in detail|what happened|every detail)|make me (?:remember|face|go))\b|\bexposici[oó]n\b|revivir|contarte todo|exposition|revivre|tout raconter|konfrontation|alles erzahlen|noch einmal durchleben|暴露疗法|眼动|重新经历|全部告诉你|التعرض|استرجاع الذكرى|احكي لك كل شيء|एक्सपोज़र|ईएमडीआर|सब कुछ बता/;

/** Work with meaning and belief: fine later, too much while somebody is hardly safe. */
const DEEPER =
  /\b(?:stuck points?|why (?:it|this) happened|why (?:did )?(?:he|she|they) (?:do|did)|core beliefs?|deep(?:er)? (?:work|into)|root of (?:it|this)|my childhood|inner child|forgiv(?:e|ing)|thought record|meaning of (?:it|this)|work on (?:the|my) (?:trauma|past|memories))\b/;

const MOST_WORDS = 60;
const FEW = 25;

export const isFlashback = ({ text }: Reading): boolean => isReliving(text);

/** Whether the event has to be told: a fear of having to, and no wish to go there. */
const MUST_TELL =
  /\b(?:do|must|should|will|would) i (?:really )?(?:have|need|got)? ?(?:to )?(?:tell|talk|say|speak|write|describe|explain|go (?:into|through|over)|share|relive)\b|\b(?:are you|will you|is this) (?:going to |gonna )?(?:make|ask|force|asking|making) (?:me )?(?:to )?(?:tell|talk|about|relive|go|what)\b|\bwhat if i (?:don't|can't|do not|cannot) (?:want to )?(?:tell|talk|say)\b|tengo que contar|(?:dois-je|est-ce que je dois|je dois) (?:te |vous )?raconter|muss ich (?:dir |ihnen |es )?.{0,20}erzahlen|muss ich (?:dir |ihnen )?.{0,20}erzählen|(?:一定|必须|非)(?:要)?(?:说|讲|告诉)|(?:هل )?(?:يجب|لازم) ان (?:احكي|اخبر|اقول)|(?:बताना|कहना) (?:पड़ेगा|पड़ता|ज़रूरी)/;

/** Blame for what they did or did not do while it happened. */
const BLAME =
  /\b(?:my (?:own )?fault|blame (?:myself|me)|i (?:just )?froze|(?:that|because|why) (?:did )?i (?:froze|freeze)|(?:didn't|did not|couldn't) (?:fight|scream|move|run|say no)|i let (?:it|him|them|her)|why didn't i)\b|fue (?:mi )?culpa|culpa m[ií]a|c'était ma faute|de ma faute|meine schuld|erstarrt|我的错|僵住|ذنبي|خطئي|मेरी गलती|मेरी ग़लती/;

/** "What is EMDR?" is a question and gets its answer. */
export const wantsExposure = ({ text, words, asks }: Reading): boolean =>
  words <= MOST_WORDS &&
  EXPOSURE.test(fold(text)) &&
  !(asks && /^(?:what|whats|how|is|does|explain)\b/.test(fold(text)));

export const fearsTelling = ({ text, words }: Reading): boolean => words <= FEW && MUST_TELL.test(fold(text));

export const blamesThemselves = ({ text, words }: Reading): boolean => words <= MOST_WORDS && BLAME.test(fold(text));

/** More of what was just contained: "and then he did it again". */
export const goesOnTelling = ({ text, words, asks, intents }: Reading): boolean =>
  !asks &&
  words >= 3 &&
  !["yes", "no", "stop", "thanks", "dontKnow", "goodbye"].some((intent) => intents.has(intent as never)) &&
  /^(?:(?:and|then|so|but|after that|every night|that night|next) )*(?:he|she|they|my \w+|it)\b(?!'s| is| (?:feels|helps?|makes?|keeps?|does))/.test(
    fold(text),
  ) &&
  !/\b(?:i feel|i am|i'm|now|today)\b/.test(fold(text));

export const wantsDeeper = ({ text, words }: Reading): boolean => words <= MOST_WORDS && DEEPER.test(fold(text));

export const tellsTheEvent = ({ text }: Reading): boolean => tellsAnEvent(text);

/** No readiness is read out of a word alone: it has to be theirs, about now. */
export const saysSteady = (own: readonly string[]): boolean =>
  own.some((line) =>
    /\bi(?:'m| am| feel)(?: \w+)? (?:steady|steadier|grounded|calm(?:er)?|okay now|safe (?:now|enough))\b/.test(
      fold(line),
    ),
  );
