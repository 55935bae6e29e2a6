import type { FurtherTexts } from "./shape";

export const adult: FurtherTexts = {
  steps: {
    place: [
      "Avez-vous quitté cet endroit, et y a-t-il quelqu'un près de vous ?",
      "Faites d'abord ces quelques pas en arrière, s'il vous plaît ; vous pourrez m'écrire de là. Avez-vous reculé ?",
      "Je redemande parce que l'endroit lui-même est le danger. Qui pouvez-vous appeler à voix haute, pour qu'on vienne et qu'on vous ramène ?",
    ],
    reach: [
      "Pourriez-vous lui écrire maintenant ? Les premiers mots peuvent être : je ne vais pas bien, et j'ai besoin de quelqu'un.",
      "Allez vers cette personne ou appelez-la à voix haute maintenant. Il suffit de dire : je suis en danger, reste avec moi, s'il te plaît. Est-ce possible pour vous, là, maintenant ?",
      "Pouvez-vous joindre cette personne dans les minutes qui viennent ? Vous pouvez dire : je crains pour une vie, va sur place ou reste au téléphone.",
    ],
    before: [
      "Y a-t-il eu un moment où vous avez fait quelque chose pour mettre fin à votre vie, ou commencé à le préparer, et quand était-ce ?",
    ],
  },
  echo: {
    placeNow:
      "Éloignez-vous maintenant de l'endroit où vous êtes : rentrez, ou rejoignez un sol ferme où il y a d'autres personnes. Puis appelez le {emergency} ou le {call} et dites où vous êtes. Restez à côté de quelqu'un jusqu'à l'arrivée des secours.",
    friendLines:
      "Au {call}, quelqu'un peut vous dire quoi faire pour cette personne, jour et nuit ; c'est ma première suggestion. Vous pouvez aussi envoyer {keyword} au {text}. Si vous pensez que cela se passe maintenant, appelez le {emergency} et dites où elle se trouve.",
    friendPerson:
      "Ni cette personne ni vous ne devriez porter cela sans aide : un proche, et un médecin ou un thérapeute, devraient le savoir aujourd'hui.",
    partly:
      "C'est donc un peu plus loin. Encore plus loin, c'est plus sûr : hors de la pièce, ou entre les mains de quelqu'un d'autre.",
    feelsFine:
      "Se sentir bien maintenant ne veut pas dire que c'est sans danger. Avec certains produits, le mal apparaît des heures plus tard, et l'aide agit mieux avant.",
    mayTell:
      "La personne qui vous a demandé le secret vous en a trop demandé. Vous pouvez le dire, et ce n'est pas une faute.",
    abuseLines:
      "Ma première suggestion est la ligne nationale contre les violences conjugales et familiales, jour et nuit : {violence} ; dites « French » et un interprète se joint à l'appel. Vous pouvez aussi envoyer {violenceKeyword} au {violenceText}, ou utiliser le chat de thehotline.org, en anglais. Prenez un téléphone sûr, que personne ne surveille : les appels, les messages et les chats peuvent être vus après coup.",
    assaultLine:
      "Pour les violences sexuelles, il y a une ligne à part, le {sexualViolence}, jour et nuit. On y dit aussi où recevoir un examen et des soins, et l'appel ne vous engage à rien. Prenez un téléphone que personne ne surveille.",
    throat:
      "Une main qui serre la gorge peut blesser à l'intérieur, sans aucune marque, et cela se voit parfois plus tard. Allez aujourd'hui voir un médecin ou les urgences. Si respirer ou avaler devient difficile, si votre voix change ou si la tête vous tourne, appelez tout de suite le {emergency}.",
    decided:
      "Vous dites que c'est décidé. Ces moments montent et redescendent, même quand on ne le sent pas, et je voudrais que quelqu'un soit près de vous tant que dure celui-ci.",
  },
};

export const child: FurtherTexts = {
  steps: {
    place: [
      "Tu n'es plus là-bas, et il y a un adulte avec toi ?",
      "D'abord tu recules, s'il te plaît, et après tu m'écris. Tu as reculé ?",
      "Je redemande parce que cet endroit est dangereux. Quel adulte peux-tu appeler en criant, pour qu'il vienne te chercher ?",
    ],
    reach: [
      "Tu peux aller voir cette personne ou lui écrire maintenant ? Tu peux dire : ça ne va pas, j'ai besoin que tu restes avec moi.",
      "Va vers cette personne ou appelle-la en criant, maintenant. Tu peux dire : je suis en danger, reste avec moi. Tu peux le faire tout de suite ?",
      "Tu peux le dire à cette personne tout de suite ? Tu peux dire : j'ai peur pour quelqu'un, aide-moi.",
    ],
    before: ["Est-ce que tu as déjà fait quelque chose pour mourir, ou commencé à le faire, et c'était quand ?"],
  },
  echo: {
    placeNow:
      "Éloigne-toi de là tout de suite : rentre, ou redescends par terre, là où il y a du monde. Crie pour appeler un adulte et reste tout près de lui. Puis appelez ensemble le {emergency} ou le {call}.",
    friendLines:
      "Au {call}, une personne gentille peut te dire quoi faire. Tu peux aussi envoyer {keyword} au {text}. Si ça se passe maintenant, appelle le {emergency} et dis où est cette personne.",
    friendPerson:
      "D'abord, dis-le maintenant à un adulte de confiance : quelqu'un de ta famille, un prof, l'infirmière de l'école ou un médecin. Comme ça, tu ne portes plus ça sans aide.",
    partly: "C'est donc un peu plus loin. Encore mieux : donne-le à un adulte ou va dans une autre pièce.",
    feelsFine:
      "Se sentir bien maintenant ne veut pas dire que tout va bien dans ton corps. Certaines choses font du mal des heures après, alors un adulte doit appeler maintenant.",
    mayTell:
      "Quelqu'un t'a demandé de garder le secret. Ce secret-là, tu as le droit de le dire. Tu ne fais rien de mal.",
    abuseLines:
      "La ligne Childhelp est là aussi pour les enfants, jour et nuit : appelle le {childAbuse} ou envoie-lui un message. Dis « French », puis : quelqu'un me fait du mal. Fais-le là où personne ne t'entend ni ne te voit.",
    assaultLine:
      "Si quelqu'un te touche d'une façon qui n'est pas bien, des gens gentils sont là pour en parler, jour et nuit, au {sexualViolence}. Ce n'est pas ta faute, et c'est toi qui choisis ce que tu racontes.",
    throat:
      "Quand quelqu'un te serre la gorge, ça peut blesser à l'intérieur, même si on ne voit rien. Un médecin doit te voir aujourd'hui ; dis-le à un adulte sûr. Si tu respires mal, si ta voix est différente ou si la tête te tourne, appelle tout de suite le {emergency}.",
    decided:
      "Pour toi, c'est décidé. Les grandes émotions montent et redescendent, même quand on ne le sent pas. Laisse un adulte rester avec toi jusqu'à ce que ça redescende.",
  },
};
