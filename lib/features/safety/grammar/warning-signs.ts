import type { Grammar, Phrase, RiskRule } from "./shape";

/**
 * Warning signs as the prevention literature names them (American Association of Suicidology, "IS PATH WARM"; AFSP; WHO, "LIVE
 * LIFE"; for strangulation Glass et al. 2008), said plainly: soon nobody will have to put up with me; something of mine to
 * remember me by; which way hurts least; a friend's announcement; a hand on the throat; skin scratched until it bleeds.
 */
interface Signs {
  /** "You won't have to deal with me much longer." */
  readonly soonGone: readonly Phrase[];
  /** Asking which way to die hurts least. */
  readonly leastPain: readonly Phrase[];
  readonly friend: readonly Phrase[];
  readonly throat: readonly Phrase[];
  readonly skin: readonly Phrase[];
}

const rule = (
  name: string,
  kind: RiskRule["kind"],
  severity: RiskRule["severity"],
  say: readonly Phrase[],
): RiskRule => ({
  name,
  kind,
  severity,
  strength: "own",
  ownNegation: true,
  say,
});

/** The risks of a language's signs, to stand beside its other grammars. */
export const withSigns = (grammar: Grammar, signs: Signs): Grammar => ({
  ...grammar,
  negation: { ...grammar.negation, empty: [] },
  misspelt: [],
  idioms: [],
  signs: {},
  calms: {},
  risks: [
    rule("suicide.soon_gone", "suicide", "moderate", signs.soonGone),
    rule("suicide.least_pain", "suicide", "high", signs.leastPain),
    rule("third_party.announced", "third_party", "high", signs.friend),
    rule("abuse.throat", "abuse", "high", signs.throat),
    rule("self_harm.skin", "self_harm", "moderate", signs.skin),
  ],
});

