import type { SpokenLanguage } from "@/lib/shared/languages";

/**
 * Things people say in the middle of a crisis that answer none of its questions. Expects folded
 * text, see build.ts.
 */
export interface MomentWords {
  /** Matches if the whole text asks to stop. "I can't stop" and "make it stop" don't match. */
  readonly stop: RegExp;
  readonly safe: RegExp;
  readonly noPlan: RegExp;
  /** Takes one of the sentences above back, or leaves it open. */
  readonly doubt: RegExp;
  /** Objects in a room; naming two of them answers "what do you see". */
  readonly things: RegExp;
}

const whole = (pattern: string): RegExp =>
  new RegExp(`^[\\s\\p{P}]*(?:${pattern})[\\s\\p{P}]*$`, "u");

export const MOMENT_WORDS: Readonly<Record<SpokenLanguage, MomentWords>> = {
  en: {
    stop: whole(
      "(?:(?:please|ok|okay|no|just|so|sage|now|i said|can we|could we|can you|could you|let's|let us|i want (?:you )?to|i need (?:you )?to|i would like to),? ?)*(?:stop|pause|halt)(?:,? (?:stop|please|it|this|that|now|here|asking|me|questions|these|those|the|talking|for now|about (?:it|this|that)))*|(?:please,? )?(?:no more|enough)(?: questions)?(?:,? (?:please|now))?|that'?s enough(?: now| questions)?",
    ),
    safe: /\bi(?:'m| am| feel) (?:(?:really|very|quite|totally|completely|absolutely|now|here|right now) )?safe\b/u,
    noPlan:
      /\b(?:no|not any|don't have (?:a|any)|without (?:a|any)|have no) (?:\p{L}+ )?(?:plans?|intent|intentions?)\b|\b(?:not going to|won't|will not|don't want to) (?:do anything|act on|hurt|harm|kill|end)\b/u,
    doubt:
      /\b(?:but|though|although|except|unless|if|until|for now|not yet|yet|maybe|i think|i guess|guess|sort of|kind of|kinda|not sure|unsure|anymore than|tomorrow|after that)\b|\?/u,
    things:
      /\b(?:lamps?|desk|windows?|chairs?|tables?|doors?|walls?|floor|ceiling|bed|sofa|couch|books?|bookshel\w+|shel(?:f|ves)|cups?|mug|plants?|pictures?|posters?|clock|rug|carpet|curtains?|blanket|pillows?|cushion|screen|laptop|computer|tv|radiator|candle|trees?|keys|shoes|cat|dog)\b/gu,
  },
  es: {
    stop: whole(
      "(?:(?:por favor|ya|no|vale|podemos|puedes|quiero|basta),? ?)*(?:para|parar|paramos|paremos|alto|basta|stop|detente)(?:,? (?:ya|por favor|aqui|de preguntar|con las preguntas))*|no mas(?: preguntas)?(?:,? por favor)?",
    ),
    safe: /\b(?:estoy|me siento) (?:\p{L}+ )?(?:a salvo|segur[oa]|fuera de peligro)\b/u,
    noPlan:
      /\b(?:no tengo|sin|no hay|ningun) (?:ningun )?(?:planes?|intencion(?:es)?)\b|\bno voy a (?:hacer nada|hacerme|matarme)/u,
    doubt:
      /\b(?:pero|aunque|salvo|si |hasta|por ahora|todavia|aun|quizas?|tal vez|creo|mas o menos|no se|manana)(?!\p{L})|\?/u,
    things:
      /\b(?:lamparas?|escritorio|ventanas?|sillas?|mesas?|puertas?|pared(?:es)?|suelo|piso|techo|cama|sofa|libros?|estante\w*|tazas?|plantas?|cuadros?|reloj|alfombra|cortinas?|manta|almohadas?|pantalla)\b/gu,
  },
  fr: {
    stop: whole(
      "(?:(?:s'il (?:te|vous) plait|ok|non|on peut|je veux|je voudrais|peux-tu|maintenant),? ?)*(?:stop|arrete[rz]?|arretons|on arrete|pause)(?:,? (?:s'il (?:te|vous) plait|maintenant|la|ca|les questions|avec les questions))*|(?:ca suffit|plus de questions|assez)(?:,? s'il (?:te|vous) plait)?",
    ),
    safe: /\bje (?:suis|me sens) (?:\p{L}+ )?(?:en securite|a l'abri|hors de danger)\b/u,
    noPlan:
      /\b(?:pas de|aucun|sans|pas d') ?(?:plan|projet|intention)|\bje ne vais (?:rien (?:faire|me faire)|pas (?:me tuer|me faire|passer))/u,
    doubt:
      /\b(?:mais|sauf|si |jusqu|pour l'instant|pour le moment|encore|peut-etre|je crois|je pense|plus ou moins|pas sur|demain)|\?/u,
    things:
      /\b(?:lampes?|bureau|fenetres?|chaises?|tables?|portes?|murs?|sol|plafond|lit|canape|livres?|etageres?|tasses?|plantes?|tableaux?|horloge|tapis|rideaux?|couverture|coussins?|ecran)\b/gu,
  },
  de: {
    stop: whole(
      "(?:(?:bitte|ok|okay|nein|jetzt|einfach|konnen wir|kannst du|konnen sie|ich will|ich mochte|lass uns),? ?)*(?:stop|stopp|halt|aufhoren|hor auf|horen sie auf|pause)(?:,? (?:bitte|jetzt|damit|mit den fragen|zu fragen))*|(?:schluss|genug|keine fragen mehr|es reicht)(?:,? (?:bitte|jetzt|damit))*",
    ),
    safe: /\bich (?:bin|fuhle mich) (?:\p{L}+ )?(?:sicher|in sicherheit|ausser gefahr)\b/u,
    noPlan:
      /\b(?:keinen?|ohne) (?:plan|absichten?)\b|\bich (?:werde|tue|mache) (?:mir )?nichts (?:tun|an)\b/u,
    doubt:
      /\b(?:aber|ausser wenn|wenn|falls|bis|im moment noch|noch nicht|vorerst|vielleicht|glaube|denke|irgendwie|nicht sicher|unsicher|morgen)\b|\?/u,
    things:
      /\b(?:lampen?|schreibtisch|fenster|stuhl|stuhle|tisch|turen?|wand|wande|boden|decke|bett|sofa|bucher|buch|regal|tasse|pflanzen?|bild|bilder|uhr|teppich|vorhange?|kissen|bildschirm)\b/gu,
  },
  zh: {
    stop: whole(
      "(?:请|好了?|够了?|我想|可以|能不能|先)*(?:停|停下来?|停止|打住|别问了|不要再?问了?|够了)(?:吧|一下|好吗|了|啊)*",
    ),
    safe: /我(?:现在|很|是|感觉)*安全/u,
    noPlan: /没有?(?:任何|什么)?(?:计划|打算)|不会(?:做什么|伤害|自杀)/u,
    doubt: /但|不过|可是|除非|如果|暂时|目前|也许|可能|大概|不确定|明天|[?？]/u,
    things:
      /灯|书桌|窗|椅子|桌子|门|墙|地板|天花板|床|沙发|书|架子|杯子|植物|画|钟|地毯|窗帘|毯子|枕头|屏幕/gu,
  },
  ar: {
    stop: whole(
      "(?:(?:من فضلك|ارجوك|رجاء|لا|خلص|هل يمكن ان|ممكن|اريد ان),? ?)*(?:توقف|توقفي|نتوقف|اتوقف|قف|كفي|خلاص|بس|لا اسئله بعد الان|لا مزيد من الاسئله|يكفي)(?: (?:من فضلك|ارجوك|الان|عن السؤال|هنا))*",
    ),
    safe: /(?:انا|اني|اشعر) (?:\p{L}+ )?(?:بامان|امنه?|في امان|بالامان)/u,
    noPlan: /(?:لا|ما|بدون|ليس) ?(?:\p{L}+ )?(?:خطه|خطط|نيه)|لن (?:افعل شيئا|اوذي|اقتل)/u,
    doubt: /لكن|بس|الا اذا|اذا|لو|حتي|حاليا|ربما|يمكن|اظن|اعتقد|لست متاكد|غدا|[?؟]/u,
    things:
      /مصباح|مكتب|نافذه|شباك|كرسي|طاوله|باب|جدار|حايط|ارض|سقف|سرير|كنبه|كتاب|كتب|رف|كوب|نبته|صوره|ساعه|سجاده|ستاره|بطانيه|مخده|شاشه/gu,
  },
  hi: {
    stop: whole(
      "(?:(?:कृपया|प्लीज|नहीं|अब|बस|क्या हम|please|ab|bas) ?)*(?:रुको|रुकिए|रुक जाओ|रुक जाइए|रुकना है|बंद करो|बंद करिए|बंद कीजिए|बस|और सवाल नहीं|मत पूछो|मत पूछिए|ruko|ruk jao|bas|stop|band karo)(?: (?:कृपया|अब|करो|please|ab))*",
    ),
    safe: /(?:मैं|main) (?:[\p{L}\p{M}]+ )?(?:सुरक्षित|महफूज|surakshit|safe)/u,
    noPlan: /(?:कोई |koi )(?:योजना|इरादा|प्लान|plan|irada) (?:नहीं|nahi)|कुछ नहीं करूंगा|कुछ नहीं करूंगी/u,
    doubt: /लेकिन|मगर|पर |अगर|जब तक|अभी के लिए|शायद|लगता है|पक्का नहीं|कल|lekin|agar|shayad|\?/u,
    things:
      /लैंप|बत्ती|मेज|खिड़की|खिडकी|कुर्सी|दरवाजा|दीवार|फर्श|छत|बिस्तर|पलंग|सोफा|किताब|अलमारी|कप|पौधा|तस्वीर|घड़ी|घडी|कालीन|परदा|पर्दा|कंबल|तकिया/gu,
  },
};
