import type { SpokenLanguage } from "@/lib/shared/languages";
import { anywhere, words } from "./build";

/**
 * Phrases for standing somewhere with a risk of falling or being struck, and for coming away from
 * it.
 */
export interface Place {
  readonly at: RegExp;
  readonly left: RegExp;
}

/** Used only once a danger to life has come up; "at the window" alone says nothing. */
export const PLACE: Readonly<Record<SpokenLanguage, Place>> = {
  en: {
    at: words(
      "(?:on|at|by|near|off|over|onto|up) (?:the |a |my |our |this |that )?(?:edge|ledge|roof(?:top)?|windowsill|window sill|bridge|overpass|cliff|balcony|railing|tracks|platform|parapet)",
      "(?:by|at|near|beside) the (?:river|water|sea|lake|ocean|pier|dam|quarry)",
      "(?:on|at|in|by|out|out of|outside|through) (?:the |my |an? )?(?:open )?window",
      "(?:climbed|climbing) (?:up |out |over |onto |on )+(?:the |a |of the |to the )?(?:roof|window|railing|ledge|chair|edge|fence|wall)",
    ),
    left: words(
      "(?:went|came|climbed|stepped|got|moved|walked|backed|i'm|im|i am|crawled) (?:now |back )?(?:inside|indoors|back in|in again|off (?:it|the)|down (?:from|again|now)|away from)",
      "(?:went|came|climbed|stepped|got|moved|walked) (?:back )?(?:in|down|back|away)(?=[\\s\\p{P}]*$|,|\\.| now| and)",
      "(?:closed|shut|locked) the window",
    ),
  },
  es: {
    at: words(
      "(?:en|por|sobre|junto a|al borde de|a) (?:el |la |las |un |una |l )?(?:techo|azotea|tejado|ventana|cornisa|puente|balcon|borde|orilla|baranda|barandilla|vias?|anden|terraza|alfeizar|repisa|precipicio)",
      "al (?:borde|filo)",
      "(?:me )?(?:subi|he subido) (?:a|al|por) (?:la |el )?(?:silla|ventana|techo|baranda\\p{L}*|azotea|puente)",
    ),
    left: words(
      "(?:ya )?me (?:baje|meti|aleje|aparte|quite|hice para atras)",
      "(?:ya )?(?:baje|entre|volvi a entrar|regrese)(?= *(?:$|[,.;]|de|del|adentro|dentro|a la|al))",
      "(?:ya )?estoy (?:adentro|dentro|abajo)",
      "cerre la ventana",
    ),
  },
  fr: {
    at: words(
      "(?:sur|a|au|contre|pres d[eu]|au bord d[eu]) (?:le |la |les |l'|un |une )?(?:toit|fenetre|pont|balcon|bord|rebord|rails?|voies?|quai|falaise|rambarde|parapet|garde-corps|vide)",
      "(?:je suis |j'ai )?mont[e]e? sur (?:la |une |le |l')?(?:chaise|toit|rebord|rambarde|tabouret)",
    ),
    left: words(
      "(?:suis|ete) (?:re)?(?:descendue?|rentree?|revenue?)",
      "(?:j'ai )?(?:recule|ferme la fenetre|referme la fenetre)",
      "je suis (?:a l'interieur|dedans|en bas|rentree?)",
      "je me suis (?:eloigne|ecarte|recule)e?",
    ),
  },
  de: {
    at: words(
      "(?:am|an|auf|beim|über|aufm|aufs|ans) (?:der |dem |die |das |den |einer |einem |einen |offenen )?(?:fenster\\p{L}*|dach|brücke|balkon|kante|rand|geländer|gleis\\p{L}*|bahnsteig|klippe|abgrund|sims|schienen)",
      "auf (?:den|einen|die|n) (?:stuhl|fensterbank|geländer|dach) (?:geklettert|gestiegen|gegangen)",
    ),
    left: words(
      "(?:bin|hab|habe) (?:ich )?(?:jetzt |schon |wieder |da |doch )*(?:runter|rein|herunter|hinunter|zurück|weg|drinnen|drin|unten|reingegangen|runtergegangen|runtergeklettert|runtergestiegen|reingeklettert|zurückgegangen|weggegangen)(?= *(?:$|[,.;]|und|vo[nm]|jetzt|gegangen|geklettert|gestiegen))",
      "fenster (?:ist |wieder )*zu(?:gemacht)?",
    ),
  },
  zh: {
    at: anywhere(
      "(?<!不)(?:在|到|站|坐|爬|走|上)(?:在|到|上|了|着)*(?:我家|学校|这|那|一)?(?:的|座|个|栋)?\\p{Script=Han}{0,4}(?:楼顶|天台|屋顶|窗边|窗户|窗台|窗口|阳台|桥|栏杆|悬崖|崖边|铁轨|站台|边缘|高处|椅子上)",
    ),
    left: anywhere(
      "(?<!没|没有|不|别|不想|不能|想)(?:下|回|进|退|走)(?:来|去|回来|回去|开|屋|房间|到屋里)了",
      "离开(?:了|那|这)|(?:关上|关好|关了)(?:了)?窗",
    ),
  },
  ar: {
    at: words(
      "(?:على|فوق|عند|جنب|في|قدام|ع) (?:حافة |طرف |حافه )?(?:ال)?(?:سطح|سطوح|شباك|نافذة|جسر|كوبري|شرفة|بلكونة|حافة|سكة|رصيف|جرف|درابزين)",
      "طلعت (?:على|فوق) (?:ال)?(?:كرسي|سطح|شباك|سور)",
    ),
    left: words(
      "(?:نزلت|دخلت|ابتعدت|بعدت|رجعت جوا|رجعت لجوا|رجعت الى الداخل)",
      "(?:سكرت|قفلت|أغلقت) (?:ال)?(?:شباك|نافذة)",
    ),
  },
  hi: {
    at: words(
      "(?:खिड़की|छत|पुल|बालकनी|मुंडेर|पटरी|रेलिंग|किनारे|प्लेटफॉर्म|चट्टान) (?:पर|के पास|के बाहर|के किनारे|से बाहर)",
      "कुर्सी पर चढ़[\\p{L}\\p{M}]*",
      "(?:khidki|chhat|chat|pul|balcony|patri|railing) (?:par|pe|ke paas|ke bahar)",
    ),
    left: words(
      "(?:नीचे|अंदर|वापस|पीछे) (?:उतर|आ|हट|चल)[\\p{L}\\p{M}]* ?(?:गया|गई|गयी|आया|आई|हूं)?",
      "उतर (?:गया|गई|गयी|आया|आई)",
      "खिड़की बंद कर[\\p{L}\\p{M}]*",
      "(?:neeche|niche|andar|wapas) (?:aa|utar|chal[ai]|hat)\\p{L}*",
    ),
  },
};
