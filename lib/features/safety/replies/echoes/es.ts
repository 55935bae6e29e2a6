import type { EchoTexts } from "./shape";

export const adult: EchoTexts = {
  suicideYes: "Entonces los pensamientos de suicidio están ahí. Ahora que lo has dicho, no los llevas a solas.",
  suicideNo: "Dices que no se trata de suicidio. Creo que aun así pesa mucho.",
  nearYes: "Eso está cerca, y lo tomo muy en serio.",
  nearNo: "Entonces ahora hay algo de distancia. Vamos a cuidarla.",
  planYes: "Entonces has pensado en una manera. No hace falta que me digas cuál.",
  planNo: "No hay un plan, entonces. Eso nos da margen.",
  intentYes: "Una gran parte de ti quiere hacerlo. Entonces la otra parte, la que me escribe, necesita ayuda pronto.",
  intentNo: "Hay una parte de ti que no quiere hacerlo. Quiero estar del lado de esa parte.",
  meansYes: "Entonces lo tienes cerca. Lo primero es poner distancia.",
  meansNo: "No está a tu alcance. Por favor, que siga así por ahora.",
  timeYes: "Entonces tienes un momento en mente. Por eso es urgente que alguien esté contigo antes.",
  timeNo: "No hay un momento fijado. Eso deja tiempo para que alguien intervenga.",
  person: "Entonces vamos a contar con esa persona.",
  tried: "Gracias por intentarlo conmigo. Hasta un cambio pequeño sirve de apoyo.",
  behind: "Entonces eso es lo que hay detrás. Entiendo que te pese.",
  hinders: "Entonces eso es lo que te frena. Tiene sentido que lo haga más difícil.",
  fault: "Lo que alguien te hace es responsabilidad suya. No es culpa tuya, pasara lo que pasara antes.",
  hospital:
    "Tiene sentido que te asuste el hospital. Con esto, es donde estás a salvo, y cuanto antes te vean, menos tendrán que hacer.",
  farewell: "Eso suena a despedida, y me preocupa. Por favor, no pases las próximas horas a solas.",
  eatingNow:
    "Por favor, llama ya al {emergency} y di que te desmayaste o que sientes raro el corazón, y cuánto hace que apenas comes. Siéntate o acuéstate, que alguien se quede contigo, y no manejes.",
  checkIn: [
    "La última vez que hablamos fue un momento difícil. Antes que nada: ¿cómo estás hoy, y hay algo que te haga sentir en peligro?",
    "Tengo presente que hace poco fue difícil. ¿Cómo ha ido desde entonces, y hay algo que te preocupe hoy?",
  ],
};

export const child: EchoTexts = {
  suicideYes: "Entonces piensas en morirte. Ahora que lo dijiste, ya no lo llevas a solas.",
  suicideNo: "Dices que no se trata de morirte. Aun así veo que es difícil.",
  nearYes: "Eso está cerca. Lo tomo muy en serio.",
  nearNo: "Entonces ahora no está tan cerca. Vamos a cuidar eso.",
  planYes: "Entonces pensaste en una manera. No tienes que decirme cuál.",
  planNo: "No hay un plan. Eso nos da tiempo.",
  intentYes: "Una parte grande de ti quiere hacerlo. La parte que me escribe necesita pronto a un adulto.",
  intentNo: "Una parte de ti no quiere hacerlo. Quiero ayudar a esa parte.",
  meansYes: "Entonces lo tienes cerca. Primero tiene que estar lejos.",
  meansNo: "No lo tienes cerca. Por favor, que siga así.",
  timeYes: "Entonces pensaste en un momento. Un adulto tiene que estar contigo antes.",
  timeNo: "No hay un momento fijado. Así un adulto todavía puede ayudar.",
  person: "Suena a alguien a quien contárselo.",
  tried: "Gracias por intentarlo conmigo. Un cambio chiquito también cuenta.",
  behind: "Entonces eso es lo que pasó. Entiendo que duela.",
  hinders: "Entonces eso es lo que lo hace difícil. Tiene sentido.",
  fault: "De lo que alguien te hace, el responsable es quien lo hace. No es tu culpa, pasara lo que pasara antes.",
  hospital: "Está bien tener miedo del hospital. Allí te pueden cuidar, y un adulto puede quedarse contigo.",
  farewell: "Eso suena a despedida, y me preocupas. Por favor, quédate ahora con un adulto.",
  eatingNow:
    "Por favor, busca ya a un adulto y llamen al {emergency}. Di que te desmayaste o que sientes raro el corazón, y que casi no comiste. Siéntate o acuéstate y que alguien se quede contigo.",
  checkIn: [
    "La última vez fue un momento difícil. Antes de empezar: ¿cómo estás hoy, y hay algo que te haga sentir en peligro?",
    "Me acuerdo de que hace poco fue difícil. ¿Cómo ha ido desde entonces, y hay algo que te preocupe hoy?",
  ],
};
