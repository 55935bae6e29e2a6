import type { Grammar, Phrase } from "./shape";

/** What somebody says of a person who threatens their life, in one language, with the words it is built of. */
interface Threatened {
  readonly slots: Grammar["slots"];
  readonly say: readonly Phrase[];
  /** They are armed and near, at this moment. */
  readonly armed: readonly Phrase[];
}

/**
 * "My husband will kill me if I leave him": a threat to kill, and leaving, are among the strongest signs that a partner kills
 * (Campbell et al. 2003, Danger Assessment; WHO LIVES). "Mom will kill me if I fail" stays a saying: what is forbidden here is
 * to leave, to tell or to ask for help.
 */
export const DEATH_THREATS = {
  en: {
    slots: {
      killer:
        "husband|hubby|boyfriend|bf|partner|ex|fiance|spouse|wife|girlfriend|gf|stepdad|stepfather|step dad|my man|pimp|dad|father|he|hes|hell|she|shes|shell",
      killing: "kill|murder|shoot|stab|strangle|bury",
      telling:
        "(tell|told|talk to|say anything to|talked to) (anyone|anybody|someone|somebody|the police|the cops|a teacher|you)",
    },
    say: [
      "{killer} ~3 {killing} (me|us|the kids|my kids) if i [ever|even|try to|tried to] (leave|left|go back to my|run|report|divorce|call (the police|the cops|for help)|break up|move out|get help|got help|{telling})",
      "if i [ever|even|try to|tried to] (leave|left|run|report|divorce|call (the police|the cops|for help)|break up|move out|{telling}) ~2 {killer} ~2 {killing} (me|us|the kids|my kids)",
      "{killer} ~3 {killing} me because i [have|am] (talked|talking|told|spoke|called|left|leaving|reported) ~1",
      "(husband|boyfriend|bf|partner|ex|fiance|stepdad|stepfather|step dad|my man|he) [{adv}] (wants|wanted|tried|tries|is trying|is planning|plans|is going) to (kill|murder) (me|us)",
      "(ex|husband|boyfriend|he|hes|man|guy|someone|somebody) ~1 (following|follows|followed) me (home|around|everywhere|to work|to school|again|all (day|week))",
      "(dad|father|mom|mum|mother) ~1 {killing} me ~3 (finds|find|found) out (im|i am|that im|that i am) (gay|lesbian|trans|bi|pregnant|queer)",
    ],
    armed: [
      "(husband|boyfriend|bf|partner|ex|stepdad|stepfather|dad|he|hes) ~2 (gun|knife|machete|axe|rifle) ~6 (outside|at my door|at the door|in the house|my door|downstairs|in the room|in my house|at me|to my (head|throat|neck))",
      "(he|hes|husband|boyfriend|ex|stepdad) ~2 (outside|at my door|at the door|in the house|downstairs|breaking (in|the door)) ~3 (with|has|holding) ~1 (gun|knife|machete|axe|rifle)",
    ],
  },
  de: {
    slots: {
      killer: "mann|freund|partner|ex|exmann|exfreund|ehemann|verlobter|stiefvater|vater|frau|freundin|er|sie",
      killing: "umbringen|toten|abstechen|erschiessen|erschlagen|ermorden|totschlagen",
      fleeing:
        "gehe|geh|gehen|verlasse|verlass|verlassen|trenne|trennen|weggehe|anzeige|ausziehe|abhaue|davonlaufe|hilfe hole|polizei (rufe|gehe)|jemandem (sage|erzahle|davon erzahle)|scheiden lasse",
    },
    say: [
      "{killer} (bringt|bringe) (mich|uns) um ~1 wenn ich ~3 {fleeing}",
      "{killer} (wird|wurde|will) (mich|uns) {killing} ~1 wenn ich ~3 {fleeing}",
      "wenn ich ~3 {fleeing} bringt {killer} (mich|uns) um",
      "{killer} (will|wollte) (mich|uns) {killing}",
      "{killer} hat versucht (mich|uns) (umzubringen|zu toten|zu erschlagen|zu erwurgen)",
    ],
    armed: [
      "(mann|freund|ex|er|vater|stiefvater) ~2 (vor meiner tur|vor der tur|an der tur|unten|im haus|draussen) ~2 (mit|hat) (einem|einer|ein|eine|nem) (messer|pistole|waffe|axt)",
      "(mann|freund|ex|er|vater|stiefvater) ~2 (messer|pistole|waffe|axt) ~4 (vor meiner tur|vor der tur|an der tur|im haus)",
    ],
  },
  fr: {
    slots: {
      killer: "mari|copain|compagnon|conjoint|ex|petit ami|fiance|beau pere|pere|femme|copine|il|elle",
      fleeing:
        "pars|quitte|parle|appelle (la police|a l aide)|divorce|porte plainte|denonce|m en vais|m enfuis|me separe|en parle|le dis a (quelqu un|la police)",
    },
    say: [
      "{killer} ~1 (va|vas|veut|tuera) (me|nous) (tuer|buter) si (je|j) ~2 {fleeing}",
      "{killer} (me|nous) (tue|tuera) si (je|j) ~2 {fleeing}",
      "si (je|j) ~2 {fleeing} {killer} ~1 (va me tuer|me tue|me tuera)",
      "{killer} (veut|voulait|a voulu|a essaye de|a tente de) (me|nous) tuer",
    ],
    armed: [
      "(mari|copain|ex|il|pere|beau pere) ~1 est (devant|derriere|dans|a) (ma|la|le) (porte|maison|couloir) ~2 (avec|il a) (un|une|son) (couteau|arme|fusil|pistolet)",
      "(mari|copain|ex|il|pere) a (un|une|son) (couteau|arme|fusil|pistolet) ~5 (devant|derriere) (ma|la) porte",
    ],
  },
  es: {
    slots: {
      killer: "marido|esposo|novio|pareja|ex|exmarido|exnovio|padrastro|padre|esposa|mujer|novia|el|ella",
      fleeing:
        "dejo|me voy|me separo|me divorcio|denuncio|hablo|lo cuento|le cuento a (alguien|la policia)|llamo a la policia|me escapo|salgo de la casa|pido ayuda",
    },
    say: [
      "me (va a matar|mata|matara) si ~1 {fleeing}",
      "si ~1 {fleeing} ~2 me (va a matar|mata|matara)",
      "mi ~1 {killer} ~1 (quiere|quiso|intento|trato de) (matarme|matarnos)",
      "{killer} (intento|trato de) (matarme|matarnos)",
    ],
    armed: [
      "(marido|novio|ex|el|padrastro) ~1 esta (afuera|en la puerta|en mi puerta|fuera|en la casa) ~2 con (un|una|su) (cuchillo|pistola|arma|machete)",
      "(marido|novio|ex|el|padrastro) tiene (un|una|su) (cuchillo|pistola|arma|machete) ~5 (afuera|en la puerta|en mi puerta)",
    ],
  },
  ar: {
    slots: {
      killer: "زوجي|جوزي|خطيبي|حبيبي|طليقي|أبوي|أبي|بابا|صديقي|هو|رجلي|راجلي",
      kills: "سيقتلني|راح يقتلني|رح يقتلني|هيقتلني|حيقتلني|بيقتلني|يقتلني|غادي يقتلني",
      fleeing: "تركته|أتركه|رحت|حكيت|تكلمت|تطلقت|طلبت الطلاق|هربت|مشيت|خرجت|بلغت|اشتكيت|سبته|قلت لأحد",
    },
    say: [
      "{kills} (إذا|لو|إن|اذا) ~2 {fleeing}",
      "(إذا|لو|إن|اذا) ~1 {fleeing} ~2 {kills}",
      "{killer} (يريد|بده|عايز|يبغى|حاول|يحاول) (قتلي|أن يقتلني|يقتلني)",
    ],
    armed: [
      "(زوجي|طليقي|هو|أبوي|أبي) ~2 (برا|عند الباب|على الباب|خارج الباب|في البيت) ~2 (معه|معو|معاه|وبيده|وبإيده) (سكين|سكينة|مسدس|سلاح|فرد)",
      "(معه|معو|معاه) (سكين|سكينة|مسدس|سلاح) ~3 (عند الباب|على الباب|برا الباب|خارج الباب)",
    ],
  },
  hi: {
    slots: {
      killer: "pati|husband|boyfriend|sasur|saas|wo|woh|papa|pitaji|ex|पति|वो|वह|ससुर|सास|पापा|प्रेमी",
      kills:
        "(mujhe|mujhko|hume|मुझे|मुझको|हमें) ~1 (maar dalega|mar dalega|maar daalega|maar dega|maar denge|maar dalenge|jaan se maar dega|मार डालेगा|मार देगा|मार डालेंगे|मार देंगे|जान से मार देगा)",
      fleeing:
        "chhoda|chhod|choda|chod|gayi|gaya|bhagi|bhaga|bataya|police|talaq|छोड़ा|छोड़|गई|गया|भागी|भागा|बताया|पुलिस|तलाक",
    },
    say: [
      "(agar|अगर) ~4 {fleeing} ~4 {killer} {kills}",
      "{killer} {kills} (agar|अगर) ~4 {fleeing}",
      "{killer} (mujhe|मुझे) (maarna|jaan se maarna|मारना|जान से मारना) (chahta|chahte|चाहता|चाहते) (hai|hain|है|हैं)",
    ],
    armed: [
      "(wo|woh|pati|ex|papa|वो|वह|पति|पापा) ~2 (chaku|chaaku|bandook|gun|talwar|चाकू|बंदूक) ~3 (bahar|darwaze|darwaaze|gate|बाहर|दरवाज़े|दरवाजे)",
    ],
  },
  zh: {
    slots: {
      killer: "老公|丈夫|男朋友|男友|前夫|前男友|对象|前任|他",
      fleeing: "敢走|敢离开|敢离婚|敢分手|敢报警|敢说|离开|报警|提分手|提离婚|离婚|分手|逃跑|说出去",
      kills: "杀了我|杀我|弄死我|打死我|杀死我|要我的命|杀我全家|杀了我全家",
    },
    say: [
      "{killer} ~6 {fleeing} ~6 {kills}",
      "我 ~2 {fleeing} ~4 {killer} ~4 {kills}",
      "(老公|丈夫|男朋友|男友|前夫|前男友) (想|要|会|说要) (杀了我|杀我|弄死我|杀死我)",
    ],
    armed: ["(老公|丈夫|男朋友|前夫|前男友|他)~2(拿着|带着|有)~2(刀|枪|斧头)~4(门口|门外|外面|楼下|家里|敲门|砸门)"],
  },
} as const satisfies Record<string, Threatened>;

/** Who is threatened with death, to stand beside a language's other grammars. */
export const withDeathThreats = (grammar: Grammar, { slots, say, armed }: Threatened): Grammar => ({
  ...grammar,
  slots: { ...grammar.slots, ...slots },
  negation: { ...grammar.negation, empty: [] },
  misspelt: [],
  signs: {},
  calms: {},
  idioms: [],
  risks: [
    { name: "abuse.threat", kind: "abuse", severity: "high", strength: "own", say },
    { name: "abuse.armed", kind: "abuse", severity: "imminent", strength: "own", say: armed },
  ],
});
