import type { Exercise, Speech, Voice } from "./shape";

/** Adults are addressed as "vous", children as "tu"; so both sets are written out where a person is addressed. */
const adultExercises: readonly Exercise[] = [
  {
    id: "breathing",
    chip: "Respirer une minute",
    asked: /respir(?:er|ation|ons)/iu,
    topics: ["worry", "anger", "sleep", "work", "health"],
    feelings: ["anxious", "angry", "overwhelmed", "tired", "ashamed"],
    approaches: /mindful|dbt|relax|acceptance/i,
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
    asked: /cinq choses|5.?4.?3.?2.?1|ancrage/iu,
    topics: ["loss", "worry", "family", "loneliness"],
    feelings: ["numb", "overwhelmed", "sad", "lonely", "confused"],
    approaches: /dbt|trauma|mindful/i,
    offer: "Nous pourrions passer par les sens, un par un, pour revenir ici.",
    why: "Les sens ramènent l'esprit là où vous êtes.",
    steps: [
      {
        plainLead: "Sans hâte.",
        ask: "Regardez autour de vous et nommez cinq choses que vous voyez.",
        hint: "Commencez par une. Qu'y a-t-il juste devant vous ?",
      },
      {
        lead: "C'est noté : {answer}.",
        plainLead: "C'est noté.",
        ask: "Maintenant quatre choses que vous sentez sous la main ou contre vous.",
        hint: "Que touchent vos pieds en ce moment ?",
      },
      {
        plainLead: "Laissez votre poids reposer là.",
        ask: "Maintenant trois sons, proches ou lointains.",
        hint: "Même un bourdonnement compte. Quel est le plus proche ?",
      },
      {
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

const childExercises: readonly Exercise[] = adultExercises.map((exercise) =>
  exercise.id === "breathing"
    ? {
        ...exercise,
        offer: "On peut souffler tout doucement ensemble, comme un ours qui s'endort.",
        steps: [
          {
            plainLead: "Pose une main sur ton ventre.",
            ask: "Sens une fleur : un, deux, trois. Souffle une bougie : un, deux, trois, quatre. Fais-le trois fois et dis-moi quand c'est fini.",
            hint: "Juste une fleur et une bougie. Dis-moi quand c'est fait.",
          },
          {
            plainLead: "C'est bien comme c'est.",
            ask: "Encore trois fois. Est-ce que ta main a bougé ?",
            hint: "Tu peux t'allonger. Ton ventre bouge-t-il ?",
          },
          {
            plainLead: "Laisse tes bras devenir tout mous.",
            ask: "Comment est ton corps maintenant ?",
            hint: "Plus calme, pareil ou plus agité ?",
          },
        ],
        close: "C'était le souffle de l'ours. Tu peux le faire partout. Tu veux me raconter encore ?",
      }
    : {
        ...exercise,
        offer: "On peut jouer à trouver des choses, pour revenir juste ici.",
        steps: [
          {
            plainLead: "C'est parti.",
            ask: "Trouve cinq choses que tu vois. Lesquelles ?",
            hint: "Commence par une. Quoi de plus près ?",
          },
          {
            plainLead: "Bien trouvé.",
            ask: "Maintenant quatre choses que tu peux toucher.",
            hint: "Tes chaussettes comptent. Elles sont comment ?",
          },
          {
            plainLead: "D'accord.",
            ask: "Maintenant trois choses que tu entends.",
            hint: "Chut. Quel est le plus petit bruit ?",
          },
          {
            plainLead: "Bonnes oreilles.",
            ask: "Maintenant deux odeurs que tu aimes.",
            hint: "Gâteau, herbe ou savon ?",
          },
          { plainLead: "La dernière.", ask: "Un goût que tu aimes. Lequel ?", hint: "Sucré, salé ou acide ?" },
        ],
        close: "Te voilà juste ici. C'est comment en toi maintenant ?",
      },
);

const adult: Voice = {
  feelings: {
    sad: ["Il y a beaucoup de tristesse là-dedans.", "Cela semble lourd à porter.", "On sent que ça fait mal."],
    anxious: [
      "On dirait que votre esprit est en alerte.",
      "Vivre avec cette peur épuise.",
      "Il y a beaucoup d'inquiétude dans vos mots.",
    ],
    angry: [
      "J'entends une vraie colère.",
      "Quelque chose là n'était pas acceptable pour vous.",
      "La colère signale souvent une limite franchie.",
    ],
    lonely: [
      "Cela semble très seul.",
      "C'est dur de porter ça sans personne à côté.",
      "On sent l'envie d'avoir quelqu'un près de soi.",
    ],
    ashamed: [
      "La honte donne envie de se cacher.",
      "Il faut du courage pour le dire.",
      "Cette voix en vous est bien dure.",
    ],
    tired: [
      "On sent une grande fatigue.",
      "Ce n'est pas une fatigue que le sommeil seul répare.",
      "Vos forces semblent bien basses.",
    ],
    overwhelmed: [
      "Cela fait beaucoup à la fois.",
      "Tout semble tirer sur vous en même temps.",
      "N'importe qui aurait du mal à tenir tout ça.",
    ],
    numb: [
      "Ne rien sentir peut peser aussi.",
      "L'esprit s'éteint parfois pour se protéger.",
      "Ce vide a sa place ici.",
    ],
    confused: [
      "C'est emmêlé pour le moment.",
      "Deux choses semblent tirer en vous.",
      "Ce n'est pas obligé d'être clair.",
    ],
    good: ["Il y a un peu de légèreté là.", "Cela fait plaisir à lire.", "Quelque chose semble s'être desserré."],
  },
  phrase: [],
  judgement: [],
  acute: [
    "Cela fait peur, et cela va redescendre. En cas de douleur dans la poitrine ou si c'est la première fois, appelez les secours ou un médecin.",
  ],
  quote: [
    "Vous écrivez {quote}.",
    "Je m'arrête à ces mots : {quote}.",
    "Il y a beaucoup dans {quote}.",
    "Ces mots restent avec moi : {quote}.",
    "Une chose ressort : {quote}.",
    "J'ai bien lu {quote}.",
  ],
  topicNames: {
    loss: "cette perte",
    relationship: "votre couple",
    family: "la famille",
    friends: "les amis",
    school: "les études",
    work: "le travail",
    money: "l'argent",
    sleep: "les nuits",
    body: "le corps",
    health: "la santé",
    identity: "l'identité",
    selfWorth: "le regard sur soi",
    habit: "cette habitude",
    faith: "la foi",
    loneliness: "la solitude",
    worry: "ces inquiétudes",
    anger: "cette colère",
  },
  topic: ["Il s'agit donc de ceci : {topic}.", "Je vois la place que prend ce sujet : {topic}."],
  holding: [
    "Ce n'est pas rien.",
    "Pas besoin de l'embellir.",
    "Beaucoup de gens auraient du mal avec ça.",
    "On peut aller lentement.",
    "Ça peut sortir comme ça vient.",
    "Cela compte, même si d'autres ne l'ont pas vu.",
  ],
  openQuestions: [
    "Qu'est-ce qui pèse le plus en ce moment ?",
    "Depuis quand est-ce ainsi ?",
    "Par où voulez-vous commencer ?",
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
  ],
  topicQuestions: {
    work: ["À quoi ressemble une mauvaise journée là-bas, dès le matin ?"],
    sleep: ["Que se passe-t-il dans votre tête quand la lumière s'éteint ?"],
    family: ["Quelle place prenez-vous quand tout le monde est réuni ?"],
    loss: ["Voulez-vous me parler un peu de qui ou de ce que vous avez perdu ?"],
    loneliness: ["À quel moment de la journée est-ce le plus fort ?"],
  },
  cues: [],
  savour: [
    "Qu'est-ce qui l'a rendu possible ?",
    "Comment est-ce dans le corps ?",
    "Comment lui faire un peu plus de place ?",
  ],
  callbackPhrase: [],
  callbackQuote: [
    "Tout à l'heure, il y avait ces mots : {quote}.",
    "Je repense à {quote}.",
    "Il y a eu aussi {quote}.",
  ],
  callbackQuestions: [
    "Est-ce le même nœud, ou un autre ?",
    "Lequel des deux pèse le plus maintenant ?",
    "Que remarque-t-on en mettant les deux côte à côte ?",
  ],
  offerLead: ["On pourrait faire une petite chose avec ça.", "J'ai une proposition, et un non est permis."],
  offerChoice: [
    "Ou bien on continue à parler. Qu'est-ce qui irait mieux ?",
    "Sinon, on reste à parler. Quelle est la préférence ?",
  ],
  goal: ["Cela peut aussi servir ce but : {goal}."],
  afterExercise: ["Que remarquez-vous maintenant, comparé au début ?", "Que voulez-vous en garder ?"],
  carryOn: [
    "Si cela revient demain, de quoi aimeriez-vous vous souvenir ?",
    "À qui, près de vous, pourriez-vous en dire un peu ?",
    "Quel geste doux pourriez-vous avoir pour vous dans l'heure ?",
  ],
  windDown: [
    "On peut s'arrêter là pour aujourd'hui ou rester un peu. Les deux vont bien. Que préférez-vous ?",
    "Beaucoup a été dit. Voulez-vous en rester là, ou regarder encore une chose ?",
  ],
  keepTalkingChip: "Continuer à parler",
  declined: ["D'accord. On parle, simplement.", "Très bien, pas d'exercice. Je lis."],
  stopped: ["On peut s'arrêter là. Rien n'est à finir.", "Bien, on laisse ça de côté."],
  leftOpen: ["On peut laisser celle-là ouverte.", "Pas de réponse, c'est bien aussi."],
  ai: [
    "Je suis une IA, pas une personne, et je n'ai aucun diplôme. Je peux écouter et réfléchir avec vous ; des personnes peuvent ce que je ne peux pas.",
    "C'est une IA qui répond. Je ne suis ni un être humain ni un professionnel, et la question est juste.",
  ],
  medical: [
    "Je ne peux pas dire de quel trouble il s'agit ni quoi faire d'un médicament. Un médecin ou un pharmacien le peut. Je peux vous aider à préparer ce rendez-vous.",
    "C'est une question pour un médecin, qui voit ce que je ne vois pas. Voulez-vous noter ce que vous lui demanderez ?",
  ],
  crisis: [
    "Merci de me le dire. Je prends cela au sérieux, et il vous faut une personne près de vous maintenant. En cas de danger, appelez les secours de votre pays. Y a-t-il quelqu'un qui peut rester avec vous ?",
    "Cela demande plus que moi. Joignez une personne maintenant : les secours s'il y a danger, une ligne d'écoute, ou quelqu'un de confiance. Êtes-vous en sécurité en ce moment ?",
  ],
  unclear: [
    "Je n'ai pas bien compris. Pouvez-vous le dire autrement ?",
    "Cela m'a échappé. Que vouliez-vous dire ?",
    "Je ne suis pas encore. Une phrase de plus m'aiderait.",
  ],
  smaller: [
    "Ne pas savoir, ça va. Plus petit : comment est le corps, tendu, lourd, agité ?",
    "Prenons un plus petit bout. Que se passait-il juste avant de m'écrire ?",
    "S'il fallait un seul mot pour maintenant, lequel viendrait ?",
  ],
  repair: [
    "Alors je me suis trompé. Merci de le dire. Qu'est-ce que j'ai manqué ?",
    "Pardon, ce n'était pas ça. Qu'est-ce qui compte le plus ?",
  ],
  advice: [
    "Je ne veux pas donner une réponse toute faite ; c'est votre vie. Regardons ensemble. À quoi avez-vous déjà pensé ?",
    "Que diriez-vous à un ami dans la même situation ?",
  ],
  thanks: [
    "Je vous en prie. Le plus dur, c'était de le dire. Voulez-vous continuer, ou est-ce assez pour l'instant ?",
    "Volontiers. On peut continuer ou s'arrêter là.",
  ],
  goodbye: [
    "Prenez soin de vous{name}. La porte reste ouverte, sans obligation.",
    "Bonne suite{name}. Que les prochaines heures soient douces.",
  ],
  greeting: [
    "Bonjour. C'est bien d'être là. Qu'est-ce qui vous occupe ?",
    "Bonjour. Prenez votre temps. Qu'est-ce qui vous amène ?",
  ],
  back: ["On revient à ce que vous racontiez ?", "On peut reprendre votre histoire quand vous voulez."],
  staying: ["Je suis là, je lis avec attention.", "La suite peut venir, sans hâte."],
  quoteMarks: ["« ", " »"],
  exercises: adultExercises,
};

const child: Voice = {
  ...adult,
  feelings: {
    sad: ["C'est vraiment triste.", "On a le droit de pleurer pour ça.", "Ça fait mal en dedans."],
    anxious: ["Ça fait peur.", "Ton inquiétude parle très fort.", "Beaucoup d'enfants ont le ventre serré pour ça."],
    angry: ["Ça t'a mis en colère.", "La colère a le droit d'être là.", "Ça ne te semble pas juste."],
    lonely: ["C'est dur d'être seul avec ça.", "Tu voudrais quelqu'un près de toi.", "Être mis de côté, ça fait mal."],
    ashamed: ["C'était courageux de le dire.", "Tout le monde se trompe parfois."],
    tired: ["Tu as l'air très fatigué.", "Ton corps veut peut-être du repos."],
    overwhelmed: ["Ça fait beaucoup d'un coup.", "C'est trop pour un seul enfant."],
    numb: ["Ne rien sentir, c'est bizarre parfois.", "Parfois les émotions se cachent un peu."],
    confused: ["C'est tout mélangé.", "On peut sentir deux choses à la fois."],
    good: ["Ça fait plaisir.", "C'est un bon bout de ta journée."],
  },
  acute: ["Ça fait peur, et ça va redescendre. Dis-le tout de suite à un adulte près de toi."],
  quote: [
    "Tu as dit {quote}.",
    "J'ai entendu {quote}.",
    "Je pense encore à {quote}.",
    "Tu m'as raconté ceci : {quote}.",
  ],
  topicNames: { ...adult.topicNames, school: "l'école", relationship: "quelqu'un que tu aimes" },
  holding: ["Ce n'est pas rien.", "Tu peux le dire comme tu veux.", "On a le temps.", "Ce n'est pas bête du tout."],
  openQuestions: ["Que s'est-il passé ?", "Quand est-ce que ça a commencé ?", "Quel a été le plus dur ?"],
  questions: [
    "Où le sens-tu dans ton corps ?",
    "Qu'as-tu pensé à ce moment-là ?",
    "Un adulte est-il au courant ?",
    "Qu'est-ce qui t'aide, même un peu ?",
    "C'est grand comment, de 1 à 10 ?",
    "Que voudrais-tu qu'il se passe ?",
    "Avec qui te sens-tu en sécurité ?",
    "Il y a eu un moment moins dur aujourd'hui ?",
  ],
  topicQuestions: {
    school: ["Qu'est-ce qui est le plus dur à l'école ?"],
    friends: ["Qui est gentil avec toi là-bas ?"],
    sleep: ["À quoi penses-tu quand il fait noir ?"],
  },
  carryOn: [
    "À quel adulte pourrais-tu le raconter ?",
    "Que peux-tu faire la prochaine fois ?",
    "Quelle chose douce peux-tu faire maintenant ?",
  ],
  afterExercise: ["Comment te sens-tu maintenant ?", "Que veux-tu garder ?"],
  windDown: [
    "On peut s'arrêter ou parler encore. Que veux-tu ?",
    "Tu m'as dit beaucoup. Tu veux jouer, te reposer ou parler encore ?",
  ],
  ai: [
    "Je suis Buddy, une IA, un assistant d'ordinateur. Je ne suis pas une personne. Un adulte de confiance peut t'aider plus que moi.",
    "Je suis une IA qui écoute, pas une personne ni un médecin. C'est bien de demander.",
  ],
  medical: ["Ça, c'est pour un médecin. Un adulte peut t'aider à demander. Que voudrais-tu qu'il sache ?"],
  crisis: [
    "Merci de me le dire. C'est trop grand pour toi tout seul. Va voir maintenant un adulte de confiance, à la maison ou à l'école. En cas de danger, appelle les secours. Qui est près de toi ?",
  ],
  unclear: ["Je n'ai pas compris. Tu peux le dire autrement ?", "Oups, ça m'a échappé. Que veux-tu dire ?"],
  smaller: [
    "Ce n'est pas grave. Ton corps est serré, lourd ou agité ?",
    "Aujourd'hui, c'était bien, pas bien ou moyen ?",
    "Si c'était une couleur, laquelle ?",
  ],
  repair: [
    "Oups, je me suis trompé. Merci de me le dire. Que voulais-tu dire ?",
    "Pardon, j'ai mal compris. Raconte-moi encore.",
  ],
  advice: ["Réfléchissons ensemble. Qu'as-tu déjà essayé ?", "Quel adulte pourrait réfléchir avec nous ?"],
  thanks: ["De rien. Tu veux parler encore ou t'arrêter là ?", "Avec plaisir. On peut s'arrêter ou continuer."],
  goodbye: ["Au revoir{name}. Passe un moment tout doux.", "À bientôt si tu veux{name}."],
  greeting: ["Bonjour. Je suis content que tu sois là. Qu'y a-t-il dans ta tête ?", "Coucou. Comment est ta journée ?"],
  back: ["On revient à ton histoire ?", "Tu veux continuer ce que tu disais ?"],
  staying: ["Je suis là et j'écoute.", "Continue, j'ai le temps."],
  exercises: childExercises,
};

export const fr: Speech = { adult, child };
