import type { SpokenLanguage } from "@/lib/shared/languages";
import { anywhere, words } from "./build";

/** Kinds of harm that someone did to the person. */
export const HARMS = ["throat", "sexual", "violence"] as const;
export type Harm = (typeof HARMS)[number];

/**
 * Phrases that report harm. Used only if someone is already known to do harm, because some of them
 * mean something else otherwise ("me ahorco" is also said of oneself).
 */
export const HARM: Readonly<Record<SpokenLanguage, Readonly<Record<Harm, RegExp>>>> = {
  en: {
    throat: words(
      "(?:strangl(?:ed|es|ing)|choked|chokes|choking|throttled) (?:me|us)",
      "(?:been|was|got|being) (?:strangled|choked)",
      "(?:to )?(?:strangle|choke) me",
      "(?:hands?|arms?|belt|cord|fingers) (?:a?round|on|over|against) my (?:throat|neck)",
      "(?:by|squeez\\w+|grabb?\\w*|held|press\\w*) (?:the|my) (?:throat|neck)",
    ),
    sexual: words(
      "rap(?:ed|es|ing|e)",
      "molest\\w*",
      "sexually (?:assault|abus)\\w*",
      "sexual (?:assault|abuse|violence)",
      "(?:forced|forces|made|makes) me (?:to )?(?:have sex|sleep with|do sexual)",
      "hands? over my mouth",
      "(?:take|took|taking|pull|pulled|pulling|push|pushed) (?:off|down|up) my (?:clothes|pants|underwear|panties|shirt|dress|skirt|trousers|pajamas|nightgown|nightie)",
      "(?:take|took|taking) off my(?=[\\s\\p{P}]*$)",
      "(?:into|in|got in|climbed into) my bed",
      "touch(?:ed|es|ing)? (?:me (?:down there|there|under|between|in my)|my (?:privates?|private parts?|breasts?))",
    ),
    violence: words(
      "(?:hits?|hitting|beats?|beating|slapp?(?:ed|s)?|punch(?:ed|es)?|kick(?:ed|s)?|push(?:ed|es)?|shov(?:ed|es)|threw|throws|dragg?(?:ed|s)|burned|hurts?) me(?! to)",
      "(?:hit|beat|hurt|get) (?:me |us )?(?:worse|harder)",
    ),
  },
  es: {
    throat: words(
      "me (?:ahorc|estrangul|asfixi)(?:aba|aron|a|o)",
      "(?:ahorcar|estrangular|asfixiar)me",
      "me (?:agarr|apret|cog|tom|sujet|apriet)\\p{L}+ (?:\\p{L}+ )?(?:del|por el|el|de la|la) (?:cuello|garganta|pescuezo)",
    ),
    sexual: words(
      "me (?:viol(?:o|a|aron|aba)|manose\\p{L}+)",
      "violacion",
      "(?:abus|agres)\\p{L}+ sexual\\p{L}*",
      "abus\\p{L}+ (?:sexualmente )?de mi",
      "me toc(?:o|a|aba) (?:\\p{L}+ )?(?:ahi|alli|abajo|debajo|entre|mis partes|las partes)",
      "partes (?:intimas|privadas)",
      "me oblig(?:o|a|aba) a (?:tener (?:sexo|relaciones)|acostarme)",
    ),
    violence: words(
      "(?:el|ella|papa|mama|mi \\p{L}+) (?:\\p{L}+ )?me (?:peg|golpe|empuj|avent|tir|jal|arrastr|pate|abofete|quem|lastim)(?:o|a|aba|aron|an)",
      "me (?:tir|avent|empuj|lanz)(?:o|a|aba|aron) (?:\\p{L}+ )?(?:contra|al (?:suelo|piso)|por las escaleras)",
      "me (?:peg|golpe|empuj|pate|abofete)(?:a|aba|aron|an)",
      "me (?:pego|golpeo|empujo|pateo) (?:mas fuerte|peor|otra vez|con|en la)",
      "(?:va|van) a (?:pegar|golpear|lastimar)me",
      "me (?:va|van) a (?:pegar|golpear|lastimar)",
    ),
  },
  fr: {
    throat: words(
      "(?:m'a|m'ont|m'avait|(?<!je )me) (?:etrangl|serr)\\p{L}* ?(?:la gorge|le cou|par)?",
      "(?:attrape|saisi|pris|prise|tenu|tenue|attrapee|saisie) (?:a|par) (?:la gorge|le cou)",
      "mains? (?:autour de|sur|a) (?:ma gorge|mon cou|la gorge|le cou)",
    ),
    sexual: words(
      "viol(?:ee?|ait|eur)?",
      "(?:agress|abus)\\p{L}* sexuel\\p{L}*",
      "abuse de moi",
      "parties? intimes?",
      "(?:me|m'a) touch(?:e|ee|ait) (?:la|sous|entre|en bas|les seins)",
      "forcee? a (?:coucher|des rapports|avoir)",
    ),
    violence: words(
      "(?:m'a|m'ont|m'avait|(?<!je )me) (?:frapp|tap|cogn|pouss|jet|gifl|batt|lanc|balanc)\\p{L}*",
      "(?:va|vont|(?<!je )vais) me (?:frapp|tap|cogn|batt)\\p{L}*",
      "(?<!je )me bat",
      "(?:frapper|taper|cogner) (?:encore )?plus fort",
    ),
  },
  de: {
    throat: words(
      "gewurgt",
      "wurgte? mich",
      "mich (?:\\p{L}+ ){0,3}(?:am hals|an der kehle|an der gurgel)",
      "(?:hande?|arm|gurtel) (?:\\p{L}+ ){0,2}(?:um|an) (?:den|meinen|meinem|die|meine) (?:hals|kehle)",
    ),
    sexual: words(
      "vergewaltig\\p{L}*",
      "sexuell\\p{L}* (?:missbrauch|belastig|genotig|gewalt|ubergriff)\\p{L}*",
      "missbraucht",
      "(?:fasst|fasste|beruhrt) mich (?:\\p{L}+ ){0,3}(?:da unten|unten|zwischen)",
      "(?:zwingt|zwang) mich (?:\\p{L}+ ){0,2}(?:sex|zum sex)",
    ),
    violence: words(
      "(?<!ich (?:\\p{L}+ )?)mich (?:\\p{L}+ ){0,4}(?:geschlagen|geschubst|gestossen|getreten|verprugelt|geschleudert|geworfen)",
      "(?:schlagt|schlug|prugelt|verprugelt|schubst|tritt|haut|stosst) (?:er |sie )?mich",
      "(?:schlagt|haut|prugelt) (?:er |sie )?(?:dann )?(?:noch )?(?:fester|harter|mehr|schlimmer) ?(?:zu)?",
    ),
  },
  zh: {
    throat: anywhere(
      "(?:掐|勒|卡)(?:住|着|了|过)*(?:我的?)?(?:脖子|喉咙|脖颈)",
      "掐(?:住|着|过|了)?我(?!一下)",
    ),
    sexual: anywhere(
      "强奸",
      "性侵",
      "猥亵",
      "强暴",
      "性虐",
      "摸我的?(?:下面|那里|胸|隐私|私处)",
      "逼我.{0,3}(?:上床|发生关系)",
    ),
    violence: anywhere(
      "(?:打|踢|推|摔|扇|抽|揍|砸)(?:了|过|得|着)*(?:我(?!自己)|更狠|更厉害|更重|更凶)",
      "(?:被|让)(?:他|她|爸爸?|妈妈?|老公|继父|后爸)?(?:打|踢|推|摔|扇|揍)",
      "把我(?:打|踢|推|摔|扇|撞|按)",
    ),
  },
  ar: {
    throat: anywhere(
      "خنقني|خنقتني|يخنقني|تخنقني|خنقوني",
      "(?:مسكني|امسكني|شدني|ضغط) ?(?:من|علي) ?(?:رقبتي|حلقي|عنقي|زوري)",
    ),
    sexual: anywhere(
      "اغتصب|يغتصب",
      "تحرش",
      "اعتداء جنسي|اعتدي علي جنسيا|اعتدي عليي جنسيا",
      "(?:يلمس|لمس)ني (?:في )?(?:هناك|تحت|مناطق|اماكن|بين)",
    ),
    violence: anywhere(
      "(?:ضرب|دفع|دفش|رما|صفع|ركل|حرق)(?:ت|و)?ني",
      "(?:ي|ت)(?:ضرب|دفع|دفش|صفع|ركل)ني",
      "(?:ي|ت)ضرب(?:ني)? (?:اكثر|اقوي|اشد)",
    ),
  },
  hi: {
    throat: anywhere(
      "(?:गला|गर्दन|gala|gardan) (?:[\\p{L}\\p{M}]+ )?(?:दबा|घोंट|घोट|पकड|daba|ghont|pakad)",
    ),
    sexual: anywhere(
      "बलात्कार|दुष्कर्म|यौन|छेडछाड|रेप किया|rape kiya|प्राइवेट पार्ट|private part",
      "(?:जबरदस्ती|zabardasti) (?:संबंध|सेक्स|sex)",
      "गलत (?:तरीके|जगह) (?:से |पर )?छू",
    ),
    violence: anywhere(
      "(?:मुझे|mujhe)(?: [\\p{L}\\p{M}]+){0,4}? (?:मार(?!ने का मन)|पीट|थप्पड|धक्का|पटक|लात|maar|mara|peet|thappad|dhakka|patak)",
      "(?:और|aur) (?:ज्यादा |जोर से |zyada |zor se )?(?:मारेगा|मारेंगे|मारता|पीटेगा|पीटेंगे|marega|maarega|marenge|peetega)",
    ),
  },
};
