import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/**
 * What stands in the place of a text that only holds in the United States (a keyword to send, an interpreter to ask for, a
 * national line for harm), for whoever is in another country: its numbers, and the directory of its lines (contract 8).
 */
export interface AbroadTexts {
  readonly lines: string;
  readonly friend: string;
  readonly harm: string;
  /** Asked after `harm`, where the text is a step. */
  readonly when: string;
  /** In the way of reaching somebody: cost, language, being overheard, no strength. */
  readonly way: string;
  /** When speaking is too hard and minutes count. */
  readonly silent: string;
}

const en: Record<Audience, AbroadTexts> = {
  adult: {
    lines:
      "My first suggestion is to call {call} now: a person listens there. More lines in your country, some of them by text or chat, are at findahelpline.com.",
    friend:
      "At {call} somebody can tell you what to do for them; that is my first suggestion. If you think it is happening now, call {emergency} and say where they are.",
    harm: "If you are in danger now, the number is {emergency}. The lines of your country for people who are harmed by somebody are at findahelpline.com. Please use a safe phone, one that nobody checks.",
    when: "When could you call without being heard?",
    way: "You can begin with {call}. What lines cost, which languages they speak and whether you can write instead is at findahelpline.com for your country. What would make the first step a little easier?",
    silent:
      "If speaking is too hard, hand your phone to somebody and let them call {emergency} for you. Who is near enough?",
  },
  child: {
    lines:
      "You can also call {call}. Somebody listens there, and you can say: I need help. A grown-up can call with you.",
    friend:
      "At {call} a person can tell you what to do for them. If it is happening now, call {emergency} and say where they are.",
    harm: "If you are in danger now, call {emergency}. You can say: somebody hurts me. Please do it from a place where nobody hears or sees it.",
    when: "When could you call without being heard?",
    way: "You can start with {call}, or with a grown-up at school. What would make the first step easier?",
    silent: "If talking is too hard, show this to a grown-up and let them call {emergency}. Who is near you?",
  },
};

const es: Record<Audience, AbroadTexts> = {
  adult: {
    lines:
      "Mi primera sugerencia es llamar ahora al {call}: allí te escucha una persona. Otras líneas de tu país, también por mensaje o chat, están en findahelpline.com.",
    friend:
      "En el {call} alguien puede decirte qué hacer por esa persona; es lo primero que te sugiero. Si crees que está pasando ahora, llama al {emergency} y di dónde está.",
    harm: "Si estás en peligro ahora, el número es el {emergency}. Las líneas de tu país para quien sufre daño de otra persona están en findahelpline.com. Usa, por favor, un teléfono que nadie te revise.",
    when: "¿Cuándo podrías llamar sin que te oigan?",
    way: "Puedes empezar por el {call}. Cuánto cuesta, en qué idiomas atienden y si puedes escribir, lo dice findahelpline.com para tu país. ¿Qué haría un poco más fácil el primer paso?",
    silent: "Si hablar es demasiado, dale tu teléfono a alguien y que llame al {emergency} por ti. ¿Quién está cerca?",
  },
  child: {
    lines:
      "También puedes llamar al {call}. Allí alguien te escucha, y puedes decir: necesito ayuda. Un adulto puede llamar contigo.",
    friend:
      "En el {call} una persona puede decirte qué hacer. Si está pasando ahora, llama al {emergency} y di dónde está.",
    harm: "Si estás en peligro ahora, llama al {emergency}. Puedes decir: alguien me hace daño. Hazlo, por favor, donde nadie te oiga ni te vea.",
    when: "¿Cuándo podrías llamar sin que te oigan?",
    way: "Puedes empezar por el {call}, o por un adulto de la escuela. ¿Qué haría más fácil el primer paso?",
    silent: "Si hablar es muy difícil, enséñale esto a un adulto y que llame al {emergency}. ¿Quién está cerca de ti?",
  },
};

const fr: Record<Audience, AbroadTexts> = {
  adult: {
    lines:
      "Ma première suggestion est d'appeler maintenant le {call} : quelqu'un y écoute. D'autres lignes de votre pays, aussi par message ou chat, sont sur findahelpline.com.",
    friend:
      "Au {call}, quelqu'un peut vous dire quoi faire pour cette personne ; c'est ma première suggestion. Si vous pensez que cela se passe maintenant, appelez le {emergency} et dites où elle est.",
    harm: "Si vous êtes en danger maintenant, le numéro est le {emergency}. Les lignes de votre pays pour les personnes à qui quelqu'un fait du mal sont sur findahelpline.com. Prenez un téléphone que personne ne surveille.",
    when: "Quand pourriez-vous appeler sans être entendu ?",
    way: "On peut commencer par le {call}. Le prix, les langues et la possibilité d'écrire sont indiqués sur findahelpline.com pour votre pays. Qu'est-ce qui rendrait le premier pas un peu plus facile ?",
    silent:
      "Si parler est trop dur, donnez votre téléphone à quelqu'un qui appellera le {emergency} pour vous. Qui est assez près ?",
  },
  child: {
    lines:
      "Tu peux aussi appeler le {call}. Quelqu'un t'écoute, et tu peux dire : j'ai besoin d'aide. Un adulte peut appeler avec toi.",
    friend:
      "Au {call}, une personne peut te dire quoi faire. Si ça se passe maintenant, appelle le {emergency} et dis où est cette personne.",
    harm: "Si tu es en danger maintenant, appelle le {emergency}. Tu peux dire : quelqu'un me fait du mal. Fais-le là où personne ne t'entend ni ne te voit.",
    when: "Quand pourrais-tu appeler sans qu'on t'entende ?",
    way: "Tu peux commencer par le {call}, ou par un adulte de l'école. Qu'est-ce qui rendrait le premier pas plus facile ?",
    silent: "Si parler est trop dur, montre ceci à un adulte, et il appelle le {emergency}. Qui est près de toi ?",
  },
};

