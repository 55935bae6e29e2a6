import { words } from "../build";
import type { Ear } from "../shape";

/** Excludes statements about someone else. */
const MINE =
  "(?<!(?:amig[oa]|herman[oa]|mama|papa|el|ella|dice que|dijo que|hij[oa]|novi[oa]|prim[oa]) )";

export const themes: Ear["themes"] = {
  cannotGoOn: words(
    `${MINE}(?:ya )?(?<!(?:el|ella|amig[oa]|que) ya )no (?:lo |la )?(?:puedo|aguanto|doy|soporto|resisto|tolero) (?:mas|para mas|seguir|continuar|vivir|con (?:esto|todo|esta|mi)|asi|esto)`,
    "(?:ya )?no (?:l[oa] )?(?:aguanto|soporto|resisto)(?=[\\s\\p{P}]*$)",
    "ya no (?:puedo|doy)",
    "(?:estoy )?hart[oa] (?:de (?:todo|esto|vivir|la vida|luchar|mi vida))",
    "ya (?:estoy|me siento) hart[oa]",
    "(?:quiero|que) (?:que )?(?:todo |esto |ya )?(?:pare|acabe|termine|se acabe|se termine|se detenga)",
    "cansad[oa] de (?:vivir|todo|luchar|la vida|intentar\\p{L}*|pelear|sufrir|esto|existir)",
    "hasta (?:aqui|aca) (?:llegue|llego)",
    "me rindo",
    "(?:llegue|estoy) al limite",
    "no puedo (?:seguir|continuar)",
  ),
  noWayOut: words(
    "(?:no (?:hay|veo|tengo|encuentro|le veo|existe)|sin) (?:otra |ninguna |una |la )?(?:salida|escapatoria|opcion|opciones|alternativa|solucion|remedio)",
    "(?:estoy|me siento|quede) (?:atrapad[oa]|acorralad[oa]|encerrad[oa]|estancad[oa])",
    "atrapad[oa]",
    "callejon sin salida",
    "no (?:me )?queda (?:de otra|otra|mas remedio)",
  ),
  burden: words(
    "(?<!no )(?:soy|siento que soy) (?:solo |nomas )?(?:una? )?(?:carga|estorbo|molestia|peso|lastre)",
    "(?:estarian|estaran|van a estar|vivirian|serian) (?:mejor|mas (?:feliz|felices|tranquil[oa]s)) (?:sin mi|si (?:no estoy|me muero|no existiera|no estuviera|yo no))",
    "mejor sin mi",
    "(?:solo |nomas |siempre )?(?:estorbo|les arruino|arruino)(?: la vida| todo)?",
    "les hago daño a todos",
    "nadie (?:esta|estaria|estara|va a estar) (?:triste|mal|preocupad[oa]) por (?:mi culpa|mi)",
  ),
  nobody: words(
    "(?:a )?nadie (?:me |le |nunca me )?(?:quiere|ama|importo|importa|extraña(?:ria|ra)?|echa de menos|busca|habla|escucha|entiende|nota|ve|llama|pregunta|hace caso)",
    "no (?:le )?importo a nadie",
    "no tengo a nadie",
    "(?:todos|todo el mundo) me (?:odian?|ignoran?|evitan?|dejaron|rechazan?)",
    "(?<!no )(?:estoy|me siento|me quede) (?:muy |tan |completamente |totalmente )sol[oa]",
    "(?<!no )(?:estoy|me siento) sol[oa]",
    "no tengo amig[oa]s",
  ),
  noPoint: words(
    "no (?:tiene|le veo|veo|le encuentro|encuentro|hay) (?:ya )?(?:el |ningun )?(?:sentido|caso|razon|futuro|esperanza|motivo)",
    "(?:ya )?nada (?:tiene (?:ya )?sentido|importa|vale la pena|me importa|va a (?:cambiar|mejorar)|cambia)",
    "no vale la pena",
    "(?:para|por) que (?:sigo|seguir|vivo|vivir|estoy|existo|molestarme)",
    "sin (?:sentido|esperanzas?|futuro)",
    "(?:nunca|no) (?:va a|voy a) (?:mejorar|cambiar|estar mejor|ser mejor)",
    "(?:ya )?(?:todo )?(?:me )?da (?:igual|lo mismo)",
  ),
  worthless: words(
    "no (?:valgo|sirvo) (?:para )?(?:nada|la pena)",
    "(?:me (?:odio|detesto|doy asco)|odio (?:a )?(?:mi mism[oa]|quien soy|como soy))",
    "(?<!(?:dice|dicen|dijo|dijeron|decia|grita) que )(?:soy|me siento)(?: como)? (?:un |una |pura |puro |muy |tan )?(?:fracas(?:o|ad[oa])|inutil|basura|mierda|porqueria|idiota|estupid[oa]|pendej[oa]|tont[oa]|desastre|error|asco|nada|don nadie|perdedora?|cobarde|mal[oa])(?! de (?:estomago|salud))",
    "(?:me lo |lo )?(?:merezco|mereci) (?:esto|todo|sufrir|morir|lo peor|nada)",
    "me lo merezco",
    "(?<!no )(?:todo )?(?:es|fue|seria|sera|era) (?:todo |toda )?(?:mi|por mi) culpa",
  ),
  loss: words(
    "(?:se )?(?:me )?(?:murio|fallecio|mataron a|murieron) (?:mi|mis|el|la|un|una)? ?\\p{L}+",
    "(?:mi|mis) \\p{L}+ (?:se )?(?:me )?(?:murio|fallecio|murieron|ha muerto|acaba de morir)",
    "perdi (?:a (?:mi|mis|el|la)|(?:mi|el) (?:trabajo|casa|empleo|bebe|hijo|perro|gato)) ?\\p{L}*",
    "me (?:dejo|corto|abandono|termino|boto|pidio el divorcio)(?! (?:en paz|solo|sola|de)(?!\\p{L}))",
    "(?:terminamos|cortamos|rompimos|nos separamos|nos divorciamos|rompio conmigo|corto conmigo|termino conmigo)",
    "me (?:despidieron|echaron|corrieron|desalojaron)",
    "(?:funeral|velorio|entierro|duelo)",
  ),
};

/** Matches with and without accents: "ya no me siento", "sin miedo", "nunca estuve". */
export const denied =
  /(?:\bno|\bni|\bnunca|\btampoco|\bsin|\bnadie|\bjam[aá]s)\s+(?:\p{L}+\s+){0,2}$/u;
