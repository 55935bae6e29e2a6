import type { SpokenLanguage } from "@/lib/shared/languages";

type Reading = Readonly<Record<SpokenLanguage, readonly string[]>>;

/** Tells apart what a question, a small thing, a joke or a few words are about. */
export const ASKED_WORDINGS = {
  /** Asks about what the sentence before it names: "Do you have thoughts like that?" */
  suchThoughts: {
    en: [
      "(thoughts?|feelings?|ideas?|something|anything|things?) like (that|this|those|these)",
      "such (thoughts?|a thought|feelings?|ideas?)",
      "(does|do|has|have) (that|this|it|those) (happen~|come|been)",
      "do you (ever )?(do|feel|think) (that|this|so|that way)",
    ],
    es: [
      "(pensamientos|ideas|cosas|algo|ganas) (asi|como (esos|esas|eso|estos|ese))",
      "(esos|estos) pensamientos|esas ideas",
      "(te|le|os) (pasa|ocurre|sucede)",
    ],
    fr: [
      "(pensees?|idees?|envies?|choses) (comme (ca|cela|celles? ci|celles? la)|de ce genre|pareilles)",
      "(ces|cette) (pensees?|idees?|envies?)",
      "(t'|vous )arrive|c'est (ton|votre) cas",
    ],
    de: [
      "(solche|solchen|diese|so eine|so einen) (gedank|gefuhl|idee)~",
      "geht (es )?(dir|ihnen) (auch |manchmal )?so",
      "(passiert|ist|kennst|kennen) (dir|ihnen|das|du|sie) (das|bei|auch|so) ?…",
    ],
    zh: ["(这样|那样|这种|那种|类似)(的)?(念头|想法|感觉|时候|情况|吗|么)|也这样"],
    ar: ["(افكار|فكرة|رغبة|شيء|مشاعر)~ (ك|مثل )(هذه|هذا|تلك|ذلك)~|يحدث (هذا )?(معك|لك)"],
    hi: ["(ऐसे|ऐसी|ऐसा|इस तरह) (के |का |की )?(खयाल|ख्याल|विचार|इच्छा|भावना|होता|लगता|महसूस|करने)~"],
  },
  /** Asks whether the body is in danger; the direct question when someone starves or purges. */
  askBody: {
    en: [
      "(make|makes|making|made) (you|your body) …(ill|sick|weak)",
      "(weak|dizzy|faint~|sick) …(eating|purging|food|insulin)",
      "harm~ your body",
    ],
    es: ["(debilidad|mareos?|desmay~)|tu cuerpo (ya )?(lo )?(resiente|sufre|falla)|enfermar~"],
    fr: [
      "(ton|votre) corps …(souffr|lach|mal|malade)~|(vertiges?|malaises?|evanoui~|tete qui tourne)",
    ],
    de: [
      "(dein~|ihr~) korper …(schad|leid|krank|schwach)~|(schwindlig|ohnmacht~|korperlich krank)",
    ],
    zh: ["身体.{0,8}(受不了|受伤|撑不住|变差|出问题|吃不消)|头晕|没力气|虚弱|晕倒"],
    ar: ["(جسمك|جسدك) …(يضر|يتاذي|مرض|ضعف|يؤذي)~|(دوار|دوخة|اغماء)~"],
    hi: ["(शरीर|देह)~ …(नुकसान|तकलीफ|बीमार|असर)~|(कमजोरी|चक्कर|बेहोश)~"],
  },
  /** Leads in words for the person to say to somebody: "You can say: stay with me." */
  toSay: {
    en: [
      "(?<!(i|i'll|i'd|i will|let me|we) )(say|saying|tell|telling|text|write|send|words?|sentence|message|start)( \\p{l}+){0,4}$",
    ],
    es: [
      "(?<!(te|le|os) )(di|dile|diles|decir|decirles?|digas|escribe|escribir|escribirles?|manda|mandar|empezar|frase|palabras|mensaje)( \\p{l}+){0,4}$",
    ],
    fr: [
      "(?<!je (te |vous )?)(dis|dire|dites|ecris|ecrire|ecrivez|envoie|envoyez|envoyer|commencer|phrase|mots|message)( \\p{l}+){0,4}$",
    ],
    de: [
      "(?<!ich )(sag|sagen|sagst|schreib|schreiben|schick|schicken|satz|worten|worte|nachricht|anfangen)( \\p{l}+){0,3}$",
    ],
    zh: ["(?<!我(直接|就|要|想)?)(说|写|发|告诉.{1,6}|讲)(一句(话)?|给.{0,6})?$"],
    ar: ["(قل|قولي|تقول|اكتب|اكتبي|تكتب|ارسل|ارسلي|جملة|كلمات|ابدا)[\\p{l}]*( [\\p{l}]+){0,3}$"],
    hi: [
      "((कह|बोल|लिख) सक[\\p{l}\\p{m}]*|कहो|कहिए|कहें|कहना|बोलो|बोलिए|लिखो|लिखिए|लिखकर|भेजो|भेजिए|वाक्य|शब्द)( [\\p{l}\\p{m}]+){0,3}$",
    ],
  },
  /** A few words, not a means, are enough. */
  wordsSuffice: {
    en: ["(words?|sentences?|answers?|lines?)(\\s\\p{l}+){0,3}\\s(enough|do|suffice~)"],
    es: ["(palabras?|frases?|respuestas?)(\\s\\p{l}+){0,3}\\s(basta~|suficiente~|alcanza~)"],
    fr: ["(mots?|phrases?|reponses?),?(\\s\\p{l}+){0,3}\\ssuffi~"],
    de: ["(wort~|satz~|satze|antwort~),?(\\s\\p{l}+){0,3}\\s(reich~|genug~)"],
    zh: ["(句|字|话|回答).{0,8}(够|足够)"],
    ar: ["(كلمات|كلمة|جملة|جواب)~ …(تكفي|يكفي|كافية|كاف)~"],
    hi: ["(शब्द|वाक्य|जवाब)~ …(काफी|पर्याप्त|बहुत है)~"],
  },
  /** Others of that age think of dying too; said to ask about it. */
  peers: {
    en: [
      "(some|many|other|lots of|a lot of) (people|kids|teens|others)( at| of)? your age(?=[^.?!]*(alive|dying|die|death|suicide|living|hurt))",
    ],
    es: [
      "(algunas?|algunos|muchas?|muchos|gente|personas|chic[oa]s)( personas| chic[oa]s)? (de|a|con) tu edad(?=[^.?!]*(vivir|morir|muert|suicid|dano|lastim))",
    ],
    fr: [
      "(certains?|certaines|des jeunes|des gens|beaucoup)( de)?( jeunes| gens| ados)? (a|de) ton age(?=[^.?!]*(vivre|vie|mourir|mort|suicid|du mal))",
    ],
    de: [
      "(manche|viele|einige|andere) (jugendliche |leute |menschen )?in deinem alter(?=[^.?!]*(leben|sterb|tot|tod|suizid|umbring|verletz|weh))",
    ],
    zh: [
      "(有些|有的|一些|不少|很多)(和)?(你)?这个年(纪|龄)的(人|孩子|同学)(?=[^。？！]*(不想活|不活|死|自杀|结束|伤))",
    ],
    ar: [
      "(بعض|كثير|كثيرين) (من |ممن )?(هم |الذين )?في (مثل )?(عمرك|سنك)(?=[^.؟!]*(يعيش|الموت|يموت|الانتحار|الحياة|ايذاء|يجرح))",
    ],
    hi: [
      "(तुम्हारी|आपकी|इस) उम्र के (कुछ|कई|बहुत से|बहुत) (लोग|बच्चे|किशोर)~(?=[^.?!।]*(जीना|जीने|मर|मौत|आत्महत्या|जान|चोट))",
    ],
  },
  /** Something small to do, not a small trouble. */
  smallStep: {
    en: [
      "(plan|do|try|pick|choose|change|find|start with) (just )?(one |a |some )?(small|little|tiny) (things?|steps?)",
      "(small|little|tiny) things? (for|to (do|try)|you (can|could)|we (can|could)|that helps?)",
    ],
    es: ["(un |una )?(pasito|paso|cosa) (pequen|chiqui|sencill)~"],
    fr: ["petite? (chose|pas|etape) (a|que|pour|simple)"],
    de: ["(kleine~ )(schritt|sache|ubung)~"],
    zh: [
      "(一件|一个|先做).{0,4}小(事|步|练习).{0,6}(做|试|开始)|(做|试|挑|选|计划)(一)?(件|个).{0,4}小事",
    ],
    ar: ["(خطوة|شيء|تمرين|طريقة|فكرة|سؤال|جملة|خطوات)~ (صغير|بسيط)~"],
    hi: ["(एक |कोई )?छोट(ा|ी|े) (सा |सी |से )?(कदम|काम|चीज|बात)~ (चुन|कर|से शुरू|आजमा|सोच)~"],
  },
  /** A feeling is put down to strain to lift guilt: "that's exhaustion, not a lack of love". */
  notAFailing: {
    en: [
      "(is|it's|that's) (just |only )?(tired~|exhaust~|stress|fatigue) (and )?not (a |any )?(lack|weak~|fail~|selfish~|bad|love)~",
    ],
    es: [
      "es (solo )?(cansancio|agotamiento|estres) (y )?no (falta|maldad|egoismo|debilidad|crueldad|desamor)",
    ],
    fr: [
      "(c'est|est) (juste )?(de la |de l'|du )?(fatigue|epuisement|stress) (et )?(pas|non) (un|une|de|du|le|la)",
    ],
    de: [
      "ist (nur )?(mudigkeit|erschopfung|stress) (und )?(nicht|kein~) (mangel~|lieblos~|schwach~|egoismus|bos~|fehlende)~",
    ],
    zh: ["(只)?是(太)?(累|疲惫|压力)(了|大)?.{0,2}(不是|并不是)(不爱|自私|软弱|没良心|坏)"],
    ar: ["(تعب|ارهاق|ضغط) ?(و)?(ليس|لا) (قلة|نقص|ضعف|انانية|قسوة)~"],
    hi: ["(थकान|तनाव) (है|होती है)? ?…(की कमी|कमजोरी|स्वार्थ|बुराई) नहीं"],
  },
  /** Grants that it may have been a joke. */
  grantsJoke: {
    en: ["(maybe|perhaps|if|may have|might have|even if) …(joke|joking|kidding)"],
    es: ["(quiza~|tal vez|a lo mejor|puede que|si|aunque) …(broma|bromeando|bromeabas)"],
    fr: ["(peut etre|si|meme si) …(blague|plaisant~|rigol~|pour rire)"],
    de: ["(vielleicht|wenn|auch wenn|kann sein) …(witz|spass|scherz)"],
    zh: ["(也许|可能|就算|如果|要是).{0,8}(开|说)(个)?(玩)?笑"],
    ar: ["(ربما|قد|حتي لو|اذا) …(تمزح|مزاح|مزحة)~"],
    hi: ["(शायद|हो सकता है|चाहे|अगर) …मजाक~"],
  },
  /** Asks how strong something is, which is no praise. */
  ofDegree: {
    en: ["how (strong|brave|amazing) (is|are|was|were|does)"],
    es: ["(que tan|como de|cuan) (fuerte|valiente) (es|son|esta|fue|te|sientes)"],
    fr: ["(a quel point|combien) …(fort|forte|courageu~)"],
    de: ["wie (stark|mutig|tapfer) (ist|sind|war|wird|fuhl~|spur~|merk~)"],
    zh: ["有多(强|勇敢)|多强烈"],
    ar: ["(كم|ما مدي) …(قوة|قوي)~"],
    hi: ["कितन(ा|ी|े) (तेज|मजबूत|बहादुर|हिम्मत)"],
  },
  shouldItCome: {
    en: [
      "(if|should|when) (the |those |these |that |your |such )?(thoughts?|voices?|images?|ideas?) …(come|begin|start|feel|get|return|tell|grow)~",
      "if you (start|begin) (to |thinking|hearing|seeing)",
    ],
    es: [
      "(si|cuando) (los |las |esos |esas )?(pensamientos|ideas|voces|imagenes) …(vien|vuelv|empiez|aparec|parec)~",
    ],
    fr: [
      "(si|quand) (les |ces |des |la |l')?(pensees?|idees?|voix|images?) …(vien|revien|commenc|devien|sembl)~",
    ],
    de: ["wenn (du|sie|die|der|solche) …(denk|gedanke|nicht mehr leben|stimme|bilder)~"],
    zh: ["(如果|要是|一旦).{0,8}(念头|想法|声音|画面)"],
    ar: ["(فان|اذا|ان) (جاء|زاد|عاد|صار|بدا)~|(اذا|ان) …(الفكرة|الافكار|الاصوات|الصور)~"],
    hi: ["(अगर|यदि|जब) …(खयाल|विचार|आवाज)~ …(आ|लग|बढ़)~"],
  },
} satisfies Readonly<Record<string, Reading>>;
