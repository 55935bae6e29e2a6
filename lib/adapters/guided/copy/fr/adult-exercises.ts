import type { Exercise } from "../shape";

/** Thought record after Beck's cognitive therapy and the NHS self-help leaflets; own wording. Adults are "vous". */
export const adultExercises: readonly Exercise[] = [
  {
    id: "thought-record",
    chip: "Examiner une pensée",
    asked:
      /(?:examiner|questionner|vérifier|remettre en question) (?:une|ma|cette|la) pensée|(?:journal|carnet|tableau|registre) de(?:s|(?: mes))? pensées|colonnes de beck/iu,
    topics: ["work", "school", "selfWorth", "relationship", "friends", "family", "identity", "body", "money"],
    feelings: ["ashamed", "anxious", "sad", "angry"],
    approaches: /cbt|cognitive|thought/i,
    offer:
      "Nous pourrions prendre une pensée qui revient sans cesse et la regarder des deux côtés. Cela fait sept réponses courtes.",
    why: "De l'intérieur, une pensée a l'air d'un fait. L'écrire remet un peu d'air autour.",
    steps: [
      {
        plainLead: "Bien, une étape après l'autre, et vous pouvez arrêter quand vous voulez.",
        ask: "Choisissez un moment précis où cela a fait mal. Que s'est-il passé, où et avec qui ?",
        hint: "La dernière fois suffit. Où étiez-vous juste à ce moment-là ?",
      },
      {
        plainLead: "La situation est posée.",
        ask: "Quelle pensée vous a traversé l'esprit ? Écrivez-la comme elle sonne dans la tête.",
        hint: "Essayez de finir cette phrase : à ce moment-là, je me suis dit que …",
      },
      {
        lead: "La pensée dit donc {answer}.",
        plainLead: "Cette pensée pique.",
        ask: "Qu'avez-vous ressenti avec elle, et avec quelle force, de 0 à 100 ?",
        hint: "Une idée approximative suffit : un mot et un nombre, par exemple peur, 60.",
      },
      {
        plainLead: "C'est bien noté.",
        ask: "Soyons justes avec la pensée : quels faits parlent pour elle ?",
        hint: "Seulement ce qu'une caméra aurait pu filmer. Voyez-vous quelque chose ?",
      },
      {
        plainLead: "Ce côté-là est dit.",
        ask: "Et l'autre côté : qu'est-ce qui ne colle pas avec la pensée, même un détail ?",
        hint: "Que dirait pour vous défendre une personne qui vous aime et qui était là ?",
      },
      {
        lead: "Il y a donc aussi ceci : {answer}.",
        plainLead: "L'autre côté existe aussi.",
        ask: "En tenant les deux ensemble, quelle phrase serait plus juste, une que vous pouvez croire au moins à moitié ?",
        hint: "Vous pouvez commencer par : c'est vrai que …, et c'est vrai aussi que …",
      },
      {
        lead: "Laissons cette phrase se poser un instant : {answer}.",
        plainLead: "Laissons cette phrase se poser un instant.",
        ask: "Et le sentiment du début, quelle est sa force maintenant, de 0 à 100 ?",
        hint: "Pareil, un peu moins, ou plus ? Les trois sont permis.",
      },
    ],
    summary:
      "Voici votre relevé en entier. La situation : {answer1}. La pensée : {answer2}. Ce qui parle pour : {answer4}. Ce qui parle contre : {answer5}. Une phrase plus juste : {answer6}. Le sentiment au départ : {answer3}. Le sentiment à présent : {answer7}.",
    summaries: [
      "Voici votre relevé. La pensée : {answer2}. Ce qui parle pour : {answer4}. Ce qui parle contre : {answer5}. Une phrase plus juste : {answer6}.",
      "La pensée disait {answer2}. La phrase plus juste dit {answer6}.",
      "Il en sort une phrase plus juste : {answer6}.",
      "Vous avez regardé en face une pensée : {answer2}.",
    ],
    shift: {
      from: 2,
      to: 6,
      most: 100,
      down: "La force est passée de {from} à {to}.",
      same: "Elle reste à {to}, mais la pensée n'est plus seule.",
      up: "Elle est à {to}, et regarder de près peut faire cela au début.",
    },
    close:
      "Le nombre n'a pas besoin de tomber à zéro. Vous avez vu que la pensée a plus d'un côté. Qu'est-ce qui vous frappe en relisant l'ensemble ?",
  },
  {
    id: "breathing",
    chip: "Respirer une minute",
    asked:
      /(?:exercice|technique)s? de respiration|respirer (?:une minute|ensemble|avec (?:vous|toi|moi)|lentement)|(?:je (?:veux|voudrais)|on peut|aide[sz]-moi à) respirer|^respir(?:er|ation|ons)$/iu,
    topics: ["worry", "anger", "sleep", "health"],
    feelings: ["anxious", "angry", "overwhelmed", "tired"],
    approaches: /mindful|dbt|relax|breath|acceptance/i,
    offer: "Nous pourrions respirer lentement ensemble, une minute environ.",
    why: "Une longue expiration dit au corps qu'il peut relâcher un peu.",
    steps: [
      {
        plainLead: "Bien. Posez les pieds au sol, si c'est possible.",
        ask: "Inspirez par le nez en comptant jusqu'à quatre, puis soufflez lentement jusqu'à six. Trois fois, et dites-moi comment c'était.",
        hint: "Une seule longue expiration suffit. Un mot quand c'est fait.",
      },
      {
        plainLead: "Tout va bien, peu importe comment c'était.",
        ask: "Encore trois fois, en laissant tomber les épaules. Où sentez-vous le plus le souffle ?",
        hint: "Le nez, la poitrine, le ventre ?",
      },
      {
        lead: "Vous le sentez ici : {answer}.",
        plainLead: "Restez là encore une respiration.",
        ask: "Puis regardez autour de vous. Qu'est-ce qui a changé, même un peu ?",
        hint: "La mâchoire, les mains, la vitesse des pensées ?",
      },
    ],
    close:
      "Ce souffle peut vous suivre partout, sans que personne le voie. Voulez-vous reprendre ce qui vous occupait ?",
  },
  {
    id: "grounding",
    chip: "Nommer cinq choses",
    asked: /cinq choses|5.?4.?3.?2.?1|ancrage|revenir au présent/iu,
    topics: ["loss", "worry", "health", "loneliness"],
    feelings: ["numb", "overwhelmed", "lonely", "confused"],
    approaches: /dbt|dialectical|trauma|mindful/i,
    offer: "Nous pourrions passer par les sens, un par un, pour revenir ici.",
    why: "Les sens ramènent l'esprit là où vous êtes.",
    steps: [
      {
        plainLead: "Sans hâte.",
        ask: "Regardez autour de vous et nommez cinq choses que vous voyez.",
        hint: "Commencez par une. Qu'y a-t-il juste devant vous ?",
      },
      {
        lead: "Je les ai : {answer}.",
        plainLead: "Je les ai.",
        ask: "Maintenant quatre choses que vous sentez sous la main ou contre vous.",
        hint: "Que touchent vos pieds en ce moment ?",
      },
      {
        plainLead: "Laissez votre poids reposer là.",
        ask: "Maintenant trois sons, proches ou lointains.",
        hint: "Même un bourdonnement compte. Quel est le plus proche ?",
      },
      {
        lead: "On entend donc {answer}.",
        plainLead: "Écoutez encore une seconde.",
        ask: "Maintenant deux odeurs, d'ici ou que vous aimez.",
        hint: "Café, savon, pluie : laquelle ferait du bien ?",
      },
      {
        plainLead: "Nous y sommes presque.",
        ask: "Pour finir, un goût, ou un mot doux que vous aimeriez entendre.",
        hint: "Une gorgée d'eau compte. Ou quel mot ferait du bien ?",
      },
    ],
    close: "Vous voilà ici, dans cette pièce, à cette heure. Comment est-ce en vous maintenant ?",
  },
];
