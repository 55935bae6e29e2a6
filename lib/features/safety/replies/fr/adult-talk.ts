import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { TalkTexts } from "../texts";

const ALERT = ALERT_SENTENCES.fr.adult;

export const talk: TalkTexts = {
  acknowledge: {
    suicide: "Merci de me le dire. Ce que vous portez paraît très lourd, et vous n'avez pas à le porter sans aide.",
    self_harm: "Merci de me confier cela. On dirait que la douleur a été difficile à supporter autrement.",
    harm_to_others:
      "C'est difficile à dire. De telles pensées peuvent faire peur, et en parler aide à ce que personne ne soit blessé.",
    abuse:
      "C'est grave, ce qui vous arrive, et cela me touche. Vous n'en êtes pas la cause, et vous avez le droit d'en parler.",
    psychosis:
      "Cela paraît effrayant et épuisant. Quelle qu'en soit l'origine, vous ne devriez pas affronter cela sans personne à vos côtés.",
    medical: "Il faut une aide médicale tout de suite, et je veux que vous l'ayez.",
    eating:
      "Merci d'en parler. Ce que vit votre corps doit être vu par un médecin rapidement, aujourd'hui si possible.",
    third_party: "Vous vous inquiétez pour quelqu'un, et je prends cela au sérieux avec vous.",
  },
  unsure: "Je comprends peut-être mal, et je préfère demander plutôt que passer à côté.",
  alsoDying: "Vous avez aussi parlé de mourir. Je l'ai entendu, et je le prends tout autant au sérieux.",
  feeling: [
    "Vous écrivez « {feeling} ». Je l'entends, et j'aimerais le comprendre.",
    "« {feeling} » : c'est votre mot, et il dit combien c'est dur.",
    "Vous avez choisi le mot « {feeling} ». Je ne vais pas vous dire le contraire.",
  ],
  themes: {
    cannotGoOn:
      "Vous sentez que vous ne pouvez pas continuer ainsi. Il y a là beaucoup de fatigue et beaucoup de douleur.",
    noWayOut:
      "On dirait qu'il n'y a plus d'issue. La douleur peut cacher toutes les portes, même celles qui sont encore là.",
    burden:
      "Vous avez le sentiment de peser sur les autres. Cette pensée fait mal, et elle crie plus fort quand les forces manquent.",
    nobody: "On dirait qu'il n'y a personne. Traverser cela sans quelqu'un à côté le rend bien plus lourd.",
    noPoint: "On dirait que plus rien n'a de sens. Ce vide peut être très dur à supporter.",
    worthless: "Vous vous parlez avec des mots très durs. Les entendre toute la journée doit faire mal.",
    loss: "Vous avez perdu ce qui comptait pour vous, et cette douleur est réelle.",
  },
  hear: {
    yes: ["Merci de répondre aussi clairement.", "J'entends votre oui.", "D'accord. Il est utile que je le sache."],
    no: ["Je vous entends.", "D'accord, je le prends comme vous le dites."],
    unsure: ["Ne pas savoir est aussi une réponse.", "Vous n'avez pas besoin de le savoir exactement."],
    said: ["Je suis là, avec vous.", "J'en ai lu chaque mot.", "Je vous écoute.", "Merci d'avoir mis des mots dessus."],
    short: ["Il n'y a pas besoin de beaucoup de mots ici.", "Cela peut rester aussi court. Je suis là quand même."],
    safer: [
      "Cela me soulage de le lire.",
      "Cela rend cette heure plus sûre.",
      "C'est un pas qui vous éloigne du danger.",
    ],
    graver: [
      "Ce que vous venez de dire augmente mon inquiétude pour vous.",
      "Cela semble plus proche qu'avant, alors je pose mes questions avec plus de soin.",
      "Je vois à quel point c'est grave, et je reste là pour en parler avec vous.",
    ],
  },
  asides: {
    ai: [
      "Je suis Sage, une IA. Je ne suis ni une personne ni une soignante. Ce que je dis dans une crise a été écrit à l'avance par des gens, et je peux vous mener à quelqu'un qui répond de vive voix.",
      "Oui, toujours une IA. C'est pourquoi je vous parle d'autres personnes : elles peuvent être avec vous, et moi non.",
    ],
    insult: [
      "Vous pouvez être en colère contre moi. Je ne vous en voudrai pas, et je ne pars pas.",
      "Vous avez le droit de le dire. J'aimerais quand même savoir que vous êtes en sécurité.",
    ],
    leaveMe: [
      "Je ne vais pas insister. Vous n'avez pas à répondre, et ceci reste ouvert, maintenant et plus tard.",
      "Je me tais quand vous voulez. Quand vous écrirez de nouveau, je serai là.",
    ],
    otherTopic: [
      "Nous pouvons parler d'autre chose un moment. J'y reviendrai plus tard, parce que c'est important.",
      "Oui, laissons reposer cela. De quoi aimeriez-vous parler ?",
    ],
    joke: [
      "C'était peut-être dit à la légère. J'aime mieux le prendre au sérieux une fois de trop, et personne ne vous le reprochera.",
      "J'ai lu que c'était une blague. Les blagues portent parfois un peu de vrai, alors je m'y arrête un instant.",
    ],
    police: [
      `Je ne peux appeler personne et je ne sais pas où vous êtes. ${ALERT} Qui appeler, c'est vous qui le décidez, sauf si quelqu'un auprès de vous le fait.`,
      "Comme je vous l'ai dit, je n'appelle personne. Si vous appelez le {call}, la plupart des appels se règlent en parlant, et vous pouvez demander ce qu'ils feraient.",
    ],
    parents: [
      `Je n'écris pas à votre famille. ${ALERT}`,
      "Aucun message de ma part ne va à votre famille. C'est vous qui décidez à qui vous le dites.",
    ],
    secret: [
      `Je ne peux pas promettre un secret quand il s'agit de votre vie. ${ALERT} Je n'appelle personne.`,
      "Ce que vous écrivez est conservé sous forme chiffrée. Malgré cela, je ne voudrais pas que personne d'autre que vous ne le sache.",
    ],
    method: [
      "Je n'aiderai pas à trouver une façon de mourir ou de se blesser, ni à écrire une dernière lettre. Je veux aider pour la douleur qui vous fait poser la question.",
      "Cela, je n'y réponds pas. La question me dit à quel point c'est dur, alors je reste avec vous.",
    ],
    goodbye: [
      "Avant que vous partiez, une chose. J'aimerais que vous ne passiez pas ce moment sans quelqu'un près de vous.",
      "Vous pouvez écrire de nouveau à toute heure. D'ici là, j'aimerais que quelqu'un soit près de vous.",
    ],
    thanks: ["Je vous en prie. Je suis là pour cela.", "Vous pouvez continuer aussi longtemps qu'il le faut."],
  },
  parentsInAbuse: `Rien de tout cela n'est montré ni envoyé à quelqu'un de chez vous. ${ALERT}`,
  barriers: {
    hospital:
      "Avoir peur de l'hôpital ou de la police se comprend. La plupart des gens qui appellent le {call} restent où ils sont ; l'aide, c'est la conversation elle-même. Vous pouvez commencer ainsi : j'ai besoin de parler, et j'ai peur que l'on m'emmène. Qu'est-ce qui vous effraie le plus là-dedans ?",
    burden:
      "Le sentiment de peser fait taire beaucoup de gens. Ceux qui tiennent à vous voudraient cet appel, même en pleine nuit. Si vous préférez commencer par quelqu'un dont c'est le travail d'écouter, il y a le {call}. Qui voudrait le savoir ?",
    shame:
      "La honte pousse à se cacher, et se cacher alourdit tout. Au {call}, on entend cela à toute heure, et vous n'avez pas à donner votre nom. Une phrase suffit : je ne suis pas en sécurité et j'ai du mal à le dire. Pourriez-vous la dire, ou l'écrire ?",
    notUnderstood:
      "Cela fait mal quand quelqu'un comprend de travers. Vous pouvez dire ce qu'il vous faut : n'essaie pas de réparer, reste juste avec moi. Qui vous a déjà compris, même un peu ?",
    money:
      "Appeler le {call} ou lui écrire ne coûte rien, et personne ne demande d'assurance. Pour la suite, il y a des centres dont le prix suit les revenus, sur findtreatment.gov. Si l'argent ne comptait pas, l'appel serait-il possible ?",
    language:
      "Au {call}, dites « French » et un interprète se joint à l'appel. Personne n'y demande vos papiers ni votre pays de naissance. Dans quelle langue aimeriez-vous parler ?",
    privacy:
      "Si l'on peut vous entendre, envoyez {keyword} au {text}, où l'on répond en anglais, ou sortez pour appeler. Vous pouvez effacer les messages ensuite. Où auriez-vous dix minutes tranquilles ?",
    parents:
      "Craindre ce que dira votre famille se comprend. Vous pouvez commencer par quelqu'un d'extérieur, comme un ami, un médecin ou le {call}. Qui garderait son calme ?",
    didNotHelp:
      "C'est amer quand l'aide n'a pas aidé. Une autre personne, un autre jour, cela peut être différent, et vous pouvez dire ce qui n'a pas marché la dernière fois. Que faudrait-il faire autrement maintenant ?",
    noEnergy:
      "Avec si peu de forces, faisons très petit. Un message d'un mot suffit : {keyword} au {text}. Ou tendez votre téléphone à quelqu'un et laissez-le lire ceci. Lequel des deux demande le moins d'effort ?",
    nobody:
      "On entend là une grande solitude. Alors que la première personne soit quelqu'un qui est là exactement pour cela : le {call}, jour et nuit. Et y a-t-il un voisin, une collègue, un médecin qui viendrait si vous le demandiez ?",
    dontKnow:
      "Vous n'avez pas à savoir ce que c'est. Parfois il ne manque que la première phrase. En voici une : j'ai des pensées de suicide et je ne veux pas rester sans personne. À qui pourriez-vous l'envoyer ?",
  },
  chips: { plan: "Plan de sécurité", grounding: "Cinq sens", breathing: "Respiration" },
  checkIn: [
    "La dernière fois que nous avons parlé, c'était un moment très dur. Avant toute chose, je vous le demande directement : à quel point êtes-vous en sécurité aujourd'hui, et les pensées de mettre fin à votre vie sont-elles revenues ?",
    "Je n'oublie pas que c'était très dur ces derniers temps. Comment est-ce aujourd'hui : les pensées de mourir ou de vous faire du mal sont-elles proches, plus loin, ou parties ?",
  ],
  checkedWell:
    "Merci de me le dire. Si cela revient, vous pouvez le dire ici à tout moment, et le {call} répond jour et nuit. De quoi aimeriez-vous parler aujourd'hui ?",
};
