import type { GuideFault } from "@/lib/reader/labels";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** Why a model's sentence wasn't shown. */
export type OutputRule =
  | "medication"
  | "diagnosis"
  | "human"
  | "licence"
  | "harm"
  | "delusion"
  | "secrecy"
  | "romance"
  | "clinging"
  | "sale"
  | "link"
  | "markup"
  | "exposure"
  | "deeper"
  | "starving"
  | "mania"
  | "dying"
  | "blame";

/** The rule that is broken for each fault the reader finds by meaning. */
export const RULE_OF_FAULT: Readonly<Record<Exclude<GuideFault, "good">, OutputRule>> = {
  endorses_harm: "harm",
  method: "harm",
  diagnosis: "diagnosis",
  license: "licence",
  secrecy: "secrecy",
  romance: "romance",
  dependency: "clinging",
  starving: "starving",
  mania: "mania",
  dying_reasonable: "dying",
  blame: "blame",
};

type Replacements = Record<OutputRule | "unfinished", string>;

/** Shown in place of a sentence that broke a rule; "unfinished" closes an answer that broke off. */
export const REPLACEMENTS: Record<SpokenLanguage, Replacements> = {
  en: {
    medication: "Questions about medicine belong with a doctor or a pharmacist.",
    diagnosis:
      "I cannot name a condition; a doctor or another professional can look at that with you.",
    human: "I am an AI.",
    licence: "I am an AI and hold no licence; for treatment, please see a professional.",
    harm: "Your safety matters, and so does everyone else's.",
    delusion: "I cannot know what is happening there, and I can hear how much it weighs on you.",
    secrecy: "It is good to share this with someone you trust.",
    romance: "I am an AI and cannot be that for anybody; people can.",
    clinging: "A break is always fine, and this stays open.",
    sale: "",
    link: "",
    markup: "",
    exposure:
      "You do not have to go through any of it here; that work belongs with a trained trauma clinician.",
    deeper:
      "That can wait. For now it is enough to get steady: notice what holds you, and what you can see around you.",
    starving: "Your body needs food, on hard days too; a doctor can help with that.",
    mania:
      "Sleep comes first, and big decisions can wait until you have talked with someone you trust.",
    dying: "Your life matters, and what hurts now can change with help.",
    blame: "I do not see this as your fault.",
    unfinished: "I had to stop there for a moment. Please go on, in your own time.",
  },
  es: {
    medication: "Las preguntas sobre medicinas son para un médico o un farmacéutico.",
    diagnosis:
      "No puedo ponerle nombre a una condición; un médico u otro profesional puede verlo contigo.",
    human: "Soy una IA.",
    licence: "Soy una IA y no tengo licencia; para un tratamiento, acude a un profesional.",
    harm: "Tu seguridad importa, y la de los demás también.",
    delusion: "No puedo saber qué pasa ahí, y noto cuánto te pesa.",
    secrecy: "Es bueno compartir esto con alguien de confianza.",
    romance: "Soy una IA y no puedo ser eso para nadie; las personas sí.",
    clinging: "Una pausa siempre está bien, y esto queda abierto.",
    sale: "",
    link: "",
    markup: "",
    exposure:
      "No tienes que revivir nada aquí; ese trabajo es para un profesional formado en trauma.",
    deeper:
      "Eso puede esperar. Por ahora basta con recuperar la calma: nota qué te sostiene y qué ves a tu alrededor.",
    starving:
      "Tu cuerpo necesita comida, también en los días difíciles; un médico puede ayudar con eso.",
    mania:
      "Lo primero es dormir, y las grandes decisiones pueden esperar hasta hablarlas con alguien de confianza.",
    dying: "Tu vida importa, y lo que duele ahora puede cambiar con ayuda.",
    blame: "No veo esto como culpa tuya.",
    unfinished: "Tuve que parar un momento. Sigue cuando quieras, a tu ritmo.",
  },
  fr: {
    medication: "Les questions de médicaments se posent à un médecin ou à un pharmacien.",
    diagnosis:
      "Je ne peux pas nommer un trouble ; un médecin ou un autre professionnel peut le faire.",
    human: "Je suis une IA.",
    licence:
      "Je suis une IA et je n'ai aucun titre ; pour un traitement, un professionnel est la bonne personne.",
    harm: "Votre sécurité compte, et celle des autres aussi.",
    delusion: "Je ne peux pas savoir ce qui se passe là, et j'entends combien cela pèse.",
    secrecy: "C'est bien d'en parler à quelqu'un de confiance.",
    romance: "Je suis une IA et je ne peux être cela pour personne ; des gens le peuvent.",
    clinging: "Une pause est toujours possible, et ceci reste ouvert.",
    sale: "",
    link: "",
    markup: "",
    exposure:
      "Rien de tout cela n'a besoin d'être revécu ici ; ce travail se fait avec un clinicien formé au trauma.",
    deeper:
      "Cela peut attendre. Pour l'instant, il suffit de retrouver un appui : ce qui vous porte, ce que vous voyez autour.",
    starving: "Le corps a besoin de manger, même les jours difficiles ; un médecin peut aider.",
    mania:
      "Le sommeil passe d'abord, et les grandes décisions peuvent attendre d'en parler à quelqu'un de confiance.",
    dying: "Votre vie compte, et ce qui fait mal maintenant peut changer avec de l'aide.",
    blame: "Je n'y vois pas une faute de votre part.",
    unfinished: "J'ai dû m'arrêter un instant. La suite peut venir, sans hâte.",
  },
  de: {
    medication: "Fragen zu Medikamenten gehören zu einer Ärztin, einem Arzt oder in die Apotheke.",
    diagnosis: "Ich kann keine Krankheit benennen; das kann eine Fachperson mit dir anschauen.",
    human: "Ich bin eine KI.",
    licence:
      "Ich bin eine KI und habe keine Zulassung; für eine Behandlung ist eine Fachperson da.",
    harm: "Deine Sicherheit zählt, und die der anderen auch.",
    delusion: "Ich kann nicht wissen, was da geschieht, und ich merke, wie sehr es dich belastet.",
    secrecy: "Es tut gut, das mit jemandem zu teilen, dem du vertraust.",
    romance: "Ich bin eine KI und kann das für niemanden sein; Menschen können es.",
    clinging: "Eine Pause ist immer in Ordnung, und das hier bleibt offen.",
    sale: "",
    link: "",
    markup: "",
    exposure:
      "Nichts davon musst du hier durchgehen; das gehört zu einer Fachperson mit Trauma-Ausbildung.",
    deeper:
      "Das kann warten. Jetzt reicht es, Halt zu finden: Was trägt dich, und was siehst du um dich herum?",
    starving:
      "Dein Körper braucht Essen, auch an schweren Tagen; eine Ärztin oder ein Arzt kann dabei helfen.",
    mania:
      "Schlaf geht vor, und große Entscheidungen können warten, bis du mit jemandem gesprochen hast, dem du vertraust.",
    dying: "Dein Leben zählt, und was jetzt wehtut, kann sich mit Hilfe ändern.",
    blame: "Ich sehe darin keine Schuld von dir.",
    unfinished: "Ich musste kurz abbrechen. Erzähl gern weiter, in deinem Tempo.",
  },
  zh: {
    medication: "用药的问题要问医生或药剂师。",
    diagnosis: "我不能判断是什么病，医生或其他专业人员可以和你一起看。",
    human: "我是人工智能。",
    licence: "我是人工智能，没有执照；需要治疗时，请找专业人员。",
    harm: "你的安全很重要，别人的安全也一样。",
    delusion: "我没法知道那里发生了什么，但我听得出这让你很沉重。",
    secrecy: "把这件事告诉一个你信任的人，会有帮助。",
    romance: "我是人工智能，没法成为那样的存在；身边的人可以。",
    clinging: "休息一下总是可以的，这里一直开着。",
    sale: "",
    link: "",
    markup: "",
    exposure: "这里不需要重新经历任何事；那样的工作要和受过创伤训练的专业人员一起做。",
    deeper: "这可以先放一放。现在只要稳下来：感觉是什么托着你，看看周围有什么。",
    starving: "身体需要吃东西，难熬的日子也一样；医生可以帮忙。",
    mania: "先睡好觉，重大的决定可以等和信任的人谈过再说。",
    dying: "你的生命很重要，现在的痛苦在帮助下是可以改变的。",
    blame: "我不觉得这是你的错。",
    unfinished: "我刚才中断了一下。你可以慢慢接着说。",
  },
  ar: {
    medication: "أسئلة الدواء مكانها عند الطبيب أو الصيدلي.",
    diagnosis: "لا أستطيع تسمية حالة مرضية، والطبيب أو المختص يمكنه النظر في ذلك معك.",
    human: "أنا ذكاء اصطناعي.",
    licence: "أنا ذكاء اصطناعي ولا أحمل ترخيصا، وللعلاج يمكنك الرجوع إلى مختص.",
    harm: "سلامتك مهمة، وسلامة الآخرين كذلك.",
    delusion: "لا أستطيع أن أعرف ما يحدث هناك، لكني ألاحظ كم هو ثقيل عليك.",
    secrecy: "من الجيد أن يعرف بهذا شخص تثق به.",
    romance: "أنا ذكاء اصطناعي ولا أستطيع أن أكون ذلك لأحد، أما الناس فيستطيعون.",
    clinging: "الاستراحة مناسبة دائما، وهذا المكان يبقى مفتوحا.",
    sale: "",
    link: "",
    markup: "",
    exposure:
      "لا حاجة إلى أن تعيش أي شيء من ذلك هنا من جديد، فهذا العمل مكانه مع مختص مدرب على الصدمات.",
    deeper: "يمكن لهذا أن ينتظر. يكفي الآن أن تستعيد ثباتك: لاحظ ما يحملك وما تراه حولك.",
    starving: "الجسم يحتاج إلى الطعام حتى في الأيام الصعبة، والطبيب يستطيع المساعدة في ذلك.",
    mania: "النوم أولا، والقرارات الكبيرة يمكن أن تنتظر إلى ما بعد الحديث مع شخص تثق به.",
    dying: "حياتك مهمة، وما يؤلم الآن يمكن أن يتغير مع المساعدة.",
    blame: "لا أرى أن الذنب ذنبك.",
    unfinished: "اضطررت إلى التوقف لحظة. يمكنك أن تكمل على مهلك.",
  },
  hi: {
    medication: "दवा से जुड़े सवाल डॉक्टर या फ़ार्मासिस्ट से पूछना ठीक है।",
    diagnosis: "किसी बीमारी का नाम बताना मेरे बस में नहीं है; डॉक्टर या कोई विशेषज्ञ इसे आपके साथ देख सकते हैं।",
    human: "यह जवाब एक एआई दे रहा है।",
    licence: "यह एक एआई है, इसके पास कोई लाइसेंस नहीं है; इलाज के लिए किसी विशेषज्ञ से मिलें।",
    harm: "आपकी सुरक्षा ज़रूरी है, और दूसरों की भी।",
    delusion: "वहाँ क्या हो रहा है, यह जानना मेरे बस में नहीं, पर यह आप पर कितना भारी है, यह साफ़ है।",
    secrecy: "इसे किसी भरोसे के इंसान से बाँटना अच्छा है।",
    romance: "यह एक एआई है और किसी के लिए वह नहीं बन सकता; लोग बन सकते हैं।",
    clinging: "विराम लेना हमेशा ठीक है, और यह जगह खुली रहती है।",
    sale: "",
    link: "",
    markup: "",
    exposure: "यहाँ उसमें से कुछ भी फिर से जीना ज़रूरी नहीं; वह काम आघात में प्रशिक्षित विशेषज्ञ के साथ होता है।",
    deeper:
      "वह रुक सकता है। अभी बस स्थिर होना काफ़ी है: क्या आपको थामे है, और आसपास क्या दिख रहा है, इस पर ध्यान दें।",
    starving: "शरीर को खाना चाहिए, मुश्किल दिनों में भी; डॉक्टर इसमें मदद कर सकते हैं।",
    mania: "पहले नींद ज़रूरी है, और बड़े फ़ैसले किसी भरोसे के इंसान से बात होने तक रुक सकते हैं।",
    dying: "आपका जीवन मायने रखता है, और अभी का दर्द मदद से बदल सकता है।",
    blame: "यह आपकी ग़लती नहीं लगती।",
    unfinished: "बात बीच में रुक गई। जब चाहें, आगे कहिए।",
  },
};
