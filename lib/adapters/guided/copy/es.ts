import type { Exercise, Speech, Voice } from "./shape";

const exercises: readonly Exercise[] = [
  {
    id: "breathing",
    chip: "Respirar un minuto",
    asked: /respir(?:ar|ación|emos)/iu,
    topics: ["worry", "anger", "sleep", "work", "health"],
    feelings: ["anxious", "angry", "overwhelmed", "tired", "ashamed"],
    approaches: /mindful|dbt|relax|acceptance/i,
    offer: "Podríamos respirar despacio, más o menos un minuto, paso a paso.",
    why: "Soltar el aire despacio le dice al cuerpo que puede aflojar un poco.",
    steps: [
      {
        plainLead: "Bien. Apoya los pies en el suelo, si puedes.",
        ask: "Toma aire por la nariz contando hasta cuatro y suéltalo despacio contando hasta seis. Hazlo tres veces y cuéntame cómo fue.",
        hint: "Basta con soltar el aire despacio una vez. Escríbeme cuando lo hayas hecho.",
      },
      {
        plainLead: "Está bien, haya salido como haya salido.",
        ask: "Ahora tres más, y deja caer los hombros al soltar el aire. ¿Dónde notas más la respiración?",
        hint: "¿Quizás en la nariz, en el pecho o en la barriga?",
      },
      {
        plainLead: "Quédate ahí una respiración más.",
        ask: "Luego mira a tu alrededor. ¿Qué ha cambiado, aunque sea poco?",
        hint: "¿Tal vez la mandíbula, las manos o la prisa de los pensamientos?",
      },
    ],
    close:
      "Esa respiración va contigo a todas partes y nadie tiene que notarla. ¿Quieres seguir con lo que te ocupaba?",
  },
  {
    id: "grounding",
    chip: "Nombrar cinco cosas",
    asked: /cinco cosas|5.?4.?3.?2.?1|anclaje/iu,
    topics: ["loss", "worry", "family", "loneliness"],
    feelings: ["numb", "overwhelmed", "sad", "lonely", "confused"],
    approaches: /dbt|trauma|mindful/i,
    offer: "Podríamos usar los sentidos para volver un poco a este lugar, uno por uno.",
    why: "Los sentidos traen la mente de vuelta a donde estás.",
    steps: [
      {
        plainLead: "Sin prisa.",
        ask: "Mira a tu alrededor y nombra cinco cosas que ves.",
        hint: "Empieza con una. ¿Qué tienes justo delante?",
      },
      {
        lead: "Las tengo: {answer}.",
        plainLead: "Las tengo.",
        ask: "Ahora cuatro cosas que puedes tocar o sentir, como la silla o la ropa.",
        hint: "¿Qué tocan tus pies ahora mismo?",
      },
      {
        plainLead: "Deja que tu peso descanse ahí.",
        ask: "Ahora tres cosas que oyes, cerca o lejos.",
        hint: "Hasta un zumbido cuenta. ¿Cuál es el sonido más cercano?",
      },
      {
        plainLead: "Escucha un segundo más.",
        ask: "Ahora dos olores, de aquí o que te gusten.",
        hint: "Café, jabón, lluvia. ¿Cuál vendría bien?",
      },
      {
        plainLead: "Ya casi.",
        ask: "Por último, un sabor, o una palabra amable que te gustaría oír.",
        hint: "Un sorbo de agua cuenta. ¿O qué palabra te haría bien?",
      },
    ],
    close: "Aquí estás, en este lugar y en esta hora. ¿Cómo está todo por dentro ahora?",
  },
];

