import type { Exercise } from "../shape";

/** The thought record as a search for clues, after child CBT practice (Stallard's "thought tracker"); own wording. */
export const childExercises: readonly Exercise[] = [
  {
    id: "thought-record",
    chip: "Détective des pensées",
    asked: /détective|(?:journal|carnet) des? pensées|chercher des indices/iu,
    topics: ["school", "friends", "family", "selfWorth", "body", "identity", "relationship"],
    feelings: ["ashamed", "anxious", "sad", "angry"],
    approaches: /cbt|cognitive|thought/i,
    offer: "On peut jouer aux détectives et chercher des indices sur une pensée qui embête.",
    why: "Parfois la tête raconte des choses pas tout à fait vraies. Un détective vérifie.",
    steps: [
      {
        plainLead: "On ouvre l'enquête, et tu peux arrêter quand tu veux.",
        ask: "D'abord les faits : que s'est-il passé, et où étais-tu ?",
        hint: "Pense à la dernière fois. C'était à la maison, à l'école ou ailleurs ?",
      },
      {
        plainLead: "D'accord, c'est arrivé.",
        ask: "Quelle pensée a sauté dans ta tête ? Écris-la comme dans une bulle de BD.",
        hint: "Finis cette phrase : à ce moment, j'ai pensé que …",
      },
      {
        lead: "Dans la bulle, il y a {answer}.",
        plainLead: "Elle pique, cette pensée.",
        ask: "Qu'as-tu senti, et combien marque ton thermomètre, de 0 à 100 ?",
        hint: "Par exemple : peur, 70. Un nombre à peu près, c'est bien.",
      },
      {
        plainLead: "C'est écrit.",
        ask: "Les indices maintenant : quelles choses vraiment arrivées disent que la pensée a raison ?",
        hint: "Seulement ce qu'on peut voir ou filmer. As-tu un indice ?",
      },
      {
        plainLead: "Cet indice va dans le carnet.",
        ask: "Et quels indices disent que la pensée se trompe, même tout petits ?",
        hint: "Que dirait quelqu'un qui t'aime très fort ?",
      },
      {
        lead: "L'autre indice : {answer}.",
        plainLead: "Celui-là aussi va dans le carnet.",
        ask: "Avec tous les indices, quelle phrase est plus juste ?",
        hint: "Commence comme ça : des fois …, mais aussi …",
      },
      {
        lead: "La phrase plus juste, c'est {answer}.",
        plainLead: "On garde cette phrase.",
        ask: "Regarde encore le thermomètre : il marque combien, de 0 à 100 ?",
        hint: "Plus haut, pareil ou plus bas ? Tout est permis.",
      },
    ],
    summary:
      "Voici ton carnet de détective. C'est arrivé : {answer1}. Tu as pensé : {answer2}. Indice pour : {answer4}. Indice contre : {answer5}. Phrase plus juste : {answer6}. Thermomètre au début : {answer3}. Thermomètre à la fin : {answer7}.",
    summaries: [
      "Voici ton carnet de détective. Tu as pensé : {answer2}. Indice pour : {answer4}. Indice contre : {answer5}. Phrase plus juste : {answer6}.",
      "Tu as pensé {answer2}. La phrase plus juste, c'était {answer6}.",
      "Ta phrase plus juste : {answer6}.",
      "Tu as enquêté sur une pensée : {answer2}.",
    ],
    shift: {
      from: 2,
      to: 6,
      most: 100,
      down: "Le thermomètre est descendu de {from} à {to}.",
      same: "Le thermomètre reste à {to}, et c'est permis.",
      up: "Le thermomètre est monté à {to}. Regarder de près fait ça des fois.",
    },
    close:
      "Il n'a pas besoin de marquer zéro. Tu as regardé les indices avant de croire la pensée. À quelle grande personne montrerais-tu ton carnet ?",
  },
  {
    id: "breathing",
    chip: "Souffler comme un ours",
    asked:
      /souffler comme|respirer (?:une minute|ensemble|avec toi|lentement)|(?:je veux|on peut) respirer|^respir(?:er|ation)$/iu,
    topics: ["worry", "anger", "sleep", "health"],
    feelings: ["anxious", "angry", "overwhelmed", "tired"],
    approaches: /mindful|dbt|relax|breath|acceptance/i,
    offer: "On peut souffler tout doucement ensemble, comme un ours qui s'endort.",
    why: "Quand tu souffles doucement, ton corps va plus doucement aussi.",
    steps: [
      {
        plainLead: "Pose une main sur ton ventre.",
        ask: "Sens une fleur : un, deux, trois. Souffle une bougie : un, deux, trois, quatre. Fais-le trois fois et dis-moi quand c'est fini.",
        hint: "Juste une fleur et une bougie. Dis-moi quand c'est fait.",
      },
      {
        plainLead: "C'est bien comme c'est.",
        ask: "Encore trois fois. Comment ta main a-t-elle bougé ?",
        hint: "Tu peux t'allonger. Ton ventre monte et descend ?",
      },
      {
        plainLead: "Laisse tes bras devenir tout mous.",
        ask: "Comment est ton corps maintenant ?",
        hint: "Plus calme, pareil ou plus agité ?",
      },
    ],
    close: "C'était le souffle de l'ours. Tu peux le faire partout. Tu veux me raconter encore ?",
  },
  {
    id: "grounding",
    chip: "Jeu des cinq choses",
    asked: /cinq choses|5.?4.?3.?2.?1|trouver des choses/iu,
    topics: ["worry", "loss", "loneliness"],
    feelings: ["overwhelmed", "numb", "lonely", "confused"],
    approaches: /dbt|dialectical|trauma|mindful/i,
    offer: "On peut jouer à trouver des choses, pour revenir juste ici.",
    why: "Quand tu regardes et que tu écoutes, l'inquiétude a moins de place.",
    steps: [
      {
        plainLead: "C'est parti.",
        ask: "Trouve cinq choses que tu vois. Lesquelles ?",
        hint: "Commence par une. Quoi de plus près ?",
      },
      {
        lead: "Tu as trouvé {answer}.",
        plainLead: "Bien trouvé.",
        ask: "Maintenant quatre choses que tu peux toucher.",
        hint: "Tes chaussettes comptent. Elles sont comment ?",
      },
      {
        plainLead: "Touche encore un peu l'une d'elles.",
        ask: "Maintenant trois choses que tu entends.",
        hint: "Chut. Quel est le plus petit bruit ?",
      },
      {
        lead: "Tes oreilles ont trouvé {answer}.",
        plainLead: "Bonnes oreilles.",
        ask: "Maintenant deux odeurs que tu aimes.",
        hint: "Gâteau, herbe ou savon ?",
      },
      { plainLead: "La dernière.", ask: "Un goût que tu aimes. Lequel ?", hint: "Sucré, salé ou acide ?" },
    ],
    close: "Te voilà juste ici. C'est comment en toi maintenant ?",
  },
];
