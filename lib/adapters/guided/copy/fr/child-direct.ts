import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

const ALERT = ALERT_SENTENCES.fr.child;

/** What children ask Buddy, or say about the talk. */
export const childDirect = {
  direct: [
    {
      heard: stems(
        "combien de (?:temps|questions|étapes)",
        "c'est (?:encore )?long.{0,5}\\?",
        "c'est bientôt fini",
        "il (?:en )?reste combien",
      ),
      asksLength: true,
      lines: [
        "Le temps que tu veux. Tu peux arrêter quand tu en as envie.",
        "Il n'y a pas de sonnerie ici. C'est toi qui dis stop.",
      ],
      after: "back",
    },
    {
      heard: stems(
        "(?:tu peux|peux-tu|tu vas) m'aider",
        "tu m'aides",
        "qu'est-ce que tu (?:sais|peux) faire",
        "à quoi tu sers",
      ),
      lines: [
        "Je peux écouter, et on peut essayer de petites choses qui aident. Pour les grandes, il faut aussi une grande personne. Tu veux de l'aide pour quoi ?",
        "Un peu, oui. J'écoute et je connais des jeux pour les grosses émotions. Qu'est-ce qui se passe ?",
      ],
      after: "chips",
    },
    {
      heard: stems(
        "(?:tu veux|tu peux) être (?:mon|ma) (?:meilleure? )?(?:amie?|copain|copine)",
        "(?:tu es|t'es) mon (?:ami|copain)",
        "tu m'aimes",
      ),
      lines: [
        "Je suis un assistant dans l'ordinateur, alors je ne peux pas être un ami comme un enfant. T'écouter, oui. De qui aimerais-tu être l'ami ?",
        "Une IA écoute, mais un vrai ami, c'est autre chose. Qui est un bon ami pour toi ?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "c'est (?:un )?secret",
        "(?:ne )?le dis (?:pas )?à personne",
        "tu vas le (?:dire|répéter) à",
        "qui (?:lit|voit) (?:ça|ce que)",
      ),
      lines: [
        `Je ne peux pas garder de secret quand on te fait du mal ou que tu n'es pas en sécurité. Voici ce qui se passe alors. ${ALERT} À qui fais-tu confiance ?`,
      ],
      after: "rest",
    },
    {
      heard: stems("c'est normal.{0,30}\\?", "je suis (?:bizarre|méchante?|bête|nul|normale?|folle|fou).{0,5}\\?"),
      lines: [
        "Plein d'enfants sentent ça, et ça ne fait pas de toi quelqu'un de méchant. Pourquoi tu demandes ?",
        "Personne n'est méchant à cause de ce qu'il sent. Qu'est-ce qui t'y fait penser ?",
      ],
      after: "rest",
    },
    {
      heard: stems("ça va (?:s'arrêter|aller mieux|passer|s'arranger).{0,10}\\?", "ça ira mieux"),
      lines: [
        "Je ne vois pas la suite. Chez presque tout le monde, les grosses émotions rapetissent. Quand est-ce que c'est un peu moins fort ?",
      ],
      after: "rest",
    },
    {
      heard: stems("comment tu t'appelles", "c'est quoi ton nom", "t'appelles comment", "c'est qui buddy"),
      lines: ["Je suis Buddy, l'assistant de l'ordinateur ici."],
      after: "back",
    },
    {
      heard:
        /^(?:tais-toi|ta gueule|je te déteste|(?:tu es|t'es|c'est) (?:trop |vraiment |un |une )?(?:nul|bête|moche|idiot|stupide|chiant|ennuyeux|méchant))/u,
      lines: [
        "Tu es en colère contre moi, et c'est permis. Qu'est-ce que j'ai raté ?",
        "Ça ne t'a pas plu. Qu'est-ce qui serait mieux ?",
      ],
      after: "rest",
    },
    {
      heard: /^(?:pardon|désolée?|je m'excuse|excuse-moi)(?!\p{L})/u,
      lines: ["Ici, pas besoin de s'excuser. Que voulais-tu me dire ?"],
      after: "rest",
    },
    {
      heard: stems("(?:je )?(?:ne )?veux pas (?:en )?parler", "(?:je )?(?:ne )?veux pas (?:le )?(?:dire|raconter)"),
      lines: [
        "D'accord, on laisse ça fermé. De quoi veux-tu bien parler ?",
        "Ça peut rester avec toi. Y a-t-il une chose que tu veux dire ?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "raconte(?:-moi)? (?:une blague|une histoire|un truc drôle)",
        "je m'ennuie",
        "(?:on peut|on va|tu veux) jouer",
      ),
      lines: [
        "Je connais seulement des jeux pour les émotions. On en fait un, ou tu me racontes le meilleur de ta journée. Tu prends quoi ?",
      ],
      after: "chips",
    },
    {
      heard: /^(?:rien|ça va|bien|tout va bien|bof|normal)[.!\s]*$/u,
      lines: [
        "D'accord. C'était quoi, le meilleur aujourd'hui ?",
        "C'est noté. Et le pire d'aujourd'hui, c'était quoi ?",
      ],
      after: "rest",
    },
    {
      heard: /^(?:allô|hé ho|(?:tu es|t'es) (?:toujours |encore )?là|il y a quelqu'un)/u,
      lines: ["Oui, je suis là, avec mes deux oreilles."],
      after: "back",
    },
  ],
  recap: {
    phrase: [],
    quote: ["La dernière fois, tu m'as dit {quote}. Dis-moi si ce n'est plus vrai."],
    memory: ["Je me souviens d'une chose de toi : {quote}."],
    ask: ["C'est pareil, ou il y a autre chose aujourd'hui ?"],
    corrected: ["Merci d'avoir réparé ça. Ce que tu dis maintenant compte."],
    confirmed: ["Alors on repart de là. Qu'est-ce qui est arrivé après ?"],
  },
  summing: {
    phrases: [],
    quotes: [
      "Je mets ensemble ce que tu m'as dit : {list}.",
      "Dans mon carnet, il y a : {list}.",
      "Je regarde si j'ai tout : {list}.",
    ],
    ask: ["Qu'est-ce qui me manque ?", "C'est laquelle, la plus grosse ?", "Laquelle enlèverais-tu, si tu pouvais ?"],
    and: "et",
  },
  short: [
    "{word}. Bien.",
    "{word}, donc.",
    "{word}. Ça m'aide déjà.",
    "C'est-à-dire {word}.",
    "{word}. Dans mon carnet.",
    "Alors {word}.",
  ],
  afterYes: [
    "Oui. Qu'est-ce qui vient en premier ?",
    "Je vois. Tu me racontes un peu ?",
    "Bon à savoir. Tu le sens à quoi ?",
  ],
  afterNo: [
    "Non, donc. C'est comment alors ?",
    "D'accord, pas ça. Qu'est-ce qui ressemble plus ?",
    "Je le sais mieux maintenant. Qu'est-ce qui serait vrai ?",
  ],
  changed: ["Oui, bien sûr. On parle de quoi ?", "Ça reste là. Qu'est-ce que tu as d'autre ?", "On change. On va où ?"],
  stepsLeft: [
    "C'est la dernière question.",
    "Après, il en reste une.",
    "Après, il en reste deux, toutes petites.",
    "Après, il en reste trois.",
    "Après, il en reste quatre, courtes.",
    "Après, il en reste cinq, et tu peux arrêter.",
    "Après, il en reste six, et tu peux arrêter quand tu veux.",
  ],
  resumed: [
    "On en était là :",
    "La question, c'était :",
    "Encore une fois, doucement :",
    "On s'était arrêtés ici :",
    "On repart de là :",
  ],
  nothingOpen: ["Aucun jeu n'est resté au milieu. On en fait un nouveau, ou on parle ?"],
  otherScript: ["C'est dans une autre langue. Ici je parle français. Tu peux le dire en français ?"],
  noExercise: /(?<!\p{L})(?:sans|pas d'|pas de|plus d'|plus de)\s?(?:exercices?|jeux?)/u,
  somethingElse:
    /^(?:(?:plutôt|je préfère|je veux|on peut|parler|parlons|d'|de) ?)*(?:autre chose|un autre sujet)(?: s'il te plaît)?[.?!\s]*$|chang(?:er|eons) de sujet|^on change/u,
  resume:
    /(?:reprendre|continuer|continue|finir|retour au|revenir au) (?:avec )?(?:l'exercice|le jeu|jeu|le détective)|là où on (?:s'était|en était)/u,
} satisfies Partial<Voice>;
