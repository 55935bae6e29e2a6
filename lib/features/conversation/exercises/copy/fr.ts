import type { ExerciseCopy } from "./shape";

const adult: ExerciseCopy = {
  breathing: {
    title: "Respiration",
    hint: "Une minute, à votre rythme",
    lead: "Inspirez quand le cercle grandit, expirez quand il rétrécit. Arrêtez quand vous voulez.",
    choose: "Choisissez un rythme",
    paces: { slow: "Inspirer 4, expirer 6", box: "Carrée : 4 par côté" },
    phases: { in: "Inspirez", hold: "Retenez", out: "Expirez", rest: "Pause" },
    count: "Respiration {n} sur {total}",
    done: "C’était la dernière respiration. Remarquez comment va votre corps maintenant.",
  },
  grounding: {
    title: "Cinq sens",
    lead: "Une étape à la fois. Prenez le temps qu’il faut.",
    count: "Étape {n} sur {total}",
    found: "Trouvé {n} sur {total}",
    next: "Suivant",
    back: "Retour",
    finish: "Terminer",
    done: "Vous avez parcouru les cinq sens. Si c’est encore trop, vous pouvez joindre quelqu’un maintenant.",
  },
  begin: "Commencer",
  stop: "Arrêter",
  again: "Encore une fois",
  close: "Fermer",
};

const child: ExerciseCopy = {
  breathing: {
    title: "Respire avec Buddy",
    hint: "Une minute, tout doux",
    lead: "Buddy respire avec toi. Tu peux arrêter quand tu veux.",
    choose: "Choisis",
    paces: { feather: "Plume", star: "Étoile" },
    phases: { in: "Inspire", hold: "Ne bouge plus", out: "Souffle doucement", rest: "Pause" },
    count: "Respiration {n} sur {total}",
    done: "C’était la dernière. Comment va ton corps maintenant ?",
  },
  grounding: {
    title: "Cinq sens",
    lead: "Un à la fois. Prends ton temps.",
    count: "Étape {n} sur {total}",
    found: "Trouvé {n} sur {total}",
    next: "Suivant",
    back: "Retour",
    finish: "Terminer",
    done: "Tu as utilisé tes cinq sens. Si c’est encore trop gros, dis-le à un adulte maintenant.",
  },
  begin: "Commencer",
  stop: "Arrêter",
  again: "Encore une fois",
  close: "Fermer",
};

export const exercisesFr = { adult, child };
