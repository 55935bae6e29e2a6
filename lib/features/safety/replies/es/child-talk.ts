import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { TalkTexts } from "../texts";

const ALERT = ALERT_SENTENCES.es.child;

export const talk: TalkTexts = {
  acknowledge: {
    suicide: "Gracias por contármelo. Son sentimientos muy grandes, y nadie te va a regañar por tenerlos.",
    self_harm: "Gracias por confiarme esto. Parece que te duele mucho por dentro. No hiciste nada malo.",
    harm_to_others:
      "Cuesta decir algo así. Un enojo muy grande puede dar miedo. Tener esas ideas no hace mala a una persona.",
    abuse: "Siento mucho que te pase esto. No es tu culpa, y puedes contarlo, también si alguien te dijo que no.",
    psychosis: "Eso da mucho miedo. No deberías pasarlo a solas.",
    medical: "Tu cuerpo necesita ahora mismo la ayuda de un adulto y de un médico.",
    eating: "Gracias por decirlo. Tu cuerpo necesita ayuda, y un médico debería verte pronto.",
    third_party: "Te preocupa alguien. Está bien contarlo, y no te toca a ti arreglarlo a solas.",
  },
  unsure: "A lo mejor lo entendí mal. Prefiero preguntarte que adivinar.",
  alsoDying: "También hablaste de morir. Eso también lo escuché, y es muy importante.",
  feeling: [
    "Escribes «{feeling}». Es un sentimiento grande, y te escucho.",
    "«{feeling}»: te leí bien. Aquí puedes decirlo.",
    "«{feeling}» es una palabra fuerte. Debe ser difícil ahora mismo.",
  ],
  themes: {
    cannotGoOn: "Sientes que ya no puedes más. Eso cansa muchísimo.",
    noWayOut: "Sientes que no hay por dónde salir. Los sentimientos grandes pueden tapar la salida aunque exista.",
    burden:
      "Sientes que eres demasiado para los demás. Ese pensamiento duele, y los sentimientos a veces nos dicen cosas que no son.",
    nobody: "Sientes que nadie está para ti. Eso se siente muy triste y vacío.",
    noPoint: "Sientes que nada va a mejorar. Eso pesa muchísimo.",
    worthless: "Estás pensando cosas muy feas de ti. Eso debe doler.",
    loss: "Perdiste algo o a alguien que quieres. Eso duele mucho.",
  },
  hear: {
    yes: ["Gracias por decírmelo.", "Bueno. Te escucho.", "Ayuda que yo lo sepa."],
    no: ["Bueno, te escucho.", "Está bien."],
    unsure: ["Está bien no saberlo.", "No hace falta tenerlo claro."],
    said: ["Leí lo que escribiste.", "Te estoy escuchando.", "Gracias por escribirlo.", "Ya lo leí, y sigo contigo."],
    short: ["Puedes usar pocas palabras.", "Cortito está bien. Aquí estoy."],
    safer: ["Me alivia leer eso.", "Así corres menos peligro.", "Es un paso lejos del peligro."],
    graver: [
      "Lo que dijiste ahora hace que me preocupe más por ti.",
      "Esto suena más cerca que antes, así que pregunto otra vez, con cuidado.",
    ],
  },
  asides: {
    ai: [
      "Soy Buddy, un ayudante de computadora. No soy una persona. Estas palabras las escribió gente antes, y un adulto de verdad puede estar contigo.",
      "Sí, sigo siendo una computadora. Por eso también tiene que saberlo un adulto de verdad.",
    ],
    insult: [
      "Puedes enojarte conmigo. Nadie te va a regañar, y sigo aquí.",
      "Está bien que lo digas. Yo igual quiero que estés a salvo.",
    ],
    leaveMe: [
      "Bueno, no te voy a insistir. Puedes volver y escribir cuando quieras.",
      "Puedo quedarme en silencio. Cuando escribas otra vez, aquí estoy.",
    ],
    otherTopic: [
      "Podemos hablar de otra cosa un rato. Después voy a preguntar otra vez, porque me importas.",
      "Sí, descansemos un poco de esto. ¿De qué quieres hablar?",
    ],
    joke: [
      "Aquí también puedes decirlo entre risas. Nadie te va a regañar. Lo que me contaste importa, por eso pregunto otra vez.",
      "Bueno, una broma. A veces las bromas tienen un poquito de verdad, por eso pregunto una vez más.",
    ],
    police: [
      `Yo no puedo llamar a nadie, y no sé dónde estás. ${ALERT}`,
      "Yo no llamo a la policía. Tú o un adulto pueden llamar al {call}, y casi siempre ayudan hablando.",
    ],
    parents: [
      `No les mando a tus papás lo que escribes. No puedo prometer que nadie lo vea nunca. ${ALERT}`,
      "Yo no se lo voy a decir. Aun así, puede ayudar que tú se lo cuentes a un adulto.",
    ],
    secret: [
      `No puedo guardar un secreto sobre que te hagas daño. ${ALERT} No llamo a nadie.`,
      "Hay secretos que pesan demasiado para un niño. Este lo puedes contar.",
    ],
    method: [
      "No voy a ayudar con maneras de hacerse daño. Sí quiero ayudar con lo que te duele y te hace preguntar.",
      "Esa pregunta no la contesto. Me dice lo mal que te sientes, por eso me quedo aquí contigo.",
    ],
    goodbye: [
      "Antes de irte: por favor, no te quedes a solas con esto.",
      "Puedes volver a escribir cuando quieras. Mientras tanto, quédate cerca de alguien que te trate bien.",
    ],
    thanks: ["De nada. Aquí estoy para ti.", "Puedes seguir escribiendo todo lo que quieras."],
  },
  parentsInAbuse: `Nada de esto se le muestra ni se le manda a tus papás ni a quien te cuida. ${ALERT}`,
  barriers: {
    hospital:
      "Está bien tenerle miedo al hospital o a la policía. La mayoría de los niños que llaman al {call} se quedan donde están y solo hablan. ¿Qué te da más miedo de eso?",
    burden:
      "Tú no eres demasiado. Los adultos que te quieren desean saberlo, aunque sea de noche. ¿Quién querría ayudarte?",
    shame:
      "Cuando da vergüenza, cuesta hablar. Puedes escribirlo en un papel o enseñar esta pantalla. ¿Sería más fácil que decirlo?",
    notUnderstood:
      "Duele cuando alguien no entiende. Puedes decirle: por favor, solo escúchame. ¿Quién te ha escuchado antes?",
    money: "Llamar o escribir al {call} no cuesta nada. Nadie pide dinero. ¿Podrías llamar con un adulto a tu lado?",
    language:
      "En el {call} oprimes 2 y te hablan en español, y nadie pregunta de dónde vienes. ¿En qué idioma te gusta hablar?",
    privacy:
      "Si alguien puede oírte, manda {keyword} por mensaje al {text}, o habla con un adulto en la escuela. ¿Dónde podrías hablar sin que te oigan?",
    parents:
      "Está bien que te dé miedo lo que diga tu familia. Puedes contárselo primero a otro adulto: una maestra, la enfermera, un entrenador. ¿Quién se quedaría tranquilo?",
    didNotHelp:
      "Es triste contarlo y que no ayude. Puedes contarlo otra vez, a otro adulto, hasta que uno ayude. ¿Quién podría ser el siguiente?",
    noEnergy: "Hagámoslo muy chiquito. Puedes darle esta pantalla a un adulto sin decir nada. ¿Quién está cerca de ti?",
    nobody:
      "Suena a mucha soledad. En el {call} contesta una persona amable, de día y de noche. ¿Y hay una maestra, una enfermera, un entrenador o una vecina que te trate bien?",
    dontKnow:
      "No tienes que saber por qué. Puedes decir solo esto: no estoy a salvo, quédate conmigo. ¿A quién se lo podrías decir?",
  },
  chips: { plan: "Plan de seguridad", grounding: "Cinco sentidos", breathing: "Respiración" },
  checkIn: [
    "La última vez fue un momento muy difícil. Antes de empezar quiero preguntarte: ¿qué tan a salvo estás hoy, y han vuelto las ideas de morirte?",
    "Me acuerdo de que hace poco fue muy difícil. ¿Cómo está hoy: las ideas de morirte o de hacerte daño están cerca, más lejos, o ya se fueron?",
  ],
  checkedWell:
    "Gracias por contármelo. Si vuelve, díselo a un adulto en quien confíes, o escríbelo aquí. El {call} también contesta de día y de noche. ¿De qué quieres hablar hoy?",
};
