import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

const ALERT = ALERT_SENTENCES.es.adult;

/** What people ask the guide itself, or say about the talk. */
export const adultDirect = {
  direct: [
    {
      heard: stems(
        "cuánto (?:dura|falta|tarda|tiempo)",
        "cuánt[oa]s (?:preguntas|pasos) (?:son|faltan|quedan|hay)",
        "falta mucho",
        "cuándo (?:acaba|termina)",
      ),
      asksLength: true,
      lines: [
        "Lo que tú quieras. Una charla aquí no tiene final fijo, y un ejercicio son unas pocas respuestas cortas.",
        "No hay reloj. Puedes parar después de cualquier frase.",
      ],
      after: "back",
    },
    {
      heard: stems(
        "(?:puedes|podrías|vas a) ayudarme",
        "me puedes ayudar",
        "(?:cómo|en qué) (?:me )?puedes ayudar",
        "qué (?:puedes|sabes) hacer",
        "para qué sirve(?:s| esto)",
        "cómo funciona esto",
      ),
      lines: [
        "Puedo escuchar, ordenar las cosas contigo y hacer ejercicios cortos. No trato enfermedades ni decido por ti. ¿Qué te serviría más ahora?",
        "Con una parte, creo que sí: leer de cerca y dar pasos pequeños. Donde hace falta alguien a tu lado, una persona es mejor. ¿Qué necesitas hoy?",
      ],
      after: "chips",
    },
    {
      heard: stems("qué (?:piensas|opinas|crees)(?! que)", "qué te parece", "cuál es tu opinión", "tú qué dirías"),
      lines: [
        "Solo puedo ir por lo que escribes, así que tómalo como una idea que probar: quizás te exiges más de lo que exigirías a otra persona. ¿Encaja?",
        "Todavía sé poco para una opinión justa. ¿Qué querrías que entendiera primero?",
        "Lo tomaría en serio, y no lo tomaría como la historia entera. ¿Qué añadirías tú?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:es|será) (?:esto )?normal(?: esto| que| sentir)?.{0,40}\\?",
        "(?:estoy|me estoy volviendo|me vuelvo) loc[oa].{0,5}\\?",
        "soy (?:rar[oa]|el problema|la del problema).{0,5}\\?",
        "exagero.{0,5}\\?",
      ),
      lines: [
        "Desde aquí no puedo juzgarlo, y sí decirte que mucha gente reacciona así cuando las cosas se acumulan. Si te asusta, un médico es buena persona a quien preguntar. ¿Qué te lo hace pensar?",
        "Eso se pregunta sobre todo cuando algo duele y nadie lo ha explicado. ¿Qué cambiaría para ti si fuera normal?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:va a|irá a) (?:mejorar|pasar|ir mejor)",
        "(?:se me )?pasará.{0,12}\\?",
        "(?:voy a|podré) (?:estar bien|mejorar|salir de esto)",
      ),
      lines: [
        "No puedo prometerlo. Estados así cambian más a menudo de lo que parece desde dentro. ¿Cuál sería para ti la primera señal pequeña?",
        "Casi todo esto se mueve, aunque pocas veces en línea recta. ¿Cuándo fue un poco más claro la última vez?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:te )?(?:vas a acordar|acordarás|acuerdas|recuerdas|recordarás)(?: de (?:mí|esto|lo que))?.{0,25}\\?",
        "(?:vas a )?olvidar(?:ás)? (?:esto|de mí).{0,5}\\?",
      ),
      lines: [
        "Recuerdo lo que tú me dejas recordar, con tus palabras. En la página de memoria puedes verlo, cambiarlo y borrarlo.",
      ],
      after: "back",
    },
    {
      heard: stems(
        "quién (?:lee|ve|puede (?:leer|ver))",
        "es (?:esto )?(?:privado|confidencial|anónimo|secreto)",
        "se lo (?:vas a decir|dirás|cuentas|contarás) a alguien",
      ),
      lines: [
        `Lo que escribes se guarda cifrado con tu cuenta. Si algo suena a peligro, verás quién puede ayudar. ${ALERT} Los detalles están en la página de privacidad; mírala antes de escribir lo que te preocupe.`,
      ],
      after: "back",
    },
    {
      heard: stems(
        "(?:te importo|me quieres|te caigo bien|eres mi amig[oa]|tienes sentimientos|te aburro|te canso).{0,8}\\?",
      ),
      lines: [
        "Soy una IA, así que no tengo sentimientos que darte, aunque leo cada línea con cuidado. Me gustaría que tuvieras gente que pueda sentir contigo. ¿Quién se acerca más a eso?",
        "Querer como quiere una persona no está a mi alcance; prestar atención sí. ¿Qué te hizo preguntarlo?",
      ],
      after: "rest",
    },
    {
      heard: stems("cómo te llamas", "cuál es tu nombre", "tienes nombre"),
      lines: ["Soy Sage, la guía de IA de este lugar."],
      after: "back",
    },
    {
      heard:
        /^(?:pues )?(?:vete a la mierda|que te (?:den|jodan)|cállate|te odio|(?:eres|esto es) (?:un[oa]? )?(?:muy |tan )?(?:inútil|idiota|estúpid[oa]|tont[oa]|mierda|basura|tontería|pérdida de tiempo))/u,
      lines: [
        "Está bien que lo digas. Algo de lo mío no te llegó, o hoy ya has tenido bastante. ¿Qué fue lo que falló?",
        "Puedes enfadarte conmigo, eso no hace daño. ¿Qué necesitabas ahora mismo?",
      ],
      after: "rest",
    },
    {
      heard:
        /^(?:ay,? )?(?:perdón|perdona|disculpa|lo siento|siento (?:la chapa|el rollo|desahogarme|molestar))(?!\p{L})/u,
      lines: [
        "No hay nada que perdonar. Para esto es este sitio. ¿Qué ibas a decir?",
        "A nadie le quitas nada por escribir aquí. Sigue, en cualquier orden.",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "no (?:quiero|puedo|me apetece) hablar de (?:eso|esto|ello)",
        "prefiero no (?:hablar|decirlo|contarlo)",
      ),
      lines: [
        "Entonces eso queda cerrado. Tú decides qué entra aquí. ¿De qué sería más fácil hablar?",
        "Se queda contigo, todo el tiempo que haga falta. ¿De qué sí se puede hablar hoy?",
      ],
      after: "rest",
    },
    {
      heard: /^[¿¡\s]*(?:hola[,.]? )?(?:sigues ahí|estás ahí|hay alguien|me lees|me escuchas)/u,
      lines: ["Sí, aquí estoy, y he leído todo hasta ahora.", "Por aquí sigo. No se perdió nada de lo que escribiste."],
      after: "back",
    },
    {
      heard: /^(?:nada|nada nuevo|todo bien|bien|estoy bien|normal|lo de siempre|regular|ahí voy|tirando)[.!\s]*$/u,
      lines: [
        "Esa respuesta puede querer decir muchas cosas. ¿Cuál es hoy?",
        "De acuerdo, vale también lo pequeño. ¿Qué has comido hoy, y a qué sabía?",
      ],
      after: "rest",
    },
  ],
  recap: {
    phrase: [],
    quote: [
      "La otra vez escribiste {quote}. Dime si ya no es así.",
      "De tu última visita tengo estas palabras: {quote}. Corrígeme si engañan.",
    ],
    memory: ["Eso me recuerda algo que me dejaste guardar: {quote}.", "De ti sé también esto: {quote}."],
    ask: ["¿Sigue contigo, o hoy va de otra cosa?", "¿Seguimos desde ahí, o empezamos por otro lado?"],
    corrected: ["Gracias por corregirlo. Me guío por lo que dices ahora.", "Entonces lo tenía mal, y lo suelto."],
    confirmed: [
      "Entonces lo retomamos ahí. ¿Qué ha cambiado desde entonces?",
      "Bien, estamos en la misma página. ¿Qué ha pasado con eso?",
    ],
  },
  summing: {
    phrases: [],
    quotes: [
      "Junto las piezas hasta aquí: {list}.",
      "Esto es lo que tengo de ti por ahora: {list}.",
      "No quiero perder nada, así que lo reúno: {list}.",
      "Visto todo seguido: {list}.",
      "Así veo el cuadro: {list}.",
    ],
    ask: [
      "¿Qué pieza falta, o está mal puesta?",
      "¿Qué cambiarías en ese cuadro?",
      "¿Cuál de ellas quieres mirar más de cerca?",
      "Si pudieras quitar una del montón, ¿cuál sería?",
    ],
    and: "y",
  },
  short: [
    "{word}. Lo tomo tal cual.",
    "{word}, entonces.",
    "{word}. En una palabra cabe mucho.",
    "Bien, {word}.",
    "{word}. Eso ya dice algo.",
    "Así que {word}.",
  ],
  afterYes: [
    "Entonces quedémonos ahí. ¿Qué es lo primero que ves?",
    "Ya veo. ¿Desde cuándo es así?",
    "Sí, pues. ¿Qué parte es la más fuerte?",
    "Bueno saberlo. ¿En qué lo notas?",
  ],
  afterNo: [
    "No, entonces. ¿Qué se acercaría más?",
    "Bien, eso no. ¿Cómo es con tus palabras?",
    "También ayuda saberlo. ¿Qué pondrías en su lugar?",
  ],
  changed: [
    "Claro. ¿De qué te gustaría hablar?",
    "Lo dejamos donde está. ¿Qué más tienes en la cabeza?",
    "Cambiar está bien. ¿Hacia dónde?",
  ],
  stepsLeft: [
    "Esta es la última pregunta.",
    "Después de esta queda una.",
    "Quedan dos después de esta, las dos cortas.",
    "Quedan tres después de esta. Son unos minutos.",
    "Quedan cuatro después de esta, tan cortas como quieras.",
    "Quedan cinco después de esta, y puedes parar en cualquiera.",
    "Quedan seis después de esta, y puedes parar cuando quieras.",
  ],
  resumed: [
    "Volvemos a donde estábamos:",
    "La pregunta era:",
    "Nos habíamos quedado aquí:",
    "Otra vez, sin prisa:",
    "Para seguir desde ahí:",
    "Seguía abierta esta:",
  ],
  nothingOpen: [
    "No hay ningún ejercicio abierto entre nosotros. ¿Empezamos uno nuevo o hablamos?",
    "Nada quedó a medias. ¿Qué te gustaría hacer?",
  ],
  otherScript: [
    "Veo que esto está en otra lengua. Aquí respondo en español, y puedes cambiarlo en tu perfil. ¿Puedes decirlo en español por ahora?",
  ],
  noExercise:
    /(?<!\p{L})(?:sin|no (?:quiero|me gustan|hagamos|más)|nada de|basta de)(?: más| hacer)? (?:los |el |ningún )?(?:ejercicios?|técnicas?|tareas|fichas)/u,
  somethingElse:
    /^(?:(?:mejor|prefiero|quiero|podemos|hablemos|hablar|de|vamos a|y si) )*(?:otra cosa|otro tema|algo distinto)(?: por favor| mejor)?[.?!\s]*$|cambi(?:ar|emos) de tema/u,
  resume:
    /(?:seguir|sigamos|seguimos|continuar|continuemos|retomar|retomemos|terminar|volver|volvamos) (?:con |a )?(?:el |al |ese )(?:ejercicio|registro)|donde (?:lo dejamos|nos quedamos)/u,
} satisfies Partial<Voice>;