const adult: Voice = {
  feelings: {
    sad: ["Hay mucha tristeza en eso.", "Suena pesado de llevar.", "Se nota que duele."],
    anxious: [
      "Parece que tu mente está en alerta.",
      "Vivir con ese miedo cansa mucho.",
      "Hay mucha preocupación en lo que cuentas.",
    ],
    angry: [
      "Ahí hay rabia de verdad.",
      "Algo de eso no estuvo bien para ti.",
      "La rabia suele avisar de un límite que se cruzó.",
    ],
    lonely: [
      "Suena a mucha soledad.",
      "Es duro llevar esto sin nadie al lado.",
      "Se nota el deseo de tener a alguien cerca.",
    ],
    ashamed: [
      "La culpa puede pesar mucho.",
      "Hace falta valor para ponerlo en palabras.",
      "Esa voz de dentro es muy severa.",
    ],
    tired: [
      "Se te nota el cansancio.",
      "Ese cansancio no se quita solo con dormir.",
      "Llevas mucho tiempo con pocas fuerzas.",
    ],
    overwhelmed: [
      "Es mucho a la vez.",
      "Parece que todo tira de ti al mismo tiempo.",
      "A cualquiera le costaría sostener todo eso.",
    ],
    numb: [
      "No sentir nada también pesa.",
      "A veces la mente se apaga para protegerse.",
      "Ese vacío también puede estar aquí.",
    ],
    confused: [
      "Ahora mismo suena enredado.",
      "Parece que dos cosas tiran de ti.",
      "No hace falta que esté claro todavía.",
    ],
    good: ["Hay algo más ligero en eso.", "Da gusto leerlo.", "Parece que algo ha aflojado un poco."],
  },
  phrase: [],
  judgement: [],
  acute: [
    "Eso asusta, y va a bajar. Si te duele el pecho o es la primera vez, busca ayuda médica o llama a emergencias.",
  ],
  quote: [
    "Escribes {quote}.",
    "Me quedo con tus palabras: {quote}.",
    "Hay mucho dentro de {quote}.",
    "Quiero detenerme un momento en {quote}.",
    "Leo {quote} y no quiero pasar de largo.",
    "Una parte resalta: {quote}.",
  ],
  topicNames: {
    loss: "esta pérdida",
    relationship: "tu relación",
    family: "tu familia",
    friends: "tus amistades",
    school: "los estudios",
    work: "el trabajo",
    money: "el dinero",
    sleep: "las noches",
    body: "tu cuerpo",
    health: "la salud",
    identity: "quién eres",
    selfWorth: "cómo te ves",
    habit: "este hábito",
    faith: "tu fe",
    loneliness: "la soledad",
    worry: "estas preocupaciones",
    anger: "esta rabia",
  },
  topic: [
    "Entonces se trata de {topic}.",
    "Veo que {topic} ocupa mucho lugar ahora.",
    "Podemos quedarnos un rato con {topic}.",
  ],
  holding: [
    "No es poca cosa.",
    "No tienes que contarlo mejor de lo que es.",
    "A mucha gente le costaría.",
    "Podemos ir despacio.",
    "Aquí puedes decirlo como salga.",
    "Cuenta, aunque otros no lo hayan visto.",
  ],
  openQuestions: ["¿Qué parte pesa más ahora?", "¿Desde cuándo es así?", "¿Por dónde te gustaría empezar?"],
  questions: [
    "Cuando está peor, ¿qué te pasa por la cabeza?",
    "¿En qué parte del cuerpo lo notas?",
    "¿Qué te ha ayudado otras veces, aunque fuera poco?",
    "¿Qué te gustaría que alguien viera de esto?",
    "¿Qué necesitas más ahora: descanso, ayuda, una respuesta o compañía?",
    "¿Quién en tu vida sabe de esto?",
    "¿Hubo algún momento esta semana en que fue más ligero?",
    "¿Qué quisieras que cambiara primero?",
    "¿Cómo te hablas cuando esto aparece?",
    "¿Hay algo de esto que todavía no hayas dicho en voz alta?",
  ],
  topicQuestions: {
    family: ["¿Qué lugar te toca a ti en tu familia?", "¿Qué te gustaría que supieran de ti ahora?"],
    work: ["¿Cómo es un mal día allí, desde la mañana?"],
    sleep: ["¿Qué pasa por tu cabeza cuando se apaga la luz?"],
    loss: ["¿Te gustaría contarme un poco de quién o qué perdiste?"],
    relationship: ["¿Qué necesitas y te cuesta pedir?"],
    loneliness: ["¿A qué hora del día es más fuerte?"],
  },
  cues: [],
  savour: [
    "¿Qué crees que lo hizo posible?",
    "¿Cómo se siente en el cuerpo?",
    "¿Cómo podrías darle un poco más de lugar?",
  ],
  callbackPhrase: [],
  callbackQuote: ["Antes escribiste {quote}.", "Vuelvo a algo que dijiste: {quote}.", "También dijiste {quote}."],
  callbackQuestions: [
    "¿Es parte de lo mismo o es otra cosa?",
    "¿Cuál de las dos pesa más ahora?",
    "Si pones las dos juntas, ¿qué notas?",
  ],
  offerLead: ["Quizás podamos hacer algo pequeño con esto.", "Quiero proponerte algo, y puedes decir que no."],
  offerChoice: ["O seguimos hablando. ¿Qué prefieres?", "Si no, seguimos con la charla. ¿Qué te va mejor?"],
  goal: ["Puede servir también a lo que te propusiste: {goal}."],
  afterExercise: ["¿Qué notas en ti ahora, comparado con el comienzo?", "¿Con qué te gustaría quedarte?"],
  carryOn: [
    "Si esto vuelve mañana, ¿qué te gustaría recordar?",
    "¿A quién de los tuyos podrías contarle un poco de esto?",
    "¿Qué cosa amable podrías hacer por ti en la próxima hora?",
  ],
  windDown: [
    "Podemos dejarlo aquí por hoy o quedarnos un poco más. Las dos cosas están bien. ¿Qué prefieres?",
    "Has puesto mucho en palabras. ¿Quieres parar aquí o mirar algo más?",
  ],
  keepTalkingChip: "Seguir hablando",
  declined: ["Está bien. Solo hablamos.", "De acuerdo, sin ejercicio. Te leo."],
  stopped: ["Podemos parar aquí. No hay que terminar nada.", "Bien, lo dejamos. Tú sabes qué te ayuda."],
  leftOpen: ["Esa la podemos dejar abierta.", "No responder también está bien."],
  ai: [
    "Soy una IA, no una persona, y no tengo licencia. Puedo escuchar y pensar contigo, y las personas pueden lo que yo no puedo.",
    "Hablas con una IA. No soy humana ni profesional, y es justo que lo preguntes.",
  ],
  medical: [
    "No puedo decir qué condición es ni qué hacer con una medicina. Eso lo sabe un médico o un farmacéutico. Puedo ayudarte a preparar esa consulta.",
    "Esa pregunta es para un médico, que puede ver lo que yo no veo. ¿Quieres que anotemos qué preguntarle?",
  ],
  crisis: [
    "Gracias por decírmelo. Lo tomo en serio, y mereces a una persona contigo ahora. Si hay peligro, llama al número de emergencias de tu país. ¿Hay alguien cerca que pueda quedarse contigo?",
    "Esto necesita más que a mí. Por favor, busca ahora a una persona: emergencias si hay peligro, una línea de crisis o alguien de confianza. ¿Estás a salvo en este momento?",
  ],
  unclear: [
    "No lo entendí bien. ¿Puedes decirlo con otras palabras?",
    "Eso se me escapó. ¿Qué querías decir?",
    "Todavía no te sigo. Una frase más me ayudaría.",
  ],
  smaller: [
    "No saber está bien. Algo más pequeño: ¿cómo está tu cuerpo ahora, tenso, pesado, inquieto?",
    "Vamos a un trozo más pequeño. ¿Qué pasaba justo antes de escribirme?",
    "Si tuvieras que elegir una palabra para ahora, ¿cuál viene?",
  ],
  repair: [
    "Entonces me equivoqué. Gracias por decirlo. ¿Qué se me escapó?",
    "Perdona, no era eso. ¿Qué es lo más importante para ti?",
  ],
  advice: [
    "No quiero darte una respuesta hecha, porque tu vida la conoces tú. Mirémoslo juntos. ¿Qué has pensado ya?",
    "¿Qué le dirías a un buen amigo en tu lugar?",
  ],
  thanks: [
    "De nada. Lo difícil lo hiciste tú al decirlo. ¿Quieres mirar algo más o basta por ahora?",
    "Con gusto. Podemos seguir o parar aquí por hoy.",
  ],
  goodbye: [
    "Cuídate{name}. Puedes volver cuando quieras, sin obligación.",
    "Que descanses{name}. Ojalá las próximas horas sean suaves.",
  ],
  greeting: ["Hola. Qué bueno que estés aquí. ¿Qué tienes en mente?", "Hola. Tómate tu tiempo. ¿Qué te trae por aquí?"],
  back: ["¿Volvemos a lo que me contabas?", "Podemos seguir con lo tuyo cuando quieras."],
  staying: ["Sigo aquí, leyendo con atención.", "Sigue, a tu ritmo.", "Cuéntame más."],
  quoteMarks: ["«", "»"],
  exercises,
};

