import { type ReplyTexts, WORDING_SOURCE } from "./shape";

const adult: ReplyTexts = {
  source: WORDING_SOURCE,
  reviewedBy: null,
  acknowledge: {
    suicide:
      "Merci de me le dire. Ce que vous portez paraît très lourd, et vous n'avez pas à le porter dans la solitude.",
    self_harm: "Merci de me le dire. On dirait que la douleur a été difficile à supporter autrement.",
    harm_to_others:
      "Ce n'est pas facile à dire. De telles pensées peuvent faire peur, et les dire aide à protéger tout le monde.",
    abuse: "Je suis désolé que cela vous arrive. Vous n'y êtes pour rien, et il est juste d'en parler.",
    psychosis:
      "Cela paraît effrayant et épuisant. Vous n'avez pas à faire ce que l'on vous dit, ni à affronter cela dans la solitude.",
    medical: "Il faut une aide médicale tout de suite, et je veux que vous l'ayez.",
    eating:
      "Merci de me le dire. Votre corps montre des signes qu'un médecin devrait voir bientôt, aujourd'hui si possible.",
    third_party: "Vous êtes inquiet pour quelqu'un, et il est bon de le prendre au sérieux.",
  },
  ask: {
    suicide: "Je vous le demande directement : pensez-vous à vous tuer, et à quel point est-ce proche en ce moment ?",
    self_harm: "Avez-vous une blessure en ce moment, et pensez-vous aussi à mettre fin à votre vie ?",
    harm_to_others: "À quel point vous sentez-vous près de passer à l'acte, et cette personne est-elle près de vous ?",
    abuse: "Êtes-vous en sécurité là où vous êtes, et pouvez-vous parler sans être entendu ?",
    psychosis:
      "Vous dit-on de vous faire du mal ou d'en faire à quelqu'un, et à quel point est-il difficile de résister ?",
    medical: "Y a-t-il quelqu'un avec vous, et pouvez-vous appeler maintenant ?",
    eating: "Comment va votre corps en ce moment : un malaise, le cœur qui bat bizarrement ?",
    third_party: "Où est cette personne maintenant, et a-t-elle dit comment ou quand elle le ferait ?",
  },
  lines:
    "À votre place, j'appellerais le {call} maintenant : une personne répond jour et nuit. Si parler est trop difficile, envoyez {keyword} au {text}, ou utilisez le chat sur 988lifeline.org/chat.",
  person:
    "Y a-t-il une personne de confiance, un médecin ou un thérapeute à qui vous pourriez dire aujourd'hui ce que vous m'avez dit ?",
  safePerson:
    "Pensez à une personne de confiance qui ne vit pas chez vous, une amie, un médecin ou une association, qui pourrait le savoir.",
  now: {
    self: "Appelez maintenant le {emergency} ou le {call}. Allez là où il y a quelqu'un, ou demandez que l'on vienne et reste avec vous. Mettez de la distance avec ce que vous pourriez utiliser : quittez la pièce ou confiez-le à quelqu'un.",
    danger:
      "Éloignez-vous maintenant de cette personne et de tout ce qui peut servir d'arme, et appelez le {emergency} ou le {call} pour que l'on vous aide à protéger tout le monde.",
    abuse:
      "Si vous pouvez aller dans un lieu sûr, allez-y maintenant et appelez le {emergency}. S'il est risqué de parler, envoyez un message au {emergency} là où cela marche, ou allez chez un voisin ou dans un lieu public.",
    body: "Appelez maintenant le {emergency} et dites ce que vous avez pris ou ce que vous sentez. Déverrouillez la porte, ne conduisez pas, restez là où l'on vous voit, et gardez ce que vous avez pris pour le montrer.",
    friend:
      "Appelez maintenant le {emergency} et dites où est cette personne. Si c'est sans danger pour vous, restez auprès d'elle ou continuez à lui parler, et que quelqu'un éloigne ce qu'elle pourrait utiliser.",
  },
  next: {
    self: [
      "Regardons l'heure qui vient. Avez-vous pensé à la manière, et y a-t-il quelque chose à portée de main ? L'éloigner, ou le confier à quelqu'un, rend cette heure plus sûre. Le {call} peut rester en ligne pendant ce temps.",
      "Qu'est-ce qui empêche d'appeler ou d'en parler : les mots, la peur de la suite, autre chose ? Nous pouvons écrire la première phrase ensemble. Il suffit de : je ne suis pas en sécurité, reste avec moi.",
      "Rendons ce moment un peu plus supportable. Sentez vos pieds au sol, expirez lentement, nommez cinq choses que vous voyez. Puis dites-moi : qui pourrait être avec vous ce soir, et quand pourriez-vous voir un médecin ou un thérapeute ?",
    ],
    danger: [
      "Où êtes-vous, et y a-t-il une arme ou un objet semblable près de vous ? Aller ailleurs, ou le confier à quelqu'un, vous donne du temps. Le {call} écoute aussi quand on craint de faire du mal.",
      "Que s'est-il passé avant que ces pensées deviennent si fortes ? Vous pouvez me le dire, et le dire au {call}, sans être jugé pour une pensée.",
      "Qui pourrait être avec vous, ou prendre le relais, le temps que cela passe ? Et quel médecin ou thérapeute pourriez-vous joindre aujourd'hui ou demain ?",
    ],
    abuse: [
      "Quelqu'un pourrait-il voir cette conversation ? La sortie rapide en haut quitte la page aussitôt. Avez-vous une blessure, ou peur de ce qui arrivera ce soir ?",
      "Qu'est-ce qui rend difficile d'en parler : la suite, l'argent, les enfants, la peur de ne pas être cru ? Dites-moi lequel, et cherchons un petit pas. Au {call}, une personne peut y réfléchir avec vous.",
      "S'il fallait partir vite, où iriez-vous et qu'emporteriez-vous ? Un médecin ou une association locale peut le préparer avec vous.",
    ],
    body: [
      "Avez-vous pu joindre le {emergency} ? Si personne n'est encore là, restez là où l'on vous trouvera. Que sentez-vous maintenant ?",
      "Quelque chose vous empêche-t-il d'appeler ? Dites-moi quoi. Un voisin ou toute personne proche peut appeler le {emergency} pour vous.",
      "Qui est avec vous, ou en route ? Une fois le pire passé, j'aimerais aussi que vous parliez à un médecin, et au {call} si vous avez pensé à ne plus vivre.",
    ],
    friend: [
      "Quelqu'un peut-il être avec cette personne maintenant ? Vous pouvez lui demander directement si elle pense au suicide ; la question ne donne pas l'idée. Le {call} conseille aussi les proches.",
      "Vous n'avez pas à garder ce secret, même si on vous l'a demandé. Qui, parmi ses proches, pourrait le savoir, et qu'est-ce qui rend cela difficile ?",
      "C'est beaucoup pour vous aussi. Qui vous soutient aujourd'hui ? Le {call} est là pour vous également.",
    ],
  },
  urgent: {
    self: [
      "Êtes-vous en sécurité et sans blessure, à cette minute ? Pouvez-vous mettre hors de portée ce que vous pourriez utiliser, ou aller dans une autre pièce ?",
      "Qui peut être avec vous maintenant ? Quelqu'un à la maison, dans le voisinage, parmi vos amis : il suffit de dire, je ne suis pas en sécurité, reste avec moi. Le {call} peut rester en ligne jusque-là.",
      "Qu'est-ce qui empêche d'appeler le {emergency} ou le {call} : les mots, la peur de la suite, autre chose ? Nous pouvons écrire la première phrase ensemble.",
      "Traversons ensemble les prochaines minutes. Sentez vos pieds au sol et expirez lentement. Que ressentez-vous maintenant, et qu'est-ce qui aiderait le plus à cette minute ?",
    ],
    danger: "Y a-t-il maintenant de la distance entre cette personne et vous, et qui pourrait venir auprès de vous ?",
    friend: "Où est cette personne en ce moment, et qui peut la rejoindre en premier ?",
  },
  stillNow:
    "Si le danger est encore proche, le {emergency} et le {call} passent d'abord. Je suis là et je continue à parler avec vous.",
};

