import { words } from "../build";
import type { Ear } from "../shape";

/** Excludes statements about someone else. */
const MINE = "(?<!(?:il|elle|ils|on|copine?|copain|amie?|mere|maman|papa|soeur|frere) )";

export const themes: Ear["themes"] = {
  cannotGoOn: words(
    `${MINE}(?:n'|)en peux (?:vraiment |juste |franchement )?plus`,
    "(?:que|pour que|juste que) (?:tout |ca |tout ca )(?:s'arrete|cesse|finisse)",
    "(?:peux|arrive|arriverai|vais|sais) (?:vraiment |juste )?(?:plus|pas) (?:a |pouvoir )?(?:continuer|vivre|tenir|supporter|avancer|durer|encaisser|comme ca|ainsi)",
    "(?:ne |n'|n'y )?arrive plus(?! a (?:dormir|manger))",
    "(?:ne )?(?:supporte|tiens|resiste) plus",
    "(?:j'en ai|en ai) (?:marre|assez|ras[- ]le[- ]bol|plein le (?:dos|cul))(?: de (?:vivre|tout|la vie|cette vie|moi))?",
    "(?:veux|voudrais|faut) que (?:tout |ca |tout ca |cela )?(?:s'arrete|cesse|se termine|finisse|soit fini)",
    "(?:fatiguee?|lasse?|epuisee?) de (?:vivre|lutter|me battre|tout|la vie|souffrir|exister)",
    "(?:je suis )?a bout(?: de (?:force|forces|tout|nerfs))?",
    "j'abandonne",
    "(?:chu|suis) pu? ?capable",
  ),
  noWayOut: words(
    "(?:pas|plus|aucune|sans|vois pas (?:d'|de )?|trouve pas (?:d'|de )?) ?(?:d'|d'autre |de |d'autres )?(?:issue|solution|solutions|sortie|echappatoire|porte de sortie|option|options)",
    "(?:pas|plus) (?:d'autre|le|d') ?choix",
    "(?:coincee?|piegee?|acculee?|prise? au piege)",
    "(?:une |dans une )impasse",
    "tourne en rond",
    "vois pas (?:le bout|d'issue|comment m'en sortir)",
  ),
  burden: words(
    "(?:suis|etre|l'impression d'etre) (?:juste |qu'|de )?(?:un |une )?(?:fardeau|poids|boulet|trop|charge)(?! (?:fatiguee?|triste|mal|nulle?|seule?))",
    "(?:mieux|plus (?:heureux|heureuse|tranquilles?)) sans moi",
    "(?:je )?(?:gache|gacher|pourris|ruine) (?:la vie|leur vie|tout|la leur)",
    "personne (?:n'est|sera|serait|n'aura|ne sera) (?:plus )?(?:triste|mal|embete) (?:a cause de|par) moi",
    "(?:je )?(?:derange|gene|encombre) tout le monde",
  ),
  nobody: words(
    "personne (?:ne |n')?(?:m'|me |s'|se |tient )?(?:aime|ecoute|comprend|(?<=m[e'] ?)(?:voit|remarque)|manque|veut|parle|appelle|soucie|interesse|inquiete|aide|a moi)",
    "(?:je )?(?:ne )?(?:compte|manque|manquerai|manquerais) (?:pour|a) personne",
    "(?<!(?:pas|plus) (?:toute? )?)(?:suis|me sens|reste) (?:tellement |trop |tres |si |completement |toute? |vraiment |tout ){0,2}seule?",
    "(?:n'ai|ai) (?:plus |)personne",
    "(?:pas|plus|aucun) (?:d')?amie?s?",
    "tout le monde (?:me deteste|m'ignore|m'evite|m'a laissee?|me rejette)",
    "tout le monde (?:s'en (?:fout|fiche)|se fout de moi)",
  ),
  noPoint: words(
    "(?:plus|pas|aucun|sans) (?:de |d'|aucun |aucune )?(?:sens|espoir|avenir|raison|but|interet)(?! de (?:rire))",
    "(?:plus )?rien (?:n'a (?:de sens|d'importance|d'interet)|ne (?:sert|compte|va changer|changera|m'interesse|va s'arranger|vaut))",
    "a quoi (?:bon|ca sert)",
    "sert a rien de (?:continuer|vivre|essayer|se battre|lutter)",
    "(?:ca |cela )?(?:n'en |ne |en )?vaut (?:pas|plus) (?:la|le) (?:peine|coup)",
    "(?:ca )?(?:n')?ira (?:jamais|pas) mieux",
    "(?:ca (?:ne )?(?:va|changera|s'arrangera|s'ameliorera)) jamais(?: (?:changer|s'arranger|aller mieux|mieux))?",
    "(?:tout )?m'est egal",
    "(?:desespoir|desesperant)",
  ),
  worthless: words(
    "(?:ne )?(?:vaux|sers|suis bonne? a|suis bon a) (?:a )?rien",
    "(?:je (?:me|m') ?(?:hais|deteste|degoute)|j'ai horreur de moi)",
    "(?<!(?:dit|disent|disait|pense|trouve) que )(?:je suis|chu|me sens)(?: comme)? (?:vraiment |juste |tellement |trop |qu'|si )?(?:une |un |de la )?(?:rate|ratee|nulle?|merde|dechet|minable|incapable|loser|looser|idiote?|conn?e?|moche|monstre|erreur|bete|rien|echec|bonne? a rien|stupide|inutile|lache)(?! de)",
    "(?:je )?(?:le |ne )?merite(?: (?:ca|de mourir|de souffrir|rien|pas (?:de vivre|d'etre)|d'etre punie?))",
    "je le merite",
    "(?:c'est|tout est|c'etait|ce sera(?:it)?) (?:tout )?(?:de )?ma faute",
  ),
  loss: words(
    "(?:est|sont|vient de|viennent de) (?:mort|morte|morts|decedee?s?|mourir|deceder|partie? pour toujours)",
    "(?:j'ai|on a|je viens de) (?:perdu|perdre) (?:ma|mon|mes|un|une|le|la) (?:mere|maman|pere|papa|s(?:oe|œ)ur|frere|amie?|copain|copine|mari|femme|fils|fille|enfant|bebe|chien|chat|mamie|papi|grand[- ](?:mere|pere)|travail|emploi|boulot|job|maison|appartement|proche)s?",
    "(?:m'a|m'ont) (?:quittee?|larguee?|abandonnee?|trompee?|laissee?(?! (?:tranquille|faire|un|en attente)))",
    "(?:on (?:s'est|a) (?:separes?|rompu|quittes?)|a rompu(?: avec moi)?|divorc\\p{L}*|rupture)",
    "(?:j'ai (?:ete |perdu mon )|me suis fait )(?:licencie|licenciee|viree?|emploi|boulot|job|travail|expulsee?|mettre dehors)",
    "(?:enterrement|obseques|funerailles|deuil)",
  ),
};

/** Matches "pas triste", "sans peur", "plus si seule" and "n'est". */
export const denied =
  /(?:(?<![\p{L}])(?:pas|plus|jamais|sans|ni|aucune?|personne|ne)\s+(?:\p{L}+\s+){0,2}|(?<![\p{L}])n'\s*)$/u;
