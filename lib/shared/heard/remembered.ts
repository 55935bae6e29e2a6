import { plain } from "./plain";

/**
 * Extensive for English, but only the most common phrases for the other six languages. "I will
 * never see him again" is grief, not a flashback.
 */
const RELIVING =
  /\b(?:having|in|get+ing|got) (?:a |another )?flash ?back\b|\b(?:it(?:'s| is)|feels like it(?:'s| is)) happening (?:again|now|right now|all over)\b|\bi(?:'m| am) (?:right )?(?:back )?there (?:again|now|right now)\b|\b(?:like|as if|as though) i(?:'m| am| were| was) (?:right )?(?:back )?(?:there|in (?:that|the) (?:room|house|car|night|moment|place))\b|\bi(?:'m| am) (?:right )?back (?:there|in (?:that|the) (?:room|house|car|night|moment|place))(?= (?:right now|now|again)|[\s\p{P}]*$)|\bi(?:'m| am) (?:dissociat\w+|spacing out|zoning out|floating|leaving my body|not (?:really )?here|outside my body)\b|\b(?:can't|cannot) (?:feel my (?:body|hands|legs)|tell (?:what(?:'s| is) real|where i am))\b|\bnothing (?:is|feels|seems) real\b|\bi(?:'m| am| feel) (?:\w+ (?:and )?){0,3}(?:far away(?! from)|unreal|not real)\b|\beverything (?:feels|is|seems) (?:so |far away and )?(?:unreal|not real|far away)\b|(?<!\b(?:do|should|will|can|could|would|did|may|if|until|till|before|when|once) )\bi (?:still |can )?(?:see|hear|smell|feel) (?:him|her|them|it) (?:again|right now|in the room|on me)\b|esta pasando otra vez|está pasando otra vez|tengo un flashback|no siento mi cuerpo|nada (?:es|parece) real|(?:ca|ça|cela) recommence|je suis encore l[aà]-bas|rien n'est réel|passiert (?:gerade )?(?:wieder|noch einmal)|ich bin wieder dort|nichts ist (?:mehr )?(?:echt|wirklich|real)|又发生了|又回到那里|感觉不到(?:自己|身体)|不真实|يحدث (?:مرة [اأ]خرى|من جديد|الآن|الان)|لا شيء حقيقي|फिर से हो रहा|शरीर महसूस नहीं|कुछ भी असली नहीं/u;

const DOER =
  "(?:he|she|they|my (?:\\w+ )?(?:dad|father|mom|mother|uncle|brother|stepdad|ex|husband|wife|partner|boss|coach|teacher|cousin|grandfather|grandpa|stepfather|neighbor)|the (?:man|men|guy|guys|soldiers?|officer|driver|doctor|nurse|car|truck))";
/** Descriptions of the traumatic event itself. */
const EVENT = new RegExp(
  `\\b${DOER}\\b.{0,40}\\b(?:grabbed|pushed|pinned|forced|held me down|raped|choked|strangled|beat|hit|punched|kicked|touched|shot|stabbed|dragged|locked me|undressed|threw me|came (?:into|in) my (?:room|bed)|on top of me|molested|assaulted|attacked|hand over my mouth|(?:take|took|taking|pulled?) (?:off|down|up) my|used to come (?:into|in|at night)|used to (?:touch|hit|beat|hurt|lock|hold) me|did (?:it|that|this) (?:to me|again|every|for years|at night))\\b|\\bi (?:saw|watched|found|heard|held) .{0,50}\\b(?:die|dying|dead|blood|bodies|burn\\w*|screaming|shot|killed|hang\\w*|bleed\\w*)\\b|\\b(?:there was|so much) blood\\b|\\b(?:the )?(?:explosion|ied|bomb|gun(?:shots?)?|knife)\\b.{0,60}\\b(?:went off|to my|at my|everywhere|and then)\\b|\\bi was (?:raped|molested|assaulted|beaten|stabbed|shot|tortured|held down)\\b|\\bme viol|\\bm'a viol|\\bvergewaltigt\\b|强奸|اغتصب|बलात्कार`,
  "u",
);

const LONG_AGO =
  /\b(?:when i was (?:a |an |\w+teen|little|small|young|\d)|as a (?:kid|child|boy|girl|teen\w*)|used to|years ago|back then|in my childhood|at night he would|at that age)|hand over my mouth|\b(?:take|took|taking) off my\b/u;

/**
 * Whether the person is reliving the event right now, or everything feels far away and unreal,
 * rather than just talking about it.
 */
export const isReliving = (text: string): boolean => RELIVING.test(plain(text));

/** Whether a text describes the event itself: what someone did or what was seen. */
export const tellsTheEvent = (text: string): boolean => EVENT.test(plain(text));

/** The same, for an event described as long ago. */
export const tellsOfLongAgo = (text: string): boolean =>
  tellsTheEvent(text) && LONG_AGO.test(plain(text));
