import type { SpokenLanguage } from "@/lib/shared/languages";
import { ASKED_WORDINGS } from "./readings-asked";
import { PERSON_WORDINGS } from "./readings-person";
import { SILENCE_WORDINGS } from "./readings-silence";

/**
 * Distinguishes two meanings of the same words: whose promise, which courage, which relative. The
 * notation is that of a language's wordings; here one concept covers all languages.
 */
export const READINGS = [
  /** The means would do, or wouldn't: both answer a question about a method. */
  "suffices",
  /** Declines to say whether it would do. */
  "declines",
  /** The couple does something together, however it's phrased. */
  "together",
  /** The person says that the other one reads their messages. */
  "userWatched",
  /** Leaves a trace that someone who reads their messages would find. */
  "traces",
  /** Makes leaving a trace safe. */
  "unseen",
  /** A promise between other people: given to a friend, or forced by someone. */
  "promiseElsewhere",
  /** Admires a step or decision without naming it. */
  "admires",
  /** Mentions dying or harm, in any person. */
  "ofDying",
  /** Mentions telling, asking or going to someone. */
  "ofHelp",
  /** An urge or a thought comes and goes, so no trouble is minimized. */
  "ofUrge",
  /** Calls a feeling normal. */
  "feelingIsNormal",
  /** "You deserve it" without saying what "it" is. */
  "deserves",
  /** The deserved thing is good. */
  "ofGood",
  "parent",
  "partner",
  /** Anyone else who may be the unsafe one. */
  "otherPerson",
  /** Asks about a person and not about a thing. */
  "somebody",
  /** Objects with which people harm themselves. */
  "means",
  /** Words for the present moment, which don't make a question one about the time of a plan. */
  "now",
  "safetyPlan",
  /** Advice to be safe from someone who listens or looks: "where nobody can hear you". */
  "outOfEarshot",
  /** A silence that someone else demands, named to lift it: "even if you promised". */
  "silenceLifted",
  /** Says that many people keep quiet, and asks nobody to. */
  "othersAreSilent",
  "atTheirWill",
  "declinesHarm",
  "suchThoughts",
  "askBody",
  "toSay",
  "wordsSuffice",
  "peers",
  "smallStep",
  "notAFailing",
  "grantsJoke",
  "ofDegree",
  /** Names help for later, should something come: "if the thoughts begin to feel right". */
  "shouldItCome",
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
      "(speicher~|lass~(?! (sie )?die augen)|druck~|mach~ einen screenshot) …(chat|gesprach|seite|offen|unterhaltung|tab|verlauf)",
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
  ...PERSON_WORDINGS,
  ...SILENCE_WORDINGS,
  ...ASKED_WORDINGS,
};
