import { words } from "../build";
import type { Ear } from "../shape";
import { NOT, PARENTS } from "./people";

const MACHINE =
  "(?:ki|bot|chatbot|roboter|maschine|computer|programm|chatgpt|kunstliche intelligenz|ai)";
const SOMEBODY =
  "(?:mensch|person|echt(?:er? (?:mensch|person))?|real|therapeut(?:in)?|arzt|arztin|psycholog(?:e|in)|doktor|berater(?:in)?|lebendig|menschlich)";
const HELP =
  "(?:polizei|rettung|krankenwagen|notarzt|ambulanz|feuerwehr|jemand(?:en|em)?|cops|bullen|hilfe|911|988|112|144|behorden|jugendamt|klinik)";
const MINE = "(?:meinen|meinem|meiner|meine|mein|mini|mim)";
/** Excludes things that someone else said or that the person does themselves. */
const TO_ME = "(?<!(?:sagt|sagte|sagen|meint|meinte|gesagt|gemeint|schreit),? )(?<!dass )";
const NOT_I = "(?<!(?:ich|wir|i),? )";

export const asides: Ear["asides"] = {
  ai: words(
    `(?:bist (?:du|denn du)|bisch|sind sie|du bist|sie sind) (?:eigentlich |wirklich |echt |nur |uberhaupt |doch |blo(?:ss|ß) |denn |auch ){0,2}(?:ein |eine |a |en )?(?:echte[rs]? )?(?:${MACHINE}|${SOMEBODY})`,
    "(?:wer|was) (?:bist (?:du|denn du)|sind sie)",
    `(?:sitzt|ist) da (?:wirklich |echt |jetzt |uberhaupt ){0,2}(?:ein |eine )?(?:echte[rs]? )?(?:${MACHINE}|${SOMEBODY})`,
    `(?:rede|schreibe?|spreche?|chatte) (?:ich )?(?:hier |gerade |da |jetzt ){0,2}mit (?:einem |einer |ner |nem )?(?:echten )?(?:${MACHINE}|menschen|person|therapeuten|therapeutin|arzt)`,
  ),
  insult: words(
    "fick dich",
    "verpiss dich",
    "halt(?:'?s)? (?:(?:die|deine|dei|d) )?(?:fresse|maul|klappe|schnauze|goschn|mund)",
    "(?:leck mich|leckts mi)(?: am arsch)?",
    "(?:du )(?:blode[rs]? |dumme[rs]? |scheiss |schei(?:ss|ß))?(?:arschloch|idiot|wichser|hurensohn|spast|trottel|depp|opfer|arsch|fotze|bastard|mull|schlampe)",
    `${TO_ME}(?:du bist|bist du|sie sind) (?:so |echt |total |ja |voll |doch |nur |einfach |so was von ){0,2}(?:ein |eine |nen )?(?:dumm|blod|bloed|schei(?:ss|ß)e|idiot|arschloch|nutzlos|unnutz|wertlos|trottel|depp|doof|behindert|mull|bescheuert|witz|lappen|hohl)`,
    "(?:schei(?:ss|ß)|dumme[rs]?|blode[rs]?|verdammte[rs]?|drecks) ?(?:bot|app|ki|maschine|programm|computer)",
    "du nervst",
    "ich hasse dich",
    "das ist (?:doch )?(?:schei(?:ss|ß)e|bullshit|mull|mist|schwachsinn)",
  ),
  leaveMe: words(
    "(?:lass|lassts?|lassen sie|lasst) (?:mich|mi) (?:einfach |bitte |doch |endlich |mal |jetzt |blo(?:ss|ß) ){0,2}(?:in ruhe|in ruah|allei?ne?|in frieden|in ruh)(?! (?:sterben|leben))",
    "(?:hau|geh) (?:endlich |einfach )?(?:ab|weg)(?=[\\s\\p{P}]*$)",
    "(?:verschwinde|verzieh dich|zisch ab|schleich di(?:ch)?)",
    "(?:hor|hore?n? sie) (?:endlich |bitte |jetzt |mal )?auf(?: (?:zu (?:fragen|schreiben|nerven|reden)|mich|mir|mit))?(?=[\\s\\p{P}]*$| (?:zu|mich|mir|mit))",
    "(?:frag|nerv|stor|schreib)(?:en sie)? (?:mich |mir )?(?:nicht|ned|net)(?: mehr)?",
    "keine fragen mehr",
    `(?:will|mag|mocht\\p{L}*) (?:echt |jetzt |einfach )?${NOT} (?:mehr )?mit (?:dir|ihnen) (?:reden|schreiben|sprechen)`,
    "(?:hor|hore?n? sie) auf,? mich (?:auszufragen|zu \\p{L}+)",
  ),
  otherTopic: words(
    "(?:uber|von) (?:etwas |was |irgendwas )?(?:anderes|anderem|andres) (?:reden|sprechen|schreiben|quatschen)?",
    "(?:anderes thema|themenwechsel|thema wechseln|wechseln? (?:wir )?(?:das )?thema)",
    `(?:will|mochte|mag|kann) (?:jetzt |gerade |lieber |mehr ){0,2}${NOT} (?:mehr )?(?:daruber|druber|davon) (?:reden|sprechen|schreiben)`,
    "(?:konnen|konnten) wir (?:bitte |mal |jetzt |einfach ){0,2}(?:uber|von) (?!(?:das|es|den tod|suizid|selbstmord|sterben)(?!\\p{L}))\\p{L}+",
    "lenk(?:en sie)? mich (?:bitte )?ab",
    "(?:brauche? )?ablenkung",
    "themawechsel",
    "erzahl(?:en sie)? mir (?:bitte |mal |lieber ){0,2}(?:einen witz|was|etwas|eine geschichte)",
  ),
  joke: words(
    "(?:war|ist|wars|isch) (?:doch |nur |blo(?:ss|ß) |eh |ja |halt ){0,3}(?:ein |a |en )?(?:spa(?:ss|ß)|witz|scherz|joke|schmah|gspass|spasserl|quatsch|bloedsinn|blodsinn)",
    "(?:mach|mache|machte|hab) (?:doch )?nur (?:spa(?:ss|ß)|witze|quatsch|einen (?:witz|scherz))",
    "nur (?:spa(?:ss|ß)|(?:ein(?:en)? )?(?:witz|scherz))",
    `(?:war|ist|wars|meinte? (?:es|das|ich)) ${NOT} (?:so |ganz )?(?:ernst|so)(?: gemeint)?`,
    "(?:(?:ha){2,}|(?:hi){2,}|lol|xd+|rofl)",
    "vergiss (?:es|das|was|einfach)(?: \\p{L}+){0,4}",
    "vergessen sie (?:es|das|was|einfach)",
    "(?:nur|blo(?:ss|ß)) (?:gelaber|gerede|gelabert|geredet|so dahingesagt|dahergeredet|so gesagt)",
    `habe?(?:'?s| es| das)? (?:ich )?(?:gar |doch )?${NOT} so gemeint`,
    `(?:ich )?habe? (?:es |das |'s )?(?:gar |doch )?${NOT} so gemeint`,
    "(?:habe?|hab) (?:nur |etwas |voll )?(?:ubertrieben|rumgesponnen|geblodelt)",
    "verarsch\\p{L}* (?:dich )?nur",
    `nimm (?:mich|das) ${NOT} ernst`,
  ),
  police: words(
    `(?:rufst|holst|schickst|informierst|verstandigst|alarmierst|kontaktierst|meldest) du (?:jetzt |mir |dann |etwa |mich |das |nun ){0,3}(?:die |den |einen |eine |bei der |dem )?(?:${HELP})?`,
    `(?:rufen|holen|schicken|informieren|verstandigen|melden) sie (?:jetzt |mir |dann |etwa |mich |das ){0,3}(?:die |den |einen |eine |der )?${HELP}`,
    `(?:wirst|wurdest|willst|musst|kannst|werden|mussen|konnen) (?:du|sie) (?:jetzt |mich |dann |mir |etwa |das ){0,3}(?:die |den |einen |eine |der )?(?:${HELP} )?(?:rufen|anrufen|holen|schicken|melden|einweisen|verstandigen|informieren|einliefern|verpetzen|orten)`,
    `(?:ruf|hol|schick|rufen sie|holen sie|verstandige) (?:bitte |ja |blo(?:ss|ß) ){0,2}(?:${NOT}|keine[nr]?|niemand\\p{L}*)(?: die| den| einen)?(?: ${HELP})?(?: an)?`,
    "wei(?:ss|ß)t du,? wo ich (?:bin|wohne)",
    "wissen sie,? wo ich (?:bin|wohne)",
    "(?:mich )?(?:orten|tracken|zuruckverfolgen|geortet)",
  ),
  parents: words(
    `(?:sagst|erzahlst|schreibst|schickst|zeigst|meldest|rufst|petzt) du (?:es |das |ihnen |jetzt |dann ){0,3}${MINE} ${PARENTS}`,
    `(?:sagen|erzahlen|schreiben|schicken|zeigen) sie (?:es |das |jetzt ){0,2}${MINE} ${PARENTS}`,
    `(?:wirst|willst|musst|kannst|werden|mussen) (?:du|sie) (?:es |das |jetzt |mit ){0,3}${MINE} ${PARENTS} (?:das |es |davon |alles )?(?:sagen|erzahlen|schreiben|schicken|zeigen|anrufen|reden|informieren|verraten)`,
    `${NOT_I}(?:sag|sags|erzahl|erzahls|schreib|zeig|verrat|sagen sie|erzahlen sie)(?:'s| es| das)? (?:bitte |ja |blo(?:ss|ß) ){0,2}(?:nichts? )?${MINE} ${PARENTS}`,
    `${MINE} ${PARENTS} (?:das |es |davon |hier |auch ){0,2}(?:sehen|lesen|erfahren|mitbekommen|mitkriegen|sieht|liest|erfahrt)(?: konnen)?`,
    `(?:erfahren|sehen|lesen|sieht|liest|erfahrt|bekommen|kriegen) (?:das |es |davon )?${MINE} ${PARENTS}`,
  ),
  secret: words(
    "(?:bleibt|ist|bleibe?|blibt) (?:das |es |hier |alles ){0,2}(?:hier )?(?:unter uns|geheim|ein geheimnis|vertraulich|anonym|privat|zwischen uns)",
    `${NOT_I}(?:sag|sags|erzahl|erzahls|verrat|sagen sie|erzahlen sie)(?:'s| es| das)? (?:bitte |ja |blo(?:ss|ß) ){0,2}(?:es |das )?(?:niemand\\p{L}*|keine[mnr]\\p{L}*|nicht weiter)`,
    "(?:kannst|konntest|kann) (?:du|man) (?:das |es |ein |mein ){0,2}(?:geheim|geheimnis|fur dich) (?:behalten|halten|bewahren)",
    `${NOT_I}behalte?(?:n sie)? (?:das |es )?fur (?:dich|sich)`,
    `(?<!ich )(?:du darfst|sie durfen|du sollst) (?:es |das |davon |bitte ){0,3}(?:niemand\\p{L}*|keine[mn]\\p{L}*|nichts?) (?:davon )?(?:sagen|erzahlen|weitersagen|weiter sagen|verraten)`,
    "(?:kann|konnen) (?:das|es|dies|hier) (?:hier |auch )?(?:jemand|wer|andere|irgendwer|sonst wer) (?:lesen|sehen|mitlesen)",
    "wer (?:kann |sonst |alles |noch ){0,2}(?:liest|sieht|lesen|sehen) ?(?:das|hier|mit|alles)?",
    "wer kann (?:das|das hier|hier) (?:lesen|sehen|mitlesen)",
    "(?:versprich|versprichst du|versprechen sie)(?: mir)?",
    "vertraulich",
  ),
  method: words(
    "wie ?viele? (?:\\p{L}+)?(?:tabletten|pillen|paracetamol|ibuprofen|gramm|milligramm|mg|tropfen|stockwerke|meter|alkohol|stock)\\b.{0,40}(?:sterb\\w*|stirb\\w*|tot|tod\\w*|umbring\\w*|uberdosis|braucht|brauche|verblut\\w*|notig)",
    "(?:beste[nrs]?|einfachste[nr]?|leichteste[nr]?|schnellste[nr]?|schmerzloseste[nr]?|sicherste[nr]?) (?:weg|art|methode|moglichkeit|variante)",
    "schmerzlos(?:e[rns]?)?",
    "wie (?:kann|bringe?|konnte|soll|bringt|kann) (?:ich|man|i) (?:mich |sich |mi )?(?:am besten |einfach |schnell |richtig |schmerzfrei ){0,2}(?:umbring\\p{L}*|um(?=[\\s\\p{P}]*$)|sterben|toten|erhang\\p{L}*|suizid\\p{L}*|ritzen|vergift\\p{L}*)",
    "wie bringt? man sich (?:am \\p{L}+ |schnell |schmerzlos ){0,2}um(?=[\\s\\p{P}]*$)",
    "(?:tabletten|pillen|medikamente) (?:\\p{L}+ ){0,3}zum (?:sterben|umbringen)",
    "wie (?:erhange|ritze|tote|vergifte) ich mich",
    "wie (?:stirbt|sterbe|erhangt|totet) (?:man|ich)(?: sich)?",
    "(?:todliche|letale) (?:dosis|menge)",
    "(?:schreib|hilf|hilfst|formulier|helfen|schreiben)\\p{L}* (?:du |sie |mir |bitte |bei |mit |beim |einen |den |meinen |meinem |dem |zu ){1,5}(?:\\p{L}+ )?(?:abschiedsbrief|testament|letzten brief|abschied)",
    "welche[rns]? (?:tabletten|pillen|brucke|gifte?|medikamente?)",
    "tut (?:es |das )?(?:sterben|erhangen|verbluten|ertrinken) (?:sehr |stark )?weh",
    "(?:hohe|hochste[rns]?) (?:brucken?|gebaude|haus|turm)",
    "brucken? (?:hier )?in der nahe",
  ),
  goodbye: words(
    "tschue?(?:ss|ß|s)(?:i|le|ken)?",
    "(?:ciao|tschau|ade|adieu|baba|pfiat(?:i| di| eich)|servus|uf wiederluege|tschuss)(?=[\\s\\p{P}]*$|,)",
    "(?:auf )?wiederse(?:hen|hn)",
    "gute? nacht",
    "(?:gn8|guat nacht|schlaf gut)",
    "bis (?:morgen|bald|spater|dann|demnachst)(?=[\\s\\p{P}]*$|,)",
    "(?:ich )?(?:muss|geh|gehe|werde) (?:jetzt |mal |dann |nun |lieber ){0,2}(?:los|weg|schlafen|ins bett|pennen|off|auflegen|aufhoren)",
    "lebt? wohl",
    "bin dann (?:mal )?weg",
    "mach(?:'?s|t es|t's| es) gut",
    "bye+",
    "kann ich (?:jetzt )?(?:gehen|aufhoren|weg)",
  ),
  thanks: words(
    "(?<!nein,? |kein )(?:danke?|dankeschon|dankschon|danki|vielen dank|merci|thx)(?: (?:dir|ihnen|schon|sehr|vielmals))?(?! fur nichts)",
  ),
};
