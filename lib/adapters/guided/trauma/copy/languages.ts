import type { SpokenLanguage } from "@/lib/shared/languages";
import { en } from "./en/steady";
import type { SteadyTexts } from "./shape";

const es: SteadyTexts = {
  first: [
    "Gracias por decir cómo de a salvo te sientes. Aquí solo hacemos lo que te ayude a estar más firme, y no tienes que contar nada de lo que pasó.",
    "Me alegra que lo traigas aquí. Ahora no hay que contar ni trabajar nada. Solo buscamos un poco de calma.",
  ],
  hold: [
    "Es mucho para un solo cuerpo.",
    "Tiene sentido que ahora cueste.",
    "No hace falta explicarlo.",
    "Aquí no hay prisa.",
  ],
  now: [
    "¿Estás en un lugar seguro en este momento?",
    "¿Quién podría acompañarte la próxima hora, en persona o por teléfono?",
    "¿Qué haría un poco más fáciles los próximos diez minutos: agua, calor, luz o una voz?",
    "¿Cómo estás ahora, comparado con el principio: con más calma, igual o peor?",
  ],
  later: [
    "Eso puede esperar, y esperar no lo pierde. Primero buscamos algo firme donde apoyarte.",
    "Ahora no entraría ahí, porque podría sacudirte más. Cuando te sientas más a salvo, una persona formada en trauma es la indicada.",
  ],
  clinician: [
    "Ese trabajo puede ayudar mucho y se hace con un profesional formado en trauma. Aquí no lo hago, pero puedo ayudarte a prepararte.",
  ],
  contain: [
    "Gracias por confiarme eso. No hace falta pasar por ello aquí. Volvamos un momento a esta habitación.",
    "Siento que te pasara. No fue culpa tuya. Miremos cómo estás ahora mismo.",
  ],
  orient: [
    "Si alguien te hace daño ahora mismo, lo primero es ponerte a salvo o llamar al número de emergencias. Si es un recuerdo: estás aquí, y es ahora. Mantén los ojos abiertos y mira una cosa de la habitación.",
  ],
  untold: [
    "No. Nunca tienes que contar lo que pasó, ni ahora ni después. Trabajamos con cómo estás hoy, y con eso basta.",
  ],
  blame: ["No. Quedarse inmóvil es algo que el cuerpo hace solo en el peligro. No fue una elección ni fue culpa tuya."],
  noNeed: ["Está bien. Aquí no hay que hacer nada.", "De acuerdo, lo dejamos. Tú eliges."],
  choice: ["¿Lo hacemos, o prefieres otra cosa?", "¿Te parece bien, o mejor no?"],
};

const fr: SteadyTexts = {
  first: [
    "Merci d'avoir dit à quel point la sécurité te manque. Ici, on fait seulement ce qui aide à retrouver un appui, et rien n'a besoin d'être raconté.",
    "C'est bien d'être venu avec cela. Rien à raconter ni à travailler maintenant. On cherche seulement un peu de calme.",
  ],
  hold: [
    "C'est beaucoup pour un seul corps.",
    "C'est compréhensible que ce soit dur maintenant.",
    "Pas besoin d'expliquer.",
    "Rien ne presse ici.",
  ],
  now: [
    "Es-tu en lieu sûr en ce moment ?",
    "Qui pourrait être avec toi dans l'heure qui vient, sur place ou au téléphone ?",
    "Qu'est-ce qui rendrait les dix prochaines minutes un peu plus faciles : de l'eau, de la chaleur, de la lumière ou une voix ?",
    "Comment vas-tu maintenant, par rapport au début : plus calme, pareil ou moins bien ?",
  ],
  later: [
    "Cela peut attendre, et rien ne se perd. D'abord, on cherche un appui.",
    "Maintenant, je n'irais pas là : cela pourrait secouer davantage. Quand tu te sentiras plus en sécurité, une personne formée au trauma est la bonne.",
  ],
  clinician: [
    "Ce travail peut beaucoup aider, et il se fait avec un clinicien formé au trauma. Je ne le fais pas ici, mais je peux aider à s'y préparer.",
  ],
  contain: [
    "Merci pour cette confiance. Pas besoin de traverser cela ici. Revenons un instant dans cette pièce.",
    "Je suis désolé que cela te soit arrivé. Ce n'était pas ta faute. Regardons comment tu vas en ce moment.",
  ],
  orient: [
    "Si quelqu'un te fait du mal en ce moment, mets-toi d'abord à l'abri ou appelle les urgences. Si c'est un souvenir : tu es ici, et c'est maintenant. Garde les yeux ouverts et regarde une chose dans la pièce.",
  ],
  untold: [
    "Non. Rien ne t'oblige à raconter ce qui s'est passé, ni maintenant ni plus tard. On part de comment tu vas aujourd'hui, et cela suffit.",
  ],
  blame: ["Non. Se figer, c'est ce que le corps fait tout seul dans le danger. Ce n'était pas un choix, ni ta faute."],
  noNeed: ["C'est très bien. Rien n'est obligatoire ici.", "D'accord, on laisse. C'est toi qui choisis."],
  choice: ["On le fait, ou tu préfères autre chose ?", "Cela te va, ou plutôt non ?"],
};