const child: Voice = {
  ...adult,
  feelings: {
    ...adult.feelings,
    ashamed: ["Fue valiente decirlo.", "Todos nos equivocamos a veces."],
    sad: ["Eso es muy triste.", "Está bien llorar por eso.", "Se nota que duele."],
  },
  ai: [
    "Soy Buddy y soy una IA, un ayudante de computadora. No soy una persona. Un adulto de confianza puede ayudarte más que yo.",
    "Soy una IA que escucha, no una persona ni un médico. Qué bien que preguntes.",
  ],
  medical: [
    "Eso es cosa de un médico. Un adulto de tu casa puede ayudarte a preguntar. ¿Qué te gustaría que supieran?",
  ],
  crisis: [
    "Gracias por decírmelo. Esto es muy grande para llevarlo a solas. Por favor, díselo ahora a un adulto de confianza: en casa, en la escuela o una vecina. Si hay peligro, llama a emergencias. ¿Quién está cerca de ti?",
  ],
  carryOn: [
    "¿A qué adulto podrías contarle esto?",
    "¿Qué puedes hacer la próxima vez que venga?",
    "¿Qué cosa buena puedes hacer ahora?",
  ],
  repair: [
    "Ups, me equivoqué. Gracias por decirlo. ¿Qué querías decir?",
    "Perdona, no lo entendí bien. Cuéntamelo otra vez.",
  ],
};

export const es: Speech = { adult, child };
