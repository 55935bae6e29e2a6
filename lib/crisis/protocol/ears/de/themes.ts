import { words } from "../build";
import type { Ear } from "../shape";
import { NOT, PERSON } from "./people";

/** Excludes statements about someone else. */
const MINE = `(?<!(?:${PERSON}|er|sie|man) (?:das |es )?)`;

const NOBODY = "(?:niemand(?:en|em)?|keine[rnm]?|keine sau|kein mensch|kein schwein|koana|niemer)";

export const themes: Ear["themes"] = {
  cannotGoOn: words(
    `${MINE}(?:kann|mag|will|packs?|schaffs?|packe|schaffe|ko|konn|cha) (?:das |es |so |einfach |ich |i |echt |wirklich |langsam ){0,3}(?:${NOT} (?:mehr|weiter|weitermachen|so weiter|langer)|nimmer|nimma|nume|numme)`,
    `(?:halte?|ertrage?|derpack|packe?) (?:das |es |alles |ich |i |'s ){0,2}(?:\\p{L}+ )?(?:${NOT}|kaum)(?: mehr| langer| noch)?(?: aus)?`,
    "(?:will|mochte|wunsche?|soll),? (?:nur |einfach |doch )?(?:dass )?(?:alles |es |das |endlich |einfach ){1,3}(?:aufhor\\p{L}*|vorbei\\p{L}*|endet|ein ende)",
    "(?:habe?|hob|ha) (?:keinen bock|genug|die schnauze voll|die nase voll|es satt|alles satt)",
    "(?:mude|satt|leid) (?:vom|zu) (?:leben|kampfen|existieren)",
    "lebensmude",
    "keine (?:kraft|energie|nerven) (?:mehr|zum (?:leben|weiter\\p{L}*))",
    "(?:es |alles |das )?soll(?:te)? (?:nur |einfach |endlich |blo(?:ss|ß) |alles ){1,2}(?:aufhoren|vorbei sein|enden|weg sein)",
    `geht (?:so |es )?${NOT} (?:mehr )?(?:weiter|so)`,
    "gebe? auf",
    "(?:bin |i bin )?am ende(?! (?:des|der|vom))",
  ),
  noWayOut: words(
    "(?:kein(?:en|e)?|ohne) (?:\\p{L}+ )?(?:ausweg|ausgang|entkommen|losung|moglichkeit|wahl|licht)(?: mehr)?",
    "ausweglos",
    "(?:bin|fuhle? mich|sitze|stecke) (?:\\p{L}+ ){0,2}(?:gefangen|in der falle|fest|in einer sackgasse|eingesperrt)",
    "(?:festgefahren|sackgasse)",
    `komme? (?:da |hier |ich ){0,2}${NOT} (?:mehr )?(?:raus|heraus)`,
    `wei(?:ss|ß|s) ${NOT} (?:mehr )?(?:weiter|ein noch aus|wohin)`,
    "wei(?:ss|ß) (?:nimmer|nicht) weiter",
  ),
  burden: words(
    "(?:bin|falle|fall) (?:\\p{L}+ ){0,3}(?:zur |eine )last",
    "ohne mich (?:\\p{L}+ ){0,2}besser",
    "besser (?:dran )?ohne mich",
    "(?:bin )?(?:allen|jedem|euch|ihnen|allen nur) (?:nur )?im weg",
    "mache? (?:allen|ihnen|euch|jedem) (?:nur )?(?:probleme|kummer|sorgen|das leben schwer|alles kaputt)",
    "(?:ballast|klotz am bein)",
    "(?:waren|sind|ware) (?:doch |eh |alle |sicher |ja ){0,2}(?:froh|erleichtert|besser dran|glucklicher),? wenn ich",
    "(?:keiner|niemand) (?:mehr )?(?:traurig|sauer|stress|sorgen) (?:mehr )?wegen mir",
  ),
  nobody: words(
    `${NOBODY} (?:\\p{L}+ ){0,3}(?:liebt|mag|versteht|braucht|vermisst|merkt|interessiert|kummert|hort|will|da|sieht|meldet|fragt|bemerkt|vermissen)`,
    `(?:liebt|mag|versteht|braucht|vermisst|interessiert|kummert|bin) (?:mich |es |sich |das )?(?:\\p{L}+ )?${NOBODY}(?: wichtig| egal)?`,
    "(?:bin|fuhle? mich|bi) (?:so |ganz |vollig |total |komplett |immer |sehr |furchtbar ){0,2}(?:allein|alleine|einsam|elei|alloa)(?! (?:zu ?haus|daheim|hier|im|in|mit|daheim)\\p{L}*)",
    "(?:habe?|hob) (?:einfach |gar |ja )?niemand(?:en)?",
    "keine freunde",
  ),
  noPoint: words(
    "(?:kein(?:en|e)?|ohne) (?:\\p{L}+ )?(?:sinn|hoffnung|zukunft|zweck|ziel|perspektive)(?: mehr)?",
    "(?:sinnlos|hoffnungslos|zwecklos|aussichtslos)",
    "(?:nichts|nix) (?:\\p{L}+ ){0,2}(?:sinn|wichtig|andern|andert)",
    "wozu (?:denn |uberhaupt )?(?:noch|das alles|leben|uberhaupt|das ganze|weiter)",
    "was (?:soll|bringt) das (?:alles|noch|ganze)",
    `wird (?:eh |doch |alles |auch |sowieso )?(?:nie|niemals|${NOT}) (?:mehr |wieder )?(?:besser|gut|anders)`,
    "(?:mir )?(?:ist )?(?:mir )?alles (?:schei(?:ss|ß))?egal",
    "alles egal",
    "bringt (?:doch |eh |ja )?alles nichts",
  ),
  worthless: words(
    "(?<!(?:sagt|sagte|sagen|meint|meinte|schreit|findet),? (?:dass )?ich )(?:bin|fuhle? mich|bi)(?: wie| als)? (?:(?!nicht )\\p{L}+ ){0,2}(?:wertlos|nichts wert|nix wert|versager(?:in)?|dumm|blod|hasslich|unnutz|nutzlos|dreck|abschaum|mull|ein fehler|ein nichts|nichts|loser|idiot(?:in)?|feigling|schlechter mensch|schei(?:ss|ß)e|zu nichts|gut genug|eklig|widerlich|minderwertig)",
    "hasse? (?:mich|mi)(?: selbst| selber)?",
    "selbsthass",
    "ekl?e?le? (?:ich )?mich (?:so |richtig )?vor mir",
    "komme? (?:ich )?mir (?:so |echt |voll |total |nur |einfach ){0,2}(?:dumm|blod|wertlos|nutzlos|schlecht|dreckig|schmutzig|hasslich) vor",
    "(?:verdiene?|verdient) (?:es|das|zu|nichts|nix|den|sowas)(?: \\p{L}+){0,2}",
    "(?:alles |ist |war )?(?:alles )?meine schuld",
    "bin (?:selbst |selber |ja |an allem |eh )?schuld",
  ),
  loss: words(
    "(?:ist|isch|sind) (?:\\p{L}+ ){0,2}(?:gestorben|verstorben|tot)",
    "(?:habe?|hob) (?:mein|meine|meinen|den|die|das|einen|eine) \\p{L}+ verloren",
    "(?:hat|haben) (?:mich|mi) (?:\\p{L}+ )?(?:verlassen|betrogen|rausgeworfen|rausgeschmissen|sitzen ?lassen)",
    "schluss gemacht",
    "(?:getrennt|trennung|scheidung|geschieden)",
    "(?:(?:mir|mich) (?:\\p{L}+ ){0,3}gekundigt|(?:bin|wurde|job|stelle) gekundigt|kundigung (?:bekommen|gekriegt|erhalten)|job verloren|arbeit verloren|gefeuert|entlassen worden|delogiert)",
    "(?:beerdigung|begrabnis|trauerfeier)",
  ),
};

export const denied =
  /(?<!\p{L})(?:nicht|nich|net|ned|nid|nit|n[oö]d|nie|ohne|weder|niemand\p{L}*|kein\p{L}*)\s+(?:\p{L}+\s+){0,2}$/u;
