import type { PlanReadingCopy } from "./shape";

const adult: PlanReadingCopy = {
  title: "Mon plan de sécurité",
  steps: {
    warningSigns: "Signes qu’une crise approche",
    ownWays: "Ce que je peux faire par moi-même",
    peopleAndPlaces: "Personnes et lieux qui me changent les idées",
    helpers: "Personnes à qui je peux demander de l’aide",
    professionals: "Professionnels et lignes d’écoute",
    saferPlace: "Rendre mon environnement plus sûr",
    worthLivingFor: "Ce qui vaut le plus la peine de vivre",
  },
  empty:
    "Vous n’avez pas encore de plan. Une ligne suffit pour l’instant : une personne, un lieu ou ce qui vous a déjà aidé.",
  make: "Faire mon plan",
  change: "Modifier mon plan",
  signedOut:
    "Un plan de sécurité, ce sont six étapes courtes avec vos mots. Connectez-vous pour le garder ici, ou imprimez-en un vierge.",
  blank: "Imprimer un plan vierge",
  readFailed: "Votre plan n’a pas pu être chargé.",
  retry: "Réessayer",
  loading: "Chargement de votre plan",
  offline: "Pas de connexion. Voici la copie sur cet appareil.",
  nothing: "Rien d’écrit pour l’instant",
  noConnection: "Vous êtes hors ligne",
  notHere:
    "Pas de connexion, et aucune copie de votre plan n’est sur cet appareil. Les exercices d’ici marchent sans internet.",
  oneLine: "Écrire une ligne maintenant",
  oneLineHint: "Quelqu’un vers qui aller, ou ce qui aide.",
  add: "Ajouter",
  kept: "Gardé dans cet onglet. Cela rejoint votre plan dès qu’il y a une connexion.",
  saved: "Enregistré dans votre plan.",
};

const child: PlanReadingCopy = {
  title: "Mon plan pour être en sécurité",
  steps: {
    warningSigns: "Comment je sais que ça ne va pas",
    ownWays: "Ce que je peux faire tout seul",
    peopleAndPlaces: "Personnes et endroits qui m’aident à penser à autre chose",
    helpers: "Adultes à qui je peux le dire",
    professionals: "Personnes que je peux appeler",
    saferPlace: "Rendre ma chambre plus sûre",
    worthLivingFor: "Ce que j’aime le plus",
  },
  empty:
    "Tu n’as pas encore de plan. Demande à un adulte de confiance de le faire avec toi. Une ligne suffit pour l’instant. Qui peut t’aider ? Qu’est-ce qui t’aide ?",
  make: "Faire mon plan",
  change: "Modifier mon plan",
  signedOut:
    "Un plan, ce sont quelques étapes qui t’aident un mauvais jour. Tu peux en imprimer un vide et le remplir avec un adulte.",
  blank: "Imprimer un plan vide",
  readFailed: "Ton plan n’a pas pu s’ouvrir.",
  retry: "Réessayer",
  loading: "Ton plan arrive",
  offline: "Pas d’internet. Voici la copie sur cet appareil.",
  nothing: "Rien ici pour l’instant",
  noConnection: "Il n’y a pas d’internet",
  notHere:
    "Il n’y a pas d’internet et ton plan n’est pas sur cet appareil. Les exercices d’ici marchent quand même.",
  oneLine: "Écrire une ligne maintenant",
  oneLineHint: "Un adulte vers qui aller, ou ce qui t’aide.",
  add: "Ajouter",
  kept: "C’est gardé ici. Cela va dans ton plan quand internet revient.",
  saved: "C’est dans ton plan.",
};

export const planFr = { adult, child };
