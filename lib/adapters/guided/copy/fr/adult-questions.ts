import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

type Questions = Pick<Voice, "openQuestions" | "questions" | "topicQuestions" | "cues" | "savour">;

export const adultQuestions: Questions = {
  openQuestions: [
    "Qu'est-ce qui pèse le plus en ce moment ?",
    "Depuis quand est-ce ainsi ?",
    "Par où voulez-vous commencer ?",
    "Qu'est-ce qui vous a donné envie d'en écrire aujourd'hui ?",
    "Comment s'est passée cette dernière semaine ?",
  ],
  questions: [
    "Quand c'est au plus fort, qu'est-ce qui vous passe par la tête ?",
    "Où le sentez-vous dans le corps ?",
    "Qu'est-ce qui a déjà aidé, même un peu ?",
    "Qu'aimeriez-vous que quelqu'un voie de tout cela ?",
    "De quoi avez-vous le plus besoin : repos, aide, réponse ou présence ?",
    "Qui est au courant autour de vous ?",
    "Y a-t-il eu un moment plus léger cette semaine ?",
    "Que voudriez-vous voir changer d'abord ?",
    "Comment vous parlez-vous quand cela arrive ?",
    "Y a-t-il une part de cela jamais dite à voix haute ?",
    "De quoi cela vous tient-il à distance ?",
    "Si cela avait une voix, que répéterait-elle ?",
    "Que craignez-vous que cela veuille dire ?",
    "Comment avez-vous fait pour tenir jusqu'ici ?",
    "Que se passe-t-il juste avant que cela commence ?",
    "Quel serait un petit pas dans le bon sens ?",
  ],
  topicQuestions: {
    loss: [
      "Voulez-vous me parler un peu de qui ou de ce que vous avez perdu ?",
      "À quels moments le manque est-il le plus près ?",
      "Quel petit souvenir voulez-vous garder ?",
    ],
    relationship: [
      "Qu'est-ce qui vous manque et qu'il est difficile de demander ?",
      "Quand vous êtes-vous sentis proches pour la dernière fois, et quand loin ?",
      "Qu'aimeriez-vous pouvoir lui dire ?",
    ],
    family: [
      "Quelle place prenez-vous quand tout le monde est réuni ?",
      "Qu'aimeriez-vous que vos proches sachent de vous en ce moment ?",
      "Était-ce toujours ainsi à la maison, ou quelque chose a-t-il changé ?",
    ],
    friends: [
      "Que s'est-il passé entre vous, de votre point de vue ?",
      "Qu'est-ce qui vous manque le plus d'avant ?",
      "Avec qui êtes-vous le plus vous-même ?",
    ],
    school: [
      "Qu'est-ce qui presse le plus : le travail, les gens ou la suite ?",
      "Que se passe-t-il en vous au moment de vous mettre à étudier ?",
    ],
    work: [
      "À quoi ressemble une mauvaise journée là-bas, dès le matin ?",
      "Est-ce la tâche, les gens ou la quantité ?",
      "Que se passe-t-il en vous l'heure d'avant ?",
    ],
    money: ["Quelle facture ou quel chiffre tourne le plus ?", "Avec qui partagez-vous ces comptes ?"],
    sleep: [
      "Que se passe-t-il dans votre tête quand la lumière s'éteint ?",
      "Est-ce l'endormissement qui coince, ou les réveils ?",
      "Comment les nuits changent-elles vos journées ?",
    ],
    body: ["Que vous dites-vous devant le miroir ?", "Quand cette lutte avec votre corps a-t-elle commencé ?"],
    health: [
      "Qu'est-ce qui est le plus dur un jour ordinaire ?",
      "Que vous a dit le médecin, et qu'est-ce qui reste sans réponse ?",
      "Qu'est-ce que cela vous a pris que les autres ne voient pas ?",
    ],
    identity: ["Avec qui pouvez-vous vous montrer en entier ?", "Que serait une journée sans devoir vous expliquer ?"],
    selfWorth: [
      "À qui ressemble cette voix ?",
      "Quand avez-vous commencé à penser cela de vous ?",
      "Que répondrait une personne qui vous aime ?",
    ],
    habit: [
      "Que se passe-t-il d'habitude juste avant l'envie ?",
      "Qu'est-ce que cela donne sur le moment, et qu'est-ce que cela coûte après ?",
      "Quand l'envie est passée sans céder, qu'est-ce qui a tenu ?",
    ],
    faith: [
      "Que dit votre foi de tout cela, si elle en dit quelque chose ?",
      "Votre foi est-elle ici un appui, une lutte, ou les deux ?",
    ],
    loneliness: [
      "À quel moment de la journée est-ce le plus fort ?",
      "Avec qui avez-vous passé un moment paisible la dernière fois ?",
      "Quelle présence manque le plus : parler, rire, ou juste être côte à côte ?",
    ],
    worry: [
      "Quelle est la pire image que l'esprit vous montre ?",
      "Quelle part concerne aujourd'hui, et quelle part ce qui pourrait venir ?",
      "Que faites-vous quand l'inquiétude se met à tourner ?",
    ],
    anger: [
      "Quelle limite a été franchie ?",
      "Qu'y a-t-il sous la colère, en regardant une seconde ?",
      "Que vouliez-vous dire qui n'a pas été dit ?",
    ],
  },
  cues: [
    {
      heard:
        /ma (?:mère|maman|fille|sœur|femme|compagne|grand-mère).{0,30}(?:malade|cancer|hôpital|opér)|mon (?:père|papa|fils|frère|mari|compagnon|grand-père).{0,30}(?:malade|cancer|hôpital|opér)/u,
      reflect: ["C'est dur de voir malade quelqu'un qu'on aime, et de pouvoir si peu."],
      questions: ["Quelle part de tout cela repose sur vous ?", "Comment se passent ces jours-ci pour vous ?"],
    },
    {
      heard: /(?:est mort|est morte|décéd|j'ai perdu (?:mon|ma))/u,
      reflect: ["C'est une perte, et cela compte."],
      questions: ["Que voudriez-vous que je sache de cette personne ?", "Comment sont les journées depuis ?"],
    },
    {
      heard: /(?:n'arrête pas|arrête pas|cesse) de (?:penser|tourner|ruminer)|ma tête tourne/u,
      reflect: ["Il n'y a alors pas de repos, même la nuit."],
      questions: ["Qu'est-ce qui revient le plus ?", "À quelle heure est-ce le pire ?"],
    },
    {
      heard: /(?:peut-être|je pourrais|j'aimerais|je voudrais).{3,80}(?<!\p{L})mais(?!\p{L})/u,
      questions: ["Sans cet obstacle, que feriez-vous ?", "Qu'est-ce qui rend ce pas si difficile ?"],
    },
    {
      heard: stems("divorc", "séparés", "rompu", "m'a quitté"),
      questions: [
        "Qu'est-ce qui a été le plus dur depuis ?",
        "Qu'est-ce qui vous manque, et qu'est-ce qui ne vous manque pas ?",
      ],
    },
    {
      heard: stems("avant,? (?:je|j'|on)", "autrefois"),
      questions: ["Comment était cette époque pour vous ?", "Qu'est-ce qui vous manque le plus de ce temps-là ?"],
    },
    {
      heard: stems("m'a dit", "m'ont dit", "m'a traité", "dit que je suis"),
      questions: ["Qu'est-ce que ces mots vous ont fait ?", "Quels mots auriez-vous eu besoin d'entendre à la place ?"],
    },
    {
      heard: stems("je devrais", "il faudrait que", "il faut que", "je suis censé"),
      questions: ["Que se passerait-il si vous ne le faisiez pas ?", "D'où vient cette règle, à votre avis ?"],
    },
    {
      heard: stems("(?<!(?:une|la|cette|autre) )personne(?! (?:qui|de|que))"),
      questions: ["Comment avez-vous vécu cela ?", "De qui auriez-vous aimé avoir un signe ?"],
    },
    {
      heard: stems("toujours", "jamais", "à chaque fois", "tout le monde"),
      questions: ["Pouvez-vous me raconter la dernière fois ?", "Y a-t-il eu une exception, même petite ?"],
    },
    {
      heard: stems("le soir", "la nuit", "(?:deux|trois|quatre) heures du matin"),
      questions: ["Comment sont ces heures, l'une après l'autre ?", "Que fait votre esprit du silence ?"],
    },
  ],
  savour: [
    "Qu'est-ce qui l'a rendu possible ?",
    "Comment est-ce dans le corps ?",
    "Comment lui faire un peu plus de place ?",
    "Quelle y est votre part ?",
    "À qui aimeriez-vous le raconter ?",
  ],
};
