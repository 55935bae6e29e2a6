import type { SpokenLanguage } from "@/lib/shared/languages";

type Reading = Readonly<Record<SpokenLanguage, readonly string[]>>;

/** Tells apart which courage, feeling, relative or moment is meant. */
export const PERSON_WORDINGS = {
  admires: {
    en: [
      "(brave|courage~|strong|noble|admirable|bold|beautiful|dignified|heroic) (and \\p{l}+ )?(step|decision|choice|act|move|thing|plan|way)",
      "(takes|shows) (real |so much |a lot of |great |true )?(courage|strength|guts)",
      "(i admire|admirable|respect) (you|that|your|how)",
    ],
    es: [
      "(paso|decision|acto|gesto|eleccion|plan) (muy |tan |realmente )?(valiente|noble|admirable|hermos[oa]|digno|digna|heroic[oa])",
      "(hace falta|se necesita|requiere|demuestra|hay que tener) (mucho |mucha |gran )?(valor|valentia|coraje|fuerza)",
      "(te|le) admiro|admiro (tu|su)",
    ],
    fr: [
      "(pas|decision|acte|geste|choix|demarche) (tres |vraiment |si )?(courageu~|noble|admirable|beau|belle|digne|heroique)|(beau|belle|noble|courageux) (geste|decision|choix|acte|pas)",
      "(il faut|ca demande|cela demande|ca prend) (beaucoup de |bien |du |un grand )?(courage|force)",
      "(je t'admire|je vous admire|j'admire)",
    ],
    de: [
      "(mutig~|tapfer~|edle~|stark~|schön~|bewundernswert~|wurdevoll~|heldenhaft~) (schritt|tat|entscheidung|entschluss|weg|plan)",
      "(braucht|erfordert|gehort|zeigt) (viel |echten |wirklich |eine menge )?(mut|starke|kraft)",
      "(ich bewundere|bewundernswert)",
    ],
    zh: [
      "(勇敢|了不起|伟大|高尚|美丽|有尊严|有勇气)的?(一步|决定|选择|行为|举动|计划|做法)",
      "(需要|要有|很有|真有|有)(很大|极大|莫大|巨大|真正)?的?勇气|真勇敢|很勇敢|佩服(你|您)",
    ],
    ar: [
      "(خطوة|قرار|خيار|فعل|تصرف|عمل|اختيار) (جدا |حقا )?(شجاع|نبيل|جريء|عظيم|جميل|بطولي|رائع)~",
      "(يتطلب|يحتاج|يدل علي|تحتاج) ?…(شجاعة|قوة|جراة)|(معجب بك|احترم شجاعت|اقدر شجاعت)~",
    ],
    hi: [
      "(बहादुर|साहसी|हिम्मत|साहस|महान|सुंदर|सराहनीय|वीरता)~ (का |की |भरा |वाला |भरी )?(कदम|फैसला|निर्णय|काम|चुनाव|योजना)",
      "(हिम्मत|साहस|बहादुरी|ताकत) (चाहिए|लगती|की जरूरत|का काम|की बात)~|तारीफ करता|तारीफ करती|दाद देत~",
    ],
  },
  ofDying: {
    en: [
      "(die|dying|death|dead|suicide|suicidal|kill~ (myself|yourself|me)|end it( all)?|end(ing)? (my|your) (own )?life|take my (own )?life|not be here|jump|hang myself|overdose|cut(ting)? (myself|yourself)|hurt myself|starv~|goodbye forever|gone tomorrow|do it tonight|leav~ this world)",
    ],
    es: [
      "(morir~|muerte|muert[oa]|suicid~|matarme|matarse|quitarme la vida|quitarte la vida|acabar con (todo|mi vida|tu vida)|no seguir viv~|saltar|tirarme|ahorcarme|cortarme|cortarte|irme para siempre|dejar de vivir|despedirme de todos|lo hago esta noche)",
    ],
    fr: [
      "(mourir|mort|morte|suicid~|me tuer|te tuer|en finir|mettre fin|sauter|me pendre|me couper|te couper|me scarifier|partir pour toujours|ne plus vivre|ne plus etre la|je le fais ce soir)",
    ],
    de: [
      "(sterben|tod|tot|suizid~|selbstmord~|umbring~|umzubring~|leben (zu )?nehmen|leben (zu )?beenden|schluss mach~|springen|erhang~|nicht mehr leben|nicht mehr da sein|ritzen|schneiden|fur immer gehen|ein ende machen|ein ende setzen)",
    ],
    zh: [
      "死|自杀|轻生|结束(自己|生命|一切|这一切)|了结|不想活|跳(楼|下去|桥)|上吊|割(腕|自己)|永远离开|离开这个世界|不在了|走了算了",
    ],
    ar: [
      "موت|اموت|تموت|انتحر|انتحار|تنتحر|اقتل نفسي|تقتل نفسك|انهي حيات|انهاء|انهي كل|اقفز|اشنق|اجرح نفسي|لا اعيش|ارحل للابد|الرحيل",
    ],
    hi: [
      "मर |मरना|मरने|मर जा|मौत|आत्महत्या|खुदकुशी|जान दे|जान ले|खत्म कर|सुसाइड|कूद जा|कूदन|फांसी|काट ल|काटत|जीना नहीं|जिंदा नहीं|हमेशा के लिए (जा|चल)",
    ],
  },
  ofHelp: {
    en: [
      "(tell~|told|say~|said|talk~|speak~|spoke|ask~|call~|write|writing|wrote|reach~|go(ing)? to (him|her|them|your|a|the)|help|open up|message|text~|knock~|share~|shar|let~ (someone|me|them))",
    ],
    es: [
      "(contar~|contarlo|decir~|dices|dicho|hablar~|hablas|pedir~|pides|pedido|llamar~|llamas|escrib~|ir a|buscar ayuda|ayuda|compart~|avis~|acud~)",
    ],
    fr: [
      "(dire|dis|dit|parl~|demand~|appel~|ecri~|aller voir|aide|aller chez|raconter|confi~|partag~|prevenir)",
    ],
    de: [
      "(sag~|erzahl~|red~|sprech~|sprich~|bitt~|anruf~|anzuruf~|ruf~|schreib~|hilfe|hilf~|frag~|hol~|klingel~|geh~ zu|anvertrau~|gesagt|geschrieben|gesprochen)",
    ],
    zh: [
      "说(出|给)|告诉|开口|求助|打电话|联系|找(人|他|她|老师|医生|朋友)|写(下|出)|讲(出|给)|帮助|聊",
    ],
    ar: [
      "تخبر|اخبار|اخبرت|تقول|قلت|تتحدث|تحدثت|الكلام|الحديث|تطلب|طلب المساعدة|تتصل|الاتصال|كتبت|تكتب|مساعدة|تحكي|حكيت|تلجا|قول|ترافق",
    ],
    hi: ["बता|कहना|कहने|कहा|बात कर|मदद|फोन|कॉल|लिख|मांग|पूछ|खुलकर|साझा|बोल"],
  },
  ofUrge: {
    en: [
      "(urge~|wave~|craving~|thought~|impulse~|voices?|panic|moment|flashback~|feeling comes|the worst of it|minutes)",
    ],
    es: ["(ganas|ola|olas|impulso~|pensamiento~|idea|voz|voces|panico|momento|oleada~|minutos)"],
    fr: ["(envie~|vague~|pulsion~|pensee~|idee~|voix|panique|moment|impulsion~|minutes)"],
    de: ["(drang|welle~|impuls~|gedank~|druck|stimme~|panik|moment|minuten|verlangen)"],
    zh: ["念头|冲动|想法|浪|(确定|决定|打定主意).{0,4}感觉|这一波|声音|恐慌|几分钟|那一刻"],
    ar: ["رغبة|الرغبة|موجة|الموجة|اندفاع|فكرة|افكار|الفكرة|صوت|الصوت|ذعر|هلع|اللحظة|دقائق"],
    hi: ["लहर|इच्छा|ख्याल|विचार|आवेग|आवाज|घबराहट|पल|मिनट|तलब|मन करे"],
  },
  feelingIsNormal: {
    en: [
      "(normal|natural|okay|understandable|makes sense|common) (to|that|for|if) …(feel~|asham~|afraid|scared|nervous|embarrass~|cry|angry|sad|worried|unsure|hesita~|tired|confused|numb|mixed)",
      "(fear|shame|anger|sadness|tears|feeling \\p{l}+|being (scared|ashamed|nervous|afraid)) (is|are) (completely |perfectly |very |quite )?(normal|natural|okay|understandable)",
    ],
    es: [
      "(normal|natural|comprensible|logico) (que|sentir~|tener|sentirse|estar) ?…(verguenza|miedo|nervi~|pena|dudas|llor~|rabia|triste|cuest~|preocup~|asust~|cansad~|mied~|apuro|siente|sientas|sentir)~",
      "(la verguenza|el miedo|la rabia|las lagrimas|sentir \\p{l}+|tener miedo) (es|son) (muy |algo )?(normal|natural)~",
    ],
    fr: [
      "(normal|naturel|comprehensible) (de|d'|que) ?…(honte|peur|nerveu~|pleur~|colere|triste|gene~|hesit~|inquiet~|angoisse~|sent~|ressent~|fatigue~|doute~)",
      "(la honte|la peur|la colere|les larmes|avoir (peur|honte)) (est|sont|c'est) (tres |tout a fait )?(normal|naturel)~",
    ],
    de: [
      "(normal|naturlich|verstandlich|menschlich|okay) ?…(scham~|scham|angst|nervos|wein~|wut|traurig|unsicher|peinlich|sorge~|zoger~|fuhl~|mude|gefuhl~)",
      "(scham|angst|wut|traurigkeit|tranen|angst zu haben|sich zu schamen) …(normal|naturlich|verstandlich|menschlich|okay)",
    ],
    zh: [
      "(害怕|害羞|丢脸|羞耻|难过|想哭|生气|紧张|不好意思|担心|犹豫|难为情|累|委屈|这种感受).{0,8}(正常|自然|可以理解|人之常情)|(正常|自然|可以理解).{0,6}(害怕|难过|紧张|羞|犹豫|担心)",
    ],
    ar: [
      "(طبيعي|مفهوم|عادي) ?…(ان )?(تشعر|تخجل|تخاف|تبكي|تغضب|تحزن|تقلق|تتردد|الخوف|الخجل|البكاء|الغضب|الحزن|تتعب)~|(الخوف|الخجل|الغضب|البكاء|الحزن|شعورك|خوفك|خجلك) …(طبيعي|مفهوم)",
    ],
    hi: [
      "(डर|शर्म|गुस्सा|रोना|दुख|घबराहट|झिझक|चिंता|उदासी|थकान)~ ?…(लगना|आना|होना|महसूस)? ?…(सामान्य|स्वाभाविक|ठीक है|बिल्कुल ठीक|समझ आता|नॉर्मल)",
    ],
  },
  deserves: {
    en: [
      "you (really |so |totally )?(deserve|deserved|earned|had) (it|this|that)( coming)?",
      "serves you right",
    ],
    es: [
      "(te lo|se lo) (has |ha )?(mereces|merece|mereciste|merecido|ganado|ganaste)( bien)?",
      "bien merecid[oa] lo (tienes|tiene)",
    ],
    fr: [
      "(tu l'as|vous l'avez|tu le|vous le) (bien |vraiment |largement )?(merite|merites|meritez)",
      "bien fait pour (toi|vous)",
    ],
    de: [
      "(hast|haben) (du|sie) (dir |sich )?(das |es )?(auch |ja |wirklich |redlich |selbst )*verdient",
      "(das|es) (hast du|haben sie) (dir |sich )?(auch |ja |wirklich |redlich |selbst )*verdient",
      "geschieht (dir|ihnen) recht",
    ],
    zh: ["(这)?(都)?是(你|您)(应得|该得|活该)的?|(你|您)(值得|应得|该得)(这|它|的)?$|(你|您)活该"],
    ar: [
      "(انت )?(تستحق|تستحقين|استحقيت|استحققت|تستاهل|تستاهلين) ?(ذلك|هذا|ه|ها|ما حدث|ما جري|كل ما)?",
    ],
    hi: [
      "(तुम|आप|तुमने|आपने) …(इसी|इस|ये|यह|इसके) ?…(लायक|हकदार|हकदार हो|कमाया|के योग्य)~|इसी लायक|तुम्हारे साथ (ठीक|सही) हुआ",
    ],
  },
  ofGood: {
    en: [
      "(rest|break|sleep|help|support|care|safe~|better|respect|love~|kindness|peace and quiet|evening off|treat|nap|heard|listened|day off|pause|slow)",
    ],
    es: [
      "(descans~|pausa|dormir|ayuda|apoyo|cuid~|segur~|mejor|respeto|carino|tranquil~|siesta|escuch~|dia libre|rato)",
    ],
    fr: [
      "(repos~|pause|dormir|dodo|aide|soutien|soin~|securite|mieux|respect|douceur|calme|sieste|ecout~|ferm~ …(cahier|livre)~|souffl~|serie)",
    ],
    de: [
      "(pause|ruhe|schlaf~|hilfe|unterstutz~|sicher~|besser~|respekt|erhol~|auszeit|feierabend|zuhor~|freundlich~|entspann~|ausruh~|frei)",
    ],
    zh: ["休息|睡|帮助|支持|照顾|安全|更好|尊重|关心|放松|被(听|爱|温柔)|歇|好好"],
    ar: [
      "راحة|ترتاح|ارتاح|استراحة|نوم|مساعدة|دعم|رعاية|امان|افضل|احترام|حنان|هدوء|لطف|ان تسمع|استرح",
    ],
    hi: ["आराम|नींद|ब्रेक|मदद|सहारा|देखभाल|सुरक्षा|सुरक्षित|बेहतर|इज्जत|सम्मान|प्यार|शांति|छुट्टी|सुने"],
  },
  parent: {
    en: [
      "(mom|mum|mommy|mummy|mother|mama|dad|daddy|father|papa|parents?|stepdad|stepfather|stepmom|stepmother|guardians?)",
    ],
    es: ["(mama|mami|madre|papa|papi|padre|padres|papas|padrastro|madrastra|tutor~)"],
    fr: ["(maman|mere|papa|pere|parents?|beau pere|belle mere|tut(eur|rice))"],
    de: ["(mama|mami|mutter|mutti|papa|papi|vater|eltern|stiefvater|stiefmutter)"],
    zh: ["妈|爸|父|母|家长|监护人"],
    ar: ["امي|امك|ماما|بابا|ابي|ابوي|ابوك|ابيك|والد|زوج ام|زوجة اب|اهلي|اهلك|ولي امر"],
    hi: ["मां|मम्मी|माता|पापा|पिता|अभिभावक|घरवाल"],
  },
  partner: {
    en: ["(husband|wife|partner|boyfriend|girlfriend|spouse|fianc~|ex|him|her)"],
    es: ["(marido|mujer|espos[oa]|pareja|novi[oa]|ex|el|ella|le)"],
    fr: ["(mari|femme|compagnon|compagne|conjoint~|copain|copine|ex|lui|elle)"],
    de: ["(mann|frau|freund|freundin|partner|partnerin|ex|ihm|ihn|ihr)"],
    zh: ["老公|丈夫|老婆|妻子|男朋友|女朋友|男友|女友|伴侣|对方|他|她"],
    ar: ["زوجي|زوجك|زوجت|خطيب|شريك|صديقي|حبيب|طليق|معه|معها|اليه|له "],
    hi: ["पति|पत्नी|बॉयफ्रेंड|गर्लफ्रेंड|साथी|मंगेतर|उससे|उसे|उन्हें|उनसे"],
  },
  otherPerson: {
    en: [
      "(uncle|aunt|auntie|cousin|grandpa|grandfather|grandma|grandmother|brother|stepbrother|neighbou?r|coach|teacher|babysitter|trainer|priest|pastor|boss|lodger|family friend|boy|man)",
    ],
    es: [
      "(tio|tia|primo|prima|abuelo|abuela|hermano|hermanastro|vecino|vecina|entrenador|profesor|profe|maestro|cura|canguro|jefe|chico|senor)",
    ],
    fr: [
      "(oncle|tonton|tante|cousin|cousine|papi|papy|grand pere|grand mere|frere|demi frere|voisin|voisine|entraineur|prof|maitre|pretre|baby sitter|chef|garcon|monsieur)",
    ],
    de: [
      "(onkel|tante|cousin|cousine|opa|grossvater|oma|bruder|stiefbruder|nachbar|nachbarin|trainer|lehrer|pfarrer|babysitter|chef|junge|mann)",
    ],
    zh: ["叔|伯|舅|姑|姨|表哥|表弟|堂哥|堂弟|爷爷|外公|姥爷|哥哥|邻居|教练|老师|保姆|老板"],
    ar: [
      "عمي|عمك|خالي|خالك|عمتي|خالتي|ابن عم|ابن خال|جدي|جدك|اخي|اخوي|اخوك|جار|مدرب|معلم|استاذ|مدرس|شيخ|مدير",
    ],
    hi: ["चाचा|मामा|ताऊ|फूफा|मौसा|अंकल|चचेर|ममेर|भैया|भाई|दादा|नाना|पड़ोसी|कोच|टीचर|सर |मास्टर|बॉस"],
  },
  somebody: {
    en: ["(someone|somebody|anyone|anybody|who|whom|person|people|friend~)"],
    es: ["(alguien|quien|quienes|persona~|gente)"],
    fr: ["(quelqu'un|qui|personne~|gens)"],
    de: ["(jemand~|wer|wem|wen|mensch~|person~|leute)"],
    zh: ["谁|有人|人(陪|在)|哪个人|别人"],
    ar: ["احد|شخص|من معك|من يمكن|من ي|ناس"],
    hi: ["कोई (है|हो|अपना|व्यक्ति|इंसान)|किसी|कौन|लोग"],
  },
  means: {
    en: [
      "(pill~|tablet~|medicat~|medicine~|meds|rope|belt|gun~|knife|knives|blade~|razor~|weapon~|thing~|something|anything|it|use|poison|means)",
    ],
    es: [
      "(pastilla~|medic~|cuerda|soga|arma~|cuchill~|navaja|algo|cosa~|con (lo )?que|eso|veneno|usar~)",
    ],
    fr: [
      "(comprime~|cachet~|medicament~|corde|arme~|couteau~|lame~|rasoir|quelque chose|chose~|avec quoi|ca|utilis~|poison)",
    ],
    de: [
      "(tablette~|pille~|medikament~|seil|strick|gurtel|waffe~|messer|klinge~|etwas|ding~|womit|sachen|gift|benutz~)",
    ],
    zh: ["药|刀|绳|枪|东西|工具|什么|煤气|农药"],
    ar: ["حبوب|دواء|ادوية|حبل|سلاح|سكين|شفرة|شيء|اشياء|ما ستستخدم|سم "],
    hi: ["गोली|गोलियां|दवा|रस्सी|हथियार|चाकू|ब्लेड|चीज|सामान|कुछ|जहर|इस्तेमाल"],
  },
  now: {
    en: [
      "(today|tonight|right now|now|this (evening|minute|moment|week|hour)|soon|tomorrow|in the next|the next (hours?|days?|few))",
    ],
    es: [
      "(hoy|esta (noche|tarde|semana)|ahora mismo|ahora|en este momento|manana|pronto|proximas horas|proximos dias)",
    ],
    fr: [
      "(aujourd'hui|ce soir|cette nuit|maintenant|en ce moment|demain|bientot|cette semaine|prochaines heures|prochains jours|dans l'heure)",
    ],
    de: [
      "(heute|heute nacht|heute abend|jetzt gerade|gerade jetzt|gerade|in diesem (moment|augenblick)|im moment|morgen|bald|diese nacht|diese woche|nachsten (stunden|tage~)|jetzt)",
    ],
    zh: ["今天|今晚|现在|此刻|这会儿|明天|马上|最近几天|接下来"],
    ar: ["اليوم|الليلة|الان|هذه اللحظة|غدا|قريبا|الساعات القادمة|الايام القادمة|هذا الاسبوع"],
    hi: ["आज|अभी|इस (समय|वक्त|पल)|रात|कल|जल्द|अगले (कुछ )?(घंट|दिन)~"],
  },
  safetyPlan: {
    en: ["(safety|crisis|small|little|short) plan~|plan~ (for|together|to (stay|keep)|that keeps)"],
    es: ["plan~ (de (seguridad|crisis|apoyo)|para (estar|esta noche|pasar|mantener~)|junt[oa]s)"],
    fr: ["plan~ (de (securite|crise|protection)|pour (tenir|rester|ce soir|passer)|ensemble)"],
    de: [
      "(sicherheits|notfall|krisen|schutz)plan~|plan …(sicher|zusammen|gemeinsam|fur (die nacht|heute))",
    ],
    zh: ["(安全|应对|危机|求助)计划|一起.{0,6}计划"],
    ar: ["خطة (ال)?(سلامة|امان|سلامه)~|خطة (معا|صغيرة)"],
    hi: ["(सुरक्षा|सेफ्टी) (की )?(योजना|प्लान)|साथ (मिलकर )?…योजना"],
  },
} satisfies Readonly<Record<string, Reading>>;
