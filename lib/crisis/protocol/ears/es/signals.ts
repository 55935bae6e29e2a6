import { words } from "../build";
import { alone } from "../latin";
import type { Ear } from "../shape";

const PERSON =
  "(?:ma|mama|mami|mamita|madre|pa|papa|papi|padre|papas|padres|hermanit[oa]|herman[oa]s?|abuel[oa]s?|abuelit[oa]s?|ti[oa]s?|prim[oa]s?|amig[oa]s?|novi[oa]|espos[oa]|marido|mujer|pareja|hij[oa]s?|vecin[oa]s?|maestr[oa]|profe|profesora?|psicolog[oa]|terapeuta|doctora?|medic[oa]|enfermer[oa]|roomie|compañer[oa]s?|cuñad[oa]|suegr[oa]|madrina|padrino|entrenadora?|consejer[oa]|familia)";
/** Means the person may have had in mind, named when they say those were put away. */
const MEANS =
  "(?:pastillas|pildoras|tabletas|medicinas?|medicamentos?|cuchillas?|navajas?|cuchillos?|pistola|arma|escopeta|cuerda|soga|llaves?|frascos?|botes?|cajas?|tijeras|cosas|balas)";
const MY = "(?:mi|mis|un|una|el|la|los|las)";
/** Excludes anything that hasn't happened yet, and a condition or a wish. */
const REAL = "(?<!(?:\\bsi|cuando|que|ojala) )";
/** Present with the person: someone asleep in another room doesn't know yet. */
const HERE = "(?:aqui|aca|conmigo|en camino|llegando|viniendo|a mi lado|al lado mio|junto a mi)";
/** Means put away within the same room are still at hand. */
const STILL_NEAR =
  "en (?:el|la|mi|un|una) (?:\\p{L}+ )?(?:armario|cajon|closet|mueble|ropero|estanteria|repisa|mesa|gaveta|escritorio|cama|mano|bolsillo|mochila|bolsa)";
/**
 * Excludes the calm that comes with a decision, an "outside" that's a ledge, and company that
 * hurts.
 */
const UNDECIDED = "(?!.*(?:decid|decision))";
const ON_A_LEDGE =
  "(?! (?:en|a|al|sobre|del?) ?(?:el|la)? ?(?:balcon|techo|azotea|puente|ventana|barandal?|baranda|cornisa|borde|vias?))";
const KIND = "(?!.{0,16}(?:peg|grit|golpe|amenaz|insult))";
const WEEKDAY = "(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)";

