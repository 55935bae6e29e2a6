import type { SpokenLanguage } from "@/lib/shared/languages";

type Reading = Readonly<Record<SpokenLanguage, readonly string[]>>;

/** Tells safety advice and a silence that others demand apart from a secret of our own. */
export const SILENCE_WORDINGS = {
  outOfEarshot: {
    en: [
      "where (nobody|no one|he|she|they) (else )?(can't |cannot |can |could |will |won't )?(over)?(hear|hears|see|sees|listen|read)~( (you|it|this|what|write|the|phone|screen|or|and|nor|see|hear|read))*",
      "(phone|device|computer) (that )?(nobody|no one|he|she|they) (else )?(can't |cannot |can |doesn't |don't )?(check|read|see|look|go)~( (at|through))?",
      "without (anyone|anybody|someone|him|her|them|being) (over)?hear(ing|d)",
    ],
    es: [
      "donde (nadie|el|ella) (no |te |lo |la |le |pueda |puede )*(oi|escuch|ve|le)~( (ni|o|y|te|vea|ver|lea|oiga|escuche|la|el|pantalla|telefono|celular))*",
      "telefono (que|en el que) (nadie|no) …(revis|mir|ve|lea|lee)~",
      "sin que (nadie|te|el|ella) …(oig|escuch|ve|ent)~",
    ],
    fr: [
      "(la )?ou (personne|il|elle|on) (ne |n')?(peut |puisse |pourra |risque de )?(te |vous |t'|l')?(entend|voi|li|ecout)~( (ni|ou|et|te|vous|ne|voir|voit|voie|l'ecran|ecran|telephone|le|l))*",
      "telephone que personne …(regard|consult|fouill|verifi|surveill|li|voi)~",
      "sans (que|qu') …(entend|voi|ecout)~",
    ],
    de: [
      "wo (dich |sie |dir |ihnen |es )?(niemand|keiner|er|sie) (dich |sie |dir |das |den |es |und |oder |mit |bildschirm |handy |telefon )*(hor|mithor|sieh|seh|zuhor|les|lies|zuschau)~( (und|oder|sieht|hort|liest|kann))*",
      "(telefon|handy|gerat) …(das|auf das|in das) (sonst )?(niemand|keiner) …(schau|kontrollier|pruf|sieh|lies|durchsuch|seh)~",
      "ohne dass (jemand|dich|sie|er|es) …(hor|sieh|lies)~",
    ],
    zh: [
      "(没(有)?(别)?人|别人|谁也|谁都|他|她)(都|也|会|能)?(听不(到|见)|看不(到|见)|查不(到|了)|不会(听|看|查)|听得?(到|见)|看得?(到|见)|(会)?(听|看|查|翻)).{0,8}的(地方|时候|手机|电话)",
    ],
    ar: [
      "حيث (لا|لن) (يسمع|يرا|يري|يشوف)~( احد)?( (و)?لا (يرا|يري|يسمع)~)*( احد)?",
      "(من )?دون ان (يسمع|يري|يرا)~",
      "هاتف~ لا (يفتش|يراقب|يري|يرا|يطلع|يفحص)~( احد)?",
    ],
    hi: ["(जहां|ऐसी जगह|ऐसे फोन)[^.?!।]{0,25}(न|नहीं) (सुन|देख|पढ़|जांच)~( (और|या) (न|नहीं) (देख|सुन|पढ़)~)*"],
  },
  silenceLifted: {
    en: [
      "(even (if|though)|although|whoever|no matter (who|what)) (you|someone|somebody|he|she|they|anyone|your \\p{l}+|a \\p{l}+)?( have| had| has|'ve|'d)? ?(promised|swore|sworn|gave your word|agreed|(said|says|told|tells|asked|asks|made|makes|begged|wants|wanted)( you| them)?( (not|never|to|that))*)( (promise|swear|to|not|never|a|the|it|this|that|you|anyone|anybody|them|keep|tell|say|secret|quiet|nothing|silent|about))*",
      "promises? (to \\p{l}+( \\p{l}+)?|like (that|this)|of silence)? ?…(doesn't|does not|don't|do not|isn't|is not|no longer|can|may) (hold|count|bind|apply|stand|be broken)~",
      "(keep~ )?(a |this |that |such a |these |those )?(kind of |bad )?secrets? (like (this|that))? ?…(too (heavy|big)|(must|has to|have to|should|can|may) be told)",
      "(tell|telling|told|say) …that (you're|you are|you were|someone|he|she) …to keep …(secret|quiet)",
    ],
    es: [
      "(aunque|por mas que|incluso si|pese a que) (se |le |lo |les |te |ya |alguien |tu \\p{l}+ )*(hayas|hubieras|has|habias|haya|hayan|prometiste|juraste|pidio|pida|pidan|dijo|diga|digan)( (lo|te|le|se|prometido|jurado|pedido|dicho|que|no|guardar|guardes|cuentes|digas|el|un|secreto|silencio|nada|a|nadie))*",
      "promesas? (asi|como esa|de (callar|silencio|guardar silencio|no \\p{l}+))? ?…(no (cuenta|vale|obliga|sirve)|(se puede|puedes|puede) romper)",
      "secretos? (asi|como (este|ese))? ?…(se cuentan?|hay que contar~|pesa demasiado|demasiado (pesado|grande)|no se guardan?)",
      "(dile|diselo|decirle|cuentale|contarle) …que (te (pidieron|pidio|han pedido|dijeron)|tienes que|debes) …secreto",
    ],
    fr: [
      "(meme (si|quand)|bien que) (tu|vous|on|quelqu'un|il|elle|ton \\p{l}+|ta \\p{l}+) (lui |leur |l'|t'|te |vous |m')?(as|avez|a|ont|avais|aviez|ait|aies)? ?(promis|jure|dit|demande|fait (promettre|jurer)|donne)~( (de|d|que|ta|parole|ne|n|rien|dire|pas|garder|le|un|ce|secret|te|taire|vous|en|parler|a|personne))*",
      "promesse~ (de (se|te|vous) taire|de silence|de ne rien dire|comme (ca|celle la)|pareille)? ?…(ne (vaut|compte|tient|lie)|n'engage|peut se rompre)~( (pas|plus|rien))?",
      "(garder )?(un |ce |de )?(mauvais )?secrets? (pareil~|comme (ca|celui la))? ?…(trop lourd|pese trop|se (dit|disent|raconte~)|le droit de (le |la )?dire)",
      "(dis|dire|dites|raconte) …(qu'on|que quelqu'un|qu'il|qu'elle) …(demande|dit) …secret",
    ],
    de: [
      "(auch wenn|selbst wenn|obwohl|egal wer) …(versprochen|geschworen|versprechen musst~|gebeten|verlangt|gesagt|verboten)( (hast|haben|hat|habt|wurde|wurdest|wurden|hattest))?",
      "versprechen (zu schweigen|nichts zu (sagen|verraten|erzahlen)|wie dieses)? ?(gilt|zahlt|bindet) …nicht",
      "(dieses|so ein|ein solches|das|ein) versprechen (zu schweigen |nichts zu (sagen|verraten) )?(darf|darfst|kannst|durfen|konnen|musst|mussen) …(brech|nicht halten)~",
      "(dass|weil) (du|sie) (davon )?(etwas|es|das|nichts|niemandem etwas) (davon )?(geheim halten|fur (dich|sich) behalten|verschweigen|verraten|sagen|erzahlen) (sollst|sollen|solltest|sollten|musst|mussen)",
      "geheimnis~ …(zu schwer|zu gross|(darf|muss|soll) (man|raus)|aufladen)",
    ],
    zh: [
      "(就算|即使|哪怕|虽然|不管)(你|您|他|她|谁|有人|对方|朋友)?(已经)?(答应|承诺|保证|发过?誓|说好|让(你|您)|叫(你|您)|要(你|您))(过|了)?(她|他|朋友)?(要)?(不说|别说|(不|别)告诉(别人|人|谁)?|保密)?",
      "答应(过|了)?(保密|不说|不告诉(别人|人)).{0,3}(也|还是|都)(要|可以|得|能)(说|讲|告诉)",
      "(承诺|约定|诺言).{0,8}(不算数|不作数|可以(打破|不守)|不用守)",
      "(这种|这样的|那样的|坏)秘密.{0,6}(一定)?(要|该|得|可以)(讲|说|告诉)|秘密.{0,6}太重",
    ],
    ar: [
      "(حتي لو|حتي ان|ولو|مهما) (كنت |كان |قد )?(وعد|حلف|اقسم|طلب|قال)~( (لك|منك|احد|احدهم|شخص|صديقك|صديقتك))*( ?(الا|ان لا|لا|بالا) (تحك|تخبر|تقول|تقل|تتكلم)~)?( (احدا|لاحد))?",
      "وعد~ (ب)?(ال)?(كتمان|صمت|سكوت|سر)~? …(لا يلزم|لا يصح|لا يحسب|لا يسري|غير ملزم)~",
      "(هذا|مثل هذا|هكذا) (ال)?سرا?~? ?…(يحكي|يقال|لا يحفظ|لا نحفظ|ثقيل|لا يكتم)~",
    ],
    hi: [
      "(चाहे|भले ही|भले)[^.?!।,]{0,30}(मना किया|मना कर|वादा (किया|लिया)|कसम|मत बताना|कहा|बोला)~( (हो|था|थी|है))*",
      "(राज|चुप|न बताने)( (रखने|रहने|रखना))? ?(का|की|के)? ?(वादा|कसम|वचन) …(तोड़|मायने नहीं|लागू नहीं|नहीं गिन)~",
      "(ऐसा|ऐसे|यह|बुरा|बुरे) राज~ …(बता|भारी|बड़ा)~",
    ],
  },
  othersAreSilent: {
    en: [
      "(lots of|many|a lot of|most|some|plenty of) (people|kids|teens|others|men|women)[^.?!]{0,90} (keep|stay|hide)~ (it |this |that )?(quiet|to themselves|silent|hidden|secret)",
    ],
    es: [
      "(mucha gente|muchas personas|muchos|muchas|la mayoria|algunos)[^.?!]{0,90} (se calla~|guarda~ (silencio|el secreto)|se lo guarda~|lo mantiene~ en secreto)",
    ],
    fr: [
      "(beaucoup|certains|la plupart|des gens)[^.?!]{0,90} (se taisent|gardent (ca |cela |tout |le )?(pour eux|secret)|n'en parlent (pas|a personne))",
    ],
    de: [
      "(viele|manche|die meisten|einige)[^.?!]{0,90} (schweigen|behalten (es|das) fur sich|halten (es|das) geheim|sagen (es )?niemandem( etwas| davon)?)",
    ],
    zh: [
      "(很多|许多|不少|有些|大多数)(人|孩子|同学).{0,24}(不说|藏(着|起来)|瞒着|憋着|谁也不告诉)",
    ],
    ar: ["(كثير|كثيرون|بعض|معظم)~ …(يسكت|يكتم|يخفي|لا يخبر|لا يقول)~( احدا| لاحد)?"],
    hi: ["(कई|बहुत से|ज्यादातर|कुछ) (लोग|बच्चे|युवा)[^.?!।]{0,40}(चुप|छिपा|नहीं बता|अपने तक रख)~"],
  },
  /** The person may stop or hang up whenever they like: it's their end, not ours. */
  atTheirWill: {
    en: [
      "(hang up|stop|end (it|this|the (call|chat|talk))|leave|put (it|the phone) down) (whenever|any ?time|at any (time|point)|as soon as)( you)?( (want|like|need|wish|choose))?( to)?",
      "(whenever|any ?time) you (want|like|need|wish)( to)? (you can )?(stop|hang up|end|leave)( (this|the|it|talk~|chat~|call))*",
    ],
    es: [
      "(colgar|parar|cortar|dejarlo|terminar|irte)( (la|llamada|conversacion|charla))* (cuando|en cuanto) (tu |usted )?(quieras?|lo necesites?)",
      "(cuando quieras?|en cualquier momento) …(colgar|cortar|cuelga|parar|dejarlo|terminar)~( (la|llamada|conversacion))*",
    ],
    fr: [
      "(arreter|raccrocher|t'arreter|vous arreter|mettre fin a l'appel)( (la|conversation|l'appel))* (quand|des que) (tu|vous) (veux|voulez|voudr|souhait|prefer)~",
      "(quand (tu|vous) (veux|voulez)|a tout moment) …(arret|raccroch)~",
    ],
    de: [
      "(jederzeit|wann (immer )?(du|sie) (willst|wollen|magst|mogen|mochtest|mochten)) …(aufleg|aufhor|abbrech|beend)~",
      "(aufleg~|aufhor~|beenden|abbrechen) (wann|sobald|jederzeit)( (immer|du|sie|willst|wollen|magst|mogen))*",
    ],
    zh: [
      "(随时|什么时候|任何时候|不想(说|聊|讲|打)(了)?).{0,6}(都|就)?(可以|能)(挂|停|结束|离开)",
      "不想(说|聊|讲)(就|可以)(先)?不(说|聊|讲)",
    ],
    ar: [
      "(يمكن|تستطيع|تقدر)~ ?(ان )?(تنهي|تقفل|تتوقف|تغلق|توقف)~ …(متي|اي وقت|حين|عندما)~",
      "(متي|في اي وقت|حين) (شئت|اردت|تريد|تشاء) …(تنهي|توقف|تقفل|اقفل)~",
    ],
    hi: [
      "(जब (भी )?चाह|कभी भी|किसी भी समय)~[^.?!।]{0,24}(बंद|रख|रोक|काट|खत्म)( (कर|दो|दें|दीजिए|सकते|सकती|देना|हो|हैं|दे))*",
    ],
  },
  /** Refuses a way to die or a last letter, and nothing else. */
  declinesHarm: {
    en: [
      "help (you )?with (any )?(ways?|how|methods?|planning|finding|a (last|goodbye|suicide) (letter|note)) …(die|dying|hurt|harm~|kill~|suicide|death|letter|note)",
    ],
    es: [
      "(ayudar~|ayudo) (con|a|en) (ninguna |las |una |la |como )*(formas?|maneras?|metodos?|carta|encontrar|morir~) …(morir~|dano|lastimar~|matar~|despedida|suicid~)",
    ],
    fr: [
      "(t'|te |vous )?aid~ (pas )?(a|avec|pour) (des |une |les |la |trouver |ecrire )*(facons?|moyens?|methodes?|lettre|mourir) …(mourir|mal|mort|adieu|suicid~)",
    ],
    de: [
      "(bei|mit|zu) (wegen|moglichkeiten|methoden|einem (abschieds)?brief|einem letzten brief) …helf~",
      "helf~ …(bei|mit) (wegen|moglichkeiten|methoden|einem (abschieds)?brief|einem letzten brief)",
    ],
    zh: [
      "(帮|告诉|教)(你|您)?.{0,6}(怎么死|死的(方法|办法)|去死|伤害自己的(方法|办法)|写(遗书|告别信))",
    ],
    ar: ["اساعد~ …(في|علي) (طرق|طريقة|وسيلة|كتابة)~ …(موت|ايذاء|وداع|انتحار|اخيرة)~"],
    hi: ["(मरने|जान देने|चोट पहुंचाने|आखिरी चिट्ठी|अलविदा)~[^.?!।]{0,30}मदद"],
  },
} satisfies Readonly<Record<string, Reading>>;
