import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { TalkTexts } from "../texts";

const ALERT = ALERT_SENTENCES.fr.child;

export const talk: TalkTexts = {
  acknowledge: {
    suicide: "Merci de me le dire. Ce sont de très gros sentiments, et personne ne va te gronder pour ça.",
    self_harm: "Merci de me confier ça. On dirait que tu as très mal à l'intérieur. Tu n'as rien fait de mal.",
    harm_to_others: "C'est dur à dire. Une très grosse colère peut faire peur. Penser ça, ce n'est pas être méchant.",
    abuse:
      "C'est grave, ce qui t'arrive, et ce n'est pas ta faute. Tu as le droit de le dire, même si on te l'a interdit.",
    psychosis: "Ça fait vraiment peur. Il te faut quelqu'un à côté de toi.",
    medical: "Ton corps a besoin tout de suite d'un adulte et d'un médecin.",
    eating: "Merci d'en parler. Ton corps a besoin d'aide, et un médecin devrait te voir bientôt.",
    third_party: "Tu t'inquiètes pour quelqu'un. Tu peux le dire, et ce n'est pas à toi de tout réparer.",
  },
  unsure: "J'ai peut-être mal compris. Je préfère te demander que deviner.",
  alsoDying: "Tu as aussi parlé de mourir. Je l'ai entendu aussi, et ça compte beaucoup.",
  feeling: [
    "Tu écris « {feeling} ». C'est un gros sentiment, et je t'écoute.",
    "« {feeling} » : je l'ai bien lu. Ici, tu peux le dire.",
    "« {feeling} », c'est un mot fort. Ça doit être dur en ce moment.",
  ],
  themes: {
    cannotGoOn: "Tu sens que tu n'y arrives plus. C'est très fatigant.",
    noWayOut:
      "Tu as l'impression d'être dans une impasse. Les gros sentiments peuvent cacher la sortie, même quand il y en a une.",
    burden:
      "Tu as l'impression d'être de trop. Cette pensée fait mal, et les sentiments peuvent dire des choses fausses.",
    nobody: "Tu as l'impression que personne n'est là pour toi. C'est un sentiment très triste.",
    noPoint: "Tu as l'impression que rien n'ira mieux. C'est un sentiment très lourd.",
    worthless: "Tu penses des choses très dures sur toi. Ça doit faire mal.",
    loss: "Tu as perdu quelque chose ou quelqu'un que tu aimes. Ça fait très mal.",
  },
  hear: {
    yes: ["Merci de ta réponse.", "D'accord. Je t'entends.", "C'est utile que je le sache."],
    no: ["D'accord, je t'entends.", "Bon, d'accord."],
    unsure: ["Tu as le droit de ne pas savoir.", "Ça n'a pas besoin d'être clair."],
    said: ["J'ai lu ce que tu as écrit.", "Je t'écoute.", "Merci de l'écrire.", "Je l'ai lu, et je reste avec toi."],
    short: ["Quelques mots suffisent.", "Court, ça va aussi. Je suis là."],
    safer: ["Ça me soulage de lire ça.", "Ça te protège un peu plus.", "C'est un pas loin du danger."],
    graver: [
      "Avec ce que tu viens de dire, je m'inquiète plus pour toi.",
      "Ça a l'air plus proche qu'avant, alors je redemande, tout doucement.",
    ],
  },
  asides: {
    ai: [
      "Je suis Buddy, un assistant d'ordinateur. Je ne suis pas une personne. Des gens ont écrit ces mots avant, et un vrai adulte peut être avec toi.",
      "Oui, toujours un ordinateur. C'est pour ça qu'un vrai adulte doit le savoir aussi.",
    ],
    insult: [
      "Tu peux être en colère contre moi. Personne ne va te gronder, et je suis toujours là.",
      "Tu as le droit de le dire. Je veux quand même que tu sois en sécurité.",
    ],
    leaveMe: [
      "D'accord, je ne vais pas te forcer. Tu peux revenir écrire quand tu veux.",
      "Je peux me taire. Quand tu écriras encore, je serai là.",
    ],
    otherTopic: [
      "On peut parler d'autre chose un moment. Je redemanderai plus tard, parce que tu comptes.",
      "Oui, on fait une pause. De quoi veux-tu parler ?",
    ],
    joke: [
      "Ici, tu peux aussi le dire en riant. Personne ne va te gronder. Ce que tu m'as dit compte, alors je redemande.",
      "D'accord, une blague. Parfois il y a un petit bout de vrai dedans, alors je demande encore une fois.",
    ],
    police: [
      `Je ne peux appeler personne, et je ne sais pas où tu es. ${ALERT}`,
      "Je n'appelle pas la police. Toi ou un adulte, vous pouvez appeler le {call}, et presque toujours ils aident en parlant.",
    ],
    parents: [
      `Je n'envoie pas à tes parents ce que tu écris. Je ne peux pas promettre que personne ne le verra jamais. ${ALERT}`,
      "Je ne leur dirai pas. Ça peut quand même aider que tu le dises toi-même à un adulte.",
    ],
    secret: [
      `Je ne peux pas garder un secret si tu risques d'avoir mal. ${ALERT} Je n'appelle personne.`,
      "Il y a des secrets trop lourds pour un enfant. Celui-là, tu as le droit de le dire.",
    ],
    method: [
      "Je n'aiderai pas à trouver comment se faire mal. Je veux aider pour le mal qui te fait demander.",
      "À ça, je ne réponds pas. Ça me montre que tu vas très mal, alors je reste ici avec toi.",
    ],
    goodbye: [
      "Avant que tu partes : s'il te plaît, ne garde pas ça pour toi.",
      "Tu peux revenir écrire quand tu veux. Jusque-là, reste près de quelqu'un de gentil avec toi.",
    ],
    thanks: ["De rien. Je suis là pour toi.", "Tu peux écrire aussi longtemps que tu veux."],
  },
  parentsInAbuse: `Rien de tout ça n'est montré ni envoyé à un parent ou à la personne qui te garde. ${ALERT}`,
  barriers: {
    hospital:
      "Tu as le droit d'avoir peur de l'hôpital ou de la police. La plupart des enfants qui appellent le {call} restent où ils sont et parlent, c'est tout. Qu'est-ce qui te fait le plus peur là-dedans ?",
    burden: "Tu n'es pas de trop. Les adultes qui t'aiment veulent le savoir, même la nuit. Qui voudrait t'aider ?",
    shame:
      "Quand on a honte, c'est dur de parler. Tu peux l'écrire sur un papier ou montrer cet écran. Est-ce que ce serait plus facile que de le dire ?",
    notUnderstood:
      "Ça fait mal quand quelqu'un ne comprend pas. Tu peux dire : s'il te plaît, écoute-moi juste. Qui sait bien t'écouter ?",
    money:
      "Appeler le {call} ou lui écrire ne coûte rien. Personne ne demande d'argent. Pourrais-tu appeler avec un adulte à côté de toi ?",
    language:
      "Au {call}, tu peux dire « French » et quelqu'un traduit pour toi, et personne ne demande d'où tu viens. Quelle langue aimes-tu parler ?",
    privacy:
      "Si quelqu'un peut t'entendre, tu peux envoyer {keyword} au {text}, où on écrit en anglais, ou parler à un adulte à l'école. Où pourrais-tu parler sans qu'on t'entende ?",
    parents:
      "Tu as le droit d'avoir peur de ce que dira ta famille. Tu peux le dire d'abord à un autre adulte : un professeur, l'infirmière, un entraîneur. Qui resterait calme ?",
    didNotHelp:
      "C'est triste de l'avoir dit et que ça n'ait pas aidé. Tu peux le redire à un autre adulte, jusqu'à ce que quelqu'un aide. Qui pourrait être le prochain ?",
    noEnergy: "Faisons tout petit. Tu peux donner cet écran à un adulte sans rien dire. Qui est près de toi ?",
    nobody:
      "C'est dur, de n'avoir personne. Au {call}, une personne gentille répond, jour et nuit. Et y a-t-il un professeur, une infirmière, un entraîneur ou un voisin gentil avec toi ?",
    dontKnow:
      "Tu n'as pas besoin de savoir pourquoi. Tu peux dire juste ça : je ne suis pas en sécurité, reste avec moi. À qui pourrais-tu le dire ?",
  },
  chips: { plan: "Plan de sécurité", grounding: "Cinq sens", breathing: "Respiration" },
  checkIn: [
    "La dernière fois, c'était un moment très dur. Avant de commencer, je te demande : à quel point es-tu en sécurité aujourd'hui, et les pensées de mourir sont-elles revenues ?",
    "Je me souviens que c'était très dur il n'y a pas longtemps. Comment c'est aujourd'hui : les pensées de mourir ou d'avoir mal sont-elles proches, plus loin, ou parties ?",
  ],
  checkedWell:
    "Merci de me le dire. Si ça revient, dis-le à un adulte en qui tu as confiance, ou écris-le ici. Le {call} répond aussi jour et nuit. De quoi veux-tu parler aujourd'hui ?",
};
