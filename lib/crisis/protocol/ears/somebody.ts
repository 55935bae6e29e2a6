import type { SpokenLanguage } from "@/lib/shared/languages";
import { SOMEBODY as AR } from "./ar/people";
import { anywhere, words } from "./build";
import { PERSON as DE } from "./de/people";
import { PERSON as FR } from "./fr/people";
import { SOMEBODY as HI } from "./hi/people";
import { SOMEBODY as ZH } from "./zh/people";

/** People who come to mind, and words that mean they can't help right now. */
export interface Somebody {
  readonly named: RegExp;
  readonly against: RegExp;
  /** Near, but not with the person yet: in the next room, asleep, at work. */
  readonly elsewhere: RegExp;
}

const EN =
  "(?:mom(?:my)?|mum(?:my)?|mother|dad(?:dy)?|father|parents|brothers?|sisters?|friends?|wife|husband|partner|boyfriend|girlfriend|roommates?|flatmates?|housemates?|neighbou?rs?|aunt(?:ie)?|uncle|cousin|grandma|grandpa|gran|nana|grandmother|grandfather|teacher|nurse|counsell?or|coach|therapist|doctor|pastor|priest|imam|rabbi|colleague|coworker|son|daughter)";
const ES =
  "(?:mama|mami|madre|papa|papi|padre|padres|herman[oa]s?|abuel[oa]s?|abuelit[oa]|ti[oa]s?|prim[oa]s?|amig[oa]s?|novi[oa]|espos[oa]|marido|pareja|hij[oa]s?|vecin[oa]s?|maestr[oa]|profe|profesora?|psicolog[oa]|terapeuta|doctora?|enfermer[oa]|compañer[oa]s?|cuñad[oa]|entrenadora?|consejer[oa])";

/**
 * Words allowed before the person who lives near. Any other word may be the reason they shouldn't
 * come: "my abusive dad", "my ex husband".
 */
const CLOSENESS =
  "(?:(?:older|younger|elder|eldest|big|bigger|little|kid|twin|half|best|good|close|closest|dear|other|next door) ?){1,2}";

/**
 * "My sister lives near", stated outright about one person, with nothing after it in the whole
 * message. It names someone to reach, even along with "I'm alone", but never means that anyone is
 * there.
 */
export const LIVES_NEAR = new RegExp(
  `\\b(?:my|a) (?:${CLOSENESS} )?${EN} lives? (?:very |quite |really |pretty )?(?:near(?:by| by)?|close(?: by)?|next door|around the corner|down the (?:street|road|hall)|upstairs|downstairs)(?: to me| me| here)?[.!]?\\s*$`,
  "u",
);

/**
 * Used for answers to "who could be with you". "He" or "she" alone doesn't count, because it may be
 * the one the person fears.
 */