const de: Record<Audience, AbroadTexts> = {
  adult: {
    lines:
      "Mein erster Vorschlag ist, jetzt {call} anzurufen: Dort hört dir ein Mensch zu. Weitere Angebote in deinem Land, auch per Nachricht oder Chat, stehen auf findahelpline.com.",
    friend:
      "Mein erster Vorschlag ist ein Anruf bei {call}: Dort kann dir jemand sagen, was du für diesen Menschen tun kannst. Wenn du glaubst, dass es gerade geschieht, ruf {emergency} an und sag, wo er ist.",
    harm: "Wenn du jetzt in Gefahr bist, ruf {emergency} an. Die Hilfetelefone deines Landes für Menschen, denen jemand etwas antut, stehen auf findahelpline.com. Bitte nimm ein Telefon, das niemand kontrolliert.",
    when: "Wann könntest du anrufen, ohne gehört zu werden?",
    way: "Du kannst mit {call} beginnen. Was es kostet, welche Sprachen gesprochen werden und ob man schreiben kann, steht für dein Land auf findahelpline.com. Was würde den ersten Schritt ein wenig leichter machen?",
    silent:
      "Wenn Sprechen zu schwer ist, gib jemandem dein Telefon und bitte darum, {emergency} für dich anzurufen. Wer ist nah genug?",
  },
  child: {
    lines:
      "Du kannst auch {call} anrufen. Dort hört dir jemand zu, und du kannst sagen: Ich brauche Hilfe. Ein Erwachsener kann mit dir anrufen.",
    friend:
      "Bei {call} kann dir ein Mensch sagen, was du tun kannst. Wenn es gerade passiert, ruf {emergency} an und sag, wo dieser Mensch ist.",
    harm: "Wenn du jetzt in Gefahr bist, ruf {emergency} an. Du kannst sagen: Jemand tut mir weh. Mach es bitte da, wo dich niemand hört oder sieht.",
    when: "Wann könntest du anrufen, ohne dass dich jemand hört?",
    way: "Du kannst mit {call} anfangen oder mit einem Erwachsenen in der Schule. Was würde den ersten Schritt leichter machen?",
    silent:
      "Wenn Reden zu schwer ist, zeig das einem Erwachsenen, und er ruft {emergency} an. Wer ist bei dir in der Nähe?",
  },
};

const zh: Record<Audience, AbroadTexts> = {
  adult: {
    lines:
      "我首先建议现在就打 {call}，那里有人会听你说。你所在国家的其他热线，包括短信和文字聊天，都在 findahelpline.com。",
    friend:
      "打 {call}，会有人告诉你能为对方做什么；这是我的第一个建议。如果你觉得事情正在发生，请拨打 {emergency}，说出对方在哪里。",
    harm: "如果你现在有危险，请拨打 {emergency}。你所在国家帮助受伤害者的热线，在 findahelpline.com 可以找到。请用别人查不到的电话。",
    when: "什么时候你可以打电话而不被人听到？",
    way: "可以先打 {call}。费用、语言、能不能用文字，在 findahelpline.com 可以查到你所在国家的情况。怎样能让第一步容易一点？",
    silent: "如果说话太难，请把手机交给身边的人，让他替你打 {emergency}。谁离你最近？",
  },
  child: {
    lines: "你也可以打 {call}。那里有人听你说，你可以说：我需要帮助。也可以请大人和你一起打。",
    friend: "打 {call}，会有人告诉你可以怎么做。如果正在发生，就打 {emergency}，说出那个人在哪里。",
    harm: "如果你现在有危险，就打 {emergency}。你可以说：有人在伤害我。请在没人听到、没人看到的地方打。",
    when: "什么时候你可以打电话而不被人听到？",
    way: "可以先打 {call}，也可以先找学校里的大人。怎样能让第一步容易一点？",
    silent: "如果说话太难，就把这个给一个大人看，让他打 {emergency}。谁在你旁边？",
  },
};

