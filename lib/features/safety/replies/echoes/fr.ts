import type { EchoTexts } from "./shape";

export const adult: EchoTexts = {
  suicideYes:
    "Les pensées de suicide sont donc là. Maintenant que c'est dit, vous pouvez avoir de l'aide pour le porter.",
  suicideNo: "Vous dites qu'il ne s'agit pas de suicide. Je crois que c'est lourd malgré tout.",
  nearYes: "C'est proche, et je le prends très au sérieux.",
  nearNo: "Il y a donc un peu de distance en ce moment. Gardons-la.",
  planYes: "Vous avez donc pensé à une façon. Vous n'avez pas à me dire laquelle.",
  planNo: "Pas de plan, donc. Cela nous laisse du temps.",
  intentYes: "Une grande part de vous veut agir. Alors l'autre part, celle qui m'écrit, a besoin d'aide bientôt.",
  intentNo: "Une part de vous ne veut pas passer à l'acte. Je voudrais être du côté de cette part.",
  meansYes: "C'est donc près de vous. Alors la distance vient d'abord.",
  meansNo: "Ce n'est pas à portée de main. S'il vous plaît, que cela reste ainsi pour l'instant.",
  timeYes: "Vous avez donc un moment en tête. Il est urgent que quelqu'un soit avec vous avant.",
  timeNo: "Aucun moment n'est fixé. Cela laisse le temps à quelqu'un d'intervenir.",
  person: "Alors comptons sur cette personne.",
  tried: "Merci de l'avoir essayé avec moi. Même un petit changement compte.",
  behind: "C'est donc cela qu'il y a derrière. Je comprends que cela pèse.",
  hinders: "C'est donc cela qui vous retient. Il est logique que cela rende les choses plus difficiles.",
  fault: "Ce que quelqu'un vous fait relève de lui. Ce n'est pas votre faute, quoi qu'il y ait eu avant.",
  hospital:
    "Avoir peur de l'hôpital se comprend. En ce moment, c'est là que vous êtes le plus en sécurité, et plus tôt on vous examine, moins il y aura peut-être à faire.",
  farewell:
    "Cela ressemble à un adieu, et cela m'inquiète. S'il vous plaît, ne passez pas les prochaines heures sans personne.",
  eatingNow:
    "S'il vous plaît, appelez le {emergency} maintenant et dites que vous avez eu un malaise ou que votre cœur bat bizarrement, et depuis quand vous ne mangez presque plus. Asseyez-vous ou allongez-vous, que quelqu'un reste avec vous, et ne conduisez pas.",
  checkIn: [
    "La dernière fois que nous avons parlé, c'était un moment difficile. Avant tout : comment allez-vous aujourd'hui, et y a-t-il quelque chose qui vous met en danger ?",
    "Je garde en tête que c'était difficile récemment. Comment cela va-t-il depuis, et y a-t-il quelque chose qui vous inquiète aujourd'hui ?",
  ],
};

export const child: EchoTexts = {
  suicideYes: "Tu penses donc à mourir. Maintenant que tu l'as dit, on peut t'aider.",
  suicideNo: "Tu dis qu'il ne s'agit pas de mourir. Je vois que c'est dur quand même.",
  nearYes: "C'est proche. Je le prends très au sérieux.",
  nearNo: "Alors ce n'est pas si proche maintenant. Gardons ça.",
  planYes: "Tu as donc pensé à une façon. Tu n'as pas à me dire laquelle.",
  planNo: "Pas de plan. Ça nous donne du temps.",
  intentYes: "Une grande part de toi veut le faire. La part qui m'écrit a besoin d'un adulte bientôt.",
  intentNo: "Une part de toi ne veut pas le faire. Je veux aider cette part.",
  meansYes: "C'est donc près de toi. D'abord, il faut que ce soit loin.",
  meansNo: "Ce n'est pas près de toi. S'il te plaît, que ça reste comme ça.",
  timeYes: "Tu as donc pensé à un moment. Un adulte doit être avec toi avant.",
  timeNo: "Pas de moment fixé. Un adulte peut donc encore aider.",
  person: "On dirait quelqu'un à qui le dire.",
  tried: "Merci d'avoir essayé avec moi. Un tout petit changement compte aussi.",
  behind: "C'est donc ça qui s'est passé. Je comprends que ça fasse mal.",
  hinders: "C'est donc ça qui rend les choses difficiles. Ça se comprend.",
  fault: "Ce que quelqu'un te fait, c'est lui le responsable. Ce n'est pas ta faute, quoi qu'il y ait eu avant.",
  hospital: "Tu as le droit d'avoir peur de l'hôpital. Là-bas on peut te protéger, et un adulte peut rester avec toi.",
  farewell: "Ça ressemble à un adieu, et je m'inquiète pour toi. S'il te plaît, reste avec un adulte maintenant.",
  eatingNow:
    "S'il te plaît, va chercher un adulte maintenant et appelez le {emergency}. Dis que tu as eu un malaise ou que ton cœur bat bizarrement, et que tu n'as presque pas mangé. Assieds-toi ou allonge-toi, et que quelqu'un reste avec toi.",
  checkIn: [
    "La dernière fois, c'était un moment difficile. Avant de commencer : comment vas-tu aujourd'hui, et y a-t-il quelque chose qui te met en danger ?",
    "Je me souviens que c'était difficile il n'y a pas longtemps. Comment ça va depuis, et y a-t-il quelque chose qui t'inquiète aujourd'hui ?",
  ],
};
