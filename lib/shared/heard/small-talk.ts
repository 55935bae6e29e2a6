import { plain } from "./plain";

const EDGE = "[\\s.,!?…。！？،؟।¡¿]*";
const WORDS =
  "hi|hiya|hello|hello there|hey|hey there|yo|sup|good (?:morning|evening|afternoon|night)|how are you|thanks|thank you|thx|ok|okay|k|yes|yeah|yep|no|nope|nah|idk|i don'?t know|dunno|not sure|fine|good|bye|goodbye|test|testing|lol|haha+|hm+|nothing|whatever|hola|buenas|buenos d[ií]as|buenas (?:tardes|noches)|gracias|s[ií]|no s[eé]|vale|adi[oó]s|bien|bonjour|salut|bonsoir|coucou|merci|oui|non|d'accord|je (?:ne )?sais pas|au revoir|ça va|hallo|guten (?:tag|abend|morgen)|servus|moin|danke|ja|nein|nö|weiß nicht|ich weiß (?:es )?nicht|tschüss|gut|你好|您好|嗨|在吗|早上好|晚上好|谢谢|好的?|是的?|不|不是|不知道|再见|嗯+|مرحبا|[أا]هلا|السلام عليكم|صباح الخير|مساء الخير|هاي|شكرا|نعم|لا|لا [أا]عرف|حسنا|مع السلامة|नमस्ते|नमस्कार|हेलो|हैलो|हाय|सलाम|namaste|धन्यवाद|शुक्रिया|हाँ|हां|नहीं|ठीक(?: है)?|पता नहीं|अलविदा";
const ONLY = new RegExp(
  `^${EDGE}(?:(?:${WORDS})(?:${EDGE}(?:buddy|sage|${WORDS}))*|\\d+(?: ?(?:out of|of|/|de|sur|von|من|में से) ?\\d+)?)${EDGE}$`,
  "u",
);

/**
 * Whether a text is only a greeting, thanks, a yes or no, or a number, and so doesn't say what a
 * conversation is about.
 */
export const isSmallTalk = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || ONLY.test(plain(text));
