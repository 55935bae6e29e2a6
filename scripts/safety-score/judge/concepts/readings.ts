import type { SpokenLanguage } from "@/lib/shared/languages";

/**
 * What tells two readings of the same words apart: whose promise, which courage, which relative. Same notation as the
 * wordings of a language; here one concept stands together for all languages.
 */
export const READINGS = [
  /** The means would do, or would not: both are an answer about a method. */
  "suffices",
  /** Whether it would do is not said. */
  "declines",
  /** The two of them do something together, whatever it is called. */
  "together",
  /** The person says that the other reads along. */
  "userWatched",
  /** Leaves something behind where somebody who reads along finds it. */
  "traces",
  /** With which leaving something behind is safe. */
  "unseen",
  /** A promise among other people: given to a friend, wrung by somebody. */
  "promiseElsewhere",
  /** Admires a step or decision without saying which. */
  "admires",
  /** Speaks of dying or of harm, in any person. */
  "ofDying",
  /** Speaks of telling, asking or going to somebody. */
  "ofHelp",
  /** What comes and goes is an urge or a thought, and no trouble is made small. */
  "ofUrge",
  /** Calls a feeling normal. */
  "feelingIsNormal",
  /** "You deserve it" without what. */
  "deserves",
  /** What is deserved is good. */
  "ofGood",
  "parent",
  "partner",
  /** Anybody else who may be the unsafe one. */
  "otherPerson",
  /** Asks after a person and not after a thing. */
  "somebody",
  /** Things with which people harm themselves. */
  "means",
  /** Words of the present moment, which make no question one about the time of a plan. */
  "now",
  "safetyPlan",
] as const;
export type ReadingName = (typeof READINGS)[number];

type Reading = Readonly<Record<SpokenLanguage, readonly string[]>>;

