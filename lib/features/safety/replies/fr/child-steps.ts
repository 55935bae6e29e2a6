import type { StepTexts } from "../texts";

export const steps: StepTexts = {
  now: {
    self: "S'il te plaît, va tout de suite voir un adulte avec qui tu te sens en sécurité, ou appelle le {emergency} ou le {call}. Reste près de quelqu'un. Éloigne-toi de tout ce qui peut te faire mal.",
    others:
      "S'il te plaît, va chercher un adulte avec qui tu te sens en sécurité et reste avec lui, ou appelle le {emergency}. Va maintenant dans une autre pièce, et laisse derrière toi tout ce qui peut blesser quelqu'un.",
    abuse:
      "Si tu peux, va maintenant dans un endroit sûr où il y a d'autres gens, comme chez un voisin, à l'école ou dans un magasin. Dis-le là-bas à un adulte, ou appelle le {emergency}. Reste loin de la personne qui te fait du mal.",
    body: "S'il te plaît, crie pour qu'un adulte vienne et appelle le {emergency}. Dis ce que tu as avalé ou ce qui fait mal. Reste là où on te voit, et éloigne-toi de ce qui reste.",
    friend:
      "S'il te plaît, dis-le tout de suite à un adulte et appelle le {emergency}. Dis où est cette personne. Reste avec des gens, et ne va pas sans adulte dans un endroit dangereux. Un adulte peut enlever ce qui pourrait lui faire mal.",
  },
  stillNow: [
    "Si le danger est encore proche, un adulte et le {emergency} passent d'abord.",
    "Le {emergency} est toujours le bon numéro tant que c'est si près.",
    "Un appel au {emergency} ou au {call}, et tu as une vraie personne, pendant que je reste ici.",
  ],
  lines: [
    "Tu peux aussi appeler le {call}. Une personne gentille répond, jour et nuit. Dis « French » pour parler français, puis : j'ai besoin d'aide. Si écrire est plus facile, envoie {keyword} au {text} ou va sur le chat 988lifeline.org/chat ; là, on écrit en anglais.",
    "Le {call} est là maintenant, pour appeler ou pour écrire. Tu peux arrêter quand tu veux.",
  ],
  person: [
    "D'abord, s'il te plaît, dis-le maintenant à un adulte en qui tu as confiance : un parent, un grand-parent, un professeur ou une infirmière. Tu peux lui montrer cet écran. Un médecin ou une psychologue peut aider aussi.",
    "Quel adulte pourrait le savoir aujourd'hui ? Tu peux dire : je ne me sens pas bien, tu peux rester avec moi ?",
    "Quel adulte pourrait s'asseoir avec toi ce soir, même sans parler de ça ?",
  ],
  safePerson: [
    "D'abord, s'il te plaît, dis-le à un adulte sûr qui n'habite pas chez toi : un professeur, l'infirmière de l'école, un entraîneur ou un médecin.",
    "Quel adulte sûr, hors de chez toi, te croirait, et quand vas-tu le voir ?",
  ],
  professional: [
    "Il y a des adultes dont c'est le métier d'aider pour ça : un médecin, la psychologue de l'école, une infirmière. Qui pourrait t'y emmener cette semaine ?",
  ],
  askSuicide: [
    "Je te demande quelque chose d'important : est-ce que tu penses à mourir ou à te tuer ?",
    "Je te le demande tout droit : à quel point penses-tu à mourir en ce moment ?",
  ],
  askNear: [
    "Je te demande quelque chose d'important : à quel point es-tu près, là maintenant, de te tuer ou de faire quelque chose pour mourir ?",
    "L'envie de mourir, elle est forte comment là, si tu compares avec ce matin ?",
  ],
  askSoft: [
    "Parfois la pensée est toute petite, comme vouloir ne pas se réveiller, ou que tout s'arrête. Quand est-ce que ça t'arrive, ça ou des pensées de mourir ?",
    "Les enfants disent souvent non d'abord, alors je demande encore une fois. Quand c'est le pire, qu'est-ce que tu penses de vivre ou de mourir ?",
  ],
  plan: [
    "Quand tu penses à mourir, jusqu'où as-tu réfléchi à comment tu ferais ? Tu n'as pas besoin de me dire la façon.",
  ],
  intent: ["Quelle part de toi veut le faire, et quelle part veut que de l'aide arrive avant ?"],
  means: ["La chose à laquelle tu as pensé, est-elle près de toi maintenant ?"],
  time: ["As-tu pensé à un moment : aujourd'hui, cette nuit, un jour spécial ?"],
  meansAway: [
    "S'il te plaît, éloigne-toi de ça maintenant, va dans une pièce où il y a un adulte. Peux-tu le lui donner, ou lui demander de le mettre sous clé ?",
  ],
  barrierAsk: [
    "Qu'est-ce qui rend difficile de le dire à un adulte ou d'appeler : ce qui pourrait arriver, trouver les mots, autre chose ?",
    "Si tu imagines que tu le dis à quelqu'un, qu'est-ce qui t'arrête en premier ?",
  ],
  coping: [
    "Rendons cette minute un peu plus facile. Pose les deux pieds par terre, souffle doucement, et cherche cinq choses bleues. C'est quoi, la première ?",
    "Inspire doucement, puis souffle comme sur une plume. Cinq fois avec moi. Comment sont tes épaules ?",
    "Tiens quelque chose de froid, ou mets tes mains sous l'eau froide un petit moment. Qu'est-ce qui change, même un peu ?",
    "Serre fort tes mains l'une contre l'autre, puis relâche. Trois fois. Où est-ce que ton corps devient plus mou ?",
    "Serre fort un coussin ou quelque chose de doux, et compte jusqu'à dix. Ça fait quoi ?",
  ],
  safetyPlan: [
    "On peut faire un plan de sécurité : des petits pas pour quand c'est fort. On commence par comment tu remarques que ça arrive ?",
  ],
  hurt: [
    "Qu'est-ce qui s'est passé aujourd'hui avant que ce soit si lourd ?",
    "Qu'est-ce qui fait le plus mal en ce moment ?",
    "Depuis quand c'est comme ça, et qui le sait ?",
    "Qu'est-ce qui devrait être un petit peu différent demain ?",
  ],
  helped: [
    "Tu as déjà eu des mauvais moments. Qu'est-ce qui a aidé un petit peu ?",
    "Y a-t-il quelqu'un, ou un animal, ou une chose que tu aimes, qui te donne envie de rester ?",
  ],
  stay: [
    "Tu n'as pas besoin d'expliquer. Je suis là. Qu'est-ce qu'il y a autour de toi ?",
    "Tu peux dire juste un peu. De 0 à 10, c'est fort comment en ce moment ?",
    "On n'a pas besoin de tout arranger. Qu'est-ce qui rendrait la prochaine demi-heure un peu plus sûre ?",
    "Je suis toujours là. Tu veux écrire sur aujourd'hui, ou sur ce qui vient après ?",
    "Regardons juste cette nuit. Où seras-tu, et quel adulte sera près de toi ?",
  ],
  urgent: [
    "Es-tu en sécurité là maintenant, sans blessure, et quel adulte est près de toi ?",
    "Quel adulte peut rester avec toi maintenant ? Tu peux dire juste ça : je ne suis pas en sécurité, reste avec moi. Le {call} peut te parler jusqu'à ce qu'il arrive.",
    "S'il te plaît, va dans une pièce où cette chose n'est pas, ou demande à un adulte de la prendre. Peux-tu le faire pendant que tu m'écris ?",
    "Qu'est-ce qui rend difficile de le dire à un adulte ou d'appeler le {emergency} maintenant ? Personne ne va te gronder.",
    "Si parler est trop dur, envoie au {call} ce message en anglais : I am a kid and I might kill myself. Ça veut dire : je suis un enfant et je pourrais me tuer. Une personne te répond. Tu l'as envoyé ?",
    "La porte est-elle ouverte pour qu'un adulte puisse venir ? S'il te plaît, ouvre-la et reste tout près.",
    "Va là où il y a des gens : le salon, un voisin, un magasin. Lequel est le plus près ?",
    "On peut vouloir que ça arrête de faire mal et vouloir vivre quand même. Un adulte peut appeler le {emergency} pour toi. Qui est le plus près ?",
    "Reste avec moi : les deux pieds par terre, souffle doucement. Est-ce qu'un adulte arrive ?",
    "Rien n'est à décider cette nuit. Qui peut rester à côté de toi jusqu'au matin ?",
    "Es-tu loin maintenant de ce qui pourrait te faire mal, ou est-ce encore près de toi ?",
  ],
  held: [
    "S'il te plaît, reste à côté de cette personne, et dis-lui ce que tu m'as dit. Tout ce qui pourrait te faire mal, est-ce loin maintenant ?",
    "Quand quelqu'un du {call} ou du {emergency} te parlera, tu peux lui montrer cet écran. Qu'est-ce qu'il doit savoir en premier ?",
    "Comment c'est maintenant : mieux, pareil, ou pire ?",
  ],
  out: [
    "Regardons les prochaines heures. Qu'est-ce qui pourrait aider : manger quelque chose, te reposer, être près de quelqu'un ?",
    "À quel adulte vas-tu parler aujourd'hui, et sait-il comment c'était pour toi ?",
    "Quand est-ce qu'un adulte pourrait t'emmener chez un médecin ou une psychologue pour ça ?",
  ],
  open: [
    "Maintenant on peut parler de tout ce que tu veux, de ça aussi. Si ça redevient fort, dis-le à un adulte ou écris-le ici. Le {call} répond jour et nuit. De quoi as-tu envie de parler ?",
    "Je suis là pour la suite. Par où veux-tu continuer ?",
  ],
  backCheck: [
    "J'avais dit que je redemanderais. Les pensées de mourir ou de te faire mal, elles sont fortes comment maintenant ?",
    "Une question entre deux : à quel point es-tu en sécurité là maintenant ?",
  ],
  wound: [
    "As-tu une blessure en ce moment ? S'il te plaît, montre-la à un adulte. Si ça saigne beaucoup ou si c'est profond, appelez ensemble le {emergency}.",
  ],
  urge: [
    "L'envie monte et descend comme une vague. Peux-tu t'éloigner de la chose que tu utilises et aller là où il y a un adulte, jusqu'à ce que la vague soit plus petite ?",
    "Qu'est-ce qui vient juste avant l'envie : une émotion, une pensée, une chose que quelqu'un a dite ?",
  ],
  dangerAsk: ["Sens-tu que tu pourrais le faire bientôt, et cette personne est-elle près de toi maintenant ?"],
  danger: [
    "Là où tu es, y a-t-il une arme ou quelque chose comme ça ? Laisse-la là et dis-le à un adulte.",
    "Où peux-tu aller pour être loin de cette personne, avec un adulte près de toi ?",
    "Qu'est-ce qui a provoqué une si grosse colère, ou une si grosse peur ? Penser une chose, ce n'est pas la faire.",
    "Quel adulte peut être avec toi jusqu'à ce que ça devienne plus petit ?",
    "Au {call}, on peut aussi parler de l'envie de faire mal à quelqu'un. Qu'est-ce qui rendrait l'appel plus facile ?",
    "Quand la colère est si grosse, des pensées de mourir peuvent venir aussi. Est-ce que tu penses à mourir ou à te tuer ?",
    "Quel médecin, ou quelle psychologue de l'école, un adulte pourrait-il appeler avec toi ?",
  ],
  abuseAsk: ["Es-tu en sécurité là où tu es, maintenant ?"],
  abuse: [
    "Cette personne peut-elle voir cet écran ? La sortie rapide, en haut, ferme vite cette page, mais le navigateur s'en souvient. On peut continuer ?",
    "As-tu mal quelque part dans ton corps ? Un médecin ou l'infirmière de l'école peut t'aider, et tu peux lui dire comment c'est arrivé.",
    "Qu'est-ce qui te fait peur pour cette nuit, et où pourrais-tu être à la place ?",
    "Le dire, ce n'est pas rapporter. Tu as besoin d'être en sécurité. Qu'est-ce qui rend difficile de le dire ?",
    "Quel adulte sûr, hors de chez toi, vas-tu voir bientôt ? Tu peux dire : quelqu'un me fait du mal, aidez-moi.",
    "Quand quelqu'un te fait du mal, des pensées de mourir peuvent venir. Est-ce que tu penses à mourir ou à te tuer ?",
    "Au {childAbuse}, tu peux dire : quelqu'un me fait du mal. Ils savent aider les enfants. Quand pourrais-tu appeler sans qu'on t'entende ?",
  ],
  voicesAsk: [
    "Est-ce que ça te dit de te faire mal ou de faire mal à quelqu'un, et c'est dur comment de te retenir là maintenant ?",
  ],
  voices: [
    "Tu n'as pas à faire ce que ça dit. Quel adulte peut être avec toi pendant que c'est si fort ?",
    "Comment as-tu dormi ces dernières nuits ? Quand on dort trop peu, ça peut devenir plus fort.",
    "Peux-tu aller dans une pièce calme, avec moins de lumière, et un adulte en qui tu as confiance ?",
    "Je ne vois pas ce que tu vois, alors je ne vais pas dire le contraire. Je comprends que tu as très peur. Qu'est-ce qui te rassure un peu ?",
    "Un médecin doit le savoir bientôt. Quel adulte pourrait t'y emmener ?",
    "Quand ça fait si peur, des pensées de mourir peuvent venir. Est-ce que tu penses à mourir ou à te tuer ?",
    "Y a-t-il près de toi quelque chose qui pourrait te blesser ou blesser quelqu'un ? S'il te plaît, éloigne-toi et dis-le à un adulte.",
  ],
  bodyAsk: ["Quel adulte est avec toi, et peut-il appeler le {emergency} maintenant ?"],
  body: [
    "Un adulte est-il venu ? Sinon, appelle toi-même le {emergency}. Ils sont gentils avec les enfants. Comment te sens-tu ?",
    "S'il te plaît, n'attends pas que ça passe. Qu'est-ce qui t'empêche d'appeler le {emergency} ?",
    "Tu peux frapper chez un voisin et dire : appelez le {emergency}, s'il vous plaît. Quelle porte est la plus près ?",
    "S'il te plaît, assieds-toi ou allonge-toi là où un adulte te voit. La porte est-elle ouverte ?",
    "Qui est avec toi maintenant ? Reste là, et reste au téléphone avec le {emergency}.",
    "Voulais-tu mourir, ou pensais-tu à te tuer ? S'il te plaît, dis-le aussi au {emergency}, pour qu'ils t'aident mieux.",
    "Si tu as sommeil ou si tu te sens bizarre, dis-le tout de suite au {emergency}. Entends-tu un adulte arriver ?",
  ],
  eatingAsk: ["En ce moment ou aujourd'hui, as-tu eu un malaise, ou ton cœur bat-il bizarrement ?"],
  eating: [
    "Si tu tombes dans les pommes ou si ton cœur bat bizarrement, un adulte doit appeler le {emergency}. Quel adulte peut t'emmener chez un médecin aujourd'hui ?",
    "Qui sait comment ça se passe pour toi avec la nourriture, et qui pourrait être à côté de toi au prochain repas ?",
    "Ça peut donner des pensées très sombres. Est-ce que tu penses à mourir ou à te tuer ?",
    "Qu'est-ce qui rend difficile de le montrer à un médecin : la honte, la peur, autre chose ?",
    "Quel adulte pourrait être avec toi cette nuit ?",
    "Qu'est-ce qui s'est passé aujourd'hui avant que ça devienne si fort ?",
  ],
  friendAsk: ["Où est cette personne maintenant, et a-t-elle dit quand ou comment ?"],
  friend: [
    "Quel adulte peut aller voir cette personne maintenant, ou l'appeler ?",
    "Tu peux lui demander : est-ce que tu penses à te tuer ? Demander ne lui met pas l'idée dans la tête. Comment tu le dirais, toi ?",
    "Un secret sur la mort ou sur des blessures, tu as le droit de le dire. À quel adulte vas-tu le dire ?",
    "Y a-t-il près d'elle quelque chose qui pourrait lui faire mal, et quel adulte pourrait l'enlever ?",
    "Au {call}, tu peux aussi demander quoi faire pour un ami. Qu'est-ce que tu voudrais demander ?",
    "Si cette personne ne répond plus, un adulte doit appeler le {emergency} et dire où elle est. Connais-tu l'endroit ?",
    "C'est beaucoup pour toi. Qui prend soin de toi aujourd'hui, et toi, es-tu en sécurité ?",
  ],
};