const de: SteadyTexts = {
  first: [
    "Danke, dass du sagst, wie sicher du dich fühlst. Wir tun hier nur, was dir Halt gibt, und du musst nichts von dem erzählen, was war.",
    "Gut, dass du damit gekommen bist. Jetzt muss nichts erzählt und nichts bearbeitet werden. Es geht nur um etwas mehr Halt.",
  ],
  hold: [
    "Das ist viel für einen Körper allein.",
    "Es ist verständlich, dass es gerade schwer ist.",
    "Du musst es nicht erklären.",
    "Hier eilt nichts.",
  ],
  now: [
    "Bist du im Moment an einem sicheren Ort?",
    "Wer könnte in der nächsten Stunde bei dir sein, im Raum oder am Telefon?",
    "Was würde die nächsten zehn Minuten leichter machen: Wasser, Wärme, Licht oder eine Stimme?",
    "Wie geht es dir jetzt, verglichen mit dem Anfang: ruhiger, gleich oder weniger gut?",
  ],
  later: [
    "Das kann warten, und dabei geht nichts verloren. Zuerst suchen wir etwas, das trägt.",
    "Jetzt würde ich dort nicht hingehen, weil es dich noch mehr erschüttern könnte. Wenn du dich sicherer fühlst, ist eine Fachperson mit Trauma-Ausbildung die richtige.",
  ],
  clinician: [
    "Diese Arbeit kann viel helfen und gehört zu einer Fachperson mit Trauma-Ausbildung. Ich mache sie hier nicht, kann dir aber beim Vorbereiten helfen.",
  ],
  contain: [
    "Danke für dein Vertrauen. Du musst das hier nicht durchgehen. Kommen wir kurz zurück in diesen Raum.",
    "Es tut mir leid, dass dir das geschehen ist. Es war nicht deine Schuld. Schauen wir, wie es dir gerade geht.",
  ],
  orient: [
    "Wenn dir gerade jemand etwas antut, bring dich zuerst in Sicherheit oder wähle den Notruf. Wenn es eine Erinnerung ist: Du bist hier, und es ist jetzt. Lass die Augen offen und schau eine Sache im Raum an.",
  ],
  untold: [
    "Nein. Du musst nie erzählen, was geschehen ist, jetzt nicht und später nicht. Wir arbeiten mit dem, wie es dir heute geht, und das genügt.",
  ],
  blame: [
    "Nein. Erstarren ist etwas, das der Körper in Gefahr von selbst tut. Es war keine Wahl, und es war nicht deine Schuld.",
  ],
  noNeed: ["Das ist in Ordnung. Hier muss nichts sein.", "Gut, das lassen wir. Du wählst."],
  choice: ["Wollen wir das tun, oder lieber etwas anderes?", "Ist das in Ordnung, oder lieber nicht?"],
};

