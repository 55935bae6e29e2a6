import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** To who sees no point any more: warmth, a door that stands open, and once where people are. Nothing is asked or solved. */
export interface DespairCopy {
  readonly warm: readonly string[];
  readonly door: readonly string[];
  readonly people: readonly string[];
}

export const DESPAIR: Record<SpokenLanguage, Record<Audience, DespairCopy>> = {
  en: {
    adult: {
      warm: [
        "That is a heavy place to be, and I am glad you said it here.",
        "When nothing seems to be worth it, even one day is a long way. You do not have to make light of it here.",
        "I hear how worn out you are. It makes sense to ask that when so much has gone out of things.",
      ],
      door: [
        "Tell me what has been taking the point out of things, in any order. Short is fine.",
        "You can start with today, or with the night, or with the last thing that hurt.",
        "There is time. Say whatever is true right now, even if it is only a few words.",
      ],
      people: [
        "And if it ever becomes a wish not to be here, please say it straight out. You can say that here, and the Crisis button leads to people at any hour.",
      ],
    },
    child: {
      warm: [
        "That sounds really heavy. I am glad you told me.",
        "When it all feels like there is no point, each day is hard. You can say that here.",
        "I hear you. It is okay to feel like that, and you are not weird for it.",
      ],
      door: [
        "You can tell me what makes it feel that way. Any bit is fine.",
        "You can start with today, or with the part that hurts most.",
        "Take your time. A few words are enough.",
      ],
      people: [
        "If you ever do not want to be here at all, tell a grown-up you trust right away, or tap the red Help button. You are not in trouble for that.",
      ],
    },
  },
  es: {
    adult: {
      warm: [
        "Eso pesa mucho, y me alegra que lo digas aquí.",
        "Cuando nada parece valer la pena, hasta un solo día se hace largo. Aquí no tienes que quitarle peso.",
        "Se nota cuánto cansancio hay. Es comprensible preguntarse eso.",
      ],
      door: [
        "Cuéntame qué le ha ido quitando el sentido a las cosas, en cualquier orden. Breve también vale.",
        "Puedes empezar por hoy, por la noche o por lo último que dolió.",
        "Hay tiempo. Di lo que sea verdad ahora, aunque sean pocas palabras.",
      ],
      people: [
        "Y si alguna vez se vuelve un deseo de no estar aquí, dilo con todas las letras. Aquí se puede decir, y el botón Crisis lleva a personas a cualquier hora.",
      ],
    },
    child: {
      warm: [
        "Eso suena muy pesado. Me alegra que me lo cuentes.",
        "Cuando nada parece tener sentido, cada día cuesta. Aquí puedes decirlo.",
        "Te escucho. Está bien sentirse así, no eres raro por eso.",
      ],
      door: [
        "Puedes contarme qué hace que se sienta así. Cualquier trocito vale.",
        "Puedes empezar por hoy, o por lo que más duele.",
        "Tómate tu tiempo. Bastan pocas palabras.",
      ],
      people: [
        "Si alguna vez no quieres estar aquí para nada, díselo enseguida a un adulto de confianza o toca el botón rojo Help. Nadie te va a regañar.",
      ],
    },
  },
  fr: {
    adult: {
      warm: [
        "C'est un endroit lourd, et c'est bien que vous le disiez ici.",
        "Quand plus rien ne semble en valoir la peine, un seul jour est déjà long. Ici, rien n'est à minimiser.",
        "On entend combien vous êtes à bout. Il est compréhensible de se le demander.",
      ],
      door: [
        "Racontez ce qui a peu à peu ôté leur sens aux choses, dans n'importe quel ordre. Court, c'est bien aussi.",
        "Vous pouvez commencer par aujourd'hui, par la nuit, ou par la dernière chose qui a fait mal.",
        "Il y a le temps. Dites ce qui est vrai maintenant, même en peu de mots.",
      ],
      people: [
        "Et si cela devient un jour l'envie de ne plus être là, dites-le tout droit. Cela peut se dire ici, et le bouton Crisis mène à des personnes à toute heure.",
      ],
    },
    child: {
      warm: [
        "Ça a l'air très lourd. C'est bien que tu me le dises.",
        "Quand rien ne semble avoir de sens, chaque jour est dur. Tu peux le dire ici.",
        "Je t'entends. On a le droit de se sentir comme ça, tu n'es pas bizarre.",
      ],
      door: [
        "Tu peux me dire ce qui donne cette impression. Un petit bout suffit.",
        "Tu peux commencer par aujourd'hui, ou par ce qui fait le plus mal.",
        "Prends ton temps. Quelques mots suffisent.",
      ],
      people: [
        "Si un jour tu ne veux plus être là du tout, dis-le tout de suite à un adulte de confiance, ou touche le bouton rouge Help. Personne ne va te gronder.",
      ],
    },
  },
  de: {
    adult: {
      warm: [
        "Das ist ein schwerer Ort, und es ist gut, dass du es hier sagst.",
        "Wenn sich nichts mehr lohnt, ist schon ein Tag sehr lang. Hier musst du es nicht kleiner machen.",
        "Ich höre, wie erschöpft du bist. Es ist verständlich, sich das zu fragen.",
      ],
      door: [
        "Erzähl mir, was den Dingen nach und nach den Sinn genommen hat, in beliebiger Reihenfolge. Kurz reicht.",
        "Du kannst mit heute anfangen, mit der Nacht, oder mit dem Letzten, das wehgetan hat.",
        "Es ist Zeit. Sag, was gerade wahr ist, auch wenn es nur wenige Worte sind.",
      ],
      people: [
        "Und wenn daraus einmal der Wunsch wird, nicht mehr da zu sein, sag es bitte geradeheraus. Das darf man hier sagen, und der Knopf Crisis führt zu jeder Stunde zu Menschen.",
      ],
    },
    child: {
      warm: [
        "Das klingt richtig schwer. Gut, dass du es mir sagst.",
        "Wenn alles ohne Sinn scheint, ist jeder Tag schwer. Hier darfst du das sagen.",
        "Ich höre dich. So darf man sich fühlen, du bist deshalb nicht komisch.",
      ],
      door: [
        "Du kannst mir sagen, wovon es sich so anfühlt. Ein kleines Stück reicht.",
        "Du kannst mit heute anfangen, oder mit dem, was am meisten wehtut.",
        "Lass dir Zeit. Ein paar Worte sind genug.",
      ],
      people: [
        "Wenn du einmal gar nicht mehr da sein willst, sag es gleich einem Erwachsenen, dem du vertraust, oder tippe auf den roten Knopf Help. Du bekommst dafür keinen Ärger.",
      ],
    },
  },
  zh: {
    adult: {
      warm: [
        "这样的处境很沉重，你愿意在这里说出来，很好。",
        "当什么都不值得的时候，连一天都很长。在这里不用把它说轻。",
        "听得出你有多累。会这样问，是可以理解的。",
      ],
      door: [
        "说说是什么让一切慢慢没了意义，先说哪里都行，短也可以。",
        "可以从今天说起，或者从夜里，或者从最近一次受伤说起。",
        "不着急。说说此刻真实的感受，几个字也好。",
      ],
      people: ["如果哪天变成不想再待在这个世界上，请直接说出来。在这里可以说，而且 Crisis 按钮随时能联系到真人。"],
    },
    child: {
      warm: [
        "听起来真的很沉重。谢谢你告诉我。",
        "觉得什么都没意义的时候，每天都很难。在这里可以说。",
        "我听到了。有这种感觉没关系，你不奇怪。",
      ],
      door: [
        "可以告诉我是什么让你这样觉得，说一点点就好。",
        "可以从今天说起，或者从最难受的地方说起。",
        "慢慢来，几个字就够了。",
      ],
      people: ["如果哪天你一点也不想待在这里了，马上告诉一个你信任的大人，或者点红色的 Help 按钮。没有人会怪你。"],
    },
  },
  ar: {
    adult: {
      warm: [
        "هذا ثقيل حقا، ومن الجيد أنك قلته هنا.",
        "حين لا يبدو أن شيئا يستحق، يصير اليوم الواحد طويلا. لا حاجة هنا إلى التخفيف من ذلك.",
        "أسمع كم أنت متعب. من المفهوم أن يسأل المرء هذا.",
      ],
      door: [
        "احك لي ما الذي أخذ المعنى من الأشياء، بأي ترتيب. والقليل يكفي.",
        "يمكن البدء باليوم، أو بالليل، أو بآخر شيء آلمك.",
        "هناك وقت. قل ما هو صحيح الآن، ولو بكلمات قليلة.",
      ],
      people: [
        "وإن صار يوما رغبة في ألا تكون هنا، فقلها بوضوح. يمكن قولها هنا، وزر Crisis يوصلك إلى أشخاص في أي ساعة.",
      ],
    },
    child: {
      warm: [
        "هذا يبدو ثقيلا جدا. جيد أنك أخبرتني.",
        "حين لا يبدو لشيء معنى، يكون كل يوم صعبا. يمكنك قول ذلك هنا.",
        "أسمعك. لا بأس أن تشعر هكذا، ولست غريبا بسبب ذلك.",
      ],
      door: [
        "يمكنك أن تحكي لي ما الذي يجعله هكذا. أي جزء صغير يكفي.",
        "ابدأ باليوم، أو بأكثر شيء يؤلم.",
        "خذ وقتك. كلمات قليلة تكفي.",
      ],
      people: ["إذا لم ترد أن تكون هنا أبدا، فقل ذلك فورا لشخص كبير تثق به، أو اضغط زر Help الأحمر. لن يغضب منك أحد."],
    },
  },
  hi: {
    adult: {
      warm: [
        "यह बहुत भारी जगह है, और अच्छा हुआ कि आपने यहाँ कहा।",
        "जब कुछ भी सार्थक न लगे, तो एक दिन भी लंबा होता है। यहाँ उसे हल्का करके बताने की ज़रूरत नहीं।",
        "सुनाई देता है कि आप कितने थके हैं। ऐसा पूछना समझ में आता है।",
      ],
      door: [
        "बताइए, किन बातों ने चीज़ों का मतलब छीन लिया, किसी भी क्रम में। थोड़ा भी ठीक है।",
        "आज से शुरू कीजिए, या रात से, या उस बात से जो सबसे हाल में चुभी।",
        "समय है। जो अभी सच है वही कहिए, चाहे कुछ ही शब्द हों।",
      ],
      people: [
        "और अगर कभी यहाँ न रहने की इच्छा बन जाए, तो सीधे कहिए। यहाँ कहा जा सकता है, और Crisis बटन हर समय लोगों तक पहुँचाता है।",
      ],
    },
    child: {
      warm: [
        "यह बहुत भारी लगता है। अच्छा किया कि मुझे बताया।",
        "जब किसी चीज़ का मतलब न लगे, तो हर दिन कठिन होता है। यहाँ यह कह सकते हो।",
        "मैं सुन रहा हूँ। ऐसा लगना ठीक है, इसमें तुम अजीब नहीं हो।",
      ],
      door: [
        "मुझे बता सकते हो कि ऐसा क्यों लगता है। छोटा सा हिस्सा भी ठीक है।",
        "आज से शुरू करो, या उससे जो सबसे ज़्यादा दुखता है।",
        "आराम से। कुछ शब्द काफ़ी हैं।",
      ],
      people: [
        "अगर कभी बिल्कुल भी यहाँ रहने का मन न हो, तो तुरंत किसी भरोसेमंद बड़े को बताओ, या लाल Help बटन दबाओ। इसके लिए कोई डाँटेगा नहीं।",
      ],
    },
  },
};
