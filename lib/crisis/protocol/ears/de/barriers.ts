import { words } from "../build";
import { alone, brief } from "../latin";
import type { Ear } from "../shape";
import { NOT, PARENTS } from "./people";

/** Excludes "nobody knows it", which doesn't mean that nobody is there. */
const KNOWS =
  "(?<!(?:sieht|wei(?:ss|ß)|merkt|hort|kapiert|checkt|interessiert|stort|juckt|glaubt|sag|sage|erzahle?|gehts|geht)(?:'?s)? (?:es |das |mich |ihr |ihm |davon |ja |eh |auch |doch |hier ){0,3})";

/**
 * Negative lookbehind that skips a place or helper that isn't an obstacle: the person is at the
 * place or heading there, or help has been called or is on its way.
 */
const THERE =
  "(?<!(?:bin|sind|gehe?|fahre?|fahren|kommt|gerufen|unterwegs|liege|rufe?) (?:jetzt |schon |gerade |wir |mit |ins |im |in |die |der |den |ein |eine |zur |zum |dem ){0,4})";
/** Excludes the place where someone else works or is a patient. */
const NOT_MINE =
  "(?<!(?:liegt|lag|ist|war|arbeite|arbeitet|jobbe) (?:jetzt |schon |gerade |noch )?(?:im|in der|in einem|in einer) )";
const COMES = "(?! (?:kommt|ist|sind|kommen|unterwegs|gerufen|geholt))";