const child: ReplyTexts = {
  ...adult,
  acknowledge: {
    suicide: "Merci de me le dire. Ce sont de très gros sentiments, et personne ne va te gronder pour ça.",
    self_harm: "Merci de me le dire. On dirait que tu as très mal à l'intérieur. Tu n'as rien fait de mal.",
    harm_to_others:
      "Merci de me le dire. Une très grosse colère peut faire peur. Tu n'es pas méchant parce que tu penses ça.",
    abuse:
      "Je suis désolé que cela t'arrive. Ce n'est pas ta faute, et tu as le droit de le dire, même si on te l'a interdit.",
    psychosis: "Cela fait vraiment peur. Tu n'as pas à faire ce que ça dit.",
    medical: "Ton corps a besoin tout de suite d'un adulte et d'un médecin.",
    eating: "Merci de me le dire. Ton corps a besoin d'aide, et un médecin devrait te voir bientôt.",
    third_party: "Tu t'inquiètes pour quelqu'un. Le dire est la bonne chose, et ce n'est pas à toi de tout régler.",
  },
  ask: {
    suicide:
      "Je te demande quelque chose d'important : est-ce que tu penses à mourir ou à te faire mourir, et est-ce fort en ce moment ?",
    self_harm: "As-tu une blessure maintenant, et penses-tu aussi à mourir ?",
    harm_to_others: "Sens-tu que tu pourrais le faire bientôt, et cette personne est-elle près de toi ?",
    abuse: "Es-tu en sécurité maintenant, et cette personne est-elle près de toi ?",
    psychosis: "Est-ce que ça te dit maintenant de te faire mal ou de faire mal à quelqu'un ?",
    medical: "Quel adulte est près de toi maintenant ?",
    eating: "Es-tu tombé dans les pommes, ou ton cœur bat-il bizarrement ?",
    third_party: "Où est cette personne maintenant, et a-t-elle dit quand ou comment ?",
  },
  lines:
    "Tu peux aussi appeler le {call}. Une personne gentille répond, jour et nuit, et tu peux dire : je suis un enfant et j'ai besoin d'aide. Tu peux aussi envoyer {keyword} au {text}.",
  person:
    "D'abord, dis-le maintenant à un adulte en qui tu as confiance : un parent, une grand-mère, un professeur ou une infirmière. Tu peux lui montrer cet écran.",
  safePerson:
    "D'abord, dis-le à un adulte sûr qui n'habite pas chez toi : un professeur, l'infirmière de l'école, un entraîneur, un médecin ou le parent d'un ami.",
  now: {
    self: "Va tout de suite voir un adulte, ou appelle le {emergency} ou le {call}. Reste près de quelqu'un. Éloigne-toi de ce qui peut te faire mal.",
    danger:
      "Va maintenant dans une autre pièce, pose ce qui peut blesser quelqu'un, et appelle un adulte ou le {emergency}.",
    abuse:
      "Si tu peux, va maintenant dans un endroit sûr, chez un voisin, à l'école ou dans un magasin, et dis-le à un adulte, ou appelle le {emergency}.",
    body: "Crie pour qu'un adulte vienne et appelle le {emergency}. Dis ce que tu as avalé ou ce qui fait mal. Reste là où on te voit.",
    friend:
      "Dis-le tout de suite à un adulte et appelle le {emergency}. Dis où est cette personne. Ne va pas dans un endroit dangereux sans adulte.",
  },
  next: {
    self: [
      "Y a-t-il près de toi quelque chose qui pourrait te faire mal ? Éloigne-toi, va dans la pièce où il y a un adulte. As-tu trouvé quelqu'un à qui le dire ?",
      "Qu'est-ce qui rend difficile de le dire à un adulte ? Tu peux dire juste ceci : je ne suis pas en sécurité, reste avec moi. Tu peux aussi montrer cet écran ou appeler le {call}.",
      "Respirons ensemble. Inspire doucement, puis souffle comme sur une plume. Cherche cinq choses bleues. Qui peut rester avec toi ce soir ?",
    ],
    danger: [
      "Es-tu loin de cette personne maintenant ? Va avec un adulte dans un endroit où tu peux te calmer. Le lui as-tu dit ?",
      "Qu'est-ce qui t'a mis si en colère ou fait si peur ? Tu peux me le dire. Tu peux aussi le dire au {call}.",
      "Calmons ton corps : serre fort tes mains, puis relâche, trois fois. Quel adulte peut t'aider aujourd'hui ?",
    ],
    abuse: [
      "Cette personne peut-elle voir cet écran ? Tu peux partir vite avec le bouton en haut. As-tu mal quelque part ?",
      "Qu'est-ce qui rend difficile de le dire ? Tu as peut-être peur de la suite. Un professeur ou un médecin sait aider pour ça. Tu peux aussi appeler le {call} et dire : quelqu'un me fait du mal.",
      "Quel adulte sûr, hors de chez toi, vas-tu voir bientôt ? Tu peux écrire une phrase à lui donner. On la cherche ensemble ?",
    ],
    body: [
      "Un adulte est-il venu ? Sinon, appelle toi-même le {emergency}. Ils sont gentils avec les enfants. Comment te sens-tu ?",
      "Quelque chose t'empêche d'appeler ? Tu peux frapper chez un voisin et dire : appelez le {emergency}, s'il vous plaît.",
      "Qui est avec toi maintenant ? Reste avec cette personne jusqu'à ce qu'un médecin dise que ça va. Tu peux continuer à m'écrire.",
    ],
    friend: [
      "À quel adulte l'as-tu dit, ou vas-tu le dire maintenant ? Un secret sur la mort ou les blessures, on a le droit de le dire.",
      "Qu'est-ce qui rend difficile de le dire ? Ton ami sera peut-être fâché, et plus en sécurité. Tu peux dire : je suis inquiet, aidez-moi.",
      "C'est beaucoup pour toi. Qui prend soin de toi aujourd'hui ? Toi aussi, tu peux appeler le {call}.",
    ],
  },
  urgent: {
    self: [
      "Es-tu en sécurité maintenant, sans blessure ? Peux-tu t'éloigner de ce qui peut te faire mal et aller dans la pièce où il y a un adulte ?",
      "Quel adulte peut rester avec toi maintenant ? Tu peux dire juste ceci : je ne suis pas en sécurité, reste avec moi. Tu peux aussi montrer cet écran.",
      "Qu'est-ce qui rend difficile d'appeler ou de le dire ? Personne ne va te gronder. Tu peux appeler le {emergency} ou le {call} et dire : je suis un enfant et je ne suis pas en sécurité.",
      "Restons ici ensemble. Inspire doucement, puis souffle comme sur une plume. Comment te sens-tu maintenant, et qui est avec toi ?",
    ],
    danger: "Es-tu loin de cette personne maintenant, et quel adulte peut rester avec toi ?",
    friend: "Où est cette personne en ce moment, et quel adulte peut aller la voir ?",
  },
  stillNow:
    "Si le danger est encore proche, d'abord un adulte et le {emergency}. Je suis toujours là, tu peux continuer à me parler.",
};

export const fr = { adult, child };
