import type { SpokenLanguage } from "@/lib/shared/languages";

/**
 * "Are you a person?", as people say and type it in each language, in the letters they have at
 * hand.
 */
export const ARE_YOU_REAL: Record<SpokenLanguage, readonly string[]> = {
  en: [
    "are you real?",
    "r u a robot",
    "are you like a real bear",
    "is this a bot or a human",
    "wait am I talking to an actual person",
    "who am i even talking to",
    "you're not real are you",
    "are you a licensed therapist?",
    "is there anyone behind this?",
  ],
  es: [
    "eres un oso de verdad?",
    "eres de verdad?",
    "¿eres real o qué?",
    "oye, ¿esto es un bot o una persona?",
    "estoy hablando con alguien real?",
    "hay alguien de verdad ahí?",
    "sos una persona",
    "¿eres psicóloga?",
  ],
  fr: [
    "t'es un vrai ours ?",
    "t'es vrai ?",
    "tu es un humain ou un robot",
    "je parle à quelqu'un de réel là ?",
    "c'est un robot qui répond ?",
    "y a quelqu'un derrière l'écran ?",
    "vous êtes psychologue ?",
  ],
  de: [
    "bist du ein echter Bär?",
    "bist du echt?",
    "bist du ne KI oder ein Mensch",
    "red ich hier mit nem bot?",
    "schreib ich grad mit ner echten Person?",
    "sitzt da ein Mensch?",
    "sind Sie Therapeutin?",
  ],
  zh: [
    "你是真的熊吗",
    "你到底是人还是机器",
    "我是在跟真人聊天吗",
    "对面是真人吗？",
    "你是ai吧",
    "真人回复吗",
    "你是心理咨询师吗？",
    "ni shi zhen ren ma",
  ],
  ar: [
    "أنت إنسان ولا روبوت؟",
    "انت دب حقيقي؟",
    "إنت شخص حقيقي ولا برنامج",
    "مين انت",
    "عم بحكي مع شخص حقيقي؟",
    "انتي حقيقية؟",
    "هل أنتَ طبيب؟",
    "enta robot wala insan?",
    "inta 7a2i2i?",
  ],
  hi: [
    "तुम असली भालू हो?",
    "आप इंसान हो या मशीन",
    "क्या मैं किसी असली इंसान से बात कर रहा हूँ?",
    "तू रोबोट है क्या",
    "tum insaan ho ya robot?",
    "aap asli ho?",
    "kya aap doctor ho",
    "main kisse baat kar raha hu",
  ],
};

/** Holds a word of the question and asks nothing about the guide. */
export const NOT_ASKED: Record<SpokenLanguage, readonly string[]> = {
  en: [
    "my dad is a doctor",
    "is this a real problem or am I weak",
    "I feel like a robot at work",
    "she is a person I trust",
  ],
  es: ["mi padre es médico", "me siento como un robot en el trabajo", "es una persona en la que confío"],
  fr: ["mon père est médecin", "je me sens comme un robot au travail", "c'est vrai que je dors mal"],
  de: ["mein Vater ist Arzt", "ich fühle mich wie ein Roboter", "sie ist ein Mensch, dem ich traue"],
  zh: ["我爸爸是医生", "上班的时候我像个机器", "他是个好人"],
  ar: ["أبي طبيب", "أحس أني مثل الآلة في الشغل", "أختي إنسانة طيبة"],
  hi: ["मेरे पापा डॉक्टर हैं", "दफ़्तर में मैं मशीन जैसा लगता हूँ", "वह अच्छा इंसान है"],
};