export const WARNING_SIGNS = {
  en: {
    soonGone: [
      "(you|yall|they|everyone|everybody|nobody|noone|people|my (family|kids|parents|wife|husband)) ~2 (wont|dont|not|will not|never) ~1 have to (deal|put up|bother|worry|care|cope|carry) ~1 [with|about|for] (me|my) ~3 (soon|longer|anymore|any more|again|after)",
      "(soon|not long now|before long) ~4 (wont|will not|not|never|no longer) ~1 have to (deal|put up|bother|worry|care|cope) ~1 (with|about) me",
      "(wont|will not|not) be (a|anybodys|anyones|your|everyones|somebodys|their) (burden|problem|bother|weight|concern) ~1 (much longer|for [much] long|any longer|anymore|any more|soon|after)",
      "(soon|before long) i (wont|will not) be (a|anybodys|anyones|your|everyones) (burden|problem|bother)",
      "(have|has|keep|keeps|got) something (of mine|from me|to remember me by)",
    ],
    leastPain: [
      "(least painful|painless|quickest|fastest|easiest|most peaceful|gentlest|surest) way ~1 (to|of) (die|dying|kill|killing|end|ending|go|hang|hanging|overdose)",
      "(least painful|painless|quickest|easiest|peaceful) (death|suicide|method)",
      "how (many|much) ~4 (does it take|would it take|do you need|would kill|is enough) ~2 (to (die|kill|end|overdose)|someone|me)",
    ],
    friend: [
      "(friend|bestie|mate|brother|sister|son|daughter|girlfriend|boyfriend|bf|gf|mum|mom|dad|wife|husband|partner|cousin|roommate|classmate|student) ~3 (wrote|writes|says|said|texted|posted|told me) ~4 (kill|killing|end|ending|hang|hanging) (himself|herself|themselves|themself|it|it all|his life|her life|their life)",
    ],
    throat: [
      "(he|she|husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|mum|mom|brother) ~3 (grabbed|held|squeezed|had|took) ~1 [me] [by] (the|my) (throat|neck)",
    ],
    skin: [
      "(scratch|scratches|scratching|pick|picking|rub|rubbing|dig|digging|bite|biting) ~5 (till|until|til) (it|they|i|theres|there is) ~1 (bleed|bleeds|bled|blood)",
    ],
  },
  es: {
    soonGone: [
      "(pronto|dentro de poco|en poco tiempo|ya) ~3 no ~2 (tendreis|tendran|tendras|vais a tener|van a tener|vas a tener|tiene|tendra) que (aguantarme|soportarme|cargar conmigo|preocuparse|preocuparos|preocuparte|aguantar)",
      "(pronto|dentro de poco) ~2 no ~1 (sere|voy a ser|estorbare|molestare) ~1 [un|una|ningun|ninguna] (problema|carga|estorbo|molestia|peso)",
      "no (sere|voy a ser) ~1 (problema|carga|estorbo|molestia) ~2 (para|de) nadie",
      "(tenga|tengan|tengas|quede|se quede con) (algo mio|un recuerdo mio|algo de mi)",
    ],
    leastPain: [
      "(manera|forma|metodo|muerte|modo) ~1 (menos dolorosa|menos doloroso|sin dolor|mas rapida|mas rapido|mas facil|indolora|indoloro) ~2 [de] (morir|matarse|matarme|suicidarse|suicidarme|acabar|irse|quitarse)",
      "(morir|matarme|matarse|suicidarme|suicidarse) (sin dolor|sin sufrir|sin que duela)",
      "cuant(as|os) ~4 (hacen falta|se necesitan|necesito|tengo que tomar|hay que tomar) ~2 (morir|morirse|matarse|matarme)",
    ],
    friend: [
      "(amiga|amigo|hermana|hermano|hija|hijo|novia|novio|prima|primo|mama|papa|madre|padre|mujer|marido|pareja|companera|companero) ~3 (dice|dijo|escribio|escribe|me ha dicho|publico|ha escrito) ~3 (se va a|se quiere|va a|quiere) (matar|suicidar|quitar la vida|matarse|suicidarse|quitarse la vida)",
      "(amiga|amigo|hermana|hermano|hija|hijo|novia|novio) ~3 (dice|dijo|escribio|ha escrito) ~2 no quiere (vivir|seguir|estar viva|estar vivo)",
    ],
    throat: [
      "me (agarro|cogio|apreto|tomo|sujeto|agarra|coge|aprieta) ~1 (del|por el|el|de la|la) (cuello|garganta|pescuezo)",
    ],
    skin: [
      "me (rasco|rasque|rascaba|muerdo|arranco|araño|arano) ~6 (hasta que|hasta) ~3 (sale|salga|sangra|sangre|sangro)",
      "hoy me (he cortado|corte)",
      "me he cortado ~5 (profundo|los brazos|el brazo|las piernas|otra vez|aposta|a posta)",
    ],
  },
  fr: {
    soonGone: [
      "(bientot|dans pas longtemps|d ici peu|tres bientot) ~4 (plus|pas) a (me supporter|me porter|vous occuper de moi|t occuper de moi|vous inquieter pour moi|t inquieter pour moi|s inquieter pour moi)",
      "(vous|tu|ils|on|personne) ~3 (plus|pas) ~1 (besoin de|a) me supporter ~2 (bientot|longtemps|encore)",
      "(bientot|d ici peu) ~2 (serai|suis) plus (un (probleme|poids|fardeau|boulet)|une (charge|gene))",
      "serai plus (un (probleme|poids|fardeau|boulet)|une (charge|gene)) (pour|a)",
      "(ait|aura|gardes|garde|gardent|ont|avoir) (un truc|quelque chose|un souvenir) (a moi|de moi)",
    ],
    leastPain: [
      "(facon|maniere|moyen|methode|mort) ~1 [la|le] (moins douloureuse|moins douloureux|plus rapide|plus douce|plus facile|indolore|sans douleur) ~2 [de|pour] (mourir|se tuer|me tuer|partir|en finir|se suicider)",
      "(mourir|me tuer|se tuer|en finir|me suicider|se suicider) (sans douleur|sans souffrir|sans avoir mal)",
      "combien ~4 (il faut|faut il|faudrait) ~3 (mourir|se tuer|me tuer|en finir)",
    ],
    friend: [
      "(amie|ami|copine|copain|pote|soeur|frere|fille|fils|mere|pere|maman|papa|femme|mari|cousine|cousin) ~3 (dit|a dit|m a dit|ecrit|a ecrit|m a ecrit|poste) ~3 (va|veut|allait) (se tuer|se suicider|mourir|en finir|se pendre)",
      "(amie|ami|copine|copain|pote|soeur|frere|fille|fils|mere|pere|maman|papa|femme|mari|cousine|cousin) ~3 (dit|a dit|m a dit|ecrit|a ecrit|m a ecrit|poste) ~2 (elle|il) ~1 veut plus (vivre|continuer|etre la)",
    ],
    throat: [
      "m (a|as) ~1 (attrapee|attrape|saisie|saisi|prise|pris|serree|serre|tenue|tenu) ~1 (a|par) (la gorge|le cou)",
      "m a serre (la gorge|le cou)",
    ],
    skin: ["me (gratte|grattais|griffe|mords|griffais) ~5 (jusqu au sang|jusqu a ce que ca saigne|jusqu a saigner)"],
  },
  de: {
    soonGone: [
      "(bald|nicht mehr lange|lang|lange) ~1 (musst|muss|mussen|brauchst|braucht) ~2 (mich|dich um mich|euch um mich|sich) ~3 (nicht mehr|nimmer|keiner mehr|niemand mehr) ~2 (ertragen|aushalten|kummern|aufregen|sorgen)",
      "(musst|muss|mussen|brauchst|braucht) ~2 mich ~1 (bald|nicht mehr lange|nicht mehr lang) ~2 (ertragen|aushalten)",
      "(bald|lange|lang) ~2 (bin|falle|werde) ich ~2 (niemandem|niemanden|keinem|euch|keine|kein|nicht) mehr ~1 [ein|eine|zur] (problem|last|belastung)",
      "(damit|dann hat|dass) ~2 (was|etwas) von mir (hat|haben|behalt|behalten|bleibt)",
    ],
    leastPain: [
      "(schmerzloseste|schmerzlose|schnellste|sicherste|einfachste|am wenigsten schmerzhafte|friedlichste) (weise|weg|methode|art|moglichkeit|tod) ~3 (sterben|umzubringen|umbringen|toten|selbstmord|suizid|zu gehen)",
      "(schmerzlos|ohne schmerzen|schnell und schmerzlos) (sterben|umbringen|zu sterben|umzubringen|toten)",
      "wie viele ~4 (braucht man|brauche ich|muss man|muss ich) ~4 (sterben|tot|umzubringen)",
    ],
    friend: [
      "(freundin|freund|schwester|bruder|tochter|sohn|mutter|vater|mama|papa|mann|frau|kollegin|kollege|cousine|cousin|mitbewohnerin|mitbewohner|schulerin|schuler) ~3 (sagt|sagte|schreibt|schrieb|meint|hat gesagt|hat geschrieben|hat mir geschrieben|hat mir gesagt) ~4 (bringt sich um|sich umbringen|sich umbringt|sich das leben|sich toten|sterben (will|mochte)|nicht mehr leben|schluss machen)",
    ],
    throat: [
      "(hat|er|sie) ~1 mich ~3 (am hals|an der kehle|an der gurgel|am hals ge|beim hals) ~1 [gepackt|genommen|gehalten|packt|gewurgt]",
      "packte mich am (hals|kragen und)",
    ],
    skin: ["(kratz|kratze|kratzt|beiss|beisse|reib|reibe|knibbel|knibbele) ~5 (bis es|bis s|bis ~1) (blutet|blut)"],
  },
  zh: {
    soonGone: [
      "(很快|快了|不久|过不了多久|過不了多久|再过几天|再過幾天)~6(不用|不必|不需要)~2[再](忍受|容忍|操心|担心|擔心|照顾|照顧|管)我",
      "(不用|不必)再(忍受|操心|担心|擔心|管)我(了|太久|多久)",
      "(很快|不久|以后|以後)~4(不会|不會|不再)~2(拖累|麻烦|麻煩|连累|連累)~2(人|你|你们|你們|谁|誰|大家)",
      "(留个|留個|留作|做个|當個)(纪念|紀念|念想)",
    ],
    leastPain: [
      "(怎么|怎麼|怎样|怎樣|哪种|哪種|什么|什麼)~4(死|自杀|自殺|离开|離開)~4(不痛|不疼|最不痛|不痛苦|没有痛苦|沒有痛苦|最快|不难受|不難受)",
      "(最不痛苦|不痛苦|无痛|無痛|最快|最轻松|最輕鬆|没有痛苦|沒有痛苦)[的](死|自杀|自殺|死法|离开|離開)",
      "(吃|要)(多少|几|幾)~3[片|颗|顆|粒]~2[药|藥]~2[才](会死|會死|能死|死)",
    ],
    friend: [
      "(朋友|闺蜜|閨蜜|同学|同學|姐姐|妹妹|哥哥|弟弟|女儿|女兒|儿子|兒子|妈妈|媽媽|爸爸|老公|老婆|男友|女友|室友)~3(说|說|写|寫|发|發)~4(想死|要自杀|要自殺|想自杀|想自殺|不想活|去死|结束生命|結束生命|活不下去)",
    ],
    throat: ["(他|她|老公|丈夫|男友|爸|父亲|父親)~4(掐|勒)[住|着|著|了][我][的](脖子|喉咙|喉嚨)"],
    skin: ["(抓|抠|摳|咬|挠|撓)~4(到|得|出)~2(流血|出血|血)"],
  },
  ar: {
    soonGone: [
      "(قريبا|قريب|عن قريب|بعد قليل|خلاص) ~2 (لن|ما|مش|مو) ~2 (تضطروا|تضطر|تحتاجوا|رح تضطروا|راح تضطرون|هتضطروا) ~1 (لتحملي|تتحملوني|تتحملني|لتحملكم|تستحملوني)",
      "(قريبا|قريب) ~1 (لن|ما|مش|مو) ~1 (أكون|اكون|رح أكون|راح أكون|هكون) ~1 (مشكلة|عبئا|عبء|حمل|ثقل) ~1 (لأحد|على أحد|لحد|لكم|عليكم|على حد)",
      "(يبقى|يضل|يظل|يكون) ~1 (عندها|عنده|معها|معه|عندهم|معاها|معاه) ~1 (شيء|شي|حاجة|ذكرى) (مني|منى)",
    ],
    leastPain: [
      "(أسهل|أسرع|أهون|أقل) ~2 (طريقة|موتة|وسيلة) ~2 (للموت|أموت|انتحار|للانتحار|ألما|وجعا)",
      "(أموت|الموت|انتحر|أنتحر|اموت) (بدون|من غير|بلا) (ألم|وجع|عذاب)",
      "كم (حبة|قرص|حباية) ~3 (تقتل|أموت|عشان أموت|للموت|تكفي للموت)",
    ],
    friend: [
      "(صديقتي|صديقي|صاحبتي|صاحبي|أختي|أخي|اخوي|بنتي|ابني|أمي|أبي|زوجي|زوجتي|رفيقتي|رفيقي|زميلتي|زميلي) ~1 (قالت|قال|كتبت|كتب|أرسلت|بعتت|بعت|تقول|يقول) ~3 (ستقتل نفسها|سيقتل نفسه|رح تقتل حالها|بدها تنتحر|بده ينتحر|هتنتحر|هينتحر|ستنتحر|سينتحر|بتموت نفسها|هتموت نفسها|لا تريد أن تعيش|لا يريد أن يعيش|مش عايزة تعيش|مش عايز يعيش|ما بدها تعيش|ما بده يعيش|ما تبي تعيش|ما يبي يعيش)",
    ],
    throat: [
      "(مسكني|أمسكني|مسكنى|شدني|قبض علي|ضغط) ~1 (من|على) (رقبتي|رقبتى|حلقي|عنقي|زوري)",
      "(أمسك|مسك|ضغط) ~1 (برقبتي|بعنقي|بحلقي|رقبتي|عنقي)",
    ],
    skin: [
      "(أخدش|اخدش|أحك|احك|بخربش|أجرح|بحك|أعض|بعض) ~4 (حتى|لين|لحد ما|لما) ~1 (ينزف|يطلع دم|ينزل دم|يسيل|ينزل الدم|يطلع الدم)",
    ],
  },
  hi: {
    soonGone: [
      "(जल्द|जल्दी|थोड़े दिन|कुछ दिन|jald|jaldi|thode din|kuch din) ~5 (मुझे|mujhe) ~1 (झेलना|सहना|बर्दाश्त|jhelna|sehna|bardasht) ~1 (नहीं|nahi|nahin)",
      "(जल्द|जल्दी|jald|jaldi) ~3 (किसी|kisi) ~2 (बोझ|परेशानी|समस्या|bojh|problem|pareshani) ~1 (नहीं|nahi|nahin) (रहूँगा|रहूंगा|रहूँगी|रहूंगी|rahunga|rahungi|banunga|banungi)",
      "(मेरी|मेरा|meri|mera) ~1 (कोई|koi) (निशानी|याद|nishani|yaad) ~1 (रहे|रह|rahe|reh)",
    ],
    leastPain: [
      "(बिना दर्द|बिना तकलीफ|कम दर्द|सबसे आसान|bina dard|kam dard|sabse aasan) ~3 (मरने|मरना|मर|आत्महत्या|marne|marna|mar|suicide|khudkushi) ~1",
      "(कितनी|kitni) (गोलियाँ|गोलियां|गोली|goliyan|goli|tablets|pills) ~4 (मर|मौत|जान|mar|maut|jaan)",
    ],
    friend: [
      "(दोस्त|सहेली|बहन|भाई|बेटी|बेटा|पति|पत्नी|मम्मी|पापा|dost|saheli|behen|bhai|beti|beta|friend|gf|bf) ~4 (कह*|बोल*|लिख*|keh*|kah*|bol*|likh*) ~4 (मर जाएगी|मर जाएगा|जान दे|खुद को मार|आत्महत्या|जीना नहीं|mar jayegi|mar jayega|jaan de|khud ko maar|suicide|jeena nahi)",
    ],
    throat: ["(मेरा|mera) (गला|गर्दन|gala|gardan) ~1 (दबा|दबाया|पकड़|पकड़ा|घोंटा|घोंट|daba|dabaya|pakda|pakad|ghonta)"],
    skin: ["(खुरच*|नोच*|काट*|khurach*|noch*|kaat*) ~5 (जब तक|तक|jab tak|tak) ~2 (खून|khoon|khun)"],
  },
} as const satisfies Readonly<Record<string, Signs>>;
