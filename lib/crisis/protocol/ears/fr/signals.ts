import { words } from "../build";
import { alone } from "../latin";
import type { Ear } from "../shape";
import { MY, PERSON } from "./people";

/** Excludes a condition or a wish. */
const REAL = "(?<!(?:\\bsi|quand|lorsque|que|qu'une|jusqu'a ce que) )";
/** Means the person may have had in mind, named when they say those were put away. */
const MEANS =
  "(?:cachets|comprimes|pilules|medicaments?|medocs|lames?|couteaux?|cutter|rasoirs?|arme|fusil|pistolet|corde|cles?|boites?|ciseaux|flacons?|trucs|balles)";
/** Present with the person: someone in another room doesn't know yet. */
const HERE =
  "(?:la|ici|avec moi|a cote de moi|pres de moi|aupres de moi|a mes cotes|en route|en chemin)";
/** Means put away within the same room are still at hand. */
const STILL_NEAR =
  "(?:dans|sur|sous) (?:le|la|l'|mon|ma|un|une) ?(?:armoire|tiroir|placard|etagere|commode|bureau|table|lit|poche|main|sac|penderie)";
/**
 * Excludes the calm that comes with a decision, an "outside" that's a ledge, and company that
 * hurts.
 */
const UNDECIDED = "(?!.*(?:decid|decision))";
const ON_A_LEDGE =
  "(?! (?:sur|au|a|pres) ?(?:le|la|l'|du)? ?(?:balcon|toit|pont|rebord|fenetre|bord|parapet|rails?))";
const KIND = "(?!.{0,16}(?:frapp|tap|cri|hurl|menac|cogn|insult))";
const WEEKDAY = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)";
const ENOUGH = "(?=[\\s\\p{P}]*$|,| (?:maintenant|aujourd'hui|la|ce soir|quand meme|merci))";

