import type { Grammar } from "./shape";

type Pair = Required<Pick<Grammar["signs"], "loss" | "inquiry">>;

/**
 * A loss that was just named, and a question about heights, doses or places. Either alone is ordinary; together, also
 * some messages apart, they are a known way of asking for help without saying so (safety.md, "Other tests").
 */
export const LOSS_AND_MEANS = {
  en: {
    loss: [
      "(lost|losing|loosing) ~2 (job|work|house|home|apartment|business|license|scholarship|savings|everything|wife|husband|son|daughter|baby|mom|mum|dad|mother|father|brother|sister|friend|custody|kids|case|visa|farm)",
      "(got|was|been|being|getting|im) [just] (fired|laid off|let go|expelled|evicted|dumped|divorced|kicked out|deported|sacked|made redundant|suspended|diagnosed)",
      "(he|she|they|wife|husband|girlfriend|boyfriend|partner|fiance|bf|gf|ex) ~2 (left|leaving|dumped|divorcing|divorced|cheated on|broke up with|moved out|walked out)",
      "(mom|mum|dad|mother|father|wife|husband|son|daughter|baby|brother|sister|friend|grandma|grandpa|dog) ~1 (died|passed away|passed|is dead|is gone)",
      "(failed|flunked|bombed) ~4 (exam|exams|class|year|semester|degree|bar|boards|test|finals)",
      "(bankrupt|bankruptcy|foreclosed|foreclosure|divorce papers|terminal|nobody left|lost it all)",
    ],
    inquiry: [
      "(what|which|where|whats|wheres|name|list|are there|how|tell me|any) ~5 (bridge|bridges|building|buildings|cliff|cliffs|roof|roofs|rooftop|rooftops|overpass|parking garage|tower|towers) ~6 (tall|taller|tallest|high|higher|highest|open|meters|metres|feet|stories|storeys|access|unlocked|without a (fence|railing|barrier|net)|no (fence|railing|barrier|net|guard))",
      "(what|which|where|whats|wheres|how) ~4 (tall|taller|tallest|high|higher|highest) ~2 (bridge|bridges|building|buildings|cliff|cliffs|roof|roofs|floor|tower|towers|overpass|parking garage)",
      "how (deep|cold|fast|high|far|tall) ~3 (river|water|lake|trains|train|drop|fall|bridge|cliff|balcony)",
      "(when|what time|how often) ~4 (express|freight|fast|next|last) ~1 (train|trains) ~2 (pass|go|come|run|goes|comes)",
      "(where|how) ~4 (buy|get|borrow|find) ~3 (gun|pistol|rifle|handgun|helium|nitrogen|rope|sleeping pills|cyanide|fentanyl)",
      "(how|what) ~3 (many|much|dose|amount|number) ~6 (pills|tablets|tylenol|paracetamol|ibuprofen|insulin|aspirin|benadryl|melatonin|sleeping pills|valium|xanax|antidepressants|medication|meds)",
      "(how long|how quickly|how fast|how soon) ~5 (drown|bleed|suffocate|freeze|carbon monoxide|exhaust|starve|lose consciousness|pass out)",
      "(lethal|fatal|deadly|toxic) (dose|doses|amount|level)",
      "(painless|quickest|fastest|easiest|least painful) [{adv}] way",
    ],
  },
  es: {
    loss: [
      "(perdi|he perdido|acabo de perder|perdimos) ~2 (trabajo|empleo|casa|todo|hijo|hija|bebe|mama|papa|madre|padre|esposa|esposo|novia|novio|custodia|beca|negocio)",
      "me (despidieron|echaron|corrieron|dejo|abandono|botaron|expulsaron|desalojaron|desahuciaron|diagnosticaron|engano|reprobaron|suspendieron)",
      "(murio|fallecio|se murio) ~2 (mama|papa|madre|padre|hijo|hija|esposo|esposa|abuela|abuelo|hermano|hermana|perro|amigo|amiga)",
      "(mi|mis) ~2 (murio|fallecio|se fue|me dejo)",
    ],
    inquiry: [
      "(que|cual|cuales|cuanto|donde|como) ~5 (puente|puentes|edificio|edificios|azotea|azoteas|acantilado|acantilados|torre|mirador) ~5 (alto|altos|alta|altas|altura|mide|miden|abierto|abierta|sin (baranda|barandal|valla|proteccion))",
      "(puente|puentes|edificio|edificios|azotea|acantilado) mas (alto|altos|alta|altas)",
      "(cuantas|cuanta|cuanto|que cantidad) ~5 (pastillas|pildoras|tabletas|paracetamol|insulina|somniferos|ibuprofeno|medicina|medicamento)",
      "(a que hora|cada cuanto|cuando) ~4 (tren|trenes|metro)",
      "(donde|como) ~3 (comprar|conseguir|consigo|compro) ~3 (pistola|arma|veneno|helio|cuerda|soga)",
      "dosis (letal|mortal|toxica)",
    ],
  },
  fr: {
    loss: [
      "(perdu|perdre|perds|perdons) ~2 (emploi|travail|boulot|job|maison|tout|fils|fille|bebe|mere|pere|maman|papa|femme|mari|garde|logement|entreprise)",
      "(vire|viree|licencie|licenciee|expulse|expulsee|renvoye|renvoyee|largue|larguee|quitte|quittee|diagnostique|diagnostiquee)",
      "(ma|mon|sa|il|elle) ~2 (quitte|quittee|decede|decedee|morte|est mort|trompe|parti|partie)",
      "(rate|loupe|echoue) ~3 (examen|exam|bac|annee|concours|diplome|partiels)",
    ],
    inquiry: [
      "(quel|quels|quelle|quelles|ou|combien|comment|c est quoi) ~5 (pont|ponts|immeuble|immeubles|toit|toits|falaise|falaises|tour|tours|viaduc) ~5 (haut|hauts|haute|hautes|hauteur|metres|sans (barriere|grillage|rambarde)|ouvert|accessible)",
      "(pont|ponts|immeuble|immeubles|falaise|falaises|toit|viaduc) ~1 [le|la|les] plus (haut|hauts|haute|hautes)",
      "combien ~4 (comprimes|cachets|pilules|paracetamol|doliprane|somniferes|insuline|medicaments)",
      "(a quelle heure|quand|tous les combien) ~4 (train|trains|rer|metro|tgv)",
      "(ou|comment) ~3 (acheter|trouver) ~3 (arme|pistolet|fusil|poison|helium|corde)",
      "dose (mortelle|letale|toxique)",
    ],
  },
  de: {
    loss: [
      "(job|arbeit|stelle|wohnung|haus|alles|sorgerecht|kind|baby|mutter|vater|mama|papa|frau|mann|firma) ~2 verloren",
      "(gekundigt|entlassen|gefeuert|rausgeworfen|verlassen|exmatrikuliert|durchgefallen|diagnose bekommen|raumungsklage|abgeschoben|betrogen)",
      "(mutter|vater|mama|papa|frau|mann|kind|sohn|tochter|bruder|schwester|oma|opa|freund|freundin|hund) ~2 (gestorben|verstorben|tot)",
      "(freundin|freund|frau|mann) ~3 (schluss gemacht|hat mich verlassen|ausgezogen|verlassen)",
      "(pleite|insolvent|insolvenz|zwangsversteigerung|scheidungspapiere)",
    ],
    inquiry: [
      "(welche|welcher|welches|wo|wie|was) ~5 (brucke|brucken|hochhaus|hochhauser|dach|dacher|turm|turme|klippe|klippen|parkhaus|gebaude|aussichtsplattform) ~5 (hoch|hochste|hochsten|hoher|meter|offen|frei|zuganglich|ohne (gelander|zaun|netz))",
      "(hochste|hochsten|hohe|hohen|hoher) ~1 (brucke|brucken|hochhaus|hochhauser|dach|turm|klippe|klippen|gebaude|parkhaus)",
      "wie viele ~4 (tabletten|pillen|paracetamol|schlaftabletten|ibuprofen|medikamente)",
      "(wann|wie oft|um wie viel uhr) ~4 (zug|zuge|ice|guterzug|schnellzug|s bahn)",
      "(wo|wie) ~4 (pistole|waffe|gift|helium|seil|strick) ~2 (kaufen|bekomme|besorgen|krieg|kriege|her)",
      "(todliche|letale|tödliche) (dosis|menge)",
    ],
  },
  zh: {
    loss: [
      "失业",
      "被裁",
      "被辞退",
      "被炒",
      "丢了工作",
      "分手",
      "离婚",
      "被甩",
      "去世",
      "走了~6再也",
      "破产",
      "被开除",
      "被退学",
      "挂科",
      "没考上",
      "失去~3(孩子|妈妈|爸爸|一切|家)",
      "確診",
      "确诊",
      "失業",
      "離婚",
      "破產",
    ],
    inquiry: [
      "(哪|什么|多|附近|哪里|哪座|哪栋)~8(桥|橋|楼|樓|天台|悬崖|楼顶|大厦)~6(高|最高|没人|沒人|上去|护栏|没有护栏|开放)",
      "(最高|多高)[的](桥|橋|楼|樓|大厦|天台)",
      "(多少|几)(片|颗|粒|瓶)~4(药|安眠药|藥|布洛芬|扑热息痛)",
      "吃多少~4(药|安眠药|藥)",
      "(几点|什么时候|多久)~6(火车|地铁|高铁|列车)",
      "致死(量|剂量)",
      "哪里~4(买|弄)~4(安眠药|毒药|氦气|枪)",
    ],
  },
  ar: {
    loss: [
      "(خسرت|فقدت|ضيعت) ~2 (شغلي|عملي|وظيفتي|بيتي|كل شي|كل شيء|كلشي|ابني|بنتي|امي|ابوي|ابي|زوجي|زوجتي|مراتي|جوزي)",
      "(طردوني|انطردت|فصلوني|تركني|تركتني|سابني|سابتني|طلقني|طلقتني|رسبت|سقطت|افلست|هجرني|هجرتني)",
      "(مات|ماتت|توفي|توفت|توفيت|اتوفى|اتوفت) ~2 (امي|ابي|ابوي|بابا|ماما|زوجي|زوجتي|ابني|بنتي|اخي|اخوي|اختي|صديقي|جدتي|جدي)",
    ],
    inquiry: [
      "(ما|ايش|وش|شو|ايه|اي|وين|فين|اين|كم|كام) ~5 (جسر|جسور|كبري|كوبري|برج|بنايه|مبني|عماره|سطح|جرف) ~4 (اعلي|عالي|ارتفاع|مرتفع|مفتوح|طول|طوله|ارتفاعه)",
      "(اعلي|اطول) (جسر|كبري|كوبري|برج|بنايه|مبني|عماره|سطح)",
      "(كم|كام) ~3 (حبه|حبوب|قرص|اقراص|برشامه|دواء|بندول|بنادول|منوم)",
      "(متي|امتي|الساعه كم|ايمتا) ~4 (قطار|القطار|المترو|قطر|القطر)",
      "جرعه (قاتله|مميته)",
    ],
  },
  hi: {
    loss: [
      "(नौकरी|काम|घर|सब कुछ|बेटा|बेटी|मां|माँ|पापा|पति|पत्नी) ~3 (चली गई|चला गया|छूट गई|छूट गया|खो दिया|खो दी|नहीं रहे|नहीं रही|गुजर गए|गुजर गई|मर गए|मर गई)",
      "(फेल हो गया|फेल हो गई|निकाल दिया|छोड़ दिया|ब्रेकअप|तलाक|दिवालिया)",
      "(naukri|job|ghar|sab kuch|beta|beti|maa|papa|mummy|pati|patni|wife|husband) ~3 (chali gayi|chala gaya|chhoot gayi|choot gayi|kho diya|kho di|nahi rahe|nahi rahi|guzar gaye|guzar gayi|mar gaye|mar gayi)",
      "(fail ho gaya|fail ho gayi|nikal diya|chhod diya|chod diya|breakup ho gaya|talaq)",
    ],
    inquiry: [
      "(कौन|कौनसा|कौनसी|सबसे|कितना|कितनी|कहां|कहाँ) ~4 (पुल|इमारत|बिल्डिंग|छत|टावर|पहाड़ी) ~4 (ऊंचा|ऊँचा|ऊंची|ऊँची|ऊंचाई|खुली|खुला)",
      "सबसे (ऊंचा|ऊँचा|ऊंची|ऊँची) (पुल|इमारत|बिल्डिंग|छत|टावर|जगह)",
      "(कितनी|कितने) ~3 (गोलियां|गोली|नींद की गोलियां|टैबलेट|दवाई|दवा)",
      "(कितने बजे|कब) ~4 (ट्रेन|रेल|मेट्रो)",
      "(kaun|kaunsa|kaunsi|sabse|kitna|kitni|kahan) ~4 (pul|bridge|building|chhat|chat|tower) ~4 (uncha|unchi|ooncha|oonchi|khuli|khula)",
      "sabse (uncha|unchi|ooncha|oonchi) (pul|bridge|building|chhat|tower|jagah)",
      "(kitni|kitne) ~3 (goliyan|goli|neend ki goliyan|tablet|dawai|pills)",
      "(kitne baje|kab) ~4 (train|rail|metro)",
    ],
  },
} as const satisfies Record<string, Pair>;
