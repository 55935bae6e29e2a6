import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

const ALERT = ALERT_SENTENCES.fr.adult;

/** What people ask the guide itself, or say about the talk. */
export const adultDirect = {
  direct: [
    {
      heard: stems(
        "combien de (?:temps|questions|étapes)",
        "(?:c'est|ça dure|ça prend) (?:encore )?long.{0,5}\\?",
        "quand est-ce que (?:ça|c'est) (?:finit|termine|fini)",
        "il (?:en )?reste combien",
      ),
      asksLength: true,
      lines: [
        "Le temps que vous voulez. Une conversation ici n'a pas de fin fixée, et un exercice tient en quelques réponses courtes.",
        "Il n'y a pas d'horloge. Vous pouvez arrêter après n'importe quelle phrase.",
      ],
      after: "back",
    },
    {
      heard: stems(
        "(?:pouvez-vous|peux-tu|vous pouvez|tu peux) (?:vraiment )?m'aider",
        "comment (?:pouvez-vous|peux-tu|vous pouvez) (?:m')?aider",
        "que (?:savez|pouvez)-vous faire",
        "à quoi (?:ça|tu|vous) ser(?:t|s|vez)",
        "comment ça marche",
      ),
      lines: [
        "Je peux écouter, mettre de l'ordre avec vous et proposer de courts exercices. Je ne soigne pas et ne décide pas à votre place. Qu'est-ce qui servirait le plus maintenant ?",
        "Pour une part, je crois que oui : lire de près et avancer à petits pas. Là où il faut quelqu'un à côté de vous, une personne vaut mieux. De quoi avez-vous besoin aujourd'hui ?",
      ],
      after: "chips",
    },
    {
      heard: stems(
        "(?:qu'est-ce que|qu'en) (?:vous |tu )?(?:en )?pens(?:ez|es)",
        "que pensez-vous",
        "qu'en pensez-vous",
        "(?:quel est )?votre avis",
        "vous en dites quoi",
      ),
      lines: [
        "Je n'ai que ce que vous écrivez, alors prenez-le comme une idée à vérifier : vous exigez peut-être de vous plus que vous n'exigeriez d'une autre personne. Est-ce que cela correspond ?",
        "J'en sais encore trop peu pour un avis juste. Que voudriez-vous que je comprenne d'abord ?",
        "Je le prendrais au sérieux, sans le prendre pour toute l'histoire. Qu'ajouteriez-vous ?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:est-ce|c'est) (?:que c'est )?normal.{0,40}\\?",
        "(?:suis-je|est-ce que je suis|je suis|je deviens) (?:fou|folle|bizarre|anormal|trop sensible|le problème).{0,5}\\?",
        "j'exagère.{0,5}\\?",
      ),
      lines: [
        "D'ici, je ne peux pas en juger ; beaucoup de gens réagissent ainsi quand les choses s'accumulent. Si cela vous effraie, un médecin est la bonne personne à qui demander. Qu'est-ce qui vous y fait penser ?",
        "On se le demande surtout quand quelque chose fait mal et que personne ne l'a expliqué. Qu'est-ce que cela changerait pour vous, si c'était normal ?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:ça|cela) va (?:s'arranger|aller mieux|passer|s'améliorer)",
        "(?:ça|cela) (?:ira|passera)(?: mieux)?.{0,15}\\?",
        "je vais (?:m'en sortir|aller mieux).{0,10}\\?",
      ),
      lines: [
        "Je ne peux pas le promettre. De tels états changent plus souvent qu'on ne le croit de l'intérieur. Quel serait pour vous le premier petit signe ?",
        "Presque tout cela bouge, rarement en ligne droite. Quand était-ce un peu plus clair pour la dernière fois ?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:vous (?:vous )?(?:souvenez|souviendrez|rappelez)|tu te (?:souviens|rappelles)).{0,25}\\?",
        "vous allez (?:oublier|vous souvenir)",
      ),
      lines: [
        "Je me souviens de ce que vous me laissez garder, dans vos mots. Sur la page de la mémoire, vous pouvez tout voir, changer et effacer.",
      ],
      after: "back",
    },
    {
      heard: stems(
        "qui (?:lit|voit|peut (?:lire|voir))",
        "(?:est-ce|c'est) (?:que c'est )?(?:privé|confidentiel|anonyme|secret)",
        "(?:vous allez|tu vas) le dire à",
        "est-ce que (?:quelqu'un|on) (?:lit|voit)",
      ),
      lines: [
        `Ce que vous écrivez est gardé avec votre compte, chiffré. Si quelque chose ressemble à un danger, vous verrez qui peut aider. ${ALERT} La page de confidentialité donne les détails ; regardez-la avant d'écrire ce qui vous inquiète.`,
      ],
      after: "back",
    },
    {
      heard: stems(
        "(?:vous (?:m'aimez|tenez à moi|avez des sentiments|êtes mon amie?)|tu (?:m'aimes|es mon amie?)|je vous (?:ennuie|fatigue)).{0,8}\\?",
      ),
      lines: [
        "Je suis une IA, donc sans sentiments à offrir, mais chaque ligne est lue avec soin. J'aimerais que vous ayez des gens qui puissent sentir avec vous. Qui s'en approche le plus ?",
        "Aimer comme une personne n'est pas dans mes moyens ; être attentif, si. Qu'est-ce qui vous a fait poser la question ?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "comment (?:vous appelez-vous|tu t'appelles|t'appelles-tu|vous vous appelez)",
        "quel est (?:votre|ton) nom",
        "(?:vous avez|tu as) un nom",
      ),
      lines: ["Je suis Sage, le guide d'IA de ce lieu."],
      after: "back",
    },
    {
      heard:
        /^(?:va te faire|allez vous faire|ta gueule|tais-toi|taisez-vous|je (?:te|vous) déteste|(?:tu es|t'es|vous êtes|c'est) (?:vraiment |trop |un |une )?(?:nul|inutile|idiot|stupide|bête|con|merde|débile|n'importe quoi|perte de temps))/u,
      lines: [
        "C'est dit, et c'est permis. Quelque chose dans mes mots est passé à côté, ou la journée a déjà été trop longue. Qu'est-ce qui n'allait pas ?",
        "Vous pouvez être en colère contre moi, cela ne fait aucun mal. De quoi aviez-vous besoin à l'instant ?",
      ],
      after: "rest",
    },
    {
      heard: /^(?:pardon|désolée?|excusez?-moi|je m'excuse|je suis désolée?)(?!\p{L})/u,
      lines: [
        "Il n'y a rien à excuser. Cet endroit est fait pour ça. Qu'alliez-vous dire ?",
        "Écrire ici n'enlève rien à personne. Continuez, dans n'importe quel ordre.",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:je )?(?:ne )?(?:veux|peux|préfère) pas (?:en )?parler(?: de (?:ça|cela))?",
        "je préfère ne pas (?:en parler|le dire)",
      ),
      lines: [
        "Alors cela reste fermé. C'est vous qui décidez de ce qui entre ici. De quoi serait-il plus facile de parler ?",
        "Cela reste avec vous, aussi longtemps qu'il faut. De quoi peut-on parler aujourd'hui ?",
      ],
      after: "rest",
    },
    {
      heard:
        /^(?:allô|hé ho|vous êtes (?:toujours |encore )?là|tu es (?:toujours |encore )?là|t'es là|il y a quelqu'un)/u,
      lines: [
        "Oui, je suis là, et tout a été lu jusqu'ici.",
        "Toujours là. Rien de ce que vous avez écrit ne s'est perdu.",
      ],
      after: "back",
    },
    {
      heard: /^(?:rien|rien de spécial|ça va|bien|tout va bien|bof|comme d'habitude|normal|pas grand-chose)[.!\s]*$/u,
      lines: [
        "Cette réponse peut vouloir dire bien des choses. Laquelle est-ce aujourd'hui ?",
        "D'accord, les petites choses comptent aussi. Qu'avez-vous mangé aujourd'hui, et quel goût avait-ce ?",
      ],
      after: "rest",
    },
  ],
  recap: {
    phrase: [],
    quote: [
      "La dernière fois, vous écriviez {quote}. Dites-moi si ce n'est plus vrai.",
      "De votre dernière visite, j'ai gardé ces mots : {quote}. Corrigez-moi s'ils trompent.",
    ],
    memory: [
      "Cela me rappelle une chose que vous m'avez laissé garder : {quote}.",
      "De vous, je sais aussi ceci : {quote}.",
    ],
    ask: ["Est-ce toujours là, ou s'agit-il d'autre chose aujourd'hui ?", "On repart de là, ou d'ailleurs ?"],
    corrected: [
      "Merci de le corriger. Je me fie à ce que vous dites maintenant.",
      "C'était donc faux, et je le laisse.",
    ],
    confirmed: [
      "Alors reprenons à cet endroit. Qu'est-ce qui a changé depuis ?",
      "Bien, nous parlons de la même chose. Qu'est-il arrivé depuis ?",
    ],
  },
  summing: {
    phrases: [],
    quotes: [
      "Je rassemble les morceaux jusqu'ici : {list}.",
      "Voici ce que j'ai de vous pour l'instant : {list}.",
      "Pour ne rien perdre, je réunis tout : {list}.",
      "Mis bout à bout : {list}.",
      "Le tableau, tel que je le vois : {list}.",
    ],
    ask: [
      "Quel morceau manque, ou n'est pas à sa place ?",
      "Que changeriez-vous à ce tableau ?",
      "Lequel voulez-vous regarder de plus près ?",
      "Si l'on pouvait en retirer un du tas, lequel serait-ce ?",
    ],
    and: "et",
  },
  short: [
    "{word}. Je le prends tel quel.",
    "{word}, donc.",
    "{word}. Un mot peut contenir beaucoup.",
    "Bien, {word}.",
    "{word}. Cela dit déjà quelque chose.",
    "Alors {word}.",
  ],
  afterYes: [
    "Alors restons là. Que voyez-vous en premier ?",
    "Je vois. Depuis quand est-ce comme ça ?",
    "Oui, donc. Quelle part est la plus forte ?",
    "Bon à savoir. À quoi le remarquez-vous ?",
  ],
  afterNo: [
    "Non, donc. Qu'est-ce qui s'en approcherait plus ?",
    "Bien, pas cela. Comment est-ce avec vos mots ?",
    "C'est utile aussi. Que diriez-vous à la place ?",
  ],
  changed: [
    "Volontiers. De quoi aimeriez-vous parler ?",
    "On laisse cela où c'est. Qu'avez-vous d'autre en tête ?",
    "Changer, c'est bien. Vers où ?",
  ],
  stepsLeft: [
    "C'est la dernière question.",
    "Encore une après celle-ci.",
    "Encore deux après celle-ci, courtes toutes les deux.",
    "Encore trois après celle-ci. Quelques minutes.",
    "Encore quatre après celle-ci, aussi courtes que vous voulez.",
    "Encore cinq après celle-ci, et vous pouvez arrêter à chacune.",
    "Encore six après celle-ci, et vous pouvez arrêter quand vous voulez.",
  ],
  resumed: [
    "Revenons où nous étions :",
    "La question était :",
    "Nous en étions là :",
    "Encore une fois, sans hâte :",
    "Pour repartir de là :",
    "Celle-ci restait ouverte :",
  ],
  nothingOpen: [
    "Aucun exercice n'est resté ouvert. En commencer un nouveau, ou parler ?",
    "Rien n'attend. Qu'aimeriez-vous faire ?",
  ],
  otherScript: [
    "Je vois une autre langue. Ici je réponds en français, et cela se change dans votre profil. Pouvez-vous le dire en français pour l'instant ?",
  ],
  noExercise:
    /(?<!\p{L})(?:sans|pas d'|pas de|plus d'|plus de|stop aux|assez des?)\s?(?:les |ces )?(?:exercices?|techniques?|devoirs|fiches)(?! (?:de maths|scolaires))/u,
  somethingElse:
    /^(?:(?:plutôt|je préfère|je veux|je voudrais|on peut|parler|parlons|d'|de|si on parlait) ?)*(?:autre chose|un autre sujet)(?: s'il (?:vous|te) plaît)?[.?!\s]*$|chang(?:er|eons) de sujet/u,
  resume:
    /(?:reprendre|reprenons|continuer|continuons|finir|finissons|retour à|revenir à|revenons à) (?:avec )?(?:l'|cet |notre )exercice|là où (?:on|nous) (?:s'était|étions|en étions|en était)/u,
} satisfies Partial<Voice>;
