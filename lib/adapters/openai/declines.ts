/**
 * How models decline in each language: an apology and "I can't help with that". Each pattern must
 * match the whole answer. "I can't help you with doses, a doctor can" has more to say, so it
 * doesn't count.
 */
const DECLINED = [
  /^(?:(?:i(?:['’]m| am) (?:so |very |really )?)?sorry[,.]?|i apologi[sz]e[,.]?|unfortunately,?)? ?(?:but )?i (?:can(?:no|['’])t|cannot|won['’]t|(?:am|['’]m) (?:unable|not able) to) (?:be able to )?(?:(?:assist|help|comply)(?: you)?(?: with (?:that|this|it|(?:that|this|your) request))?|(?:fulfill|answer) (?:that|this|your) (?:request|question)|continue (?:with )?this (?:conversation|request))$/,
  /^(?:lo siento(?: mucho)?[,.]? ?)?(?:pero )?no puedo (?:ayudar(?:te|le)?|asistir(?:te|le)?)(?: (?:con|en) (?:eso|esto|(?:esa|esta|tu|su) (?:solicitud|petición)))?$/,
  /^(?:(?:je suis )?(?:vraiment )?désolée?[,.]? ?)?(?:mais )?je ne peux pas (?:vous |t['’])?(?:aider|assister)(?: (?:avec|à|sur|pour) (?:cela|ça|cette demande))?$/,
  /^(?:(?:es )?tut mir (?:sehr )?leid[,.]? ?)?(?:aber )?(?:ich kann|kann ich) (?:dir |ihnen )?(?:(?:dabei|damit|hierbei|bei dieser anfrage) )?(?:leider )?nicht (?:weiter)?helfen$/,
  /^(?:非常|很)?(?:抱歉|对不起)[，,。]? ?(?:但是?)?我(?:无法|不能)(?:为您|为你)?(?:帮助(?:你|您)?|提供帮助|协助|满足)(?:这个|该|您的|你的)?(?:请求|要求)?$/,
  /^(?:أنا )?(?:عذر(?:ًا|اً|ا)|آسفة?|أعتذر)[،,.]? ?(?:لكن(?:ني)? |ولكن(?:ني)? )?لا (?:أستطيع|يمكنني) (?:مساعدتك|المساعدة)(?: (?:في|ب)(?: ?ذلك| ?هذا(?: الطلب)?))?$/,
  /^(?:मुझे (?:खेद|अफ़सोस) है|(?:माफ़|क्षमा) (?:करें|कीजिए))[,।]? ?(?:लेकिन |पर |कि )?मैं (?:(?:इसमें|इस अनुरोध में) )?(?:आपकी |तुम्हारी )?(?:मदद|सहायता) नहीं कर सकत[ाी](?: हूँ)?$/,
];
/** An answer longer than this contains more than a refusal. */
const LONGEST = 140;

/**
 * Whether an answer is nothing but a refusal. Small models decline anything that sounds like
 * trouble, which shuts the door on a person who has just confided in them.
 */
export function declines(answer: string): boolean {
  const said = answer.trim();
  if (said.length > LONGEST) return false;
  const plain = said
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[.!。।]+$/u, "");
  return DECLINED.some((declined) => declined.test(plain));
}
