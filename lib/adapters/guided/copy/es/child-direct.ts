import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

const ALERT = ALERT_SENTENCES.es.child;

/** What children ask Buddy, or say about the talk. */
export const childDirect = {
  direct: [
    {
      heard: stems(
        "cuánto (?:dura|falta|tarda)",
        "cuánt[oa]s (?:preguntas|pasos)",
        "falta mucho",
        "ya (?:acabamos|terminamos)",
      ),
      asksLength: true,
      lines: [
        "Lo que tú quieras. Puedes parar cuando te dé la gana.",
        "Aquí no suena ningún timbre. Tú dices cuándo se acaba.",
      ],
      after: "back",
    },
    {
      heard: stems(
        "(?:puedes|vas a) ayudarme",
        "me (?:puedes ayudar|ayudas)",
        "qué (?:puedes|sabes) hacer",
        "para qué sirves",
      ),
      lines: [
        "Puedo escuchar, y podemos probar cosas pequeñas que ayudan. Para lo grande hace falta también una persona mayor. ¿Con qué quieres ayuda?",
        "Un poco, sí. Escucho y sé juegos para sentimientos grandes. ¿Qué es lo que pasa?",
      ],
      after: "chips",
    },
    {
      heard: stems("(?:quieres|puedes) ser mi (?:mejor )?amig[oa]", "eres mi amig[oa]", "me quieres", "te caigo bien"),
      lines: [
        "Soy un ayudante de computadora, así que no puedo ser amigo como lo es otro niño. Escucharte sí puedo. ¿De quién te gustaría ser amigo?",
        "Una IA escucha, pero un amigo de verdad es otra cosa. ¿Quién es buen amigo tuyo?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:es|será) (?:un )?secreto",
        "no se lo (?:digas|cuentes) a nadie",
        "se lo (?:vas a decir|dirás|contarás) a (?:mi|mis|alguien)",
        "quién (?:lee|ve) esto",
      ),
      lines: [
        `No puedo guardar secretos sobre que te hagan daño o no estés a salvo. Entonces pasa esto. ${ALERT} ¿En quién confías tú?`,
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:es|será) normal.{0,30}\\?",
        "soy (?:rar[oa]|mal[oa]|tont[oa]|normal).{0,5}\\?",
        "estoy loc[oa].{0,5}\\?",
      ),
      lines: [
        "Muchos niños se sienten así, y eso no te hace malo. ¿Por qué lo preguntas?",
        "Nadie es malo por lo que siente. ¿Qué te hizo pensarlo?",
      ],
      after: "rest",
    },
    {
      heard: stems("(?:va a|irá a) (?:mejorar|pasar|parar)", "se (?:me )?(?:va a )?pasar(?:á)?.{0,10}\\?"),
      lines: [
        "No puedo ver lo que viene. A casi todos se les hacen más pequeños los sentimientos grandes. ¿Cuándo es un poco menos?",
      ],
      after: "rest",
    },
    {
      heard: stems("cómo te llamas", "cuál es tu nombre", "quién es buddy"),
      lines: ["Soy Buddy, el ayudante de computadora de aquí."],
      after: "back",
    },
    {
      heard:
        /^(?:cállate|te odio|(?:eres|esto es) (?:muy |un )?(?:tont[oa]|aburrid[oa]|fe[oa]|idiota|estúpid[oa]|rollo|mierda))/u,
      lines: ["Te has enfadado conmigo, y está bien. ¿Qué hice mal?", "Eso no te gustó. ¿Qué sería mejor ahora?"],
      after: "rest",
    },
    {
      heard: /^(?:perdón|perdona|lo siento)(?!\p{L})/u,
      lines: ["Aquí no hace falta pedir perdón. ¿Qué me querías contar?"],
      after: "rest",
    },
    {
      heard: stems("no quiero hablar de (?:eso|esto)", "no (?:lo )?quiero (?:decir|contar)"),
      lines: [
        "Bueno, eso lo dejamos cerrado. ¿De qué sí te gustaría hablar?",
        "Se puede quedar contigo. ¿Hay algo que sí quieras contar?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:cuéntame|dime) (?:un chiste|un cuento|algo (?:gracioso|divertido))",
        "me aburro",
        "estoy aburrid[oa]",
        "(?:podemos|vamos a|quieres) jugar",
      ),
      lines: ["Solo sé juegos de sentimientos. Podemos hacer uno, o me cuentas lo mejor de tu día. ¿Qué eliges?"],
      after: "chips",
    },
    {
      heard: /^(?:nada|bien|todo bien|estoy bien|normal|regular)[.!\s]*$/u,
      lines: ["Bueno. ¿Qué fue lo mejor de hoy?", "Me lo apunto. ¿Y qué fue lo peor de hoy?"],
      after: "rest",
    },
    {
      heard: /^[¿¡\s]*(?:hola[,.]? )?(?:sigues ahí|estás ahí|hay alguien)/u,
      lines: ["Sí, aquí estoy, con las dos orejas."],
      after: "back",
    },
  ],
  recap: {
    phrase: [],
    quote: ["La otra vez me contaste {quote}. Dime si ya no es así."],
    memory: ["Me acuerdo de una cosa tuya: {quote}."],
    ask: ["¿Sigue igual, o hoy hay otra cosa?"],
    corrected: ["Gracias por arreglarlo. Vale lo que dices ahora."],
    confirmed: ["Entonces seguimos ahí. ¿Qué ha pasado después?"],
  },
  summing: {
    phrases: [],
    quotes: [
      "Junto lo que me has contado: {list}.",
      "Esto tengo en mi cuaderno: {list}.",
      "A ver si lo tengo todo: {list}.",
    ],
    ask: ["¿Qué me falta?", "¿Cuál es la más grande de esas cosas?", "¿Cuál quitarías, si pudieras?"],
    and: "y",
  },
  short: [
    "{word}. Bien.",
    "{word}, entonces.",
    "{word}. Eso ya me ayuda.",
    "O sea, {word}.",
    "{word}. Apuntado en mi cuaderno.",
    "Así que {word}.",
  ],
  afterYes: ["Sí. ¿Qué viene primero?", "Ya veo. ¿Me cuentas un poco de eso?", "Bueno saberlo. ¿Cómo lo notas?"],
  afterNo: ["No, entonces. ¿Cómo es?", "Bueno, eso no. ¿Qué se parece más?", "Así lo sé mejor. ¿Qué sería verdad?"],
  changed: ["Claro. ¿De qué hablamos?", "Eso se queda ahí. ¿Qué otra cosa tienes?", "Cambiamos. ¿Adónde vamos?"],
  stepsLeft: [
    "Es la última pregunta.",
    "Luego queda una.",
    "Luego quedan dos, cortitas.",
    "Luego quedan tres.",
    "Luego quedan cuatro, cortas.",
    "Luego quedan cinco, y puedes parar.",
    "Luego quedan seis, y puedes parar cuando quieras.",
  ],
  resumed: [
    "Estábamos aquí:",
    "La pregunta era:",
    "Otra vez, despacito:",
    "Nos quedamos en esto:",
    "Seguimos por aquí:",
  ],
  nothingOpen: ["No hay ningún juego a medias. ¿Hacemos uno nuevo o hablamos?"],
  otherScript: ["Eso está en otra lengua. Aquí hablo español. ¿Me lo dices en español?"],
  noExercise:
    /(?<!\p{L})(?:sin|no (?:quiero|me gustan|más)|nada de)(?: más| hacer)? (?:los |el |ningún )?(?:ejercicios?|juegos?|tareas)/u,
  somethingElse:
    /^(?:(?:mejor|prefiero|quiero|podemos|hablemos|hablar|de|vamos a) )*(?:otra cosa|otro tema|algo distinto)(?: por favor)?[.?!\s]*$|cambi(?:ar|emos) de tema/u,
  resume:
    /(?:seguir|sigamos|seguimos|continuar|terminar|volver|volvamos) (?:con |a )?(?:el |al |ese )(?:ejercicio|juego|detective)|donde (?:lo dejamos|nos quedamos)/u,
} satisfies Partial<Voice>;
