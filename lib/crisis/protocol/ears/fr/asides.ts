import { words } from "../build";
import type { Ear } from "../shape";
import { PARENTS } from "./people";

const YOU_ARE = "(?:es[- ]tu|t'es|tu es|etes[- ]vous|vous etes|tu serais|seriez[- ]vous)";
const MACHINE =
  "(?:ia|i\\.a|bot|robot|machine|ordinateur|ordi|programme|intelligence artificielle|chatbot|chatgpt)";
const PERSON =
  "(?:humaine?|etre humain|personne|ours|reelle?|psy|psychologue|medecin|docteur|therapeute|conseillere?|vraie?)";
const YOU_WILL =
  "(?:tu vas|vas[- ]tu|vous allez|allez[- ]vous|tu peux|pouvez[- ]vous|vous pouvez|peux[- ]tu)";
const POLICE =
  "(?:la police|les flics|la gendarmerie|les gendarmes|les secours|une ambulance|l'ambulance|le samu|les pompiers|quelqu'un|le 911|le 988|l'hopital|la dpj)";

export const asides: Ear["asides"] = {
  ai: words(
    `${YOU_ARE} (?:vraiment |juste |seulement |bien |toi |donc ){0,2}(?:une? )?(?:vraie? )?(?:${MACHINE}|${PERSON})`,
    "(?:qui|t'es quoi|tu es quoi|vous etes quoi) ?(?:es[- ]tu|etes[- ]vous|t'es|tu es)?\\?",
    "(?:t'es|tu es|vous etes) qui",
    "qui (?:es[- ]tu|etes[- ]vous|t'es)",
    "(?:je )?(?:parle|ecris) a qui(?: la)?(?=[\\s\\p{P}]*$)",
    `(?:parle|parler|ecris|ecrire|discute) (?:a|avec) une? (?:vraie? )?(?:${MACHINE}|${PERSON})`,
    `c'est (?:une? )?(?:vraie? )?(?:${MACHINE}) (?:qui|ou)`,
  ),
  insult: words(
    "(?:ta|vos) gueules?",
    "ferme(?:z)?[- ](?:la|ta (?:gueule|bouche))",
    "va te faire(?: (?:foutre|voir|enculer)|(?=[\\s\\p{P}]*$))",
    "allez vous faire (?:foutre|voir)",
    "nique (?:ta mere|toi)",
    "(?:ntm|fdp)",
    "fils de pute",
    "va (?:chier|au diable)",
    "mange de la marde",
    "espece (?:de|d') ?\\p{L}+",
    `(?<!(?:dit|disent|disait|dire) (?:que )?)(?:t'es|tu es|vous etes) (?:vraiment |trop |tellement |qu'|juste )?(?:une? )?(?:con|conne|connard|connasse|nulle?|debile|bete|stupide|inutile|idiote?|merde|abrutie?|naze|poche|cave|cretine?|chiante?)`,
    "(?:tu|vous) (?:ne )?(?:sers|servez) a rien",
    "(?:app|appli|application|machine|robot) de merde",
    "(?:c'est (?:de la |une )?(?:merde|connerie)|quelle (?:merde|connerie))",
    "je te (?:deteste|hais)",
  ),
  leaveMe: words(
    "laisse(?:z)?[- ]moi(?: (?:tranquille|toute? seule?|seule?|en paix))?(?=[\\s\\p{P}]*$|,)",
    "(?:fous|fiche|foutez|fichez)[- ]moi la paix",
    "lache(?:z)?[- ]moi",
    "arrete(?:z)? (?:de (?:me )?|avec )(?:demander|parler|ecrire|poser|questionner|faire chier|harceler|embeter|deranger|tes questions|vos questions)",
    "(?:degage|va[- ]t'en|casse[- ]toi|tire[- ]toi|decrisse)",
    "(?:ne )?me (?:parle|demande|ecris|parlez|demandez|ecrivez)s? (?:plus|pas|rien)",
    "^[\\s\\p{P}]*(?:stop|ca suffit)(?=[\\s\\p{P}]*$)",
    "(?:pas|plus) envie de (?:te|vous) (?:parler|repondre|ecrire)",
  ),
  otherTopic: words(
    "parl(?:er|ons|e|ez|ait) (?:plutot )?d'(?:autre chose|un autre sujet|n'importe quoi)",
    "chang(?:er|eons|e|ez)(?: de)? (?:de )?sujet",
    "(?:veux|voudrais|peux|prefere) (?:pas|plus|ne pas|ne plus) (?:en parler|parler de (?:ca|cela|tout ca))",
    "(?:peut[- ]on|on peut|est-ce qu'on peut|pouvons[- ]nous) (?:juste )?parler (?:de|du|d') ?(?!(?:ca|cela|mourir|la mort|suicide|mon suicide)(?!\\p{L}))\\p{L}+",
    "(?:pas|plus) envie (?:de parler de (?:ca|cela|tout ca)|d'en parler)",
    "change(?:z)?[- ]moi les idees",
    "distra(?:is|yez)[- ]moi",
    "raconte(?:z)?[- ]moi (?:une (?:blague|histoire)|quelque chose)",
  ),
  joke: words(
    "je (?:rigol|plaisant|deconn|blagu|niais)(?:e|ais)(?! (?:pas|plus))",
    "(?<!(?:pas|n') ?)c'(?:est|etait) (?:juste |seulement |qu'|que )?(?:une |pour |de )?(?:blague|rire|plaisanterie|deconner|delirer|jouer|joke|farce|humour)",
    "juste (?:une blague|pour rire)",
    "(?:mdr+|ptdr+|lol|xptdr|jpp|(?:ha){2,}|(?:hi){2,})",
    "(?<!\\p{L}')oubli(?:e|ez)(?:[- ]ca| ce que (?:j'ai|je t'ai|je vous ai) (?:dit|ecrit)| tout ca)",
    "laisse(?:z)? tomber",
    "(?:c'etait|c'est|j'etais|je suis|ce n'etait) pas (?:serieu(?:x|se)|pour de vrai|si grave)",
    "j'(?:exagere|exagerais|ai exagere)",
    "(?:fais|faites) pas attention",
    "des farces",
  ),
  police: words(
    `${YOU_WILL} (?:me |les |l')?(?:appeler|prevenir|envoyer|alerter|contacter|avertir|signaler|denoncer|dire a|interner|enfermer|localiser)(?: ${POLICE})?(?! (?:a )?(?:mes|ma|mon))`,
    `(?:tu|vous) (?:n')?(?:appelles|appelez|previens|prevenez|envoies|envoyez|alertes|alertez) (?:pas )?${POLICE}`,
    `(?:appelles|previens|envoies|alertes)[- ]tu ${POLICE}`,
    `(?:n')?(?:appelle|appelez|previens|prevenez|envoie|envoyez|appele) (?:surtout )?(?:pas ${POLICE}|personne)`,
    "(?:tu sais|vous savez|sais[- ]tu|savez[- ]vous) ou (?:je suis|j'habite)",
    "(?:la police|les flics|les gendarmes) (?:va|vont) (?:venir|arriver|debarquer|m')\\p{L}*",
    "(?:me )?(?:tracer|localiser|geolocaliser|pister)",
  ),
  parents: words(
    `${YOU_WILL} (?:le |tout |en |leur |lui )?(?:dire|raconter|prevenir|appeler|ecrire|envoyer|montrer|parler|avertir|contacter) ?(?:ca |cela |tout |ceci )?(?:a )?(?:mes|ma|mon) ?${PARENTS}`,
    `(?:dis|dites|raconte|racontez|ecris|ecrivez|montre|montrez|parle|parlez|previens|prevenez|envoie)(?:[- ]le)? (?:en |rien |pas |surtout pas |surtout rien |ca |cela |rien de tout ca )?(?:a )?(?:mes|ma|mon) ${PARENTS}`,
    `(?:mes|ma|mon) ${PARENTS} (?:le |la |les )?(?:vont|va|peuvent|peut|pourront|pourra|pourraient) (?:le |tout |pas |l')?(?:voir|savoir|lire|apprendre|decouvrir)`,
    `(?:peuvent|peut|vont|va)[- ](?:ils|elle|il|t-elle|t-il) (?:le |les )?(?:voir|lire|savoir)`,
    `(?:mes|ma|mon) ${PARENTS} (?:(?:le )?(?:sauront|saura|verront|verra|liront|lira))`,
    `(?:est-ce que|qu'est-ce que) (?:mes|ma|mon) ${PARENTS} (?:voient|voit|lisent|lit|savent|sait)`,
  ),
  secret: words(
    "(?<!que )(?:c'est|ca reste|cela reste|reste|restera|ce sera|est-ce) (?:bien |un |notre )?(?:secret|confidentiel|entre nous|prive|anonyme)",
    "(?<!(?:ai|ai pas|ai jamais|ai encore) )(?:dis|dites|repete|repetez|parles?|parlez|raconte|racontez)(?:[- ]le|[- ]en)? (?:en |rien |pas |surtout pas )?a personne",
    "gard(?:er|e|ez|es|eras|erez) (?:le |un |ce |mon |ca |cela )?(?:pour (?:toi|vous)|secret)",
    "qui (?:d'autre |est-ce qui )?(?:lit|voit|va (?:lire|voir)|peut (?:lire|voir)) (?:ca|ceci|cela|mes messages|tout ca)",
    "quelqu'un (?:d'autre )?(?:peut|va|pourrait) (?:lire|voir) (?:ca|ceci|cela|mes messages|tout ca)",
    "(?:tu (?:me )?promets|promets[- ]moi|promettez[- ]moi|vous (?:me )?promettez)",
    "confidentiel(?:le|s)?",
  ),
  method: words(
    "combien (?:de |d')(?:comprimes?|cachets?|medicaments?|pilules?|gouttes?|mg|grammes?|etages?|metres?|doses?|doliprane|paracetamol|temps|alcool)\\b.{0,40}(?:mour\\w*|meur\\w*|tuer|tue|mort\\w*|letal\\w*|surdose|overdose|faut|vider|saign\\w*)",
    "(?:meilleure?|facon|moyen|methode|maniere)s? (?:le plus |la plus |plus )?(?:facile |rapide |sure? |indolore |sans douleur |efficace |douce ){0,2}(?:de |pour )(?:mourir|me tuer|se tuer|me suicider|se suicider|en finir|crever|partir sans)",
    "comment (?:(?:je peux |on peut |puis[- ]je |faire pour )?(?:mourir|me tuer|se tuer|me suicider|se suicider|me pendre|se pendre|me couper|en finir|crever)|je me (?:tue|suicide|pends)|on (?:meurt|se (?:tue|suicide|pend)))",
    "(?:il )?faut combien de (?:comprimes?|cachets?|medicaments?|medocs|pilules?)",
    "(?:moyen|facon|methode|maniere) (?:le|la) (?:moins|plus) (?:douloureu(?:x|se)|rapide|facile|sure?|simple)",
    "doses? (?:letale|mortelle)s?",
    "(?:ecri(?:re|s|vez|vons)|redige(?:r|z|s)?|aide(?:r|z|s)?(?:[- ]moi)? (?:a |avec )(?:ecrire |rediger )?) ?(?:ma|une|la|cette) (?:derniere )?(?:lettre|note)",
    "quel(?:le)?s? (?:medicaments?|ponts?|poisons?|pilules?|comprimes?)",
    "(?:ponts?|immeubles?|batiments?) (?:le plus |les plus |plus )?(?:hauts?|pres|proches?)",
    "(?:ca )?fait mal de (?:mourir|se (?:pendre|couper|noyer|tuer))",
  ),
  goodbye: words(
    "au revoir",
    "adieu",
    "(?:allez |bon |bah )?salut(?=[\\s\\p{P}]*$)(?<=\\p{L} salut)",
    "a (?:plus|plus tard|demain|bientot|la prochaine|toute?|tantot)(?=[\\s\\p{P}]*$)",
    "bonne (?:nuit|soiree|journee)",
    "b(?:ye|aye)+",
    "(?:ciao|tchao|tchuss|a\\+)",
    "je (?:dois|vais|faut que je) (?:y aller|partir(?=[\\s\\p{P}]*$)|me coucher|dormir|aller (?:dormir|me coucher|au lit)|te laisser|vous laisser)",
    "(?:je|faut que j')(?:'y aille| file| te laisse| vous laisse)",
    "je peux (?:partir|y aller|m'en aller|arreter)(?: maintenant)? ?\\?",
    "je m'en vais(?=[\\s\\p{P}]*$)",
  ),
  thanks: words("(?<!non,? )m(?:er|r)ci+(?! (?:pour rien|a ))", "je (?:te|vous) remercie"),
};