export const barriers: Ear["barriers"] = {
  hospital: words(
    `${THERE}${NOT_MINE}(?:krankenhaus|spital|klinik(?:um)?|psychiatrie|geschlossene[nr]?|anstalt|irrenhaus|klapse|klapsmuhle)${COMES}`,
    `${THERE}(?:polizei|bullen|cops|krankenwagen|rettung)(?:${COMES}|(?= (?:kommt|kommen)[\\s\\p{P}]*$)(?<=(?:dass|wenn) (?:dann |gleich )?(?:die|der) \\p{L}+))`,
    "(?:einweis|eingewies|einlief|eingelief|zwangsein|eingesperrt|einsperr|weggesperrt|wegsperr|weggebracht werden|fixier)\\p{L}*",
    "(?:dass|wenn) (?:sie|man|die|er) mich (?:mitnehm|abhol|hol|wegbring)\\p{L}*",
    "(?:holen|nehmen) (?:sie|die) mich (?:ab|mit)",
    "zwangsjacke",
  ),
  burden: words(
    "(?:zur|eine) last(?: fallen| bin| sein)?",
    "belast(?:e|en|ung)",
    "(?:nicht|niemand\\p{L}*|keine[nm]|nid|ned|net) (?:\\p{L}+ ){0,2}(?:storen|nerven|beunruhigen|erschrecken|belasten|zur last fallen|aufwecken|traurig machen)",
    "(?:haben|hat) (?:schon |selbst |selber |eh |doch |ja |auch ){0,3}(?:genug|eigene|seine eigenen|ihre eigenen|so viele) ?(?:probleme|sorgen|stress|zu tun|um die ohren)?",
    "zu viel fur (?:sie|ihn|alle|andere)",
  ),
  shame: words(
    "scha(?:e)?m\\p{L}*",
    "scham",
    "peinlich\\p{L}*",
    "blamier\\p{L}*",
    "(?:verurteil|ausgelacht werd|demutig)\\p{L}*",
    "fur (?:verruckt|bekloppt|schwach|irre|gestort|blod)(?: gehalten)?(?: halten| halt)?",
    "(?:denk|halt|halten|denkt|denken)\\p{L}* (?:\\p{L}+ ){0,3}(?:verruckt|schwach|komisch|spinne|gestort|irre|durchgeknallt)",
    "was (?:die|andere|die anderen|sie|leute|die leute) (?:dann |von mir |uber mich )?(?:denken|sagen)",
    "geniere? (?:mi|mich)",
    "was (?:sollen|werden|wurden) (?:die|meine|unsere) (?:leute|nachbarn|anderen|kollegen|freunde|familie|verwandten) (?:\\p{L}+ ){0,3}(?:denken|sagen)",
    "(?:als|wie ein) (?:schwach\\p{L}*|versager\\p{L}*|verruckt\\p{L}*|weichei|jammerlappen) (?:dastehe\\p{L}*|gelten|rumlaufen|aussehen)",
  ),
  notUnderstood: words(
    "(?:niemand|keiner|koana|koaner|niemer) (?:\\p{L}+ ){0,2}(?:versteht|verstehen|verstoht|glaubt|zuhort|hort|ernst)",
    `(?:versteht|verstehen|verstoht|kapiert|kapieren) (?:mich|mi|es|das) (?:\\p{L}+ )?(?:${NOT}|nie|keiner|niemand)`,
    `(?:glaubt|glauben|glaubed) mir (?:\\p{L}+ )?(?:${NOT}|keiner|niemand|nie)`,
    `(?:mich|mir) (?:\\p{L}+ )?(?:${NOT}|nie) (?:verstehen|glauben|ernst|zuhoren|zuhort|versteht|glaubt)`,
    `${NOT} ernst (?:nehmen|genommen|nimmt)`,
    `(?:nehmen|nimmt) (?:das|es|sowas) (?:eh |ja |doch |alles ){0,2}${NOT} ernst`,
    "(?:kapiert|versteht|checkt|glaubt) (?:(?:das|es|mich|mir|sowas) )?(?:doch |eh |ja |sowieso ){0,2}(?:keiner|niemand|koana)",
    `(?:nimmt|nehmen) mich (?:\\p{L}+ )?(?:${NOT}|nie|keiner|niemand) ?(?:ernst)?`,
    "(?:lacht|lachen|lachten) (?:mich |dann )?aus",
    "aus(?:ge)?lach(?:t|en)",
  ),
  money: words(
    brief("geld", "kohle", "kosten", "finanzen"),
    "kein(?:e|en)? (?:geld|kohle|versicherung|krankenversicherung|krankenkasse|geld dafur)",
    "(?:zu|so|sehr|ist|sind|voll|ziemlich) teuer",
    `(?:${NOT}|kaum) leisten`,
    `${NOT} (?:kranken)?versichert`,
    "(?:was|wie ?viel) (?:kostet|kosten)",
    "(?:kostet|kosten) (?:das |es |zu |so )?(?:viel|geld|was|etwas)",
    "(?:krankenkasse|versicherung|rechnung(?:en)?)",
  ),
  language: words(
    `(?:kann|spreche?|rede|verstehe?) (?:\\p{L}+ ){0,2}(?:kein|${NOT}(?: so)? gut|schlecht|wenig|kaum|nur wenig) ?(?:gut |gutes )?(?:englisch|deutsch)`,
    `(?:englisch|deutsch) (?:ist|kann ich|spreche ich) (?:\\p{L}+ )?(?:${NOT}|schlecht|kaum)`,
    "mein (?:englisch|deutsch)",
    "(?:meine |keine )papiere",
    "(?:abgeschob|abschieb)\\p{L}*",
    "(?:aufenthalt|asyl)\\p{L}*",
    "(?:visum|duldung|einburgerung)",
    "auslander\\p{L}*",
    "illegal (?:hier|im land)",
  ),
  privacy: words(
    "(?:kann|konnen|konnte|konnten|wird|werden|dass|wurde) (?:mich |man |jemand |sie |er |alle |die |jeder |alles |hier ){1,3}(?:horen|hort|mithoren|mithort|belauschen|mitbekommen|mitkriegen)",
    "(?:man )?hort (?:mich|man|hier|alles|jeder|jemand) ?(?:alles|mit|mich)?",
    "keine (?:privatsphare|ruhe hier)",
    `${NOT} (?:ungestort|allein zuhause|allein daheim|laut reden|laut sprechen)`,
    "(?:kontrolliert|liest|lesen|checkt|durchsucht|uberwacht|kontrollieren) (?:\\p{L}+ )?(?:mein|meine|mini|mis) (?:handy|nachrichten|natel|telefon|chats|sachen)",
    "kein(?:en)? (?:handy|telefon|guthaben|netz|empfang|akku|natel|internet)",
    "(?:dunne wande|wande sind (?:so |sehr )?dunn|hellhorig)",
    "(?:mitbewohner(?:in)?|wg)(?! (?:ist|kommt|bei|sitzt))",
    `(?:kann|chan) (?:hier |gerade |jetzt |grad ){0,2}${NOT} (?:laut |frei |offen |hier |ungestort )?(?:reden|sprechen|telefonieren)`,
    "teile? mir (?:das|ein) zimmer",
    "(?:er|sie|mann|frau|mutter|vater|mama|papa|freund|eltern|jemand) (?:hort|horen|lauscht) (?:immer |dann |sonst )?(?:mit|alles|zu)(?=[\\s\\p{P}]*$)",
    "(?:im (?:nebenzimmer|zimmer nebenan|nachbarzimmer)|nebenan) (?:schlaft|schlafen|sitzt|sitzen|ist|sind)",
  ),
  parents: words(
    `(?<!(?:ist|hat|haben|sind) (?:mein|meine) )(?:mein|meine|mini|mi) ${PARENTS} (?:\\p{L}+ ){0,3}(?:ausrasten|rastet|rasten|sauer|wutend|bose|schimpf\\p{L}*|enttauscht|umbringen|bringt mich um|bringen mich um|ausflippen|flippt|flippen|arger|bestraf\\p{L}*|rauswerfen|rauswirft|rausschmei\\p{L}*|hausarrest|sorgen|durchdrehen|dreht durch|verbieten)`,
    `(?:dann |da )?(?:rastet|rasten|flippt|flippen|schimpft|schimpfen|dreht|drehen) (?:mein|meine|mini) ${PARENTS}`,
    `(?:mein|meine) ${PARENTS} (?:durfen|darf|sollen|soll) (?:es |das |davon |nie |niemals )?(?:nicht|nie|nichts)? ?(?:erfahren|wissen|mitbekommen|mitkriegen)`,
    `(?:wenn|dass) (?:es |das )?(?:mein|meine) ${PARENTS} (?:es |das |davon )?(?:erfahren|erfahrt|mitbekommen|mitkriegt|rausfinden|rausfindet|herausfinden)`,
    `angst vor (?:meinen|meinem|meiner) ${PARENTS}`,
    "(?:mama|mami|mutti|papa|papi|vati|oma|opa) (?:wird|ist|ware) (?:dann |so |voll |total |bestimmt |nur ){0,2}(?:traurig|bose|sauer|wutend|weinen|enttauscht|ausrasten|schimpfen)(?! (?:auf (?!mich)|weil))",
    "(?:mama|mami|mutti|papa|papi|vati|oma|opa) (?:weint|schimpft|rastet|flippt|heult|meckert) (?:dann|bestimmt|sicher|sonst|mit mir)",
    `(?:sagen|sagens|erzahlen|erzahlens|petzen|melden|schreiben)(?:'?s| es| das)? (?:dann |bestimmt )?(?:meinen|meiner|meinem|meine) ${PARENTS}`,
    "(?:krieg|bekomm|hab|gibt|griag)\\p{L}* (?:ich |es |dann |sonst |voll |i |richtig ){0,2}(?:arger|anschiss|hausarrest|schlage|stress (?:zuhause|daheim)|schimpfe)",
    alone("mein(?:e|er|en)? (?:eltern|mutter|familie|mama)", "mein(?:em)? (?:vater|papa)"),
  ),
  didNotHelp: words(
    "(?:hilft|bringt|nutzt|nutz|bringts|hilfts|taugt) (?:mir |doch |ja |eh |auch |alles |das |sowieso |da ){0,3}(?:nicht|nichts|nix|nie|niemand\\p{L}*|ned|net|nid|gar nichts|gar nix)",
    "(?:nicht|nichts|nix|nie|niemand|ned|net|keiner|null) (?:\\p{L}+ ){0,1}(?:geholfen|gebracht|genutzt|gebrocht|gholfa|helfen|bringen)",
    "schon (?:so )?(?:alles|vieles|therapie|therapien|hotlines?) (?:\\p{L}+ ){0,2}(?:versucht|probiert|gemacht|durch)",
    "habe? (?:ich )?(?:schon |alles |das |auch ){1,3}(?:probiert|versucht|durch|hinter mir)",
    "schon (?:in|bei|beim) (?:einer |einem |der )?(?:therapie|therapeut\\p{L}*|psycholog\\p{L}*|klinik|psychiater\\p{L}*|beratung)",
    "(?:einfach )?aufgelegt",
    "(?:warteliste|warteschleife|abgewimmelt|weggeschickt|abgewiesen)\\p{L}*",
    "(?:sinnlos|zwecklos|umsonst|bringt nichts|nutzlos),? (?:da )?(?:anzurufen|zu reden|hilfe)?",
    "(?:was|wozu) (?:soll|sollte|bringt) (?:das|es|ich)(?: (?:da |dort )?(?:bringen|helfen|anrufen))?(?=[\\s\\p{P}]*$)",
  ),
  noEnergy: words(
    "keine? (?:kraft|energie|power|antrieb)",
    "kraftlos",
    "zu (?:mude|erschopft|schwach|kaputt|anstrengend|schwer|fertig)",
    "so (?:mude|erschopft)",
    "erschopft",
    `(?:schaff|schaffe|schaffs|pack|packe|packs) (?:es |das |ich |i )?(?:gerade |einfach |grad )?(?:${NOT}|kaum)`,
    `komme? (?:${NOT}|kaum) (?:mehr )?(?:hoch|aus dem bett|raus|auf die beine)`,
    `kann (?:mich |gerade |ich )?(?:${NOT}|kaum) (?:mal )?(?:aufstehen|bewegen|aufraffen)`,
    "fix und fertig",
  ),
  nobody: words(
    `${KNOWS}niemand(?:en|em)?(?! (?:davon |was |etwas |es |das ){0,2}(?:wei(?:ss|ß)|sieht|merkt|darf|soll|hort|gesagt|erzahlt|sagen|erzahlen|davon|verraten|verzellt)(?!\\p{L}))`,
    "niemer",
    `${KNOWS}keiner(?=\\s*[.,;!]|[\\s\\p{P}]*$| (?:da|mehr|von|versteht|der|bei))`,
    "(?:habe?|hob|kenne?) (?:ja |doch |einfach |hier |sonst |echt |eh ){0,3}keine?n(?=[\\s\\p{P}]*$)",
    "kein(?:en)? mensch(?:en)?",
    "(?:bin|fuhle? mich|bi|sitze|lebe) (?:so |ganz |vollig |total |komplett |immer |hier |gerade |jetzt |zuhause |daheim |sehr ){0,3}(?:allein|alleine|alloa|elei)",
    "keine (?:freunde|familie|bekannten|verwandten)",
    "(?:mit )?wem(?: (?:denn|soll|konnte|sollte|kann)(?: \\p{L}+){0,3})?\\?",
  ),
  dontKnow: words(
    `wei(?:ss|ß|s) (?:i |ich )?(?:es |das |auch |echt |selbst |selber |gar ){0,2}${NOT}`,
    "keine ahnung",
    "(?<!\\p{L} )ka",
    `${NOT} sicher`,
    "kein plan",
  ),
};
