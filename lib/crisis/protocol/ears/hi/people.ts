import { words } from "../build";

/** Matches the end of the answer, or the start of another part of the sentence. */
export const END = "(?=\\s*(?:$|[\\p{P}\\p{S}]))";

/**
 * "Not", in Devanagari and in Latin letters; in Hindi it usually comes after the word it negates.
 */
export const NAHI = "(?:नह[ीि]ं?|नई|nah[iy]+n?|nahee+n?|nhi+n?|nhin|nai|nahii+)";
export const UNLESS_DENIED = `(?!\\s+(?:ही |भी |bhi |hi )?(?:${NAHI.slice(3, -1)}|मत|ना|mat))`;

/** The rest of a word. */
export const W = "[\\p{L}\\p{M}]*";
/** Allows up to this many words in between. */
export const upTo = (count: number): string => `(?:[\\p{L}\\p{M}\\p{N}]+ ){0,${count}}`;

export const FAMILY =
  "(?:मम्मी|मां|माता|पापा|पिताजी|पिता|बाबा|घर ?वाले|घर ?वालों|घर ?वालो|परिवार|फैमिली|पेरेंट्स|माता[- ]?पिता|मम्मी[- ]?पापा|पति|पत्नी|ससुराल|ससुराल वाले|सास|" +
  "maa?|mummy|mumma|mom|papa|dad|parents|ghar ?wal[eo]n?|family|pati|patni|husband|wife|sasural)";

/** Someone who could be near or could be told. */
export const SOMEBODY =
  "(?:मम्मी|मां|माता|पापा|पिताजी|पिता|बाबा|भाई|भैया|बहन|दीदी|पति|पत्नी|बीवी|दोस्त|सहेली|रूममेट|पडोसी|पडोसन|आंटी|अंकल|चाचा|चाची|मामा|मामी|मौसी|बुआ|दादी|दादा|नानी|नाना|" +
  "बेटा|बेटी|टीचर|सर|मैम|मैडम|नर्स|डॉक्टर|काउंसलर|कोच|कोई|घर ?वाले|परिवार|बॉयफ्रेंड|गर्लफ्रेंड|हसबैंड|वाइफ|" +
  "maa?|mummy|mumma|mom|papa|dad|bhai|bhaiya|behen|behan|bahan|didi|sister|brother|pati|patni|wife|husband|biwi|dost|friend|saheli|roommate|padosi|aunty|uncle|" +
  "chacha|chachi|mama|mami|mausi|bua|dadi|dada|nani|nana|beta|beti|teacher|sir|maam|mam|nurse|doctor|counsell?or|koi|ghar ?wale|family|bf|gf)";

export const said = words;