export const READING_WORDINGS: Readonly<Record<ReadingName, Reading>> = {
  suffices: {
    en: [
      "(rope|cord|belt|pills?|tablets?|dose|amount|number|that many|that much|medication|meds|knife|blade|razor|gun|height|drop|fall|floor|stor(y|ey)|bridge|roof|balcony|gas|poison|bleach|those|beam|hook) …(long|strong|high|sharp|deep|more than|quite|be|is|are|not)? ?(enough|sufficient|plenty|lethal|deadly|fatal|do the job|do it)(?! (of|to (call|worry|talk|ask|tell|reach)))",
      "(long|high|sharp|deep) enough (to|for) (that|it|this|hold|kill|die|do)",
      "(hold|bear|carry|support) your weight",
    ],
    es: [
      "(cuerda|soga|cinturon|pastillas?|dosis|cantidad|cuchill[oa]|navaja|arma|altura|piso|puente|balcon|azotea|viga|eso|esas|esos) …(es|son|esta|sera|seria|tiene|serian|alcanza~|basta~|llega) ?…(suficiente~|bastante (larg[oa]|alt[oa]|fuerte)|para (eso|ello|matar~|morir)|larg[oa]|alt[oa]|mortal~|letal~)",
      "(cuerda|soga|pastillas?|dosis|cantidad|cuchill[oa]|altura|balcon|puente) …(basta|bastan|alcanza|alcanzan)( (para|con) …)?",
      "(aguanta~|soporta~) (tu|su) peso",
    ],
    fr: [
      "(corde|ceinture|comprimes?|cachets?|medicaments?|dose|quantite|couteau|lame|rasoir|arme|hauteur|etage|pont|balcon|toit|poutre|ca|cela) …(suffi~|assez (long|longue|haut|haute|fort|forte|solide|tranchant~|de)|mortel~|letal~|fera l'affaire|largement)",
      "(tiendra|supporte~|supportera) (ton|votre) poids",
    ],
    de: [
      "(seil|strick|gurtel|tabletten|pillen|dosis|menge|messer|klinge|waffe|hohe|stockwerk|brucke|balkon|dach|balken|das|die|davon) …(reicht|reichen|reichte|genugt|genugen|lang genug|hoch genug|stark genug|scharf genug|ausreichend|todlich)( (dafur|dazu|aus|nicht|schon|locker|vollig))?(?! (fur heute|das wort|ein wort|ein satz|als erster))",
      "(halt|tragt|wurde tragen) (dein|ihr) gewicht",
    ],
    zh: [
      "(绳子?|皮带|药片?|安眠药|药量|剂量|刀片?|高度|楼层?|桥|阳台|天台|这些|那些|这么多|那么多|数量|长度|梁).{0,12}(够(用|长|高|多|了|锋利|结实)?|足够|足以|致命|管用|承受|撑得住|不够)(?!.{0,3}(不着|不到))",
    ],
    ar: [
      "(حبل|حزام|حبوب|اقراص|جرعة|كمية|سكين|شفرة|سلاح|ارتفاع|طابق|جسر|شرفة|سطح|دواء|ادوية|عدد|طول) ?…(كاف|يكفي|تكفي|كافية|مميت|قاتل|يفي بالغرض|تفي بالغرض|طويل بما|حاد بما|يتحمل وزن)~",
    ],
    hi: [
      "(रस्सी|बेल्ट|दुपट्टा|गोलियां|गोली|दवा|दवाएं|खुराक|मात्रा|चाकू|ब्लेड|ऊंचाई|मंजिल|पुल|छत|बालकनी|पंखा|लंबाई|इतनी|इतने) ?…(काफी|पर्याप्त|बहुत है|जानलेवा|घातक|लंबी है|मजबूत है|वजन (सह|उठा|संभाल)|काम हो जाएगा|कम पड़)~",
    ],
  },
  declines: {
    en: ["whether", "(say|tell you|answer|judge) if"],
    es: ["(decir|decirte|decirle|digo|dire|saber|responder|juzgar) si"],
    fr: ["(dire|dirai|dis|savoir|repondre|juger) si"],
    de: ["ob"],
    zh: ["够不够|是不是够|是否"],
    ar: ["(اقول|اخبر|احكم|اجيب)[\\p{l}]{0,2} …(ان كان|اذا|هل)"],
    hi: ["या नहीं|कि नहीं"],
  },
  together: {
    en: [
      "(couples?|family|marriage|marital|joint|relationship) (therap~|counsel~|sessions?|mediation|exercises?|workshop|retreat|work|meeting)",
      "(across from|facing|opposite) each other",
      "(each|both) of you (gets?|takes?|says?|write~|list~|share~|could|can|should|need|go|sit|talk|try)",
      "(you two|the two of you|you both|both of you) …(sit|talk|write|list|try|share|work|take turns|do|go|see|read|practi[sc]e)",
      "(take turns|each gets|one thing you could (both )?do better|what you appreciate about (him|her|them)|compromise with)",
      "(plan|cook|have|arrange) (a )?(nice |quiet |romantic )?(dinner|evening|date|trip|weekend) (with|for) (him|her|the two)",
    ],
    es: [
      "(terapia|mediacion|sesion|sesiones|consejeria|asesoria|consejero|consejera|ejercicio|taller) (de pareja|familiar|matrimonial|conyugal|conjunt[oa]|para (los dos|parejas))",
      "(uno frente al otro|frente a frente|por turnos|cada uno (tiene|dice|escribe|habla|cuenta))",
      "(los dos|ambos|juntos|vosotros dos|ustedes dos) …(sent~|habl~|escrib~|prob~|hac~|ir|vayan|vayais|trabaj~|pract~)",
      "lo que (te gusta|valoras|aprecias|aprecia|valora) de (el|ella)",
      "(prepara|organiza|planea|prepare|organice) …(cena|velada|viaje|escapada) …(el|ella|los dos|juntos)",
    ],
    fr: [
      "(therapie|mediation|seance|consultation|conseiller|conseillere|exercice|atelier|stage) (de couple|familial~|conjugal~|matrimonial~|a deux|commun~|conjoint~|pour couples?)",
      "(face a face|l'un en face de l'autre|a tour de role|chacun (dit|parle|ecrit|a|prend|raconte))",
      "(tous les deux|vous deux|ensemble) …(assey~|asseoir|parl~|ecri~|essay~|fai~|trouv~|all~)",
      "ce que (tu apprecies|vous appreciez|tu aimes|vous aimez) chez (lui|elle)",
      "(prepare~|organise~) …(diner|soiree|week end|sortie) …(lui|elle|deux)",
    ],
    de: [
      "(paar|ehe|familien)(therap|berat|gesprach|mediation|ubung|seminar|wochenende)~",
      "(gegenuber (sitzen|setzen)|setzt euch|einander gegenuber|abwechselnd|jeder (von euch )?(sagt|schreibt|erzahlt|hat|darf|bekommt))",
      "(ihr beide|beide zusammen|ihr zwei|(konnen|konnten|sollten|wenn|dass) sie beide|gemeinsam mit (ihm|ihr)) …(setz~|red~|sprech~|schreib~|versuch~|mach~|geh~)",
      "was (du|sie) an (ihm|ihr) (schatz~|mag~|lieb~)",
      "(koch~|plan~|mach~) …(abendessen|abend|ausflug|wochenende) …(ihn|ihm|sie|zu zweit|euch)",
    ],
    zh: [
      "(伴侣|夫妻|婚姻|家庭|情侣|双人|亲子)(咨询|治疗|辅导|调解|沟通|练习|课程|疗愈)",
      "(面对面坐|轮流(说|讲|表达)|各自(说|写|讲)|每(个)?人(说|写|讲)|两个人(都)?(写|说|坐)|双方(都)?(说|写|坐|谈|冷静))",
      "(你们(俩|两个|两人|夫妻)|两口子).{0,8}(坐|谈|聊|写|练习|试|商量|沟通|一起)",
      "(欣赏|感谢|喜欢)(他|她|对方)的(地方|优点)|(给|为|和)(他|她).{0,6}(做|准备|安排).{0,4}(饭|晚餐|约会|旅行)",
    ],
    ar: [
      "(علاج|استشار|جلس|ارشاد|وساط|تمرين|دور|مستشار|معالج|مرشد)~ ?…(زوجي|زوجية|اسري|اسرية|عائلي|عائلية|مشترك|مشتركة|للزوجين|للازواج)~",
      "وجها لوجه|بالتناوب|كل (واحد|منكما|طرف)~ …(يقول|يكتب|يتحدث|دقائق)~",
      "(انتما|كلاكما|انتم الاثنان|معا|سويا) …(اجلسا|تحدثا|اكتبا|اذهبا|تجلس|تتحدث|تكتب|تتفاهم|تجرب|تذهب)~|(اجلسا|تحدثا|اكتبا|اذهبا|جربا|تفاهما|تصالحا)",
      "ما (تقدر|تحب|يعجبك)~ (فيه|فيها|به)|(حضر|جهز|رتب)~ …(عشاء|سهرة|رحلة) ?…(له|معه|لكما)",
    ],
    hi: [
      "(कपल|दंपति|जोड़ों|जोड़े|पारिवारिक|फैमिली|वैवाहिक|संयुक्त|मैरिज|पति पत्नी) (की |के |वाली )?(थेरेपी|काउंसलिंग|काउंसलर|परामर्श|सत्र|सलाह|अभ्यास|एक्सरसाइज)~",
      "(आमने सामने|बारी बारी|दोनों (लोग )?(एक|अपनी|अपने|बैठ|मिल|साथ|लिख)|आप दोनों|तुम दोनों|एक दूसरे (को|के सामने|की))~ ?…(बैठ|बात|लिख|बोल|सुन|कहें|कहो|बताए|जा)~",
      "(उसमें|उनमें) (आपको |तुम्हें )?(क्या )?(अच्छा|पसंद)~|(उसके|उनके) (लिए|साथ) …(खाना|डिनर|शाम|घूमने) ?…(बना|जा|रख)~",
    ],
  },
  userWatched: {
    en: [
      "(he|she|they|dad|mom|mum|husband|wife|boyfriend|girlfriend|partner|stepdad|father|mother) …(reads?|check~|go(es)? through|look~ (at|through)|track~|monitor~|see~|spy~|has (the|my)|knows|follow~|open~) …(phone|texts?|messages?|whatsapp~|chats?|mail~|email~|password~|location|laptop|computer|calls|history|account~|screen)",
      "(my|the) (phone|messages|texts|laptop|email) (is|are|gets?) (checked|read|tracked|watched|shared|bugged)",
    ],
    es: [
      "(lee|leen|revisa|revisan|mira|miran|controla|controlan|vigila|ve|espia|abre|registra|rastrea) …(movil|celular|telefono|whatsapps?|mensajes|chats?|correo~|ordenador|computadora|contrasena~|llamadas|ubicacion|pantalla|historial)",
      "(tiene|sabe) (mi|mis|la|las) (clave|contrasena|pin)~?",
    ],
    fr: [
      "(lit|lisent|fouille|fouillent|regarde|regardent|controle|controlent|surveille|verifie|verifient|voit|espionne|ouvre|epluche) …(telephone|portable|messages?|sms|whatsapp|mails?|ordinateur|mots? de passe|appels|position|ecran|historique|comptes?)",
      "(a|connait) (mon|mes|le) (code|mots? de passe)",
    ],
    de: [
      "(liest|lesen|kontrolliert|kontrollieren|checkt|uberwacht|durchsucht|schaut|guckt|sieht|offnet|ortet|verfolgt|kennt|nimmt) …(handy|nachrichten|whatsapp|chats?|mails?|e mails|laptop|computer|passwort~|anrufe|standort|pin|code|verlauf|telefon)",
      "(handy|nachrichten|whatsapp~|chats?|mails?|laptop) …(liest|kontrolliert|checkt|uberwacht|durchsucht|schaut|guckt)",
    ],
    zh: [
      "(看|查|翻|检查|监视|监控|盯|偷看|翻看|定位|跟踪|知道).{0,8}(手机|微信|短信|消息|聊天|邮件|电脑|密码|电话|通话|记录|位置|屏幕)",
    ],
    ar: [
      "(يقرا|يفتش|يراقب|يتفقد|يفتح|يري|يشوف|يتابع|يعرف|يفحص|تقرا|تفتش|تراقب|بيقرا|بيفتش|بيراقب|بيشوف|بيفتح|يقراون|يطلع علي) ?…(هاتف|جوال|موبايل|تلفون|رسائل|واتس|محادث|ايميل|بريد|حاسوب|كلمة السر|الرقم السري|مكالمات|موقعي|تليفون)~",
    ],
    hi: [
      "(फोन|मोबाइल|मैसेज|मेसेज|व्हाट्सएप|व्हाट्सऐप|चैट|ईमेल|लैपटॉप|पासवर्ड|कॉल|लोकेशन|स्क्रीन)~ …(पढ़|देख|चेक|जांच|खोल|नजर|जानत|पता|छीन|ट्रैक)~",
    ],
  },
  traces: {
    en: [
      "(text|message|whatsapp|e ?mail|send|dm) (your |her |him |them |to )?(sister|friend|mother|mom|mum|brother|someone|her|him|them|aunt|parents?)? ?…(that you|i'm leaving|leaving|plan|you'll|you're going|what happened|everything|pick me up|move out|\")",
      "(set|add|put|create|make|leave|write|save|type|note|store) …(alarm|reminder|calendar|note|notes app|list|file|plan|date|it|this|that) ?…(in|on|into|to) (your|the) (phone|calendar|laptop|computer|notes|fridge|table|app|desk|cloud)",
      "(set|add|put) (an|a|your) (alarm|reminder|calendar entry)",
      "(i'll|i will|i can|let me|we'll|we will|we can) (send|text|email|message|remind|notify|ping|call) you …(reminder|tonight|at|every|notification|plan|list|summary|a|the|about|with|tomorrow|before|when)",
      "(save|keep|leave|screenshot|print) (this|the|our) (chat|conversation|page|number|screen|tab|message|plan)",
    ],
    es: [
      "(escribe~|manda~|envia~) …(whatsapp|mensaje|sms|correo|audio)",
      "(pon~|anade|crea|apunta~|anota~|guarda~|deja~|escribe~|programa|agrega) …(alarma|recordatorio|calendario|nota|notas|agenda|movil|celular|telefono|ordenador|nevera)",
      "(te|le) (mando|envio|mandare|enviare|aviso|avisare|escribo|escribire|recordare|recuerdo|llamo|llamare) ?…(aviso|recordatorio|noche|manana|plan|resumen|mensaje|a las|correo|para|notificacion|el|cuando|sms)",
      "(guarda|deja|imprime|haz una captura) …(chat|conversacion|pantalla|pagina|pestana|abiert[oa])",
    ],
    fr: [
      "(ecri~|envo~|laiss~|mets|mettez) …(whatsapp|message|sms|texto|mail|vocal)",
      "(mets|mettez|ajoute~|cre~|note~|enregistre~|ecri~|garde~|programme~|laiss~) …(alarme|rappel|calendrier|agenda|note|notes|telephone|portable|ordinateur|frigo)",
      "(je (t |vous |te )(envoie|enverrai|rappelle|rappellerai|ecris|ecrirai|previens|notifie)) ?…(rappel|ce soir|demain|message|plan|a|mail|notification|resume|sms|quand|le|la|avant)",
      "(garde|gardez|laisse|laissez|enregistre|imprime|fais une capture) …(conversation|chat|page|ecran|onglet|ouvert~)",
    ],
    de: [
      "(schreib~|schick~|send~) …(whatsapp|nachricht|sms|mail|sprachnachricht|per handy)",
      "(stell~|trag~|leg~|schreib~|speicher~|notier~|mach~|setz~|richte|richten) …(wecker|erinnerung|kalender|notiz~|handy|laptop|kuhlschrank)",
      "ich (schick~|schreib~|erinner~|send~|meld~|ruf~|melde) (dir|dich|ihnen|sie|mich) …(erinnerung|heute|abend|morgen|nachricht|plan|um|mail|an|zusammenfassung|benachrichtigung|wenn|vor)",
      "(speicher~|lass~|druck~|mach~ einen screenshot) …(chat|gesprach|seite|offen|unterhaltung|tab|verlauf)",
    ],
    zh: [
      "(发|给.{1,6}发|写).{0,6}(微信|短信|消息|邮件|语音)",
      "(设|定|加|写|存|记|放|贴|留)(一?个|好|在|到|上|下)?.{0,8}(闹钟|提醒|日历|备忘录|便签|便条|手机(里|上)|电脑(里|上)|冰箱|清单|记事本)",
      "我.{0,8}(提醒你|提醒您|发(消息|短信|提醒|通知|给你|给您)|给(你|您)发|通知你|打给你)",
      "(保存|截图|留着|打印|收藏|别删|不要删).{0,6}(聊天|对话|屏幕|页面|记录|号码)?",
    ],
    ar: [
      "(اكتب|ارسل|ابعث|ارسلي|اكتبي|ابعثي)~ …(واتس|رسالة|نصية|ايميل|بريد|تسجيل صوتي)~",
      "(ضع|ضعي|اضبط|اضبطي|احفظ|احفظي|سجل|سجلي|دون|دوني|اكتب|اكتبي|اترك|اتركي|علق)~ …(منبه|تذكير|تقويم|ملاحظة|ملاحظات|هاتفك|جوالك|موبايلك|حاسوبك|الثلاجة)~",
      "(سارسل|ارسل|ساذكرك|اذكرك|سابعث|ساتصل|ساكتب|سانبهك) ?(لك|اليك|بك)? ?…(تذكير|الليلة|غدا|رسالة|الخطة|اشعار|الساعة|ملخص|قبل|عند)?~",
      "(احفظ|اترك|اطبع|صور|احتفظ|احفظي|اتركي|احتفظي)~ …(المحادثة|الشاشة|الصفحة|مفتوح|الدردشة)~",
    ],
    hi: [
      "(व्हाट्सएप|व्हाट्सऐप|मैसेज|मेसेज|एसएमएस|ईमेल|वॉइस)~ …(लिख|भेज|कर|डाल|छोड़)~",
      "(अलार्म|रिमाइंडर|कैलेंडर|नोट|नोट्स|फ्रिज|डायरी|फोन में|मोबाइल में|लैपटॉप में)~ …(लगा|डाल|लिख|सेव|बना|रख|चिपका|सेट)~",
      "मैं …(याद दिला|रिमाइंडर|मैसेज भेज|मैसेज कर|नोटिफिकेशन|सूचना|फोन करूंग|भेजूंग)~",
      "(चैट|बातचीत|स्क्रीन|पेज)~ …(सेव|खुला|खुली|रख|स्क्रीनशॉट|प्रिंट)~",
    ],
  },
  unseen: {
    en: [
      "(delete|erase|clear|another phone|someone else's|borrow~|library|neighbou?r's|a friend's (phone|house)|private window|incognito|he (can't|cannot|doesn't) (see|know|find)|by heart|memori[sz]e|not on (your|the) phone|off your phone|in person|don't (write|save|text|put|leave)|nothing (written|on))",
    ],
    es: [
      "(borra~|elimina~|otro (movil|telefono|celular)|prestado|de (una|un) (amiga|amigo|vecina|vecino)|biblioteca|incognito|privada|no (lo )?(vea|pueda ver|encuentre|lea)|de memoria|en persona|no (lo |la )?(escribas|guardes|dejes|pongas|apuntes|mandes)|sin escribir)",
    ],
    fr: [
      "(efface~|supprime~|autre telephone|prete~|d'une (amie|voisine)|chez (une|un) (amie?|voisin~)|bibliotheque|navigation privee|par coeur|de vive voix|en personne|il ne (voit|verra|trouve|lit)|n'(ecris|ecrivez|enregistre|enregistrez|laisse|laissez)|ne (note|garde|laisse|mets)~)",
    ],
    de: [
      "(losch~|anderes handy|anderen handy|geliehen~|ausgeliehen|handy (einer|von|deiner|ihrer) (freundin|kollegin|nachbarin|schwester)|bibliothek|bucherei|inkognito|privaten? (fenster|modus)|auswendig|personlich|er (es |das )?nicht (sieht|findet|liest|sehen)|nicht (auf dem|ins) handy|(schreib|speicher|notier)~ …(nichts|nicht))",
    ],
    zh: [
      "(删(除|掉)?(?!.{0,2}(别|不要))|别人的手机|借.{0,6}(手机|电话)|换.{0,4}(手机|电话)|朋友的(手机|电话)|图书馆|无痕|背下来|记在心里|当面|他(就)?看不到|(别|不要)(写|存|留|发|记|设)|公用电话)",
    ],
    ar: [
      "(امسح|احذف|حذف|مسح|هاتف (اخر|صديق|جار|شخص)|تلفون (اخر|صديق)|من هاتف|استعير|مكتبة عامة|التصفح الخفي|غيبا|احفظه في ذاكرت|وجها|شخصيا|لا يراه|لا يراها|لا تكتب|لا تحفظ|لا تترك|لا ترسل)~",
    ],
    hi: [
      "(मिटा|डिलीट|हटा|किसी और (के|का) फोन|दूसरे फोन|पड़ोसी (के|का) फोन|सहेली के फोन|दोस्त के फोन|लाइब्रेरी|इनकॉग्निटो|प्राइवेट|याद कर (लो|लें|लीजिए)|जबानी|सामने मिलकर|न देख|नहीं देख|मत (लिख|सेव|भेज|रख|छोड़))~",
    ],
  },
  promiseElsewhere: {
    en: [
      "(promised|swore to|gave your word to|given your word to|promise you (made|gave)( to)?) (your|her|him|them|a friend|someone|somebody)",
      "(he|she|they|your friend|someone|somebody|\\p{l}+) (made|asked|makes|forced|told|got) you (to )?(promise|swear)",
      "(keep|keeping|kept|break|breaking|broke|broken) (a|your|that|this|the|such a) (promise|word)",
      "(a|that|this|such a|her|his|their) promise (is|was|like|can|to (her|him|them|your))",
    ],
    es: [
      "(le|les) (prometiste|prometio|juraste|has prometido|habias prometido|jurado)|(prometiste|prometido|juraste) (a tu|a ell|a un|a el|no (decir|contar))~",
      "te (hizo|hicieron|pidio|pidieron|ha hecho|obligo a) (prometer|jurar|que (prometieras|juraras))",
      "(mantener|romper|cumplir|guardar|faltar a|rompes) (una|tu|la|esa|esta) (promesa|palabra)",
      "(esa|una|esta|su) promesa (es|era|asi|a (tu|ella|el)|pesa|que (le|te))",
    ],
    fr: [
      "(lui|leur) (as|avez) (promis|jure)|(promis|jure) (a (ton|ta|votre|une|un)|de ne rien dire|a ton amie)",
      "t'?(a|ont) (fait|demande de|oblige a|demande) (de )?(promettre|jurer)",
      "(tenir|rompre|trahir|tiens|garder) (une|ta|ton|votre|la|cette) (promesse|parole)",
      "(cette|une|sa|ta) promesse (est|etait|a (ton|ta|elle|lui)|pese|que (tu as|tu lui)|comme ca)",
    ],
    de: [
      "(hast|haben) (du |sie |ihr |ihm |es |das |deiner \\p{l}+ |deinem \\p{l}+ |nichts |ja )*(versprochen|geschworen)|versprochen (hast|haben|hattest|habt)",
      "(musstest|solltest|hat dich|haben dich) …(schworen|versprechen)",
      "(dein|ihr|sein) wort (zu )?(halten|brechen|haltst|brichst)|(ein|dein|das|dieses|so ein|ihr) versprechen (zu )?(ist|war|halten|brechen|bricht|haltst|wiegt|gegenuber|an)",
    ],
    zh: [
      "(你|您)?(答应|承诺|发誓|保证)(过|了)(她|他|朋友|别人|要|不)|(她|他|朋友|同学|对方|有人|大人).{0,4}(让|要|叫|逼)(你|您).{0,3}(答应|发誓|保证|承诺)|(遵守|信守|打破|违背|守住)(了)?.{0,4}(承诺|诺言|约定)|守信",
    ],
    ar: [
      "(وعدت|وعدتها|وعدته|حلفت لها|اقسمت لها|اعطيتها|وعدتهم)~ ?…|(جعلت|طلبت|حلفت|حلف|خلت|خلا|اجبر|جعل|طلب)(ك|تك|ه منك|ت منك)~ ?…(تعد|تحلف|تقسم|وعد|الا تخبر)~|(الوفاء|تفي|تكسر|كسر|اخلاف|تخلف|تحافظ علي) ?…(وعد|كلمت|بوعد)~|(هذا|ذلك|مثل هذا) الوعد|وعدك (لها|له|لهم|ل)",
    ],
    hi: [
      "(उससे|उसे|उनसे|दोस्त से|सहेली से|किसी से|उन्हें) …(वादा|वचन|कसम)|(वादा|कसम|वचन) ?(लिया|ली|दिलाई|दिलवाई|करवाया|किया (था|है)|निभा|तोड़|टूट|खाई|दिया (था|है)|दी (थी|है))~|(उसका|उसकी|ऐसा|ऐसी|यह) (वादा|कसम)",
    ],
  },
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
      "(mutig~|tapfer~|edle~|stark~|schon~|bewundernswert~|wurdevoll~|heldenhaft~) (schritt|tat|entscheidung|entschluss|weg|plan)",
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
    fr: ["(dire|dis|dit|parl~|demand~|appel~|ecri~|aller voir|aide|aller chez|raconter|confi~|partag~|prevenir)"],
    de: [
      "(sag~|erzahl~|red~|sprech~|sprich~|bitt~|anruf~|anzuruf~|ruf~|schreib~|hilfe|hilf~|frag~|hol~|klingel~|geh~ zu|anvertrau~|gesagt|geschrieben|gesprochen)",
    ],
    zh: ["说(出|给)|告诉|开口|求助|打电话|联系|找(人|他|她|老师|医生|朋友)|写(下|出)|讲(出|给)|帮助|聊"],
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
    zh: ["念头|冲动|想法|浪|这一波|声音|恐慌|几分钟|那一刻"],
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
    en: ["you (really |so |totally )?(deserve|deserved|earned|had) (it|this|that)( coming)?", "serves you right"],
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
    ar: ["(انت )?(تستحق|تستحقين|استحقيت|استحققت|تستاهل|تستاهلين) ?(ذلك|هذا|ه|ها|ما حدث|ما جري|كل ما)?"],
    hi: ["(तुम|आप|तुमने|आपने) …(इसी|इस|ये|यह|इसके) ?…(लायक|हकदार|हकदार हो|कमाया|के योग्य)~|इसी लायक|तुम्हारे साथ (ठीक|सही) हुआ"],
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
    ar: ["راحة|ترتاح|ارتاح|استراحة|نوم|مساعدة|دعم|رعاية|امان|افضل|احترام|حنان|هدوء|لطف|ان تسمع|استرح"],
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
    ar: ["عمي|عمك|خالي|خالك|عمتي|خالتي|ابن عم|ابن خال|جدي|جدك|اخي|اخوي|اخوك|جار|مدرب|معلم|استاذ|مدرس|شيخ|مدير"],
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
    es: ["(pastilla~|medic~|cuerda|soga|arma~|cuchill~|navaja|algo|cosa~|con (lo )?que|eso|veneno|usar~)"],
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
    de: ["(sicherheits|notfall|krisen|schutz)plan~|plan …(sicher|zusammen|gemeinsam|fur (die nacht|heute))"],
    zh: ["(安全|应对|危机|求助)计划|一起.{0,6}计划"],
    ar: ["خطة (ال)?(سلامة|امان|سلامه)~|خطة (معا|صغيرة)"],
    hi: ["(सुरक्षा|सेफ्टी) (की )?(योजना|प्लान)|साथ (मिलकर )?…योजना"],
  },
};
