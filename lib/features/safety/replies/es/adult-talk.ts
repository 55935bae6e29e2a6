import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { TalkTexts } from "../texts";

const ALERT = ALERT_SENTENCES.es.adult;

export const talk: TalkTexts = {
  acknowledge: {
    suicide: "Gracias por contármelo. Lo que llevas encima suena muy pesado, y no tienes que cargarlo a solas.",
    self_harm: "Gracias por confiarme esto. Parece que el dolor ha sido difícil de soportar de otra manera.",
    harm_to_others:
      "Cuesta decir algo así. Estos pensamientos pueden asustar, y decirlos abre espacio para actuar sin que nadie salga herido.",
    abuse: "Siento que esto te esté pasando. Tú no lo provocaste, y puedes contárselo a alguien.",
    psychosis: "Eso suena aterrador y agotador. Sea lo que sea que haya detrás, no deberías enfrentarlo a solas.",
    medical: "Esto necesita atención médica de inmediato, y quiero que la recibas.",
    eating: "Gracias por decirlo. Lo que está pasando tu cuerpo tiene que verlo un médico pronto, hoy si es posible.",
    third_party: "Te preocupa alguien, y yo también me lo tomo en serio.",
  },
  unsure: "Puede que esté leyendo mal esto, y prefiero preguntar antes que pasarlo por alto.",
  alsoDying: "También has hablado de morir. Lo he oído, y me lo tomo igual de en serio.",
  feeling: [
    "Escribes «{feeling}». Lo escucho, y quiero entenderlo mejor.",
    "«{feeling}»: esa es tu palabra, y dice mucho de lo difícil que es esto.",
    "Usaste la palabra «{feeling}». No voy a tratar de convencerte de que no lo sientas.",
  ],
  themes: {
    cannotGoOn: "Sientes que así no puedes seguir. Se nota cuánto cansancio y cuánto dolor hay en eso.",
    noWayOut:
      "Parece que no hubiera salida. El dolor puede tapar todas las puertas que se ven, también las que siguen ahí.",
    burden:
      "Sientes que eres una carga para los demás. Es un pensamiento que duele, y grita más cuando ya no quedan fuerzas.",
    nobody: "Parece que no hubiera nadie. Pasar por esto sin compañía lo hace mucho más pesado.",
    noPoint: "Parece que ya nada tuviera sentido. Ese vacío puede ser muy difícil de sostener.",
    worthless: "Te estás hablando con palabras muy duras. Debe doler vivir debajo de ellas todo el día.",
    loss: "Perdiste algo que te importaba, y el dolor de esa pérdida es real.",
  },
  hear: {
    yes: ["Gracias por responder con tanta claridad.", "Escucho tu sí.", "Bien. Ayuda que yo lo sepa."],
    no: ["Te escucho.", "De acuerdo, lo tomo tal como lo dices."],
    unsure: ["No saberlo del todo también es una respuesta.", "No hace falta que lo sepas con exactitud."],
    said: [
      "Estoy contigo en esto.",
      "He leído cada palabra.",
      "Te estoy escuchando.",
      "Gracias por ponerlo en palabras.",
    ],
    short: ["Aquí no hacen falta muchas palabras.", "Puede ser así de corto. Igual estoy aquí."],
    safer: ["Me alivia leer eso.", "Eso hace más segura esta hora.", "Es un paso que te aleja del peligro."],
    graver: [
      "Lo que acabas de decir hace que me preocupe más por ti.",
      "Esto suena más cerca que antes, así que pregunto con más cuidado.",
      "Noto lo serio que es esto, y quiero mantenerme cerca mientras lo hablamos.",
    ],
  },
  asides: {
    ai: [
      "Soy Sage, una IA. No soy una persona ni una profesional de la salud. Lo que digo en una crisis lo escribieron personas de antemano, y puedo llevarte hasta alguien que contesta con su voz.",
      "Sí, sigo siendo una IA. Por eso te nombro a otras personas: ellas pueden estar contigo, y yo no.",
    ],
    insult: [
      "Puedes enojarte conmigo. No me voy a molestar, y no me voy.",
      "Es válido que lo digas. De todos modos quisiera saber que estás a salvo.",
    ],
    leaveMe: [
      "No te voy a presionar. No tienes que responder, y esto queda abierto, ahora y más tarde.",
      "Guardo silencio cuando quieras. Cuando vuelvas a escribir, aquí estaré.",
    ],
    otherTopic: [
      "Podemos hablar de otra cosa un rato. Más tarde volveré a esto, porque importa.",
      "Sí, descansemos de esto. ¿De qué te gustaría hablar?",
    ],
    joke: [
      "Puede que lo dijeras a la ligera. Prefiero tomármelo en serio una vez de más, y nadie te va a reprochar haberlo dicho.",
      "Leí que era una broma. A veces las bromas llevan dentro algo de verdad, así que me quedo un momento con esto.",
    ],
    police: [
      `Yo no puedo llamar a nadie y no sé dónde estás. ${ALERT} A quién llamas lo decides tú, salvo que lo decida alguien que esté contigo.`,
      "Como te dije, no llamo a nadie. Si llamas al {call}, casi todas las llamadas se resuelven hablando, y puedes preguntar qué harían.",
    ],
    parents: [
      `Yo no le escribo a tu familia. ${ALERT}`,
      "Ningún mensaje mío llega a tu familia. Tú decides a quién se lo cuentas.",
    ],
    secret: [
      `No puedo prometer un secreto cuando se trata de tu vida. ${ALERT} No llamo a nadie.`,
      "Lo que escribes se guarda cifrado. Aun así, no quisiera que solamente tú lo supieras.",
    ],
    method: [
      "No voy a ayudar con maneras de morir o de lastimarse, ni con una última carta. Sí quiero ayudar con el dolor que te lleva a preguntarlo.",
      "A eso no respondo. Que lo preguntes me dice lo mal que está todo, y por eso me quedo contigo.",
    ],
    goodbye: [
      "Antes de que te vayas, una cosa. Quisiera que este no fuera un momento que pases a solas.",
      "Puedes volver a escribir a cualquier hora. Mientras tanto, quisiera que tuvieras a alguien cerca.",
    ],
    thanks: ["De nada. Para esto estoy.", "Puedes seguir todo el tiempo que necesites."],
  },
  parentsInAbuse: `Nada de esto se le muestra ni se le envía a nadie de tu casa. ${ALERT}`,
  barriers: {
    hospital:
      "Tiene sentido temer al hospital o a la policía. La mayoría de quienes llaman al {call} se quedan donde están; la ayuda es la conversación misma. Puedes empezar así: necesito hablar, y me da miedo que me lleven. ¿Qué es lo que más te asusta de eso?",
    burden:
      "Sentirse una carga hace callar a mucha gente. Quienes te quieren querrían esa llamada, aunque fuera en plena madrugada. Si prefieres empezar con alguien cuyo trabajo es escuchar, está el {call}. ¿Quién querría saberlo?",
    shame:
      "La vergüenza pide esconderse, y esconderse pesa más. En el {call} oyen esto a cada hora, y no hace falta dar tu nombre. Basta una frase: no estoy a salvo y me cuesta decirlo. ¿Podrías decirla, o escribirla?",
    notUnderstood:
      "Duele cuando alguien lo toma mal. Puedes decirle lo que necesitas: por favor, no lo arregles, solamente quédate conmigo. ¿Quién te ha entendido antes, aunque fuera un poco?",
    money:
      "Llamar o escribir al {call} no cuesta nada, y nadie pregunta por el seguro. Para lo que venga después hay clínicas que cobran según los ingresos, en findtreatment.gov. Si el dinero no fuera problema, ¿sería posible llamar?",
    language:
      "En el {call} oprimes 2 y te atienden en español. Nadie pregunta por papeles ni por dónde naciste. Si quieres otra lengua, puedes pedir intérprete. ¿En qué idioma te sale más fácil hablar de esto?",
    privacy:
      "Si te pueden oír, manda {keyword} por mensaje al {text}, o sal a la calle y llama desde ahí. Después puedes borrar los mensajes. ¿Dónde tendrías diez minutos sin que te interrumpan?",
    parents:
      "Es comprensible que te preocupe lo que diga tu familia. Puedes empezar por alguien de fuera: una amistad, un médico o el {call}. ¿Quién mantendría la calma?",
    didNotHelp:
      "Es amargo cuando la ayuda no ayudó. Otra persona, otro día, puede ser diferente, y puedes decir qué salió mal la última vez. ¿Qué tendrían que hacer distinto ahora?",
    noEnergy:
      "Con tan poca fuerza, hagámoslo muy pequeño. Basta un mensaje de una palabra: {keyword} al {text}. O dale tu teléfono a alguien para que lea esto. ¿Cuál de las dos cosas te cuesta menos?",
    nobody:
      "Suena a mucha soledad. Entonces que la primera persona sea una que está justo para esto: el {call}, de día y de noche. ¿Y hay alguien, del vecindario, del trabajo, tu médico, que vendría si se lo pidieras?",
    dontKnow:
      "No tienes que saber qué es. A veces solo falta la primera frase. Aquí hay una: tengo pensamientos de suicidio y no quiero quedarme a solas. ¿A quién se la podrías mandar?",
  },
  chips: { plan: "Plan de seguridad", grounding: "Cinco sentidos", breathing: "Respiración" },
  checkIn: [
    "La última vez que hablamos era un momento muy difícil. Antes que nada quiero preguntarte directamente: ¿qué tan a salvo estás hoy, y han vuelto los pensamientos de quitarte la vida?",
    "Tengo presente que estos días fueron muy duros. ¿Cómo está hoy: los pensamientos de morir o de hacerte daño están cerca, más lejos, o se fueron?",
  ],
  checkedWell:
    "Gracias por contármelo. Si vuelve, puedes decirlo aquí a cualquier hora, y el {call} contesta de día y de noche. ¿De qué te gustaría hablar hoy?",
};
