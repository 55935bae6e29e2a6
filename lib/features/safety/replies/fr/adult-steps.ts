import type { StepTexts } from "../texts";

export const steps: StepTexts = {
  now: {
    self: "S'il vous plaît, appelez maintenant le {emergency} ou le {call}. Allez là où il y a quelqu'un, ou demandez à une personne de venir et de rester avec vous. Mettez de la distance avec tout ce que vous pourriez utiliser : quittez la pièce, ou confiez-le à quelqu'un.",
    others:
      "S'il vous plaît, éloignez-vous maintenant de cette personne et de tout ce qui pourrait servir d'arme, et allez là où quelqu'un peut rester avec vous. Appelez le {emergency} ou le {call} pour que l'on vous aide à protéger tout le monde.",
    abuse:
      "Si vous pouvez partir vers un endroit sûr, allez-y maintenant et appelez le {emergency}. Si parler est risqué, envoyez un message au {emergency} là où cela marche, ou allez chez un voisin ou dans un lieu public où il y a du monde. Évitez les pièces où il y a des armes ou pas d'issue.",
    body: "S'il vous plaît, appelez maintenant le {emergency} et dites ce que vous avez pris ou ce que vous ressentez. Que quelqu'un reste avec vous, déverrouillez la porte, ne conduisez pas, et mettez ce qui reste hors de votre portée, mais gardez-le pour le montrer.",
    friend:
      "S'il vous plaît, appelez maintenant le {emergency} pour cette personne et dites où elle se trouve. Si c'est sans danger pour vous, restez auprès d'elle ou continuez à lui parler, et que quelqu'un éloigne ce qu'elle pourrait utiliser.",
  },
  stillNow: [
    "Si le danger est encore proche, le {emergency} et le {call} passent d'abord, avant tout ce que nous faisons ici.",
    "Le {emergency} reste le bon numéro tant que c'est aussi près. Je reste là aussi.",
    "Un appel au {emergency} ou au {call} mettrait une personne à vos côtés pendant que nous continuons.",
  ],
  lines: [
    "Ma première suggestion est d'appeler le {call} maintenant : une personne répond jour et nuit, et si vous dites « French », un interprète se joint à l'appel. Si parler est trop dur, envoyez {keyword} au {text}, ou utilisez le chat sur 988lifeline.org/chat ; par écrit, on y répond en anglais.",
    "Le {call} est ouvert à cette heure, par appel ou par message, et vous pouvez raccrocher quand vous voulez.",
  ],
  person: [
    "Il serait bon aussi qu'une personne de confiance, et un médecin ou un thérapeute, sachent aujourd'hui ce que vous venez de me dire.",
    "Parmi les gens en qui vous avez confiance, qui pourrait le savoir aujourd'hui ? Une ligne suffit : je ne vais pas bien, peux-tu être avec moi ?",
    "Qui pourrait s'asseoir près de vous ce soir, même sans en parler ?",
  ],
  safePerson: [
    "Il serait bon qu'une personne de confiance, hors de chez vous, soit au courant : une amie, un médecin, quelqu'un d'une association.",
    "En dehors de chez vous, qui vous croirait, et comment la joindre sans que l'on vous surveille ?",
  ],
  professional: [
    "Au-delà d'aujourd'hui, il faudrait quelqu'un qui continue avec vous : un médecin, une psychologue, un centre de consultation. Qui pourriez-vous appeler cette semaine, et que diriez-vous en premier ?",
  ],
  askSuicide: [
    "Je vous le demande directement : pensez-vous au suicide ?",
    "Je le demande avec des mots clairs : quelle place prend en ce moment l'idée de mettre fin à vos jours ?",
  ],
  askNear: [
    "Je vous le demande directement : à quel point êtes-vous près, en ce moment, de passer à l'acte et de vous tuer ?",
    "À quel point l'envie de vous tuer est-elle forte en ce moment, par rapport à ce matin ?",
  ],
  askSoft: [
    "Parfois l'idée est plus discrète : souhaiter ne pas se réveiller, ou que tout s'arrête. Jusqu'où cela est-il allé pour vous, peut-être jusqu'à des pensées de suicide ?",
    "Je le demande encore une fois, autrement, parce que l'on répond souvent non d'abord. Quand c'est au pire, qu'est-ce qui vous traverse l'esprit sur le fait de vivre ou de mourir ?",
  ],
  plan: [
    "Quand viennent les pensées de suicide, jusqu'où avez-vous réfléchi à la façon dont vous le feriez ? Vous n'avez pas besoin de me la décrire.",
  ],
  intent: ["Quelle part de vous veut le faire, et quelle part veut qu'autre chose arrive avant ?"],
  means: ["Ce à quoi vous avez pensé, est-ce à votre portée en ce moment ?"],
  time: ["Avez-vous un moment en tête : aujourd'hui, cette nuit, un jour précis ?"],
  meansAway: [
    "La distance aide, parce que les minutes les plus fortes passent. Avant de continuer, pourriez-vous le confier à quelqu'un, le mettre sous clé, ou quitter l'endroit où c'est ?",
  ],
  barrierAsk: [
    "Qu'est-ce qui vous retient d'appeler ou d'en parler à quelqu'un : ce qui pourrait suivre, la façon dont ce serait reçu, autre chose ?",
    "Si vous vous imaginez le téléphone en main, quelle est la première chose qui vous arrête ?",
  ],
  coping: [
    "Rendons cette minute un peu plus supportable. Posez les deux pieds au sol, expirez lentement, et nommez cinq choses que vous voyez. Quelle est la première ?",
    "Essayez ce souffle avec moi : inspirez par le nez en comptant jusqu'à quatre, expirez par la bouche en comptant jusqu'à six, cinq fois. Que remarquez-vous dans vos épaules ?",
    "Tenez quelque chose de froid, ou laissez couler de l'eau froide sur vos poignets une demi-minute, et gardez toute votre attention là. Qu'est-ce qui change, même un peu ?",
    "Pressez vos paumes l'une contre l'autre de toutes vos forces pendant dix secondes, puis relâchez. Trois fois. À quel endroit sentez-vous que cela lâche ?",
    "Cherchez près de vous un objet qui vous appartient et que vous aimez toucher. Prenez-le et décrivez-le pour vous. Qu'est-ce que c'est ?",
  ],
  safetyPlan: [
    "Nous pouvons faire ensemble un plan de sécurité : six étapes courtes, avec vos mots, pour les moments où cela devient fort. Voulez-vous que nous partions de ce que vous remarquez en premier quand cela commence ?",
  ],
  hurt: [
    "Que s'est-il passé avant que cela devienne si lourd aujourd'hui ?",
    "Dans tout cela, qu'est-ce qui fait le plus mal en ce moment ?",
    "Depuis combien de temps portez-vous cela, et qui en a vu quelque chose ?",
    "Qu'est-ce qui devrait être un peu différent pour que demain soit supportable ?",
  ],
  helped: [
    "Vous avez déjà traversé de mauvaises heures. Qu'est-ce qui vous a porté alors, même si c'était petit ?",
    "Y a-t-il quelqu'un ou quelque chose pour qui une part de vous reste encore ?",
  ],
  stay: [
    "Vous n'avez rien à expliquer. Je suis là, et nous pouvons traverser les prochaines minutes une par une. Qu'y a-t-il autour de vous ?",
    "Vous pouvez dire peu de choses. Sur une échelle de 0 à 10, quelle est la force de tout cela en ce moment ?",
    "Nous n'avons pas à tout résoudre. Qu'est-ce qui rendrait la prochaine demi-heure un peu plus sûre ?",
    "Je suis toujours là. Qu'est-ce qui serait plus facile : écrire sur aujourd'hui, ou sur la suite ?",
    "Ne regardons que cette nuit. Où serez-vous, et qui sera près de vous ?",
  ],
  urgent: [
    "En ce moment, êtes-vous en sécurité, sans blessure, et qui est près de vous ?",
    "Qui peut venir auprès de vous maintenant ? Quelqu'un de la maison, du voisinage, parmi vos amis. Il suffit de dire : je ne suis pas en sécurité, reste avec moi. Le {call} peut rester en ligne jusque-là.",
    "S'il vous plaît, allez maintenant dans une autre pièce ou un autre lieu, loin de ce que vous pourriez utiliser, ou laissez quelqu'un l'emporter. Pouvez-vous le faire tout en m'écrivant ?",
    "À cette minute, qu'est-ce qui vous retient d'appeler le {emergency} ou le {call} ?",
    "Si parler est trop dur, envoyez maintenant ce message au {call}, en anglais : I am in danger of killing myself. Cela veut dire : je suis en danger de me tuer. Une personne vous répond. L'avez-vous envoyé ?",
    "La porte est-elle déverrouillée, pour que l'on puisse arriver jusqu'à vous ? S'il vous plaît, ouvrez-la et restez tout près.",
    "Sortez, ou allez là où il y a du monde : une cage d'escalier, un magasin, la porte d'un voisin. Lequel est le plus proche ?",
    "Vouloir que la douleur cesse et vouloir vivre peuvent être vrais en même temps. Que les dix prochaines minutes ne servent qu'à appeler le {emergency}. Qui pourrait composer le numéro pour vous ?",
    "Restez avec moi cette minute : les deux pieds au sol, expirez lentement. Quelqu'un est-il en route vers vous ?",
    "Rien ne doit se décider cette nuit. Qu'est-ce qui vous aiderait à rester auprès de quelqu'un jusqu'au matin ?",
    "Ce que vous pourriez utiliser, est-ce déjà loin de vous, ou encore tout près ?",
  ],
  held: [
    "S'il vous plaît, restez à ses côtés, et dites-lui clairement ce que vous m'avez dit. Ce que vous pourriez utiliser, est-ce hors de portée maintenant ?",
    "Quand la personne du {call} ou du {emergency} vous parlera, vous pouvez lui lire ce que vous avez écrit ici. Que voulez-vous qu'elle sache en premier ?",
    "Où en êtes-vous maintenant, par rapport à votre premier message : est-ce plus supportable, pareil, ou pire ?",
  ],
  out: [
    "Regardons les prochaines heures. Qu'est-ce qui pourrait vous aider à les passer : manger quelque chose, marcher, vous reposer, une voix au téléphone ?",
    "Qui allez-vous voir aujourd'hui, ou à qui allez-vous parler, et cette personne sait-elle comment cela s'est passé ?",
    "Quand pourriez-vous en parler à un médecin ou à un thérapeute, et qu'est-ce qui rendrait cet appel plus facile ?",
  ],
  open: [
    "Nous pouvons parler maintenant de ce que vous voulez, de cela aussi. Si cela redevient fort, dites-le ici ; et le {call} répond jour et nuit. De quoi serait-il bon de parler ?",
    "Je suis là pour ce qui vient, lourd ou ordinaire. Par où aimeriez-vous continuer ?",
  ],
  backCheck: [
    "J'avais dit que j'y reviendrais. À quel point les pensées de mourir ou de vous faire du mal sont-elles fortes maintenant ?",
    "Une question au passage : à quel point êtes-vous en sécurité en ce moment ?",
  ],
  wound: [
    "Avez-vous une blessure en ce moment ? Si elle saigne beaucoup ou si elle est profonde, appelez le {emergency} ; si elle est plus petite, nettoyez-la, couvrez-la, et montrez-la à quelqu'un.",
  ],
  urge: [
    "Une envie monte et redescend comme une vague, le plus souvent en moins d'une demi-heure. Pourriez-vous mettre hors de portée ce que vous utilisez, ou quitter la pièce, le temps que cette vague passe ?",
    "Qu'est-ce qui vient d'habitude juste avant l'envie : une émotion, une pensée, une parole que l'on vous a dite ?",
  ],
  dangerAsk: ["À quel point vous sentez-vous près de le faire, et cette personne est-elle près de vous maintenant ?"],
  danger: [
    "Là où vous êtes, y a-t-il une arme, ou quelque chose qui pourrait en servir ? La laisser derrière vous, ou la confier à quelqu'un, vous donne du temps.",
    "Où pourriez-vous aller pour les prochaines heures, afin qu'il y ait de la distance entre cette personne et vous ?",
    "Que s'est-il passé avant que ces pensées deviennent si fortes ? Une pensée n'est pas un acte, et un choix reste possible.",
    "Qui pourrait être avec vous, ou prendre le relais un moment, le temps que cela passe ?",
    "Le {call} écoute aussi quand on a peur de faire du mal à quelqu'un. Qu'est-ce qui rendrait cet appel possible ?",
    "Quand la colère est aussi forte, des pensées de suicide peuvent l'accompagner. Pensez-vous aussi à mettre fin à votre vie ?",
    "Quel médecin ou thérapeute pourriez-vous joindre à ce sujet, aujourd'hui ou demain ?",
  ],
  abuseAsk: ["Êtes-vous en sécurité là où vous êtes, en ce moment ?"],
  abuse: [
    "Quelqu'un pourrait-il voir cette conversation ? La sortie rapide, en haut, quitte cette page aussitôt ; l'historique du navigateur demeure. Peut-on continuer ?",
    "Avez-vous une blessure ? Un médecin peut la soigner et noter ce qu'il voit, et c'est vous qui décidez de ce que vous dites.",
    "De quoi avez-vous peur pour cette nuit, et où pourriez-vous être à la place ?",
    "Vous décidez du rythme, et vous savez mieux que personne ce qui est risqué. Qu'est-ce qui rend difficile d'en parler : que l'on ne vous croie pas, l'argent, les enfants, la suite ?",
    "S'il fallait partir vite, où iriez-vous ? Une association locale contre les violences conjugales peut préparer cela avec vous : papiers, clés, médicaments, un numéro sûr.",
    "Vivre cela peut amener des pensées de suicide. Pensez-vous à mettre fin à votre vie ?",
    "Au {violence}, quelqu'un peut y réfléchir avec vous, y compris à ce qui est sûr et à ce qui ne l'est pas. Prenez un téléphone que personne ne surveille. À quel moment pourriez-vous appeler sans que l'on vous entende ?",
  ],
  voicesAsk: [
    "Y a-t-il quelque chose qui vous dit de vous faire du mal ou d'en faire à quelqu'un, et à quel point est-il dur de vous retenir en ce moment ?",
  ],
  voices: [
    "Vous n'avez pas à suivre ce que vous entendez. Qui pourrait être avec vous pendant que c'est aussi fort ?",
    "Comment avez-vous dormi ces dernières nuits ? Trop peu de sommeil peut tout rendre plus bruyant.",
    "Pourriez-vous aller dans un endroit plus calme, avec moins de lumière et de bruit, et quelqu'un de confiance à côté ?",
    "Je ne vois pas ce que vous voyez, alors je ne vais ni le contester ni le confirmer. Je vois à quel point vous avez peur. Qu'est-ce qui vous rassure un peu ?",
    "Un médecin devrait l'apprendre aujourd'hui ou demain, même si vous prenez déjà un traitement. Qui pourriez-vous appeler, ou qui pourrait appeler pour vous ?",
    "Quand cela devient aussi effrayant, des pensées de suicide peuvent venir. Pensez-vous à mettre fin à votre vie ?",
    "Y a-t-il près de vous quelque chose avec quoi vous pourriez vous blesser ou blesser quelqu'un ? S'il vous plaît, éloignez-vous-en, ou laissez quelqu'un l'emporter.",
  ],
  bodyAsk: ["Y a-t-il quelqu'un avec vous, et pouvez-vous passer cet appel maintenant ?"],
  body: [
    "Avez-vous pu joindre le {emergency} ? Si personne n'est encore là, restez où l'on peut vous trouver. Que ressentez-vous ?",
    "S'il vous plaît, n'attendez pas de voir si cela passe ; certains effets se montrent tard. Quelque chose vous retient-il d'appeler le {emergency} ?",
    "N'importe qui à côté peut appeler le {emergency} pour vous : un voisin, quelqu'un dans le couloir. Quelle porte est la plus proche ?",
    "La porte est-elle déverrouillée, et êtes-vous en position assise ou sur le côté, là où l'on vous voit ?",
    "Qui est avec vous, ou en route ? S'il vous plaît, restez en ligne avec le {emergency} jusqu'à leur arrivée.",
    "L'avez-vous fait pour mettre fin à votre vie, ou en pensant au suicide ? S'il vous plaît, dites-le aussi au {emergency} ; cela change leur façon de vous aider.",
    "Si vous avez sommeil ou que vous vous sentez bizarre, dites-le tout de suite au {emergency}. Entendez-vous quelqu'un arriver ?",
  ],
  eatingAsk: ["En ce moment ou aujourd'hui, avez-vous perdu connaissance, ou votre cœur bat-il bizarrement ?"],
  eating: [
    "Si vous perdez connaissance, si votre cœur s'emballe ou si la poitrine vous fait mal, appelez le {emergency}. Quel médecin pourrait vous voir aujourd'hui ?",
    "Qui sait où vous en êtes avec la nourriture, et qui pourrait être près de vous au prochain repas ?",
    "Cela peut amener des pensées sombres. Pensez-vous au suicide, ou au fait de ne plus vouloir vivre ?",
    "Qu'est-ce qui rend difficile de le montrer à un médecin : la honte, la peur de ce qu'il vous demandera, autre chose ?",
    "Quelqu'un pourrait-il être avec vous cette nuit, pour que vous ne traversiez pas cela dans la solitude ?",
    "Que se passait-il aujourd'hui avant que cela devienne si fort ?",
  ],
  friendAsk: ["Où est cette personne maintenant, et a-t-elle dit comment ou quand elle pourrait le faire ?"],
  friend: [
    "Quelqu'un peut-il être avec cette personne maintenant, dans la même pièce ou au téléphone ?",
    "Vous pouvez lui demander directement si elle pense au suicide ; la question ne donne l'idée à personne. Comment le demanderiez-vous avec vos mots ?",
    "Vous n'avez pas à garder ce secret, même si on vous l'a demandé. Qui, parmi ses proches, pourrait le savoir aujourd'hui ?",
    "A-t-elle à sa portée quelque chose qu'elle pourrait utiliser, et qui pourrait l'éloigner ?",
    "Le {call} conseille aussi les gens qui s'inquiètent pour quelqu'un. Que voudriez-vous leur demander ?",
    "Si elle ne répond plus, ou si vous craignez que ce soit en train d'arriver, appelez le {emergency} et dites où elle est. Connaissez-vous l'adresse ?",
    "C'est beaucoup pour vous aussi. Qui est à vos côtés aujourd'hui, et vous, êtes-vous en sécurité ?",
  ],
};
