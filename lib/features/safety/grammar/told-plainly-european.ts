import type { ToldPlainly } from "./told-plainly";

export const PLAIN_ES: ToldPlainly = {
  slots: {
    mayor: "papa|mama|papi|mami|padre|madre|padrastro|madrastra|apa|ama|papito|mamita|(novio|pareja) de (mi|su) mama",
    golpear:
      "pega|pego|pegaba|pegan|pegando|pegado|golpea|golpeo|golpeaba|golpeando|golpeado|empuja|empujo|patea|pateo|cachetea|cacheteo|abofetea|abofeteo|maltrata|maltrato|lastima|lastimo|ahorca|ahorco|agrede|agredio",
    hogar:
      "marido|esposo|esposa|mujer|novio|novia|pareja|ex|exmarido|exesposo|papa|mama|padre|madre|padrastro|madrastra|padres|hijo|hija|hermano|suegra|suegro",
    todo: "nada|todo|todo esto|todo eso|la vida|mi vida|vivir|seguir",
  },
  betweenParents: [
    "{mayor} [siempre|otra vez|anoche|ayer|hoy|a veces|se enoja y|se emborracha y] [le|la|lo|esta|le esta|le ha|ha] {golpear} [muy] [fuerte|mucho|feo|otra vez] a [mi|la|el] {mayor}",
    "(papa y [mi] mama|mama y [mi] papa|mis papas|mis padres) [siempre|a veces|anoche] se (pegan|pegaron|golpean|golpearon|pegaban)",
    "a [mi] {mayor} (la|lo|le) {golpear} [mi] {mayor}",
  ],
  fear: [
    "mi {hogar} [siempre|me] [me] (grita|gritaba|grito|insulta|chilla) ~8 (miedo|temor)",
    "(miedo|temor) (de|a|en) (ir|volver|regresar|llegar|entrar|estar) (a|en) [mi] casa",
    "(no|ni) (me siento|estoy|estamos) (a salvo|segura|seguro|seguros) (en [mi] casa|con mi {hogar})",
  ],
  pointless: [
    "(no|ya no|nunca|tampoco) [me|le|les] (veo|encuentro|hallo|siento|miro) [ya] [ningun|el|mucho|algun] sentido [ya] (a|en|de) {todo}",
    "(nada|ya nada) [me|ya] (tiene|tendra) sentido ($|ya|para mi|desde|sin)",
    "para que (sigo|seguir|vivo) ($|viviendo|luchando|intentando|aqui)",
    "de que [me] sirve {todo}",
    "(que|cual) [es el] sentido [tiene|de] {todo}",
    "cual es el punto de {todo}",
    "(todo|mi vida|la vida) [ya] (es|parece|se siente) (inutil|un sinsentido|absurdo|en vano) ($|ya)",
  ],
  notWaking: [
    "(pienso|pensar|pensando|penso|imagino|sueno|fantaseo) [a veces|mucho|siempre] (en|con) (no|nunca|ya no) [mas|volver a] (despertar|despertarme|estar aqui|existir)",
  ],
  rejoining: [
    "(muerto|muerta|murio|fallecio|cielo|se fue) ~3 (quiero|quisiera|ganas de|voy a) ~1 (irme con|ir con|estar con|reunirme con|alcanzar|alcanzarlo|alcanzarla|seguir) ~1",
  ],
  atTheEdge: [
    "^ (estoy|ya estoy|estoy parado|estoy parada|estoy sentado|estoy sentada) [ya|ahora] (en|sobre|arriba de) (el puente|un puente|la azotea|las vias|la cornisa|el tejado) $",
  ],
  left: [
    "mi ~1 (marido|esposo|esposa|mujer|novio|novia|pareja) ~1 me (dejo|abandono|boto|planto) ($|hace|por|y|cuando|el|la|ayer|esta|este|despues|ya|porque|para|sola|solo|tras|en)",
    "mi ~1 (marido|esposo|esposa|mujer|novio|novia|pareja) me ha (dejado|abandonado) ($|hace|por|y|sola|solo|este|esta)",
    "mi ~1 (marido|esposo|esposa|mujer|novio|novia|pareja) (se fue|se ha ido|se marcho|murio|fallecio)",
    "me (dejo|abandono) mi (marido|esposo|esposa|mujer|novio|novia|pareja)",
    "no tengo (a nadie|con quien)",
  ],
  idioms: [
    "{mayor} [le] (empuja|empujo|gana|gano) a [mi] {mayor} (en el columpio|en la silla|jugando|al ajedrez)",
    "{mayor} [le] (pega|pego|golpea|golpeo) a [mi] {mayor} (sin querer|jugando|con (una almohada|un globo))",
  ],
};

