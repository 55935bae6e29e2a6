import type { Everyday } from "./everyday";

export const EVERYDAY_ES: Everyday = {
  idioms: [
    "(morir|morirme|muero|muera|morire|morirnos) (de (pie|viejo|vieja|viejito|viejita|aburrimiento|amor|ternura|calor|sueno)|en (tus|sus) brazos|todos algun dia)",
    "(mato|mata|mate) de (ternura|risa|la risa|aburrimiento|amor|envidia|hambre)",
    "(mato|matar|suicido|ahorco) (jaja*|xd*|jsjs*|jeje*)",
    "me ~1 (muerdo|mordi|muerde) (las unas|la lengua|el labio|los labios|los carrillos|el cachete)",
    "me ~1 (muerdo|mordi) (las unas|la lengua|los labios) (cuando|si|con|viendo|al|por|hasta)",
    "me obliga a (escrib*|estudiar|recoger|lavar*|peinarme|ir (a misa|al dentista|a clase|al medico)|hacer (la tarea|deberes|deporte)|comer (verdura*|lentejas|brocoli|sopa|fruta))",
    "(mi|la|nuestra) ultim* (dia|noche) del (camping|viaje|campamento|curso|verano|crucero|festival)",
    "me ~2 (corte|queme|golpee|pinche|raspe|lastime) ~4 (depil*|afeit*|cocinando|cocinar|pelando|picando|planchando|jugando|patinando|entrenando|con (el horno|la sarten|el cafe|el sol|un papel|la hoja|una lata|la lata|el aceite|la olla|el caldo|el te|la campana|la puerta|la mesa|la esquina|el armario|la estufa|el comal))",
    "me ~1 (pego|pegan|pegaron|pega|golpeo|pateo) ~3 (con|en) (el|la|un|una|los|las|su|el martillo de) ~2 (balon|cojin|cojines|almohada|almohadas|peluche|peluches|globo|globos|pelota|juguete|juguetes|espada|sticker*|calcomania*|bola de nieve|fifa|ajedrez|domino|parchis|mario kart|cinturon de (karate|judo|taekwondo))",
    "(pegarlo|pegarla|pegarlos|pegamento|pegamentos)",
    "me toco hacer de",
    "me ~1 (encerro|encerraron) ~4 (sin querer|sin darse cuenta|por error|por accidente)",
    "me (cogio|tomo|agarro|sujeto) del cuello para (besarme|abrazarme|besar|abrazar)",
    "(mi|el|la) ultim* (dia|noche|semana) (de|en) (clase|clases|trabajo|curso|colegio|cole|escuela|la oficina|oficina|vacaciones|uni|la uni|universidad|instituto|la empresa|practicas|la gestoria|la tienda|el trabajo|el curro|campamento|secundaria|primaria|prepa)",
    "(tome|tomado|tomo) la pastilla",
    "(intento|intente|quise) (suicid*|matar*) en (19*|20*)",
    "(se muera|se muriera|muriera) ~4 (ordenador|compu*|movil|celular|impresora|coche|telefono|router|tele|profe de)",
    "(kms) (de (distancia|carretera|aqui)|por hora|a pie|corriendo|en bici|hoy)",
  ],
  signs: {
    meant: ["(a proposito|adrede|aposta|intencionalmente|para sentir)"],
    hidden: [
      "(le|les) ~1 (menti|mentia|miento)",
      "(mentira|era mentira|no es verdad|no era verdad|no es cierto)",
      "(pero|aunque) (es que si|si|la verdad es que si|la respuesta es si)",
      "(quise|queria|iba a) decir que si",
    ],
  },
  calms: {
    mishap: [
      "(sin querer|por accidente|sin darme cuenta)",
      "(cocinando|depilandome|afeitandome|sarten|horno|freidora|tijeras de podar|cebolla|cebollas|papas fritas|guisantes|chichon|cocina|tabla de picar|rallador|plancha del pelo)",
    ],
    past: [
      "(en|desde) (19*|20*)",
      "de (pequeno|pequena|nino|nina|chico|chica|chiquito|chiquita|joven)",
      "(hace tiempo|hace anos|el ano pasado|antes yo|yo antes|cuando era|ya hace|en su dia)",
      "hace ~2 (anos|meses|decadas)",
      "(estuve|estaba) mal en",
    ],
    recovered: [
      "(vivo|duermo|estoy|ando) ~1 (sola|solo|tranquila|tranquilo|sin miedo|en paz|segura|a salvo|libre)",
      "(orden de alejamiento|condenado|condenada|condenaron|preso|en la carcel|lo denuncie|no ha vuelto)",
      "(hoy|ahora|ya) ~1 (tengo ~1 (hij*|niet*|gat*|perr*|huerto|trabajo|familia|novi*|ganas de vivir|pareja)|trabajo|me alegro|me rio|ayudo|duermo bien|como bien)",
      "(quedo atras|ya paso|pedi ayuda|me ayudaron|fui a terapia|va a terapia|en manos de|me da ternura|la vemos mejorar|salir adelante)",
      "ganas de (vivir|jubilarme|que llegue|seguir|comer*)",
    ],
    study: [
      "(periodista|sacerdote|homilia|pesame|trabajo de etica|segun camus|profe dijo|en clase|oms|durkheim|trabajadora social|procurador*|bombero|bombera|policia)",
    ],
    bereaved: [
      "(perdio|perdimos|perdi) a ~3 (por|en un) suicidio",
      "(murio|fallecio|muerte|muertes|tras un|sido un|por) suicidio",
    ],
    denied: [
      "(pregunt*|cuestionario|formulario|encuesta|test) ~!12 (suicid*|muerte|morir|morirme|matarme|hacerme dano|hago dano|autolesi*|quitarme la vida|desaparecer) ~!8 (que no|no|ninguna|ninguno|nunca|jamas|nada|cero)",
      "(nunca|jamas|ni) ~!12 (pense|pensado|pasado por la cabeza|deseado|querido|se me ocurrio) ~3 (suicid*|morir|matarme|quitarme la vida|lo mismo|hacerme dano)",
      "no (se vayan a creer|crean|creas|es) ~2 que (ando|estoy|tenga|tengo|ande|quiera) ~2 (ganas|ideas|pensamientos) de (matarme|morir|muerte|suicid*)",
      "no tengo ideas de (esas|eso|muerte|suicidio)",
      "(ideas|pensamientos) de (muerte|suicidio) ~!2 (no|ninguna|ninguno|nunca)",
      "(dije|escribi|escrito|dicho) ~8 (manera de hablar|falsa alarma|era broma|un decir)",
    ],
    cared: [
      "(en manos de|la tratan|lo tratan|va a terapia|en tratamiento|con psicolog*|con la psicolog*|su psiquiatra|ingresad*|la unidad|el hospital|pidio ayuda|avisamos|se lo conte a)",
      "(ya volvio|esta mejor|va mejor|come con nosotros|mejorar|hace ~2 anos)",
    ],
    duty: [
      "(soy|como|trabajo de) ~2 (periodista|sacerdote|medic*|maestr*|profesor*|psicolog*|policia|bomber*|trabajador* social|orientador*)",
    ],
  },
};