export const SOMEBODY: Readonly<Record<SpokenLanguage, Somebody>> = {
  en: {
    named: words(`(?:my |her |his |the |their |a |our )?(?:\\p{L}+ )?${EN}(?:'s|s)?`),
    against: words(
      "no|not|n't|never|nobody|no one|\\p{L}+n't|dont|cant|wont|doesnt|didnt|hates?|mad|angry|cry|cries|freaks?(?: out)?|hurts?|hits?|yells?|dead|died|gone|left me|far|(?<!minutes |min |mins |blocks? )away|hours?|gun|knife|pistol|rifle|trouble|worse|judge|laugh|drunk|scared of|afraid of|without|kill|would(?! come| help| listen| be)|told|teddy|boss|burden|worry|upset",
    ),
    elsewhere: words(
      "(?:in|at) (?:the|his|her|their|my) (?:next |other |own |living )?(?:\\p{L}+'s )?(?:bed)?room",
      "next door|downstairs|upstairs|asleep|sleeping|at work|watching (?:tv|television)",
    ),
  },
  es: {
    named: words(`(?:mi|una?|el|la|su|los|mis) (?:\\p{L}+ )?${ES}`, "mama|papa|abuela|abuelo"),
    against: words(
      "no|nunca|nadie|ni|odi\\p{L}*|escopeta|pistola|arma|enoj\\p{L}*|enfad\\p{L}*|llor\\p{L}*|peg\\p{L}*|golpe\\p{L}*|murio|muert[oa]|lejos|problema|borrach[oa]|miedo|sin|grit\\p{L}*|preocup\\p{L}*",
    ),
    elsewhere: words(
      "en (?:el otro|la otra|su|la|el) (?:cuarto|habitacion|pieza|sala|salon)|abajo|arriba|durmiendo|dormid[oa]|al lado|trabajando|viendo la tele",
    ),
  },
  fr: {
    named: words(`(?:ma|mon|mes|la|le|une?|sa|son) (?:\\p{L}+ )?${FR}`, "maman|papa|mamie|papi"),
    against: words(
      "pas|jamais|personne|rien|ni|fusil|arme|deteste\\p{L}*|fache\\p{L}*|enerve\\p{L}*|pleure\\p{L}*|frapp\\p{L}*|tap\\p{L}*|mort\\p{L}*|loin|ivre|peur|sans|crie\\p{L}*|inquiet\\p{L}*",
    ),
    elsewhere: words(
      "dans (?:l'autre |sa |la |le )(?:chambre|piece|salon)|a cote|en bas|en haut|d'en bas|dort|endormie?|au travail|regarde la tele",
    ),
  },
  de: {
    named: words(
      `(?:mein\\p{L}*|ein\\p{L}*|die|der|ihr\\p{L}*|sein\\p{L}*) (?:\\p{L}+ )?${DE}`,
      "mama|papa|oma|opa",
    ),
    against: words(
      "nicht|nichts|nix|nich|nie|nein|kein\\p{L}*|niemand|hass\\p{L}*|gewehr|waffe|pistole|sauer|wütend|weint?|schlägt|haut|tot|gestorben|weit|weg|betrunken|angst|ohne|schreit|ärger|sorgen",
    ),
    elsewhere: words(
      "nebenan|im (?:anderen |neben)?zimmer|in (?:sein|ihr)em zimmer|unten|oben|schläft|auf der arbeit|guckt fernsehen|zockt",
    ),
  },
  zh: {
    named: anywhere(ZH),
    against: anywhere(
      "不|没|别|无|讨厌|生气|骂|打我|哭|死|去世|走了|远|怕|醉|担心|恨|枪|刀|一个人|警察",
    ),
    elsewhere: anywhere(
      "隔壁|楼下|楼上|(?:另一个|他|她|自己)(?:的)?房间|客厅|睡觉|睡着|看电视|上班",
    ),
  },
  ar: {
    named: words(`(?:و|ف)?${AR}`),
    against: words(
      "لا|ما|مو|مش|لن|لم|ليس|[يت]كره\\p{L}*|ولا|مسدس|سلاح|بندقية|يزعل\\p{L}*|تزعل|يغضب\\p{L}*|يضرب\\p{L}*|مات\\p{L}*|بعيد\\p{L}*|سكران|خايف\\p{L}*|اخاف|بدون|يصرخ",
    ),
    elsewhere: words(
      "الغرفة (?:الثانية|المجاورة|الاخرى)|غرفته|غرفتها|تحت|فوق|نايم|نائم|نايمة|في الشغل|يشاهد التلفاز",
    ),
  },
  hi: {
    named: words(HI),
    against: words(
      "नहीं|नही|मत|ना|कभी|नफरत|गुस्सा|नाराज|रो[\\p{L}\\p{M}]*|मार[\\p{L}\\p{M}]*|मर|दूर|डर|बिना|बंदूक|पिस्तौल|चिल्ला[\\p{L}\\p{M}]*|nahi\\p{L}*|gussa|door|dar|कोई",
    ),
    elsewhere: words(
      "(?:बगल वाले|दूसरे|अपने) (?:कमरे|रूम)[\\p{L}\\p{M} ]*|नीचे|ऊपर|सो रह[\\p{L}\\p{M}]*|टीवी देख[\\p{L}\\p{M} ]*|doosre kamre|neeche|upar",
    ),
  },
};