const zh: SteadyTexts = {
  first: [
    "谢谢你告诉我你现在有多不安全。在这里我们只做能让你稳一点的事，发生过什么都不用说。",
    "你能带着这些来，很好。现在什么都不用讲，也不用处理，只要稍微稳一点就好。",
  ],
  hold: ["一个身体要承受这么多，很不容易。", "现在觉得难，是可以理解的。", "不用解释。", "这里不着急。"],
  now: [
    "你此刻在安全的地方吗？",
    "接下来一个小时，谁可以陪着你，在身边或者在电话里？",
    "什么能让接下来的十分钟好过一点：水、温暖、光，还是一个人的声音？",
    "和刚开始比，你现在怎么样：稳一点、差不多，还是更难受？",
  ],
  later: [
    "那件事可以等，等并不会失去什么。先找到能站稳的地方。",
    "现在我不会去碰它，因为可能让你更难受。等你觉得安全些，受过创伤训练的专业人员才是合适的人。",
  ],
  clinician: ["那样的工作能帮到很多人，要和受过创伤训练的专业人员一起做。我在这里不做，但可以帮你做准备。"],
  contain: [
    "谢谢你信任我。在这里不需要再经历一遍。我们先回到这个房间。",
    "我很难过你遇到了这些。那不是你的错。先看看你现在怎么样。",
  ],
  orient: [
    "如果此刻有人在伤害你，请先到安全的地方，或拨打紧急电话。如果浮上来的是回忆：你在这里，现在是现在。睁着眼睛，看着房间里的一样东西。",
  ],
  untold: ["不用。发生过什么，现在和以后都不必说。我们就从你今天的状态开始，这样就够了。"],
  blame: ["不是。身体在危险中会自己僵住，快过任何念头。那不是选择，也不是你的错。"],
  noNeed: ["没关系，这里什么都不必做。", "好，那就不做。由你来选。"],
  choice: ["要做吗，还是换一个？", "这样可以吗，还是不要？"],
};

const ar: SteadyTexts = {
  first: [
    "شكرا لأنك قلت كم تشعر بالأمان. هنا نفعل فقط ما يساعدك على الثبات، ولا حاجة إلى أن تحكي شيئا مما حدث.",
    "جيد أنك جئت بهذا. لا شيء يجب أن يحكى أو يعالج الآن. نبحث فقط عن قليل من الهدوء.",
  ],
  hold: ["هذا كثير على جسد واحد.", "من المفهوم أن يكون الأمر صعبا الآن.", "لا حاجة إلى الشرح.", "لا شيء مستعجل هنا."],
  now: [
    "هل أنت في مكان آمن في هذه اللحظة؟",
    "من يمكنه أن يكون معك في الساعة القادمة، في المكان أو على الهاتف؟",
    "ما الذي يجعل الدقائق العشر القادمة أسهل قليلا: ماء، دفء، ضوء، أم صوت شخص؟",
    "كيف أنت الآن مقارنة بالبداية: أهدأ، أم مثلما كنت، أم أصعب؟",
  ],
  later: [
    "يمكن لذلك أن ينتظر، ولن يضيع شيء. أولا نبحث عن شيء ثابت تستند إليه.",
    "لن أذهب إلى هناك الآن لأنه قد يهزك أكثر. حين تشعر بأمان أكبر، فالشخص المناسب هو مختص مدرب على الصدمات.",
  ],
  clinician: [
    "هذا العمل قد يساعد كثيرا، ومكانه مع مختص مدرب على الصدمات. لا أقوم به هنا، لكن يمكنني أن أساعدك على الاستعداد له.",
  ],
  contain: [
    "شكرا على ثقتك. لا حاجة إلى أن تمر به هنا. لنعد قليلا إلى هذه الغرفة.",
    "يؤسفني أن ذلك حدث لك. لم يكن ذنبك. لننظر كيف أنت الآن.",
  ],
  orient: [
    "إذا كان أحد يؤذيك في هذه اللحظة، فاذهب أولا إلى مكان آمن أو اتصل برقم الطوارئ. وإذا كان ما يأتي ذكرى: فأنت هنا، وهذا هو الآن. أبق عينيك مفتوحتين وانظر إلى شيء واحد في الغرفة.",
  ],
  untold: ["لا. لا حاجة أبدا إلى أن تحكي ما حدث، لا الآن ولا لاحقا. نعمل مع حالك اليوم، وهذا يكفي."],
  blame: ["لا. التجمد شيء يفعله الجسم وحده في الخطر. لم يكن اختيارا، ولم يكن ذنبك."],
  noNeed: ["لا بأس. لا شيء واجب هنا.", "حسنا، نترك ذلك. الاختيار لك."],
  choice: ["هل نفعل ذلك أم تفضل شيئا آخر؟", "هل هذا مناسب أم لا؟"],
};