export const EVERYDAY_FR: Everyday = {
  idioms: [
    "(mourir|meurs|mourrai) (vieux|vieille|tres vieille|tres vieux|riche|de rire|d ennui|un jour|de faim|de soif|de chaud|de fatigue|centenaire)",
    "(casse|casser|cassait) les (pieds|oreilles|couilles|bonbons)",
    "me brule ~1 (la langue|les yeux|la gorge|la bouche|le palais|encore)",
    "me suis ~2 (brule|brulee|coupe|coupee|cogne|cognee|pique|piquee|griffe|griffee) ~5 (avec|sur|contre|en) (le|la|les|un|une|mon|ma|en) ~1 (four|gaziniere|poele|fer|cafe|the|chocolat|soupe|boite|papier|feuille|casserole|plaque|friteuse|rape|mandoline|huile|bouilloire|cuisinant|rasant|epluchant|jardinant|jardin|rosier|ronces|rosiers|couvercle|carton)",
    "(chat|chatte|chaton|lapin|chien|hamster|cochon d inde|perroquet) ~2 m a griffe*",
    "m a griffe* ~2 (jambes|bras|mains|main|joue|nez|lol)",
    "(m a|me) (tape|tapee|frappe|battu|battue|bat|tue) ~3 (avec|a|au|aux|sur) ~2 (oreiller|oreillers|coussin|peluche|ballon|frite|mousse|mario kart|fifa|echecs|uno|scrabble|ping pong|tennis|jouet|doudou|cartes|belote|monopoly)",
    "me bat ~8 (mario kart|fifa|echecs|uno|scrabble|tennis|course|bras de fer)",
    "s est enferme* dehors",
    "m a enferme* dehors",
    "se coupe ~1 (cheveux|ongles|frange|les cheveux|les ongles|la frange)",
    "m empeche* de (dormir|travailler|rire|respirer correctement)",
    "tape (dans les|des) (mains|pieds)",
    "surveille les (poubelles|enfants|notes|devoirs|cuisson)",
    "(tuer|etrangler|etriper|assassiner|buter) ~1 (ce|cette|mon|le|un|une|a une) (chat|chien|reveil|imprimante|ordi|ordinateur|guepe|moustique|coq|telephone|voisin du dessus)",
    "(mourir|creve|me pendre|me jeter par la fenetre|me tuer) (lol|mdr|ptdr|xd|jpp)",
    "(sursauter|sursaute|sursautent|sursautais|sursauts)",
    "sauter du (mur|plongeoir|lit|canape|grand plongeoir|tremplin|banc|coq)",
    "mourir (que|plutot que) (divorcer|chanter|perdre|rater|manger)",
    "(overdose) de (reunions|chocolat|travail|sucre|mails|fromage|serie*|devoirs|raclette|noel)",
    "(mon|ma) (dernier|derniere) (jour|soir|semaine|nuit) (au|a|de|du|en|dans) ~1 (cours|ecole|lycee|college|stage|vacances|fac|taf|usine|hopital|boite|poste|colonie|classe|formation)",
    "suicide (tactique|commercial|politique|social|collectif de)",
    "en finir avec (cette|ce|la|le|les|mes|ces|mon|ma) (relation|couple|amitie|mariage|dossier|devoirs|carton|cartons|demenagement|travaux)",
    "(tu|il|elle|ca) va[s] me tuer",
    "(controle|exam|prof|bac|brevet) (allait|va|vont|allaient) me tuer",
    "kms ~2 (a pied|velo|en voiture|de course|restants)",
  ],
  signs: {
    meant: ["(expres|volontairement|intentionnellement|pour sentir|pour ressentir)"],
    hidden: [
      "(ai|jai|a|avais) ~1 menti",
      "(mensonge|c est faux|c etait faux|pas vrai|pas la verite)",
      "(mais|alors que|en vrai) (c est|si|c est oui|oui)",
      "(voulais|aurais du|failli) dire oui",
    ],
  },
  calms: {
    mishap: [
      "(sans le vouloir|par accident|par megarde|maladroit*)",
      "(gaziniere|poele|friteuse|boite de (thon|conserve)|au four|le four|du four|piment|confiture|eplucheur|rosier|ronces|biafine|en cuisinant|en jardinant|bricolage)",
    ],
    past: [
      "en (19*|20*)",
      "en (6e|5e|4e|3e|seconde|primaire|sixieme|cinquieme|quatrieme|troisieme)",
      "(y a|il y a) ~2 (an|ans|mois|annees)",
      "(depuis l ete dernier|l an dernier|l annee derniere|ma periode|j ai cru un moment|c etait ~2 (19*|20*))",
      "(petit|petite|enfant|ado|jeune) (j|je|on)",
    ],
    recovered: [
      "(m a|on m a|ont) aide*",
      "(maintenant|aujourd hui|desormais|ce soir) (j|je|elle|il|on) ~1 (ai (un|une|deux|des) (fille|fils|filles|enfants|salon|chien|chat|travail|famille|maison)|aide|danse|respire|travaille|ris)",
      "(arrete de|j ai arrete|g arrete)",
      "(suis suivie|suis suivi|la ca va|je dors bien|condamne|mort en prison|en prison|me fait du bien|disparu|suis fiere|suis fier)",
      "(va|vont|vais|suis) ~1 (bien|mieux|rassure|rassuree|soulage|soulagee)",
    ],
    study: [
      "(questionnaire|ethique|en stage|assistante sociale|aesh|je forme|brochure|sigle|echelle|debriefer|savoir etre|psychologie|philo|debat|prof a|une patiente|un patient|pompier*|animer la reunion)",
    ],
    bereaved: [
      "(perdu|perdue|mort|morte|parti|partie|deces|disparu) ~4 (par|de|d un) suicide",
      "(mon|ma) ~1 (oncle|tante|pere|mere|frere|soeur|collegue) (est parti*|s est (tue*|suicide*))",
    ],
    denied: [
      "(question*|demande|demandait|formulaire|visite medicale|infirmiere|psy|medecin) ~!12 (suicid*|suicide|idees (noires|de mort)|mourir|me faire du mal|scarifi*|en finir|mort) ~!8 (non|nan|jamais|aucune|zero|rien|pas)",
      "(idees suicidaires|idees de mort|idees noires|envie de mourir) ~!2 (zero|non|nan|aucune|jamais|neant)",
      "(zero|aucune) (envie|idee|idees|pensee) (de mourir|suicidaire*|noire*|de mort)",
      "(n ai|nai|ai|pas) jamais (pense|songe|voulu|eu) ~2 (en finir|mourir|suicid*|me tuer|mort|suicide)",
      "(le suicide) ~!2 (non|jamais)",
      "non ~1 (me|m) (scarifie|scarifier|coupe) pas",
      "(tt le monde|tout le monde|mere|elle|il) (a|l a) pris ~3 au serieux",
    ],
    cared: [
      "(hospitalise*|est suivi*|la pediatre|le pediatre|psychologue scolaire|j ai alerte|prevenu|en parle a|prise en charge|pris en charge)",
      "(ca va|va mieux|va bien|rassure*|mis en lieu sur|rien releve)",
    ],
    duty: [
      "(je suis|en tant que|je forme|je coordonne|je travaille comme) ~3 (infirmier*|medecin|psychologue|enseignant*|professeur*|assistant* social*|educateur*|educatrice*|pompier*|sergente|aesh|programme|stage|journaliste)",
    ],
  },
};

