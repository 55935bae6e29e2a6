import type { Audience } from "@/lib/shared/audience";
import type { Protest } from "@/lib/shared/heard/protest";
import type { SpokenLanguage } from "@/lib/shared/languages";

type Lines = readonly string[];

/** What is answered to a protest, and said in place of questions for a while after one. No line asks anything. */
export interface ProtestCopy extends Readonly<Record<Protest, Lines>> {
  /** One plain thing that helps many people, whatever the matter is. */
  readonly useful: Lines;
  /** Leaves the room to the person. */
  readonly room: Lines;
}

export const PROTEST: Record<SpokenLanguage, Record<Audience, ProtestCopy>> = {
  en: {
    adult: {
      missed: [
        "You are right, I missed you there, and I am sorry.",
        "I did not get what you were telling me. That is on me, not on you.",
        "That was my miss. You said it plainly, and I went past it.",
        "Being answered like that is lonely. I got it wrong, and I am sorry.",
      ],
      questions: [
        "You are right, that was too many questions. I will stop asking.",
        "Okay. No more questions from me for now.",
        "That was a lot of asking and little help. I am sorry, and I stop.",
      ],
      exercise: [
        "Okay, no exercise, not now and not later unless you want one.",
        "Then no exercise. You asked for something else, and I missed that.",
        "Understood, exercises are off the table.",
      ],
      useful: [
        "One thing that helps many people when it is too much: pick the one part that has to be dealt with today, and let the rest wait until tomorrow.",
        "One plain thing that often helps: tell one person you trust a single true sentence about how it is. They do not have to fix it.",
        "What helps many people in such an hour is small: water, something to eat, ten minutes outside, and no big decision tonight.",
        "A thing that often takes some pressure off: put all of it on paper, then mark only what is in your own hands. The rest may stay there.",
      ],
      room: [
        "Write whatever you like, or nothing at all. I am reading.",
        "You can say it in any way and any order. I will listen and not ask.",
        "There is room here for how it really is.",
        "Take your time. You set the pace from here.",
        "You do not have to explain it well. I will stay with what you say.",
      ],
    },
    child: {
      missed: [
        "You are right. I did not get it, and I am sorry.",
        "Oops, I missed what you told me. That is my fault, not yours.",
        "I got that wrong. Thanks for telling me.",
      ],
      questions: [
        "You are right, I asked too much. I will stop.",
        "Okay, no more questions for now. Sorry about that.",
        "That was a lot of asking. I stop now.",
      ],
      exercise: ["Okay, no game and no task.", "Got it. We do not do that now.", "Fine, we leave that out."],
      useful: [
        "One thing that helps a lot of kids: tell one grown-up you trust just one true thing about it.",
        "When it is too much, a drink of water and a cozy spot can help a bit. The rest can wait.",
        "You can draw it or write it down. Then it is not all in your head.",
      ],
      room: [
        "You can tell me anything, or just sit here with me.",
        "I am here, and I just listen now.",
        "You can say it all mixed up. That is fine.",
        "Take all the time you want.",
      ],
    },
  },
  es: {
    adult: {
      missed: [
        "Tienes razón, no te entendí, y lo siento.",
        "No escuché bien lo que me decías. El fallo es mío, no tuyo.",
        "Me equivoqué. Lo dijiste claro y pasé de largo.",
      ],
      questions: [
        "Tienes razón, fueron demasiadas preguntas. Dejo de preguntar.",
        "De acuerdo. Por ahora no pregunto más.",
        "Pregunté mucho y ayudé poco. Lo siento, y paro.",
      ],
      exercise: [
        "De acuerdo, nada de ejercicios, salvo que tú los quieras.",
        "Entonces sin ejercicio. Pedías otra cosa y no lo vi.",
      ],
      useful: [
        "Algo que ayuda a muchas personas cuando es demasiado: elegir lo único que hay que atender hoy y dejar el resto para mañana.",
        "Algo sencillo que suele ayudar: decirle a una persona de confianza una sola frase verdadera sobre cómo estás. No tiene que arreglar nada.",
        "En una hora así ayuda lo pequeño: agua, algo de comer, diez minutos de aire y ninguna decisión grande esta noche.",
      ],
      room: [
        "Escribe lo que quieras, o nada. Estoy leyendo.",
        "Puedes decirlo como salga y en cualquier orden. Escucho y no pregunto.",
        "Aquí hay sitio para cómo es de verdad.",
        "Tómate tu tiempo. El ritmo lo pones tú.",
      ],
    },
    child: {
      missed: [
        "Tienes razón. No te entendí, y lo siento.",
        "Uy, no escuché bien lo que me contaste. Es culpa mía, no tuya.",
        "Me equivoqué. Gracias por decirlo.",
      ],
      questions: ["Tienes razón, pregunté demasiado. Ya paro.", "Vale, por ahora no hay más preguntas. Perdona."],
      exercise: ["Vale, nada de juegos ni tareas.", "Entendido. Eso no lo hacemos ahora."],
      useful: [
        "Algo que ayuda a muchos niños: contarle a un adulto de confianza una sola cosa verdadera sobre esto.",
        "Cuando es demasiado, beber agua y buscar un sitio tranquilo ayuda un poco. Lo demás puede esperar.",
      ],
      room: [
        "Puedes contarme lo que quieras, o solo estar aquí.",
        "Estoy aquí, y ahora solo escucho.",
        "Puedes decirlo todo mezclado. Está bien.",
      ],
    },
  },
  fr: {
    adult: {
      missed: [
        "Vous avez raison, je n'ai pas compris, et je vous demande pardon.",
        "Je n'ai pas entendu ce que vous disiez. L'erreur vient de moi, pas de vous.",
        "Je me suis trompé. C'était dit clairement, et je suis passé à côté.",
      ],
      questions: [
        "Vous avez raison, c'était trop de questions. J'arrête d'en poser.",
        "D'accord. Plus de questions de ma part pour le moment.",
        "Beaucoup de questions et peu d'aide : pardon, j'arrête.",
      ],
      exercise: [
        "D'accord, pas d'exercice, sauf si vous en voulez un.",
        "Alors pas d'exercice. Vous demandiez autre chose, et je ne l'ai pas vu.",
      ],
      useful: [
        "Une chose qui aide beaucoup de gens quand c'est trop : choisir le seul point à régler aujourd'hui et laisser le reste pour demain.",
        "Une chose simple qui aide souvent : dire à une personne de confiance une seule phrase vraie sur votre état. Elle n'a rien à réparer.",
        "Dans une heure pareille, le petit aide : de l'eau, un peu à manger, dix minutes dehors, et aucune grande décision ce soir.",
      ],
      room: [
        "Écrivez ce que vous voulez, ou rien. Je lis.",
        "Vous pouvez le dire comme cela vient. J'écoute sans rien demander.",
        "Il y a de la place ici pour ce qui est vrai.",
        "Prenez votre temps. C'est vous qui donnez le rythme.",
      ],
    },
    child: {
      missed: [
        "Tu as raison. Je n'ai pas compris, pardon.",
        "Oups, je n'ai pas bien écouté. C'est ma faute, pas la tienne.",
        "Je me suis trompé. Merci de me le dire.",
      ],
      questions: ["Tu as raison, j'ai trop demandé. J'arrête.", "D'accord, plus de questions pour le moment. Pardon."],
      exercise: ["D'accord, pas de jeu et pas de tâche.", "Compris. On ne fait pas ça maintenant."],
      useful: [
        "Une chose qui aide beaucoup d'enfants : dire une seule chose vraie à un adulte de confiance.",
        "Quand c'est trop, un verre d'eau et un coin calme aident un peu. Le reste peut attendre.",
      ],
      room: [
        "Tu peux tout me dire, ou juste rester là.",
        "Je suis là, et maintenant j'écoute seulement.",
        "Tu peux le dire tout mélangé. C'est bien comme ça.",
      ],
    },
  },
  de: {
    adult: {
      missed: [
        "Du hast recht, ich habe dich nicht verstanden, und das tut mir leid.",
        "Ich habe nicht gehört, was du mir gesagt hast. Das liegt an mir, nicht an dir.",
        "Da lag ich falsch. Du hast es klar gesagt, und ich bin daran vorbeigegangen.",
      ],
      questions: [
        "Du hast recht, das waren zu viele Fragen. Ich höre auf zu fragen.",
        "In Ordnung. Von mir kommen vorerst keine Fragen mehr.",
        "Viel gefragt und wenig geholfen: das tut mir leid, ich lasse es.",
      ],
      exercise: [
        "In Ordnung, keine Übung, außer du möchtest selbst eine.",
        "Dann keine Übung. Du wolltest etwas anderes, und ich habe es übersehen.",
      ],
      useful: [
        "Was vielen hilft, wenn es zu viel ist: das eine heraussuchen, das heute sein muss, und den Rest bis morgen liegen lassen.",
        "Etwas Einfaches, das oft hilft: einem Menschen, dem du vertraust, einen einzigen wahren Satz sagen. Lösen muss er nichts.",
        "In so einer Stunde hilft Kleines: Wasser, etwas zu essen, zehn Minuten an der Luft und heute Abend keine große Entscheidung.",
      ],
      room: [
        "Schreib, was du willst, oder gar nichts. Ich lese mit.",
        "Du kannst es sagen, wie es kommt. Ich höre zu und frage nicht.",
        "Hier ist Platz dafür, wie es wirklich ist.",
        "Lass dir Zeit. Das Tempo bestimmst du.",
      ],
    },
    child: {
      missed: [
        "Du hast recht. Ich habe es nicht verstanden, und das tut mir leid.",
        "Hoppla, ich habe nicht gut zugehört. Das liegt an mir, nicht an dir.",
        "Da lag ich falsch. Danke, dass du es sagst.",
      ],
      questions: [
        "Du hast recht, ich habe zu viel gefragt. Ich höre auf.",
        "Okay, erst mal keine Fragen mehr. Entschuldige.",
      ],
      exercise: ["Okay, kein Spiel und keine Aufgabe.", "Verstanden. Das machen wir jetzt nicht."],
      useful: [
        "Was vielen Kindern hilft: einem Erwachsenen, dem du vertraust, eine einzige wahre Sache davon sagen.",
        "Wenn es zu viel ist, helfen ein Glas Wasser und ein ruhiger Platz ein bisschen. Der Rest kann warten.",
      ],
      room: [
        "Du kannst mir alles sagen oder einfach nur da sein.",
        "Ich bin da und höre jetzt nur zu.",
        "Du kannst es ganz durcheinander sagen. Das ist gut so.",
      ],
    },
  },
  zh: {
    adult: {
      missed: [
        "你说得对，我没有懂你，对不起。",
        "你告诉我的，我没有听进去。这是我的问题，不是你的。",
        "是我弄错了。你说得很清楚，我却错过了。",
      ],
      questions: ["你说得对，问题太多了。我不再问了。", "好的，我先不问了。", "问得多，帮得少，对不起，我停下来。"],
      exercise: ["好的，不做练习，除非你自己想做。", "那就不做练习。你要的是别的，我没有看到。"],
      useful: [
        "太多的时候，有个办法帮到不少人：只挑今天非做不可的一件事，其余的留到明天。",
        "有件简单的事常常有用：对一个信任的人说一句真话，说说你现在怎么样。对方不用解决什么。",
        "这样的时刻，小事有帮助：喝水，吃点东西，出去走十分钟，今晚不做大决定。",
      ],
      room: [
        "想写什么就写什么，不写也行，我在看。",
        "怎么说都可以，先说哪里都行。我只听，不问。",
        "真实的样子，在这里都放得下。",
        "慢慢来，节奏由你定。",
      ],
    },
    child: {
      missed: ["你说得对，我没有听懂，对不起。", "哎呀，你说的我没听好。这怪我，不怪你。", "我弄错了，谢谢你告诉我。"],
      questions: ["你说得对，我问太多了，我不问了。", "好，先不问了，对不起。"],
      exercise: ["好，不玩也不做任务。", "知道了，现在不做那个。"],
      useful: [
        "有个办法帮到很多小朋友：把一件真的事，告诉一个你信任的大人。",
        "太难受的时候，喝点水，找个安静的地方，会好一点点。别的可以等一等。",
      ],
      room: ["你什么都可以跟我说，也可以只是待着。", "我在这里，现在只听你说。", "乱乱地说也没关系。"],
    },
  },
  ar: {
    adult: {
      missed: [
        "معك حق، لم أفهمك، وأنا آسف.",
        "لم أنتبه لما قلته لي. الخطأ مني وليس منك.",
        "كان هذا خطئي. قلتها بوضوح ومررت عنها.",
      ],
      questions: [
        "معك حق، كانت أسئلة كثيرة. سأتوقف عن السؤال.",
        "حسنا، لا أسئلة مني الآن.",
        "سألت كثيرا وساعدت قليلا. أعتذر، وأتوقف.",
      ],
      exercise: ["حسنا، لا تمرين إلا إن أردت ذلك.", "إذن بلا تمرين. طلبت شيئا آخر ولم أنتبه."],
      useful: [
        "ما يساعد كثيرين حين يكون الأمر فوق الطاقة: اختيار شيء واحد لا بد منه اليوم، وترك الباقي للغد.",
        "شيء بسيط يساعد غالبا: قول جملة صادقة واحدة لشخص تثق به عن حالك. لا يلزمه أن يحل شيئا.",
        "في ساعة كهذه يساعد القليل: ماء، لقمة، عشر دقائق في الهواء، ولا قرار كبير الليلة.",
      ],
      room: [
        "اكتب ما تشاء، أو لا تكتب شيئا. أنا أقرأ.",
        "يمكن قولها كما تأتي وبأي ترتيب. أستمع ولا أسأل.",
        "هنا مكان للأمر كما هو فعلا.",
        "خذ وقتك. الإيقاع لك.",
      ],
    },
    child: {
      missed: ["معك حق. لم أفهم، وأنا آسف.", "لم أسمعك جيدا. الخطأ مني وليس منك.", "أخطأت. شكرا لأنك قلت لي."],
      questions: ["معك حق، سألت كثيرا. سأتوقف.", "حسنا، لا أسئلة الآن. آسف."],
      exercise: ["حسنا، لا لعبة ولا مهمة.", "فهمت. لن نفعل ذلك الآن."],
      useful: [
        "شيء يساعد كثيرا من الأطفال: قول شيء صادق واحد لشخص كبير تثق به.",
        "حين يكون الأمر كثيرا، يساعد قليلا شرب الماء ومكان هادئ. والباقي ينتظر.",
      ],
      room: ["يمكنك أن تحكي لي أي شيء، أو تبقى هنا فقط.", "أنا هنا، والآن أستمع فقط.", "لا بأس إن كان الكلام مختلطا."],
    },
  },
  hi: {
    adult: {
      missed: [
        "आप सही कह रहे हैं, आपकी बात समझ में नहीं आई थी, इसके लिए माफ़ी।",
        "आपने जो बताया, वह सुना नहीं गया। गलती इधर की है, आपकी नहीं।",
        "यह चूक इधर से हुई। आपने साफ़ कहा था, और बात छूट गई।",
      ],
      questions: [
        "आप सही कह रहे हैं, सवाल बहुत हो गए। अब सवाल बंद।",
        "ठीक है, अभी और सवाल नहीं।",
        "पूछा बहुत, मदद कम हुई। माफ़ कीजिए, अब रुकते हैं।",
      ],
      exercise: ["ठीक है, कोई अभ्यास नहीं, जब तक आप खुद न चाहें।", "तो अभ्यास नहीं। आपने कुछ और माँगा था, वह छूट गया।"],
      useful: [
        "जब सब बहुत ज़्यादा हो, तो बहुत से लोगों को यह मदद करता है: आज का एक ज़रूरी काम चुनें, बाकी कल पर छोड़ दें।",
        "एक सीधी बात जो अक्सर मदद करती है: किसी भरोसेमंद इंसान से अपने हाल का एक सच्चा वाक्य कहना। उन्हें कुछ ठीक नहीं करना है।",
        "ऐसे समय में छोटी चीज़ें मदद करती हैं: पानी, थोड़ा खाना, दस मिनट खुली हवा, और आज रात कोई बड़ा फ़ैसला नहीं।",
      ],
      room: [
        "जो चाहें लिखिए, या कुछ भी नहीं। यहाँ पढ़ा जा रहा है।",
        "जैसे आए वैसे कहिए। यहाँ सुना जाएगा, पूछा नहीं जाएगा।",
        "जो सच में है, उसके लिए यहाँ जगह है।",
        "आराम से। चाल आपकी है।",
      ],
    },
    child: {
      missed: [
        "तुम सही कह रहे हो। मुझे समझ नहीं आया, माफ़ करना।",
        "अरे, मैंने ठीक से नहीं सुना। गलती मेरी है, तुम्हारी नहीं।",
        "मुझसे गलती हुई। बताने के लिए शुक्रिया।",
      ],
      questions: ["तुम सही कह रहे हो, मैंने बहुत पूछा। अब नहीं पूछूँगा।", "ठीक है, अभी और सवाल नहीं। माफ़ करना।"],
      exercise: ["ठीक है, न खेल, न काम।", "समझ गया। वह अभी नहीं करेंगे।"],
      useful: [
        "बहुत से बच्चों को यह मदद करता है: किसी भरोसेमंद बड़े को इसकी एक सच्ची बात बताना।",
        "जब बहुत ज़्यादा लगे, तो पानी पीना और शांत कोना थोड़ी मदद करते हैं। बाकी रुक सकता है।",
      ],
      room: ["तुम मुझे कुछ भी बता सकते हो, या बस यहाँ रहो।", "मैं यहाँ हूँ, और अब बस सुनता हूँ।", "सब मिला-जुला कहना भी ठीक है।"],
    },
  },
};