const ar: Record<Audience, AbroadTexts> = {
  adult: {
    lines:
      "اقتراحي الأول هو الاتصال الآن بالرقم {call}: هناك إنسان يصغي. وخطوط أخرى في بلدك، بعضها بالرسائل أو الدردشة، تجدها في findahelpline.com.",
    friend:
      "على الرقم {call} يمكن لشخص أن يقول لك ما الذي يمكن فعله من أجل هذا الإنسان؛ هذا اقتراحي الأول. وإن كان ذلك يحدث الآن، فالرجاء الاتصال بـ {emergency} وذكر المكان.",
    harm: "إن كان هناك خطر عليك الآن، فالرقم هو {emergency}. وخطوط بلدك لمن يؤذيهم أحد تجدها في findahelpline.com. الرجاء استعمال هاتف لا يراقبه أحد.",
    when: "متى يمكن الاتصال دون أن يسمعك أحد؟",
    way: "يمكن البدء بالرقم {call}. أما الكلفة واللغات وإمكان الكتابة بدل الكلام فتجدها لبلدك في findahelpline.com. ما الذي يجعل الخطوة الأولى أسهل قليلًا؟",
    silent: "إن كان الكلام صعبًا جدًا، فالرجاء إعطاء هاتفك لشخص يتصل بـ {emergency} بدلًا منك. من هو قريب منك؟",
  },
  child: {
    lines: "يمكنك أيضًا الاتصال بالرقم {call}. هناك من يسمعك، ويكفي أن تقول: أحتاج مساعدة. ويمكن لشخص كبير أن يتصل معك.",
    friend:
      "على الرقم {call} شخص يقول لك ما يمكن فعله. إن كان ذلك يحدث الآن، فالرجاء الاتصال بـ {emergency} وقول أين هو.",
    harm: "إن كنت في خطر الآن، فالرجاء الاتصال بـ {emergency}. يكفي أن تقول: هناك من يؤذيني. والرجاء فعل ذلك حيث لا يسمعك ولا يراك أحد.",
    when: "متى يمكن الاتصال دون أن يسمعك أحد؟",
    way: "يمكن البدء بالرقم {call}، أو بشخص كبير في المدرسة. ما الذي يجعل الخطوة الأولى أسهل؟",
    silent: "إن كان الكلام صعبًا جدًا، فالرجاء عرض هذا على شخص كبير ليتصل بـ {emergency}. من هو قريب منك؟",
  },
};

const hi: Record<Audience, AbroadTexts> = {
  adult: {
    lines:
      "मेरी पहली सलाह है कि अभी {call} पर फ़ोन करें: वहाँ कोई आपकी बात सुनता है। आपके देश की और हेल्पलाइनें, संदेश या चैट वाली भी, findahelpline.com पर हैं।",
    friend:
      "{call} पर कोई बता सकता है कि उनके लिए क्या किया जाए; यह मेरा पहला सुझाव है। अगर लगे कि यह अभी हो रहा है, तो {emergency} पर फ़ोन करें और बताएँ कि वे कहाँ हैं।",
    harm: "अगर आप अभी ख़तरे में हैं, तो नंबर {emergency} है। जिन्हें कोई चोट पहुँचाता है, उनके लिए आपके देश की हेल्पलाइनें findahelpline.com पर हैं। कृपया ऐसा फ़ोन लें जिसे कोई न देखता हो।",
    when: "आप कब फ़ोन कर सकते हैं कि कोई न सुने?",
    way: "शुरुआत {call} से हो सकती है। ख़र्च, भाषा और लिखकर बात करने की सुविधा आपके देश के लिए findahelpline.com पर लिखी है। पहला क़दम थोड़ा आसान कैसे हो सकता है?",
    silent: "अगर बोलना बहुत मुश्किल है, तो अपना फ़ोन किसी को दीजिए ताकि वे आपके लिए {emergency} पर फ़ोन करें। पास में कौन है?",
  },
  child: {
    lines:
      "तुम {call} पर भी फ़ोन कर सकते हो। वहाँ कोई तुम्हारी बात सुनता है, और तुम कह सकते हो: मुझे मदद चाहिए। कोई बड़ा तुम्हारे साथ फ़ोन कर सकता है।",
    friend:
      "{call} पर कोई बता सकता है कि क्या किया जाए। अगर अभी हो रहा है, तो {emergency} पर फ़ोन करो और बताओ कि वह कहाँ है।",
    harm: "अगर तुम अभी ख़तरे में हो, तो {emergency} पर फ़ोन करो। कह सकते हो: कोई मुझे चोट पहुँचाता है। इसे वहाँ से करना जहाँ कोई न सुने और न देखे।",
    when: "तुम कब फ़ोन कर सकते हो कि कोई न सुने?",
    way: "शुरुआत {call} से हो सकती है, या स्कूल में किसी बड़े से। पहला क़दम आसान कैसे हो सकता है?",
    silent: "अगर बोलना बहुत मुश्किल है, तो यह किसी बड़े को दिखाओ, वे {emergency} पर फ़ोन करें। तुम्हारे पास कौन है?",
  },
};

export const ABROAD: Readonly<Record<SpokenLanguage, Readonly<Record<Audience, AbroadTexts>>>> = {
  en,
  es,
  fr,
  de,
  zh,
  ar,
  hi,
};