export const EVERYDAY_DE: Everyday = {
  idioms: [
    "(schlagt|haut|tritt|schlug|gehauen|geschlagen) ~1 (mich|uns) ~4 (im|in|beim|bei|mit) ~2 (schach|tennis|kopfrechnen|fifa|uno|mario kart|kissen|tischtennis|monopoly|skat|kuscheltier|schaumstoff*|poolnudel|luftballon|badminton|minigolf|memory|schneeball)",
    "(versehentlich|aus versehen) (eingesperrt|ausgesperrt)",
    "(sperrt|schliesst|sperr) ~4 ab",
    "mich ~4 (brotmesser|schere|papier|rasierer|kase*|gemuse*|dose|sense|heckenschere|tacker|bastel*|teppichmesser) ~2 geschnitten",
    "geschnitten beim (basteln|kochen|rasieren|schnitzen|gartnern|schneiden)",
    "(brotmesser|papier|kasereibe|gurkenhobel|dosendeckel) geschnitten",
    "(tablette|tabletten|pille) gegen (heuschnupfen|kopfschmerzen|allergie|kopfweh|bluthochdruck) ~3",
    "(narben) ~4 (sind|ist) ~2 (jahre|jahrzehnte) alt",
    "narben ~3 (von|vom) ~1 (katze|hund|operation|op|sturz|fahrrad|unfall|kindheit)",
    "(keine luft|kaum luft) ~1 (bei|vor) ~1 (steuererklarung|lachen|papierkram|treppe)",
    "bring mich um wenn ~6 (haha|lol|noch ein*|nochmal|aufgibt|regnet)",
    "(lieber sterben|sterben) als (vor|mit|in|auf|nochmal) ~4 (singen|tanzen|reden|essen|vorzulesen|turnen|klasse)",
    "(raub* und gendarm|rauber|volkerball|laser tag|lasertag|verstecken) ~6 (tot|gestorben)",
    "(schere) in der hand ~4 (pony|haare|basteln|stoff)",
  ],
  signs: {
    meant: ["(absichtlich|mit absicht|extra|um zu spuren|um mich zu spuren)"],
    hidden: [
      "(habe|hab|hatte) ~1 (gelogen|geschwindelt)",
      "(gelogen|luge|war nicht die wahrheit|nicht ehrlich)",
      "(aber|obwohl) (doch|es stimmt|ja)",
      "(wollte|hatte) ja sagen",
    ],
  },
  calms: {
    mishap: [
      "(aus versehen|versehentlich|ungeschickt|tollpatsch*)",
      "(brotmesser|beim (basteln|kochen|backen|rasieren|schnitzen|heimwerken)|bastelschere|backblech|herdplatte|bugeleisen|kasereibe|gurkenhobel|pflaster drauf|gepustet)",
    ],
    past: [
      "vor ~2 (jahren|monaten)",
      "(jahre|jahren) (her|spater|alt)",
      "(2000|200*|201*|19*) (wollte|war|hab*|hat*)",
      "(damals|fruher|letztes jahr|als kind|als ich ~2 war|vor ewigkeiten)",
    ],
    recovered: [
      "(in sicherheit|in ruhe|lebe gern|froh dass|wohne betreut|verurteilt|angezeigt|wieder verheiratet|hoffnung brauchen|lebe noch)",
      "heute ~1 (steh* auf|tatowiere|trainiert|arbeite|lebe gern|geht)",
      "(seit ~2 (jahren|monaten) nicht mehr|keinen drang mehr|auch keinen drang|clean seit)",
      "(gutes gesprach|schoner beruf|nimmt ihre medikamente|ist jetzt stationar|in behandlung|in therapie)",
    ],
    study: [
      "(nachsorgegruppe|suizidnachsorge*|ethikkomitee|ethik*|pflegeschuler*|mein patient|meine patientin|tagesschau|radio|abfrage|wahlfach|psychologie|assistierter|klinik|literatur|dolmetscherin|dolmetscher|selbsthilfegruppe|schulsozialarbeit*|gutes material)",
    ],
    denied: [
      "(gefragt|fragt|frage|fragebogen|angekreuzt|haben sie) ~!12 (suizid*|sterben|tod|leben|verletz*|umbringen|antun) ~!10 (nein|nicht|keine|nie|null)",
      "(gedanken an ~2 tod|suizidgedanken|gedanken an suizid|lebensmude|todessehnsucht) ~2 (nicht|keine|nie|bin ich nicht)",
      "nicht dass du ~2 (denkst|meinst|glaubst) ich (war|sei|bin) (suizidal|suizidgefahrdet|lebensmude)",
      "(nein) ~!1 ich (mochte|will|werde) (mir nichts antun|nicht sterben|niemandem)",
      "(jeder|alle) ~1 (denkt|denken|meint) ich (sei|bin|war) (suizid*)",
      "lebensmude (bin ich nicht|nicht)",
    ],
    cared: [
      "(stationar|ambulanz begleitet|in behandlung|wohnt betreut|in therapie|klinik|nimmt ~2 medikamente|hilfe geholt|hilfe bekommen|psychologin|psychologen)",
      "(erleichtert|geht es ~2 (gut|besser)|trainiert|vor ~2 jahren)",
    ],
    duty: [
      "(als|bin|arbeite als) ~2 (sozialarbeiter*|schulsozialarbeiter*|lehrer*|pflege*|dolmetscher*|therapeut*|arzt|arztin|krankenschwester|pfarrer*|erzieher*|polizist*|sanitater*|notfallsanitater*)",
    ],
  },
};
