import type { SpokenLanguage } from "@/lib/shared/languages";
import type { TwoVoice } from "../shape";

interface Plain {
  readonly quoteMarks: readonly [string, string];
  readonly mirror: readonly string[];
  readonly deepen: readonly string[];
  readonly handOver: readonly string[];
  readonly join: readonly string[];
  readonly practice: readonly string[];
  readonly balance: readonly string[];
  readonly noSides: readonly string[];
  readonly asksAi: readonly string[];
  readonly slower: readonly string[];
  readonly thanks: readonly string[];
}

/** One way of leading for every approach: short, safe, in turns. What is heard in English is heard in no other language yet. */
function voiceOf(plain: Plain): TwoVoice {
  const { quoteMarks, mirror, balance, noSides, asksAi, slower, thanks, deepen, handOver, join, practice } = plain;
  return {
    quoteMarks,
    mirror,
    view: [],
    soften: { contempt: slower, criticism: slower, defence: slower, withdrawal: slower },
    thanks,
    balance,
    noSides,
    asksAi,
    advice: [],
    approaches: { gottman: { deepen, handOver, join, practice } },
    foci: {},
  };
}

export const OTHER_LANGUAGES: Record<Exclude<SpokenLanguage, "en">, TwoVoice> = {
  es: voiceOf({
    quoteMarks: ["«", "»"],
    mirror: ["{speaker}, te oigo decir {quote}.", "Guardo esto de {speaker}: {quote}."],
    deepen: ["{speaker}, ¿qué sentiste en ese momento y qué necesitabas?"],
    handOver: [
      "{listener}, antes de responder, ¿qué has entendido de esto?",
      "{listener}, ¿qué te pasa por dentro al leerlo?",
    ],
    join: ["Cada uno ha puesto algo aquí. ¿Qué es lo que quieren los dos?"],
    practice: [
      "Prueben diez minutos por la noche: uno cuenta, el otro solo escucha, y luego cambian. ¿Qué noche les va bien?",
    ],
    balance: ["{listener}, ahora hay sitio para ti. ¿Dónde estás con todo esto?"],
    noSides: ["Estoy por los dos y no diré quién tiene razón. {speaker}, ¿qué quieres que {listener} entienda?"],
    asksAi: ["Soy Sage, una IA; no soy una persona. Puedo ayudar a que se escuchen por turnos. ¿Seguimos?"],
    slower: ["Vamos más despacio. {speaker}, ¿puedes decirlo desde ti: qué sientes y qué necesitas?"],
    thanks: ["Quedémonos un momento con esto. {listener}, ¿cómo te llega?"],
  }),
  fr: voiceOf({
    quoteMarks: ["« ", " »"],
    mirror: ["{speaker}, voici ce que j'entends : {quote}.", "Je retiens ceci de {speaker} : {quote}."],
    deepen: ["{speaker}, qu'avez-vous ressenti à ce moment-là, et de quoi aviez-vous besoin ?"],
    handOver: [
      "{listener}, avant de répondre, qu'avez-vous compris ?",
      "{listener}, que se passe-t-il en vous en lisant cela ?",
    ],
    join: ["Chacun a posé quelque chose ici. Que voulez-vous tous les deux ?"],
    practice: [
      "Essayez dix minutes le soir : l'un raconte, l'autre écoute, puis on échange. Quel soir vous convient ?",
    ],
    balance: ["{listener}, il y a de la place pour vous. Où en êtes-vous avec tout cela ?"],
    noSides: [
      "Je suis là pour vous deux et je ne dirai pas qui a raison. {speaker}, que voulez-vous que {listener} comprenne ?",
    ],
    asksAi: [
      "Je suis Sage, une IA, et non une personne. Je peux vous aider à vous écouter à tour de rôle. On continue ?",
    ],
    slower: [
      "Allons plus lentement. {speaker}, pouvez-vous le dire à partir de vous : ce que vous ressentez et ce qu'il vous faut ?",
    ],
    thanks: ["Restons un instant avec cela. {listener}, comment cela vous touche-t-il ?"],
  }),
  de: voiceOf({
    quoteMarks: ["„", "“"],
    mirror: ["{speaker}, ich höre: {quote}.", "Von {speaker} halte ich fest: {quote}."],
    deepen: ["{speaker}, was hast du in dem Moment gefühlt, und was hättest du gebraucht?"],
    handOver: [
      "{listener}, bevor du antwortest: Was hast du davon verstanden?",
      "{listener}, was geschieht in dir, wenn du das liest?",
    ],
    join: ["Ihr habt beide etwas hierhergelegt. Was wollt ihr beide?"],
    practice: [
      "Versucht zehn Minuten am Abend: eine Person erzählt, die andere hört nur zu, dann tauscht ihr. Welcher Abend passt?",
    ],
    balance: ["{listener}, jetzt ist Platz für dich. Wo stehst du mit all dem?"],
    noSides: ["Ich bin für euch beide da und sage nicht, wer recht hat. {speaker}, was soll {listener} verstehen?"],
    asksAi: [
      "Ich bin Sage, eine KI und kein Mensch. Ich kann helfen, dass ihr euch abwechselnd zuhört. Machen wir weiter?",
    ],
    slower: ["Langsamer. {speaker}, sagst du es von dir aus: was du fühlst und was du brauchst?"],
    thanks: ["Bleiben wir kurz dabei. {listener}, wie kommt das bei dir an?"],
  }),
  zh: voiceOf({
    quoteMarks: ["“", "”"],
    mirror: ["{speaker}，我听到你说{quote}。", "我记住{speaker}的这句话：{quote}。"],
    deepen: ["{speaker}，那一刻你有什么感受，你需要什么？"],
    handOver: ["{listener}，先不急着回答，你听懂了什么？", "{listener}，读到这里，你心里有什么感受？"],
    join: ["你们两个人都说了自己的想法。你们共同想要的是什么？"],
    practice: ["试试每晚十分钟：一个人说，另一个人只听，然后交换。哪天晚上合适？"],
    balance: ["{listener}，现在轮到你了。你对这些怎么想？"],
    noSides: ["我站在你们两个人一边，不评判谁对谁错。{speaker}，你最希望{listener}明白什么？"],
    asksAi: ["我是 Sage，是人工智能，不是真人。我可以帮你们轮流倾听对方。我们继续好吗？"],
    slower: ["我们慢一点。{speaker}，可以从自己说起吗：你的感受，你的需要？"],
    thanks: ["我们在这里停一下。{listener}，这句话给你什么感觉？"],
  }),
  ar: voiceOf({
    quoteMarks: ["«", "»"],
    mirror: ["{speaker}، أسمعك تقول: {quote}.", "أحتفظ من كلام {speaker} بهذا: {quote}."],
    deepen: ["{speaker}، ماذا شعرت في تلك اللحظة، وما الذي كنت بحاجة إليه؟"],
    handOver: ["{listener}، قبل الرد، ما الذي فهمته من هذا؟", "{listener}، ما الذي يحدث في داخلك عند قراءة هذا؟"],
    join: ["كل واحد منكما وضع شيئا هنا. ما الذي تريدانه معا؟"],
    practice: ["جربا عشر دقائق في المساء: واحد يحكي والآخر يستمع فقط، ثم تتبادلان. أي مساء يناسبكما؟"],
    balance: ["{listener}، المجال لك الآن. أين أنت من كل هذا؟"],
    noSides: ["أنا معكما معا، ولن أقول من هو المحق. {speaker}، ما الذي تود أن يفهمه {listener}؟"],
    asksAi: ["أنا Sage، ذكاء اصطناعي ولست إنسانا. أستطيع أن أساعدكما على الاستماع بالتناوب. هل نكمل؟"],
    slower: ["لنبطئ قليلا. {speaker}، هل تقولها من نفسك: ما تشعر به وما تحتاج إليه؟"],
    thanks: ["لنبق هنا لحظة. {listener}، كيف يصلك هذا؟"],
  }),
  hi: voiceOf({
    quoteMarks: ["“", "”"],
    mirror: ["{speaker}, मैं यह सुन रहा हूँ: {quote}।", "{speaker} की यह बात मैं याद रखता हूँ: {quote}।"],
    deepen: ["{speaker}, उस पल आपको क्या महसूस हुआ, और आपको क्या चाहिए था?"],
    handOver: ["{listener}, जवाब देने से पहले, आपने इसमें क्या समझा?", "{listener}, यह पढ़कर आपके मन में क्या होता है?"],
    join: ["आप दोनों ने अपनी बात रखी। आप दोनों क्या चाहते हैं?"],
    practice: ["शाम को दस मिनट आज़माएँ: एक बोले, दूसरा सिर्फ़ सुने, फिर बदलें। कौन सी शाम ठीक रहेगी?"],
    balance: ["{listener}, अब आपकी बारी है। इस सब में आप कहाँ हैं?"],
    noSides: ["मैं आप दोनों के साथ हूँ और यह नहीं कहूँगा कि कौन सही है। {speaker}, आप क्या चाहते हैं कि {listener} समझे?"],
    asksAi: ["मैं Sage हूँ, एक एआई, इंसान नहीं। मैं बारी-बारी से सुनने में मदद कर सकता हूँ। आगे बढ़ें?"],
    slower: ["थोड़ा धीरे चलें। {speaker}, क्या आप अपनी तरफ़ से कहेंगे: क्या महसूस होता है और क्या चाहिए?"],
    thanks: ["एक पल यहीं रुकें। {listener}, यह आप तक कैसे पहुँचता है?"],
  }),
};