export const PLAIN_FR: ToldPlainly = {
  slots: {
    aine: "papa|maman|pere|mere|beau pere|belle mere|beaupere",
    couple: "mari|femme|copain|copine|conjoint|conjointe|compagnon|compagne|epoux|epouse|mec|fiance|fiancee",
    foyer:
      "mari|femme|copain|copine|conjoint|conjointe|compagnon|compagne|ex|pere|mere|beau pere|belle mere|parents|fils|fille|frere",
    tout: "rien|tout|tout ca|tout cela|la vie|ma vie|quoi que ce soit",
  },
  betweenParents: [
    "{aine} [lui] [a|l a|la] [encore] (frappe|tape|cogne|gifle|bat|battu|battue|pousse|etrangle) [encore|fort|sur] [ma|mon] {aine}",
    "(papa et [ma] maman|maman et [mon] papa|mes parents) se (frappent|tapent|battent|cognent)",
  ],
  fear: [
    "(mon|ma|mes) {foyer} [me] (crie|hurle|gueule|crient|hurlent) ~8 (peur)",
    "peur (de|d) (rentrer|aller|retourner|etre) [a|chez|dans] [la|moi|ma] [maison] $",
    "(pas|plus|jamais) en securite (chez moi|a la maison|avec (mon|ma) {foyer})",
  ],
  pointless: [
    "a quoi (bon|ca sert|cela sert|sert) [de|donc] (tout ca|tout cela|tout|vivre|continuer|la vie|me lever|me battre|se lever|$)",
    "(vois|trouve|voyais|ai|vois) [plus|pas] [plus|pas|aucun] [le|de|l|du|aucun] (sens|interet|but|utilite) (a|de|dans|en|d) {tout}",
    "(plus rien|rien) [n] (a|avait) [plus] [de|aucun] sens ($|pour moi|depuis|maintenant)",
    "plus rien [ne] (compte|m interesse) ($|pour moi)",
    "(tout|ma vie) [me] (est|semble|parait) [tellement|si|vraiment] (vide de sens|inutile|absurde) $",
    "quel est le sens de (tout|tout ca|ma vie|la vie)",
  ],
  notWaking: [
    "(pense|penser|reve|imagine) [souvent|parfois] (a|de) (ne|n) (pas|plus|jamais) [me] (reveiller|exister|etre la)",
  ],
  rejoining: [
    "(mort|morte|decede|decedee|parti|partie|ciel) ~3 (veux|voudrais|envie de|vais) ~1 (rejoindre|retrouver|suivre|la rejoindre|le rejoindre) ~1",
  ],
  atTheEdge: [
    "^ (je|j) suis [maintenant|deja|debout|assis|assise] (sur|au bord d) (le pont|un pont|le toit|le rebord|les rails|les voies|la falaise|la rambarde) $",
  ],
  left: [
    "(mon|ma) ~1 {couple} (m a|m avait|nous a) (quittee|quitte|larguee|largue|laissee|laisse|abandonnee|abandonne|plaquee|plaque)",
    "(mon|ma) ~1 {couple} est (parti|partie|mort|morte|decede|decedee)",
    "(n ai|ai|j ai) [plus] personne",
  ],
  idioms: [
    "{aine} [a] (battu|bat|tape|battue|pousse) [encore] [ma|mon] {aine} (aux|au|a la|dans|sur) (echecs|tennis|cartes|ping pong|jeu|jeux|course|foot|belote|scrabble|uno|balancoire)",
  ],
};