const hi: SteadyTexts = {
  first: [
    "यह बताने के लिए धन्यवाद कि आप कितना सुरक्षित महसूस कर रहे हैं। यहाँ हम बस वही करेंगे जिससे थोड़ा सहारा मिले, और जो हुआ उसमें से कुछ भी बताना ज़रूरी नहीं।",
    "अच्छा है कि आप यह लेकर आए। अभी कुछ बताना या सुलझाना नहीं है। बस थोड़ा स्थिर होना है।",
  ],
  hold: ["एक शरीर के लिए यह बहुत है।", "अभी यह मुश्किल लगना स्वाभाविक है।", "समझाने की ज़रूरत नहीं।", "यहाँ कोई जल्दी नहीं।"],
  now: [
    "क्या आप इस समय किसी सुरक्षित जगह पर हैं?",
    "अगले एक घंटे आपके साथ कौन रह सकता है, पास में या फ़ोन पर?",
    "अगले दस मिनट किससे थोड़े आसान होंगे: पानी, गरमाहट, रोशनी या किसी की आवाज़?",
    "शुरू की तुलना में अब कैसा है: थोड़ा स्थिर, वैसा ही या कम?",
  ],
  later: [
    "वह रुक सकता है, और रुकने से कुछ खोता नहीं। पहले पैर टिकाने की जगह ढूँढते हैं।",
    "अभी उधर जाना ठीक नहीं, क्योंकि उससे और हिल सकते हैं। जब आप ज़्यादा सुरक्षित हों, तब आघात में प्रशिक्षित विशेषज्ञ सही व्यक्ति हैं।",
  ],
  clinician: [
    "उस काम से बहुत मदद मिल सकती है, और वह आघात में प्रशिक्षित विशेषज्ञ के साथ होता है। वह यहाँ नहीं होता, पर उसकी तैयारी में मदद हो सकती है।",
  ],
  contain: [
    "भरोसे के लिए धन्यवाद। यहाँ उससे फिर गुज़रना ज़रूरी नहीं। थोड़ी देर इस कमरे में लौटते हैं।",
    "दुख है कि आपके साथ यह हुआ। इसमें आपकी गलती नहीं थी। देखते हैं कि आप अभी कैसे हैं।",
  ],
  orient: [
    "अगर इस समय कोई आपको चोट पहुँचा रहा है, तो पहले सुरक्षित जगह पर जाइए या आपातकालीन नंबर पर फ़ोन कीजिए। अगर यह याद है: आप यहाँ हैं, और यह अभी है। आँखें खुली रखिए और कमरे की एक चीज़ देखिए।",
  ],
  untold: ["नहीं। जो हुआ, वह आपको कभी बताना नहीं पड़ता, न अभी, न बाद में। हम आज की हालत से चलते हैं, और वही काफ़ी है।"],
  blame: ["नहीं। ख़तरे में शरीर अपने आप जम जाता है। यह कोई चुनाव नहीं था, और आपकी ग़लती नहीं थी।"],
  noNeed: ["कोई बात नहीं। यहाँ कुछ भी करना ज़रूरी नहीं।", "ठीक है, वह छोड़ते हैं। चुनाव आपका है।"],
  choice: ["क्या यह करें, या कुछ और?", "यह ठीक रहेगा, या नहीं?"],
};

export const STEADY: Record<SpokenLanguage, SteadyTexts> = { en, es, fr, de, zh, ar, hi };