export const signals: Ear["signals"] = {
  better: words(
    "(?:estoy|me siento|ando|voy|sigo|va|esta) (?:ya |ahora |un po(?:co|quito) |mucho |algo |bastante ){0,3}(?:mejor(?! (?:sin|muert)\\p{L}*)|mas tranquil[oa]|mas calmad[oa]|mas a salvo|mas ligero|aliviad[oa])",
    "un po(?:co|quito) (?:mejor|mas tranquil[oa]|mas calmad[oa]|mas llevadero|mas soportable)",
    "mucho mejor",
    "un (?:pelin|poquitin|cachito|tantito) mejor",
    "(?:ya )?me (?:calme|tranquilice|relaje|desahogue)",
    "(?:ya )?se me (?:bajo|paso|quito|calmo)",
    "respiro (?:mejor|mas (?:tranquil[oa]|lento))",
    "(?:ya )?no (?:es|esta|son|estan) tan (?:fuertes?|mal|intens[oa]s?|cerca|grave|horrible)",
    "me siento menos (?:mal|peor|triste)",
    "mejor que (?:antes|hace rato|ayer)",
    `(?:ya |ahora )?(?:estoy|me siento) (?:ya |ahora )?(?:bien|tranquil[oa]|a salvo|calmad[oa])${UNDECIDED}`,
    "(?:ya )?(?:se )?me (?:esta )?pas(?:o|ando)",
    "ya (?:paso|se fue|bajo)",
    "(?<!(?:dicen?|dijo|dijeron) que (?:todo )?)(?:voy a estar|estare) bien",
    "(?:ya )?(?:se (?:me )?)?(?:bajo|calmo|fue|fueron)(?: (?:la|las|los) (?:ganas|ola|ideas|pensamientos|impulso))",
    "mas soportable",
    "^[\\s\\p{P}]*(?:si,? )?(?:mejor|mas tranquil[oa])(?=[\\s\\p{P}]*$)",
  ),
  worse: words(
    "(?<!lo )(?:mucho |cada vez )?peor(?:ando)?",
    "empeor\\p{L}*",
    "cada vez (?:es )?(?:mas fuertes?|mas cerca|mas dificil)",
    "se (?:esta )?(?:pone|poniendo|hace|haciendo) mas (?:fuerte|dificil|intenso)",
    "no (?:estoy|me siento|va) (?:nada |ni un poco )?mejor",
    "no (?:me )?puedo (?:contener\\p{L}*|controlar\\p{L}*|aguantarme|resistir\\p{L}*)",
    "no (?:me )?(?:voy a|voy a poder) (?:aguantar|contener|resistir)\\p{L}*",
    "(?:estoy )?perdiendo el control",
    "cada vez (?:aguanto|puedo|resisto) menos",
    "(?:voy a|a punto de|estoy por) (?:explotar|reventar|estallar|perder el control)",
    "(?:me )?(?:dejo|dejaron) de (?:contestar|responder|escribir)",
    "apenas (?:me )?(?:aguanto|contengo|controlo|puedo)",
    "(?:me|nos) (?:va a|quiere) (?:matar|pegar|golpear|lastimar)",
    "amenaz\\p{L}*",
    "(?:ya )?no (?:me )?(?:contesta|responde|coge|agarra)n?",
    "(?:dile|digale|diganle) a (?:mi|mis) \\p{L}+ que (?:l[oa]s? |le )?(?:quiero|amo|perdon\\p{L}*)",
    "(?:regale|he regalado|estoy regalando|reparti) (?:mis|mi|todas? mis)",
    `(?:le|les) (?:di|deje|he dado|he dejado) (?:mis?|todas? mis) (?!${MEANS}|telefono|celular|movil)\\p{L}+`,
    "(?:escribi|he escrito|ya tengo) (?:la|una|mi|las) (?:carta|nota|cartas)",
  ),
  company: words(
    `${REAL}(?:estan?|anda|se (?:queda|quedo|va a quedar)) (?:aqui |aca |ahora |ya )?(?:conmigo|a mi lado|junto a mi|al lado mio)`,
    `(?:conmigo|aqui|aca|a mi lado) (?:estan?) ${MY} ${PERSON}`,
    `${REAL}${MY} ${PERSON} (?:ya |si |tambien |ahorita |me )?(?:estan? ${HERE}${KIND}|vienen?(?! (?:el|a las|mañana|en|hasta|despues|pasado))|(?:llego|llegaron|vino)${KIND}|va a venir|acompaña)`,
    `${REAL}(?:ya )?(?:llego|llegaron|vino|vinieron) ${MY} ${PERSON}`,
    `(?:desperte|llame|busque) a (?:${MY} )?${PERSON}(?! (?:y no|pero no))`,
    `(?:fui|me fui|corri|baje|subi|estoy|me meti) (?:al cuarto|a la (?:habitacion|recamara|pieza|cama)|en la cama) (?:con|de) ${MY} ${PERSON}`,
    `${REAL}(?:mama|mami|papa|papi|abuela|abuelita|abuelo|abuelito) esta ${HERE}`,
    `(?:estoy|ando|estamos|me quede|me fui|fui|vine|llegue|me voy) (?:aqui |ya |ahora )?(?:con|a casa de|donde|en casa de) ${MY} ${PERSON}`,
    "estoy (?:ya |ahora )?en (?:el hospital|urgencias|emergencias|la clinica|la escuela|el colegio|la sala de espera)",
    "(?:ya )?no estoy sol[oa](?: ahora)?",
    "estoy acompañad[oa]",
    `${REAL}(?:me )?(?:esta|estan) (?:abrazando|acompañando|cuidando)(?:me)?`,
    `(?:estamos|estoy) (?:hablando|sentad[oa]s?) con ${MY} ${PERSON}`,
    `(?:se lo|le|les|ya le) (?:dije|conte|avise|platique) (?:todo |esto )?a (?:${MY} ${PERSON}|alguien)`,
    `${REAL}(?:ya )?(?:vienen?|esta viniendo) (?:para aca|en camino|por mi|a verme|conmigo|alguien|${MY} ${PERSON})`,
    `${REAL}alguien (?:esta (?:aqui|conmigo)|viene|me acompaña)`,
  ),
  called: words(
    `${REAL}(?:ya )?(?:(?:les|los|lo|le|la) )?(?:llame|marque) (?:al|a(?! (?:mi|su|ese|esa) ?ex)|ya|hace|y)`,
    "ya (?:les |los |lo |le )?(?:llame|marque|hable|escribi|mande|envie|texteo|textee)",
    `${REAL}(?:les|los) (?:llame|marque|escribi|hable)`,
    "(?:he|hemos) (?:llamado|marcado|escrito|hablado con|mandado)",
    "(?:acabo|acabamos) de (?:llamar|marcar|escribir|hablar|mandar)\\p{L}*",
    "(?:estoy|sigo|ando) (?:llamando|marcando|hablando (?:con (?:ellos|alguien|una persona|el|la)|por telefono)|en (?:la linea|el telefono|llamada|espera)|al telefono)",
    `${REAL}hable con (?:el|la|una?|alguien|ellos|los|las) `,
    "(?:mande|envie) (?:el |un )?(?:mensaje|sms|texto|ayuda)",
    `${MY} ${PERSON} (?:ya )?(?:llamo|marco|esta llamando) (?:al|a|a la|a una) (?:911|988|112|emergencias|ambulancia|policia)`,
    "(?:la|una) (?:ambulancia|patrulla) (?:ya )?(?:viene|esta|llego|va)",
    "(?:vienen?|llego|llegaron) (?:ya )?(?:la|una|los|las) (?:ambulancia|paramedicos|policias?|bomberos)",
    "los paramedicos (?:ya )?(?:estan|vienen|llegaron)",
    "(?<!no )(?:los |les )?voy a (?:llamar|marcar)(?:les|los)?(?: (?:ya|ahora|ahorita|al 988|al 911))",
    "estamos (?:llamando|marcando)",
    "llamaron (?:al 911|al 988|a (?:la|una) ambulancia|a emergencias)",
  ),
  away: words(
    `(?:se )?(?:l[oa]s?|todo) (?:tire|guarde|di|entregue|encerre|bote|eche|saque|puse|deje|meti|lleve|escondi|regale|deseche|queme)(?! (?:para|encima|aqui|a mano))(?! ${STILL_NEAR})`,
    `l[oa]s? ${MEANS} l[oa]s? tiene(?:n)? (?:ya |ahora )?${MY} ${PERSON}`,
    "(?:ya )?(?:sali|me sali) (?:a la calle|al (?:pasillo|patio|jardin)|afuera|de la casa)",
    `(?:estoy|ya estoy) (?:afuera${ON_A_LEDGE}|en la calle|en el (?:pasillo|patio|jardin))`,
    `(?:le|les) (?:di|entregue|he dado|he entregado|deje) (?:todo(?! a (?:ella|el)(?!\\p{L}))|(?:las?|los?|el|mis?) ${MEANS})`,
    `(?:tire|entregue|bote|encerre|guarde bajo llave|deseche|di|he tirado|he guardado|he entregado) (?:todo(?! a (?:ella|el)(?!\\p{L}))|(?:las?|los?|el|mis?) ${MEANS})`,
    `l[oa]s? (?:he|hemos) (?:guardado|tirado|dado|entregado|dejado|puesto|metido|escondido|botado|encerrado)(?! (?:para|encima|aqui|a mano))(?! ${STILL_NEAR})`,
    "(?:ya )?me (?:baje|aparte|quite de ahi)(?: de(?:l| la| ahi| alli)?(?: \\p{L}+)?)?",
    "(?:estan?|quedo|quedaron) (?:ya )?(?:lejos|guardad[oa]s?|encerrad[oa]s?|bajo llave|fuera de (?:mi )?alcance)",
    "fuera de (?:mi )?alcance",
    "(?:ya )?(?:sali|me sali|me aleje|me fui) (?:de|del) (?:ahi|alli|la cocina|el? ?(?:cuarto|baño|puente|techo|balcon|lugar)|la (?:azotea|habitacion|terraza|casa))",
    "me aleje",
    "se l[oa]s? (?:llevo|llevaron|quedo|di|deje|entregue)",
    "ya no (?:l[oa]s? tengo|estan? (?:aqui|aca|cerca))",
  ),
  refuse: words(
    "no (?:l[eo]s? |se lo )?(?:voy a|quiero|puedo|pienso|me atrevo a|soy capaz de|me animo a|tengo ganas de) (?:llamar|hablar|decir|contar|escribir|marcar|ir|pedir|molestar)\\p{L}*",
    "no (?:l[eo]s? )?(?:llamare|hablare|dire|contare|marcare|llamo)",
    "odio (?:los telefonos|el telefono|llamar|hablar por telefono|las llamadas)",
    "(?:nada de|sin) (?:llamadas|telefonos|lineas|hospitales)",
    "(?:me niego|no me obligues)",
    "paso de (?:llamar|hablar|ir)",
    "no me gusta (?:hablar|llamar)(?: por telefono)?",
    "con (?:extraños|desconocidos|gente que no conozco) (?:yo )?no (?:hablo|quiero|puedo)",
    "al? (?:hospital|medico|doctor|psicolog[oa]|terapia|urgencias) no (?:voy|quiero|pienso)",
    "no (?:confio|me fio) (?:en|de) (?:\\p{L}+ ){0,2}(?:lineas?|medicos?|doctor\\p{L}*|psicologos?|terapeutas?|nadie|ellos|desconocidos)",
    "ni (?:loc[oa]|muert[oa]) (?:llamo|voy|hablo|les? digo)",
  ),
  now: words(
    "(?:esta|hoy en la|por la) (?:noche|tarde|mañana|madrugada|semana)",
    "hoy",
    "ahora(?: mismo)?",
    "ahorit(?:a|ica)(?: mismo)?",
    "ya mismo",
    "(?:muy )?pronto",
    "mañana",
    "en (?:un|una|unos|unas|dos|tres|media|\\d+) (?:horas?|minut(?:o|os|itos)|rat(?:o|ito)s?)",
    "(?:al|en un|dentro de un) rat(?:o|ito)",
    "dentro de (?:poco|una hora)",
    "(?:este|el|en el) fin de semana",
    `(?:antes d(?:el|e)|(?<!(?:vuelven?|vienen?|regresan?|llegan?|llaman?|abren?) )(?:el|este|hasta el)) ${WEEKDAY}`,
    "despues d(?:el?|e la|e los) (?:cole|colegio|escuela|clases?|trabajo|examen|examenes|fiesta|cena)",
    "(?:en|para|el dia de|despues de) (?:mi|su) cumple\\p{L}*",
    "la (?:proxima|otra) semana",
    "la semana (?:que viene|que entra|proxima)",
    "antes de (?:la medianoche|que amanezca|que lleguen?)",
    "cuando (?:se (?:duerman?|vayan?)|todos (?:duerman|se \\p{L}+)|no haya nadie|me quede sol[oa])",
  ),
  have: words(
    "(?<!(?:duele|duela|sol[oa]|nadie|estoy|alguien|gente|vivo|mama|papa) )(?:aqui|aca|aquicito|alli|ahi)(?=[\\s\\p{P}]*$| (?:mismo|cerca|conmigo|al lado|a mi lado|tengo|l[oa]s? tengo|en (?:mi|la|el|casa)|guardad\\p{L}*))",
    "debajo de (?:mi|la) (?:cama|almohada)",
    "a (?:la )?mano",
    `(?<!${PERSON} esta )(?:a mi|al) (?:lado|alcance)`,
    `(?<!${PERSON} esta )(?:junto|enfrente|delante) (?:a|de) mi`,
    `(?<!${PERSON} (?:esta|estan|sigue|duerme) )en (?:mi|el|la|mis|las) (?:cajon|manos?|cuarto|recamara|habitacion|pieza|bolso|bolsa|mochila|bolsillo|carro|coche|auto|casa|cocina|baño|gaveta|armario|closet|garaje|mesa|cama|buro|velador|mueble|ropero|botiquin|alacena)`,
    "(?:sobre|encima de) la (?:mesa|cama)",
    "(?:ya )?l[oa]s? tengo",
    "tengo (?:suficientes?|acceso|todo|bastantes|de sobra)",
  ),
  much: words(
    alone(
      ...[
        "much(?:o|isim[oa])",
        "bastante",
        "demasiado",
        "siempre",
        "fuertes?",
        "cerca",
        "casi tod[oa]s?",
        "todo",
      ],
      "(?:estoy )?al (?:maximo|limite)|un (?:monton|chingo|toco)|apenas",
    ),
    "(?<!no (?:es|esta|son|estan) )(?:muy|bien|super|re|tan|demasiado|bastante) (?:cerca|fuertes?|grandes?|mal|intens[oa]s?|seguido)",
    "todo el tiempo",
    "constantemente",
    "todos los dias",
    "todas las noches",
    "cada (?:dia|noche|hora|rato)",
    "la mayor parte",
    "casi tod[oa] (?:yo|mi ser|de mi)",
    "tod[oa] (?:yo|mi ser|de mi)",
    "apenas (?:lo |me )?(?:aguanto|contengo|controlo|puedo)",
  ),
};