export const PLAIN_DE: ToldPlainly = {
  slots: {
    alte: "papa|mama|vater|mutter|papi|mami|vati|mutti|stiefvater|stiefmutter|stiefpapa",
    paar: "mann|frau|freund|freundin|partner|partnerin|ehemann|ehefrau|verlobter|verlobte",
    heim: "mann|frau|freund|freundin|partner|partnerin|ehemann|ehefrau|ex|vater|mutter|papa|mama|stiefvater|stiefmutter|eltern|sohn|bruder",
    mein: "mein|meine|meiner|meinem|meinen",
    noch: "noch|uberhaupt|eigentlich|denn|bloss",
  },
  betweenParents: [
    "{alte} [immer|oft|wieder] (schlagt|haut|tritt|wurgt|schubst|prugelt|schlug|boxt|ohrfeigt|verprugelt) [immer|oft|wieder|die|den] [{mein}] {alte}",
    "{alte} hat ~2 [{mein}] {alte} [wieder|ganz doll|doll|so] (geschlagen|gehauen|getreten|gewurgt|geschubst|verprugelt|geboxt|gestossen|geohrfeigt)",
    "(mama und papa|papa und mama|{mein} eltern) (schlagen|hauen|prugeln) sich",
  ],
  fear: [
    "{mein} {heim} (schreit|brullt|schreien) ~8 angst",
    "angst (nach hause|heim|heimzugehen|heimzukommen|daheim|vor zuhause|zu hause)",
    "(nicht|nie|nirgends) [mehr] sicher (zu hause|zuhause|daheim|bei {mein} {heim})",
  ],
  pointless: [
    "(sehe|seh|finde|find|erkenne|habe|hab) [ich] [in|an] [einfach|gar|uberhaupt] (nichts|allem|irgendetwas|irgendwas) [mehr] [noch] (einen|keinen|den|nen|irgendeinen) sinn [mehr]",
    "(sehe|seh|finde|find|erkenne) [ich] [da|einfach] keinen sinn mehr ($|in (allem|nichts|irgendwas|irgendetwas|meinem leben))",
    "wozu [{noch}] (das alles|alles|weiter|leben|aufstehen) [{noch}] $",
    "was (soll|bringt) [denn] (das alles|alles) [{noch}] $",
    "was hat [das] alles {noch} (fur einen|einen) sinn",
    "nichts (hat|macht|ergibt) [fur mich] [{noch}] mehr [einen] sinn",
    "nichts (hat|macht|ergibt) [noch|einen] [einen] sinn (mehr|$)",
    "(alles|mein leben) (ist|erscheint|wirkt) [so|vollig|doch|nur noch] sinnlos ($|geworden)",
    "(hat|macht) [doch] alles keinen sinn [mehr] $",
  ],
  notWaking: [
    "(denke|denk|stelle mir vor|traume) [oft|manchmal] (daran|davon) ~!2 (nicht|nie) mehr (aufzuwachen|da zu sein|zu sein|aufwachen)",
  ],
  rejoining: [
    "(tot|gestorben|verstorben|himmel|gegangen) ~3 (will|mochte|gehe|wunsche mir) ~1 (zu ihr|zu ihm|bei ihr sein|bei ihm sein|ihr folgen|ihm folgen|zu (meinem|meiner) ~1)",
  ],
  atTheEdge: [
    "^ (ich|bin) (stehe|steh|sitze|sitz|bin) [jetzt|gerade|grad|schon] (auf|oben auf) (der|einer|dem|einem|den) (brucke|dach|gelander|hochhaus|schienen|gleisen|bahngleisen) $",
  ],
  left: [
    "{mein} ~1 {paar} hat mich ~3 (verlassen|sitzen lassen|sitzenlassen|sitzengelassen)",
    "{mein} ~1 {paar} ist (weg|ausgezogen|gegangen|gestorben|tot)",
    "(habe|hab) [hier|doch|einfach|ja] (niemanden|keinen|niemand) ($|zum|mehr|hier|mit|der)",
  ],
  idioms: [
    "{alte} [hat] ~1 [{mein}] {alte} (beim|im|in) (schach|tennis|spielen|kartenspiel|kartenspielen|mensch argere dich nicht|uno|tischtennis|memory|skat|wettrennen) [geschlagen|gehauen]",
    "{alte} (schlagt|haut|schubst) ~1 {alte} (beim|im|in|auf) (schach|tennis|spielen|kartenspiel|der schaukel)",
  ],
};
