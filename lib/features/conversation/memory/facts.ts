import { ITEM_LENGTH } from "./constants";

/** More than this from one message would be a transcript, not a memory. */
const MOST = 2;

/** Sentences, in any of the seven languages' scripts. */
const SENTENCES = /[^.!?…。！？؟।\n]+/g;

const KIN_EN =
  "wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|children|baby|mother|mom|mum|father|dad|brother|sister|grandmother|grandma|grandfather|grandpa|friend|dog|cat|boss|teacher|roommate";

/**
 * A sentence is worth remembering if it's about people, work, home, what helps or what the person
 * hopes for: things that are still true next week. One pattern per language; all are tried on every
 * text, since people mix languages.
 */
const FACTS: readonly RegExp[] = [
  new RegExp(
    `\\bmy (?:\\w+ )?(?:${KIN_EN})(?: \\w+){0,2} (?:is|are|was|has|have|died|left|called|named|\\w{2,}s)\\b`,
    "i",
  ),
  /\bi(?:'m| am) (?:a|an) \w+|\bi (?:work|live|study|teach|grew up|moved|go to|am married|have (?:two|three|four|a|an|\d))\b/i,
  /\b(?:what )?(?:always |usually |really )?helps? me\b|\bi (?:love|like|enjoy) \w+ing\b|\bcalms me\b/i,
  /\bi(?:'d| would)? (?:want|hope|like|wish) to (?!die|hurt|kill|disappear|end)\b/i,
  /\bmi (?:esposa|esposo|marido|mujer|pareja|novia|novio|hijo|hija|madre|mamá|padre|papá|hermano|hermana|abuela|abuelo|amiga|amigo|perro|gato|jefe|jefa)\b|\b(?:trabajo (?:en|de|como)|vivo (?:en|con)|estudio|me ayuda|quisiera|espero poder)\b/i,
  /\b(?:ma|mon) (?:femme|mari|compagne|compagnon|copine|copain|fils|fille|mère|père|frère|sœur|soeur|grand-mère|grand-père|amie?|chien|chat|patronne?)\b|\bje (?:travaille|vis|habite|étudie|voudrais|suis (?:une?|infirmi|étudiant))|\bm'aide\b/i,
  /\bmeine? (?:frau|mann|partnerin|partner|freundin|freund|sohn|tochter|kinder|mutter|mama|vater|papa|bruder|schwester|oma|opa|hund|katze|chefin|chef)\b|\bich (?:arbeite|wohne|lebe|studiere|bin (?:eine?|von beruf)|möchte|wünsche mir)\b|\bhilft mir\b/i,
  /我(?:的)?(?:妻子|丈夫|老公|老婆|男朋友|女朋友|儿子|女儿|孩子|妈妈|爸爸|母亲|父亲|哥哥|弟弟|姐姐|妹妹|奶奶|爷爷|朋友|狗|猫|老板|老师)|我(?:住在|在.{1,12}(?:工作|上班|上学)|是(?:一个|一名|个)|希望|想学)|对我有(?:帮助|用)/,
  /(?:زوجتي|زوجي|ابني|ابنتي|بنتي|أمي|امي|أبي|ابوي|أخي|أختي|صديقتي|صديقي|جدتي|جدي|مديري|كلبي|قطتي)|(?:أعمل|اشتغل|أسكن|أعيش|أدرس|أتمنى أن|يساعدني)/,
  /(?:मेरी|मेरा|मेरे) (?:पत्नी|पति|बेटा|बेटी|बच्चे|माँ|मां|पापा|पिता|भाई|बहन|दादी|दादा|नानी|दोस्त|कुत्ता|बिल्ली|बॉस)|मैं .{1,20}(?:काम करता|काम करती|रहता|रहती|पढ़ता|पढ़ती) हूँ|(?:मेरी मदद करता|मुझे अच्छा लगता) है/,
];

/** Questions to the guide and talk about it aren't facts about the person. */
const NO_FACT = /\b(?:you|sage|buddy|app)\b.{0,30}$/i;

/** The sentences of a text worth remembering, as they were written, at most two. */
export function factsIn(text: string): string[] {
  const facts: string[] = [];
  for (const [sentence] of text.matchAll(SENTENCES)) {
    const said = sentence.replace(/\s+/g, " ").trim();
    const end = text.charAt((text.indexOf(sentence) ?? 0) + sentence.length);
    if (said.length < 8 || said.length > ITEM_LENGTH || /[?？؟]/.test(end) || NO_FACT.test(said))
      continue;
    if (FACTS.some((fact) => fact.test(said))) facts.push(said);
    if (facts.length === MOST) break;
  }
  return facts;
}
