import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

type Questions = Pick<Voice, "openQuestions" | "questions" | "topicQuestions" | "cues" | "savour">;

export const adultQuestions: Questions = {
  openQuestions: [
    "¿Qué parte pesa más ahora?",
    "¿Desde cuándo es así?",
    "¿Por dónde te gustaría empezar?",
    "¿Qué hizo que hoy quisieras escribirlo?",
    "¿Cómo ha sido para ti esta última semana?",
  ],
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
    "¿De qué te está alejando todo esto?",
    "Si tuviera voz, ¿qué repetiría sin parar?",
    "¿Qué temes que signifique?",
    "¿Cómo has hecho para llegar hasta hoy con esto?",
    "¿Qué pasa justo antes de que empiece?",
    "¿Qué sería un paso pequeño en la buena dirección?",
  ],
  topicQuestions: {
    loss: [
      "¿Te gustaría contarme un poco de quién o qué perdiste?",
      "¿Cuándo se acerca más la ausencia?",
      "¿Qué recuerdo pequeño quieres guardar?",
    ],
    relationship: [
      "¿Qué necesitas y te cuesta pedir?",
      "¿Cuándo hubo cercanía por última vez, y cuándo distancia?",
      "¿Qué te gustaría poder decirle?",
    ],
    family: [
      "¿Qué es lo que más te pesa de lo que pasa en tu familia?",
      "¿Qué te gustaría que supieran de ti ahora?",
      "¿Siempre fue así en casa, o algo cambió?",
    ],
    friends: [
      "¿Qué pasó entre ustedes, tal como lo ves tú?",
      "¿Qué echas más en falta de cómo era antes?",
      "¿Con quién puedes ser tú sin esfuerzo?",
    ],
    school: [
      "¿Qué aprieta más: la materia, la gente o lo que viene después?",
      "¿Qué pasa en ti cuando te sientas a estudiar?",
    ],
    work: [
      "¿Cómo es un mal día allí, desde la mañana?",
      "¿Es la tarea, la gente o la cantidad?",
      "¿Qué pasa en ti la hora antes de empezar?",
    ],
    money: ["¿Qué cuenta o qué cifra te da más vueltas?", "¿Con quién compartes los números, o los llevas sin nadie?"],
    sleep: [
      "¿Qué pasa por tu cabeza cuando se apaga la luz?",
      "¿Cuesta más dormirse, o despertar en medio de la noche?",
      "¿Cómo cambian las noches tus días?",
    ],
    body: ["¿Qué te dices cuando te miras?", "¿Cuándo empezó esta pelea con tu cuerpo?"],
    health: [
      "¿Qué es lo más difícil en un día cualquiera?",
      "¿Qué te ha dicho el médico hasta ahora, y qué sigue sin respuesta?",
      "¿Qué te ha quitado que otros quizás no ven?",
    ],
    identity: ["¿Con quién puedes mostrarte por entero?", "¿Cómo sería no tener que explicarte?"],
    selfWorth: [
      "¿De quién es esa voz?",
      "¿Cuándo empezaste a pensar eso de ti?",
      "¿Qué contestaría a eso alguien que te quiere?",
    ],
    habit: [
      "¿Qué suele pasar justo antes de las ganas?",
      "¿Qué te da en el momento, y qué te cuesta después?",
      "Cuando las ganas pasaron sin ceder, ¿qué te sostuvo?",
    ],
    faith: ["¿Qué dice tu fe sobre esto, si dice algo?", "¿Tu fe es aquí un consuelo, una lucha o las dos cosas?"],
    loneliness: [
      "¿A qué hora del día es más fuerte?",
      "¿Con quién tuviste un rato tranquilo por última vez?",
      "¿Qué compañía falta más: hablar, reír o solo estar cerca?",
    ],
    worry: [
      "¿Cuál es la peor imagen que te muestra la mente?",
      "¿Cuánto de esto es de hoy, y cuánto de lo que podría venir?",
      "¿Qué haces cuando la preocupación empieza a dar vueltas?",
    ],
    anger: [
      "¿Qué límite se cruzó?",
      "¿Qué hay debajo de la rabia, si miras un segundo?",
      "¿Qué querías decir y no dijiste?",
    ],
  },
  cues: [
    {
      heard:
        /mi (?:madre|padre|mamá|papá|hij[oa]|herman[oa]|espos[oa]|marido|mujer|pareja|abuel[oa]).{0,30}(?:enferm|cáncer|hospital|operaci|demencia)/u,
      reflect: ["Es duro ver enfermo a quien se quiere y poder hacer tan poco."],
      questions: ["¿Qué parte de todo esto te toca a ti?", "¿Cómo han sido estos días para ti?"],
    },
    {
      heard: /(?:murió|falleci|perdí a mi)/u,
      reflect: ["Lo siento mucho."],
      questions: ["¿Qué te gustaría que supiera de esa persona?", "¿Cómo han sido los días desde entonces?"],
    },
    {
      heard: /no (?:dejo|paro|puedo dejar) de (?:pensar|darle vueltas)|(?:mi|la) cabeza no para/u,
      reflect: ["Así no hay descanso, ni de noche."],
      questions: ["¿Qué es lo que más se repite?", "¿A qué hora se pone peor?"],
    },
    {
      heard: /(?:quizás?|tal vez|podría|quisiera|me gustaría).{3,80}(?<!\p{L})pero(?!\p{L})/u,
      questions: ["Si eso no estuviera en medio, ¿qué harías?", "¿Qué hace tan difícil ese paso?"],
    },
    {
      heard: stems("divorci", "rompimos", "terminamos", "me dejó", "nos separamos"),
      questions: ["¿Qué ha sido lo más duro desde entonces?", "¿Qué extrañas, y qué no extrañas?"],
    },
    {
      heard: stems("antes (?:yo )?(?:era|iba|tocaba|salía|hacía|podía|me gustaba)", "solía"),
      questions: ["¿Cómo era aquella época para ti?", "¿Qué de aquello extrañas más?"],
    },
    {
      heard: stems("me dijo", "me dijeron", "me llamó", "me llamaron", "dice que soy"),
      questions: ["¿Qué te hizo oír eso?", "¿Qué te habría gustado oír en su lugar?"],
    },
    {
      heard: stems("debería", "tendría que", "tengo que", "se supone que"),
      questions: ["¿Qué pasaría si no lo hicieras?", "¿De dónde crees que viene esa regla?"],
    },
    {
      heard: stems("nadie"),
      questions: ["¿Cómo ha sido eso para ti?", "¿De quién te habría gustado recibir noticias?"],
    },
    {
      heard: stems("siempre", "nunca", "cada vez que", "todo el mundo", "todos me"),
      questions: ["¿Me cuentas la última vez que fue así?", "¿Ha habido alguna excepción, por pequeña que sea?"],
    },
    {
      heard: stems("por las noches", "de noche", "madrugada", "las (?:dos|tres|cuatro) de la mañana"),
      questions: ["¿Cómo son esas horas, una tras otra?", "¿Qué hace tu mente con el silencio?"],
    },
  ],
  savour: [
    "¿Qué crees que lo hizo posible?",
    "¿Cómo se siente en el cuerpo?",
    "¿Cómo podrías darle un poco más de lugar?",
    "¿Qué parte pusiste tú?",
    "¿A quién te gustaría contárselo?",
  ],
};
