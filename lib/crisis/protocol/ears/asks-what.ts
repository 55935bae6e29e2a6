import type { SpokenLanguage } from "@/lib/shared/languages";
import { anywhere, words } from "./build";

/** "What should I do now?" asks for help with the next step and names no time. */
export const ASKS_WHAT: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: words(
    "what (?:should|shall|can|could|do|must|am|would) (?:i|we) (?:supposed to |meant to |have to |even )?do(?: now| today| tonight| next)?(?=[\\s\\p{P}]*$)",
    "what now(?=[\\s\\p{P}]*$)",
    "now what(?=[\\s\\p{P}]*$)",
  ),
  es: words(
    "que (?:hago|puedo hacer|debo hacer|debería hacer|deberia hacer|tengo que hacer|hacemos)(?: yo)?(?: ahora| hoy| entonces)?(?=[\\s\\p{P}]*$)",
    "y ahora que(?=[\\s\\p{P}]*$)",
  ),
  fr: words(
    "(?:je fais quoi|que faire|qu'est-ce que je (?:fais|dois faire|peux faire)|que dois-je faire|quoi faire)(?: maintenant| alors| aujourd'hui)?(?=[\\s\\p{P}]*$)",
    "et maintenant(?=[\\s\\p{P}]*$)",
  ),
  de: words(
    "was (?:soll|kann|mach|mache|tu|tue|muss) ich (?:denn |jetzt |nur |heute |bloss |nun )*(?:tun|machen)?(?=[\\s\\p{P}]*$)",
    "(?:und )?was (?:jetzt|nun)(?=[\\s\\p{P}]*$)",
  ),
  zh: anywhere("怎么办|该怎么做|该做什么|能做什么|要做什么"),
  ar: anywhere(
    "(?:ماذا|شو|ايش|وش|ايه) (?:يجب ان |لازم |علي ان |يمكنني ان |ممكن )?(?:افعل|اعمل|بعمل|اسوي|اساوي)|اعمل ايه",
  ),
  hi: anywhere("क्या कर(?:ूँ|ूं|ना चाहिए|ु)|kya kar(?:u|oon|un|na chahiye)"),
};