export const signals: Ear["signals"] = {
  better: words(
    `(?:je (?:me sens|vais|suis)|ca va|c'est|me sens) (?:deja |un (?:petit )?peu |beaucoup |maintenant |bien ){0,2}(?:mieux(?! sans)|plus calme|plus tranquille|plus supportable|soulagee?|apaisee?|rassuree?|calmee?)${UNDECIDED}`,
    "un (?:tout )?(?:petit )?peu (?:mieux|plus calme|plus supportable)",
    "beaucoup mieux",
    "mieux (?:qu'avant|que tout a l'heure|qu'hier)",
    `(?:je (?:vais|me sens)|ca va) bien${ENOUGH}`,
    "je (?:suis|me sens) en securite",
    `je suis calme${UNDECIDED}`,
    "je respire mieux",
    "je me suis (?:calmee?|apaisee?|posee?)",
    "(?:c'est|ca devient) (?:un peu )?moins (?:fort|dur|intense|violent|lourd)",
    "je me sens moins mal",
    "(?<!(?:dit|disent|dire) (?:que |qu'))ca (?:s'est calme|est passe|passe|redescend|s'apaise|va aller|ira)",
    "(?:l'envie|la vague|c') ?(?:est|a|s'est) (?:passee?|redescendue?|calmee?|partie?)",
    "plus supportable",
    "^[\\s\\p{P}]*(?:oui,? )?(?:mieux|plus calme)(?=[\\s\\p{P}]*$)",
  ),
  worse: words(
    "(?<!\\ble )(?:de )?(?:mal en )?pire?s?(?=[\\s\\p{P}]*$| (?:en pire|qu'avant|que|maintenant|encore))",
    "c'est (?:bien |encore )?pire",
    "de pire en pire",
    "(?:ca )?empire\\p{L}*",
    "(?:c'est |ca devient )?(?:de plus en plus (?:fort|dur|proche)|plus fort qu'avant|plus dur qu'avant)",
    "(?:pas|ni) (?:du tout )?mieux",
    "(?:peux|vais|arrive) (?:pas|plus|pas pouvoir|plus pouvoir|plus a|pas a) (?:me )?(?:retenir|controler|contenir|resister)",
    "(?:je )?perds? le controle",
    "je vais (?:craquer|exploser|peter)",
    "(?:me|nous) (?:tuera(?:it|i)?|frappera(?:it)?)",
    "(?:a|ont) arrete de (?:me )?(?:repondre|ecrire)",
    "(?:je )?(?:ne )?(?:vais|peux) pas tenir",
    "je (?:ne )?tiens plus",
    "(?:j'arrive |je peux )?a peine (?:a )?(?:me )?(?:retenir|controler|tenir|resister)",
    "(?:va|veut) (?:me|nous) (?:tuer|frapper|taper|etrangler|cogner)(?! (?:si je|s'il l'apprend))",
    "menace\\p{L}*",
    "(?:ne )?(?:me )?(?:repond|repondent|decroche|decrochent) (?:plus|pas)",
    "(?:dis|dites) a (?:mes|ma|mon) \\p{L}+ que je (?:les |l'|la |le )?(?:aime|demande pardon|suis desolee?)",
    `(?:j'ai|je suis en train de|je viens de) (?:donne|donner|legue) (?:toutes )?(?:mes|mon|ma) (?!${MEANS}|telephone|portable)\\p{L}+`,
    "(?:j'ai )?ecrit (?:la|une|ma|mes|les) (?:derniere )?(?:lettre|lettres|note)",
  ),
  company: words(
    `${REAL}${MY} ?${PERSON} (?:est|sont|reste|restent|va etre) (?:deja |maintenant )?${HERE}${KIND}`,
    `${REAL}${MY} ?${PERSON} (?:(?:arrive|arrivent|vient|viennent)(?! (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|que|plus tard|pas|jamais|a \\d|a (?:six|sept|huit|midi)))|va venir|m'a rejointe?|me rejoint|est venue?|est arrivee?)`,
    `${REAL}(?:quelqu'un|on|elle|ils|elles) (?:est|sont|reste|restent) (?:avec moi|a cote de moi|pres de moi|a mes cotes)`,
    `${REAL}(?:maman|papa|mamie|papi|papy|tata|tonton) est ${HERE}`,
    `${REAL}quelqu'un (?:est la|arrive|vient|va venir)`,
    `je (?:suis|reste|vais|dors|me rends) (?:maintenant |deja )?(?:avec|chez|a cote de|aupres de|pres de) ${MY} ?${PERSON}`,
    "je suis (?:a l'(?:hopital|ecole|infirmerie)|aux urgences|au college|au lycee|chez le medecin|en salle d'attente)",
    "je (?:ne )?suis (?:plus|pas) (?:toute? )?seule?",
    `je l'ai dit a (?:${MY} ?${PERSON}|quelqu'un)`,
    `j'ai (?:reveille|appele|rejoint) (?:${MY} ?${PERSON}|maman|papa|mamie|papi)`,
    `j'(?:en )?ai (?:parle|tout dit|tout raconte|raconte|prevenu|ecrit|prevenir) (?:a |avec )?${MY} ?${PERSON}`,
    "(?:on|nous) (?:est|parle|discute|sommes) ensemble",
    `me (?:serre|tient|prend) dans (?:ses|leurs) bras`,
    `avec moi,? (?:il y a|j'ai) ${MY} ?${PERSON}`,
  ),
  called: words(
    "j'ai (?:deja |enfin |bien )?(?:appel(?:e|er)|telephone|compose|contacte|rappele)(?! (?:personne|mon ex))",
    "j'ai (?:deja |bien )?(?:envoye|ecrit) (?:le |un |au |a |mon )(?:message|sms|texto|988|741741)?",
    "je (?:les|l') ?ai (?:appeles?|envoye|contactes?)",
    "j'ai eu (?:quelqu'un|une personne|un conseiller|une conseillere) au (?:telephone|bout)",
    `${MY} ?${PERSON} a appele (?:le|les|une|l'|du) ?(?:911|988|112|15|18|secours|ambulance|pompiers|samu|police)`,
    "j'ai (?:deja |bien )?(?:envoye|ecrit) (?:home|aide)",
    "je viens (?:de (?:les|l')|d'|de l')? ?(?:appeler|envoyer|telephoner)",
    "je suis (?:au telephone|en ligne|en attente|en communication)",
    "je (?:leur )?parle (?:avec|a) (?:eux|quelqu'un|une personne|un conseiller|une conseillere|la ligne)",
    "(?:c'est|message) envoye",
    "(?:l'|une )ambulance (?:arrive|est|vient)",
    "les (?:secours|pompiers|ambulanciers|paramedics?|policiers) (?:arrivent|sont|viennent)",
    "le samu (?:arrive|est|vient)",
    "(?<!(?:si|quand) )j'appelle(?: (?:maintenant|tout de suite|le 988|le 911|les secours))(?! pas)",
    "on (?:est en train d'|les |)appelle?r?(?: (?:maintenant|le 988|le 911|les secours))",
    "(?:on a|elle a|il a|ils ont) appele (?:le|les|une|l'|du) ?(?:911|988|secours|ambulance|pompiers|samu)",
  ),
  away: words(
    `(?:je )?(?:l'|les )ai (?:tou(?:t|te|tes|s) )?(?:jete|donne|mis|range|rendu|confie|enferme|vide|pose|sorti|laisse|cache|eloigne|balance|crisse|pitche|remis)e?s?(?! (?:pour|dans ma (?:poche|main)|a cote|sur moi))(?! ${STILL_NEAR})`,
    `c'est ${MY} ?${PERSON} qui (?:a|les a|l'a|garde)(?: (?:les|la|le|mes) ?${MEANS})?`,
    `je suis (?:deja |maintenant )?dehors${ON_A_LEDGE}`,
    `j'ai (?:tout (?:jete|donne|range|rendu|enferme)|(?:jete|donne|rendu|confie|enferme|eloigne|remis|range) (?:tout|(?:les?|la|mes|mon|ma|l') ?${MEANS}))`,
    "je suis (?:re)?descendue?(?: (?:de|du) .{0,20})?",
    "(?:c'est|ils sont|elles sont|tout est|il est) (?:loin|enferme|sous cle|range|jete)e?s?(?: (?:de moi|maintenant))?",
    "hors de (?:ma )?portee",
    `je (?:suis|me suis) (?:sortie?|partie?|eloignee?|ecartee?|barree?)(?: (?:de la|du|de l'|de|d'))?${ON_A_LEDGE}`,
    "j'ai quitte (?:la (?:piece|cuisine|maison|chambre)|le (?:pont|toit|balcon)|l'endroit)",
    "je (?:ne )?(?:l'|les )ai plus",
  ),
  refuse: words(
    "(?:je |j')?(?:ne )?(?:veux|peux|vais|compte|ose|oserai|pourrai) (?:pas|plus) (?:les |leur |lui |l'|le |y |en |jamais )?(?:appeler|telephoner|parler|dire|ecrire|aller|demander|contacter|deranger)",
    "(?:hors de|pas) question",
    "(?:j'ai horreur|je deteste|j'aime pas|je hais) (?:du |le |les |d'|de )?(?:telephone|appels?|appeler|telephoner|parler au telephone)",
    "pas (?:d'appel|de telephone|d'hopital|de ligne)",
    "j(?:e n)?'appelle(?:rai)? (?:pas|personne)",
    "jamais de la vie",
    "jamais je (?:leur |lui )?(?:parle|appelle|telephone)\\p{L}*",
    "(?:j')?irai pas (?:a l'hopital|chez|voir|aux urgences)",
    "je (?:ne )?(?:le |l')?(?:dirai|dis|raconterai) (?:a personne|rien a personne)",
    "je refuse",
    "(?:fais|ai) pas confiance(?: (?:a|aux|en) (?:\\p{L}+ ){0,1}(?:lignes?|medecins?|psys?|personne|eux|gens))?",
  ),
  now: words(
    "(?:ce|a) soir",
    "cette (?:nuit|semaine|apres[- ]midi)",
    "cet (?:aprem|apres[- ]midi)",
    "ce (?:matin|midi|week[- ]?end)",
    "aujourd'?hui",
    "(?:la )?maintenant",
    "tout de suite",
    "bientot",
    "tantot",
    "tout a l'heure",
    "demain",
    "dans (?:une?|deux|trois|quelques|\\d+|la) (?:petite )?(?:heures?|minutes?|min|instants?|soiree|nuit|demi[- ]heure)",
    "quand (?:ils|elle|il|tout le monde|(?:mes|ma|mon) \\p{L}+) (?:dor\\p{L}*|part\\p{L}*|ser\\p{L}* (?:partie?s?|couchee?s?|endormie?s?))",
    "avant (?:minuit|le matin|demain)",
    "d'ici (?:ce soir|demain|peu)",
    `(?:avant|d'ici|ce|pour) ${WEEKDAY}`,
    `(?<!(?:rentre|rentrent|arrive|vient|revient|appelle|le) )${WEEKDAY}(?= (?:soir|matin|prochain)|[\\s\\p{P}]*$)`,
    "(?:le |ce )?week[- ]?end(?: prochain)?",
    "apres (?:les cours|l'ecole|le (?:travail|boulot|college|lycee|repas)|mon anniversaire)",
    "(?:le jour de |pour |a )mon anniversaire",
    "la semaine prochaine",
  ),
  have: words(
    "(?<!(?:mal|seule?|personne|quelqu'un|suis|jusqu'|maman|papa) ?)ici(?=[\\s\\p{P}]*$| (?:a cote|avec moi|dans|sur|sous|meme))",
    "(?<!(?:mal|seule?|suis|est|qui|pas|arrive) )(?:juste )?la(?=[\\s\\p{P}]*$)",
    `(?<!(?:${PERSON} (?:est|dort|joue|vit|habite) |dort |dorment |maman est |papa est ))a cote(?: de moi)?`,
    "dans la table de nuit",
    "devant moi",
    "sous (?:la main|mon (?:lit|oreiller))",
    "a (?:ma )?portee(?: de (?:la )?main)?",
    "pres de moi",
    `(?<!${PERSON} (?:est|dort|joue|reste) )dans (?:le |ma |mon |la |mes |un |une |l')(?:tiroir|mains?|chambre|sac|voiture|char|cuisine|salle de bains?|poche|armoire|garage|maison|commode|placard|bureau|pharmacie)`,
    "sur (?:la table|le lit|moi|mon (?:lit|bureau)|ma table)",
    "je (?:l'|les )ai(?=[\\s\\p{P}]*$| (?:deja|la|ici|sur|dans|avec|chez|en main))",
    "j'ai (?:ce qu'il faut|tout ce qu'il|acces|de quoi)",
    "j'en ai (?:suffisamment|plein|beaucoup)",
  ),
  much: words(
    alone(
      ...[
        "beaucoup",
        "trop",
        "tellement",
        "toujours",
        "(?:tres |trop )?(?:proches?|pres|forte?)",
        "enormement",
        "grave",
      ],
      "a fond|intense|presque tout|tout entiere?|a peine|extremement|en masse",
    ),
    "(?<!(?:pas|moins|plus) )(?:tres|trop|tellement|vraiment|super|hyper) (?:proches?|pres|forte?|intense|dur|difficile|souvent)",
    "tout le temps",
    "constamment",
    "sans arret",
    "tous les (?:jours|soirs)",
    "toutes les nuits",
    "chaque (?:jour|nuit|heure|minute)",
    "(?:la )?(?:plus grande|majeure) partie",
    "presque tout(?: de moi)?",
    "a peine (?:a )?(?:me )?(?:retenir|tenir|controler)",
    "(?:retiens|tiens|controle) a peine",
  ),
};
