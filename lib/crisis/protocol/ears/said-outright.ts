import type { SpokenLanguage } from "@/lib/shared/languages";
import { anywhere, words } from "./build";

/** Not wanting to die, or wanting to live: either statement settles any question. */
export interface Outright {
  readonly denies: RegExp;
  readonly lives: RegExp;
}

/** Patterns for lower-cased text without Latin accents. */
export const OUTRIGHT: Readonly<Record<SpokenLanguage, Outright>> = {
  en: {
    denies: words(
      "(?:don't|dont|do not|not) (?:really |actually )?(?:want to (?:die|kill myself|be dead)|suicidal|going to kill myself)",
      "never (?:do|try) (?:it|that)",
    ),
    lives: words(
      "(?<!(?:n't|dont|not|never) )want to (?:live|stay alive)",
      "part of me wants to live",
    ),
  },
  es: {
    denies: words(
      "no (?:me )?quiero (?:morir(?:me)?|matarme|suicidarme)",
      "no (?:soy|estoy) suicida",
    ),
    lives: words("(?<!no )quiero (?:vivir|seguir vivi\\p{L}+)", "una parte de mi quiere vivir"),
  },
  fr: {
    denies: words(
      "(?:ne )?(?:veux|voudrais) pas (?:mourir|me tuer|me suicider)",
      "(?:pas|ne suis pas) suicidaire",
      "(?:mourir|me tuer) (?:moi )?(?:je |j')?(?:ne )?veux pas",
      "pas envie de mourir",
    ),
    lives: words("(?<!ne |n')(?:veux|voudrais|aimerais) (?:vivre|rester en vie)"),
  },
  de: {
    denies: words(
      "(?:will|mochte) (?:mich )?(?:eigentlich )?nicht (?:sterben|umbringen|toten)",
      "(?:sterben|umbringen|tot sein) (?:will|mochte|wollte) ich (?:mich )?(?:eigentlich |gar |doch |ja ){0,2}nicht",
      "nicht suizidal",
      "will mir nicht das leben nehmen",
    ),
    lives: words("(?:will|mochte) (?:eigentlich |doch |weiter ?)?(?:leben|am leben bleiben)"),
  },
  zh: {
    denies: anywhere("(?:不|没|没有|并不)(?:是)?(?:真的)?想(?:要)?(?:死|自杀)"),
    lives: anywhere("(?<!不)想(?:要)?(?:活|活着|活下去)"),
  },
  ar: {
    denies: words(
      "(?:لا|ما|مش|مو|لست) (?:اريد|بدي|ابغى|عايز|عاوز|ابي) (?:ان )?(?:اموت|انتحر|اقتل نفسي)",
    ),
    lives: words("(?<!(?:لا|ما|مش|مو) )(?:اريد|بدي|ابغى|عايز|عاوز) (?:ان )?(?:اعيش|ابقى حيا)"),
  },
  hi: {
    denies: words(
      "(?:मरना|आत्महत्या करना|जान देना) नहीं (?:चाहता|चाहती)",
      "नहीं मरना",
      "(?:marna|suicide karna) (?:nahi|nahin|nhi) chaht[ai]",
    ),
    lives: words("(?:जीना|ज़िंदा रहना|जिंदा रहना) (?:चाहता|चाहती)", "jeena chaht[ai]"),
  },
};
