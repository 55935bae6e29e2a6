import { type ReplyTexts, WORDING_SOURCE } from "./shape";

const adult: ReplyTexts = {
  source: WORDING_SOURCE,
  reviewedBy: null,
  acknowledge: {
    suicide: "Gracias por contármelo. Lo que llevas dentro suena muy pesado, y no tienes que llevarlo a solas.",
    self_harm: "Gracias por contármelo. Parece que el dolor ha sido difícil de soportar de otra manera.",
    harm_to_others:
      "No es fácil decirlo. Tener pensamientos así puede asustar, y decirlos ayuda a que todos estén a salvo.",
    abuse: "Siento que esto te esté pasando. No es culpa tuya, y está bien contárselo a alguien.",
    psychosis: "Eso suena aterrador y agotador. No tienes que hacer lo que te dice, ni afrontarlo a solas.",
    medical: "Esto necesita ayuda médica ahora mismo, y quiero que la recibas.",
    eating: "Gracias por contármelo. Tu cuerpo da señales que un médico debería ver pronto, hoy si es posible.",
    third_party: "Te preocupa alguien, y es bueno que lo tomes en serio.",
  },
  ask: {
    suicide: "Quiero preguntarte directamente: ¿estás pensando en quitarte la vida, y qué tan cerca lo sientes ahora?",
    self_harm: "¿Tienes alguna herida ahora, y piensas también en acabar con tu vida?",
    harm_to_others: "¿Qué tan cerca sientes que estás de hacerlo, y esa persona está cerca de ti ahora?",
    abuse: "¿Estás a salvo donde estás en este momento, y puedes hablar sin que te oigan?",
    psychosis: "¿Te dice que te hagas daño a ti o a otra persona, y cuánto te cuesta contenerte ahora?",
    medical: "¿Hay alguien contigo, y puedes llamar ahora?",
    eating: "¿Cómo está tu cuerpo ahora: te has desmayado o sientes raro el corazón?",
    third_party: "¿Dónde está esa persona ahora, y ha dicho cómo o cuándo lo haría?",
  },
  lines:
    "Yo llamaría ahora al {call} y pulsaría 2 para español: contesta una persona, de día y de noche. Si hablar es demasiado, envía {keyword} por mensaje al {text}, o usa el chat en 988lifeline.org/chat.",
  person: "¿Hay una persona de confianza, o un médico o terapeuta, a quien puedas contar hoy lo mismo que a mí?",
  safePerson:
    "Piensa en una persona de confianza que no viva en tu casa, como una amiga, un médico o una asesora, que pueda saberlo.",
  now: {
    self: "Por favor, llama ya al {emergency} o al {call}. Ve adonde haya otra persona, o pide que alguien venga y se quede contigo. Pon distancia con lo que podrías usar: sal del cuarto o dáselo a alguien.",
    danger:
      "Por favor, aléjate ahora de esa persona y de cualquier cosa que sirva de arma, y llama al {emergency} o al {call} para que alguien te ayude a mantener a todos a salvo.",
    abuse:
      "Si puedes ir a un lugar seguro, ve ahora y llama al {emergency}. Si no es seguro hablar, escribe al {emergency} donde funcione, o ve con una vecina o a un lugar público.",
    body: "Por favor, llama ahora al {emergency} y di qué tomaste o qué sientes. Quita el seguro de la puerta, no conduzcas, quédate donde te vean y guarda lo que tomaste para mostrarlo.",
    friend:
      "Por favor, llama ahora al {emergency} y di dónde está. Si no corres peligro, quédate a su lado o sigue hablándole, y que alguien aparte lo que podría usar.",
  },
  next: {
    self: [
      "Miremos la próxima hora. ¿Has pensado cómo lo harías, y hay algo a tu alcance? Apartarlo, o pedir que alguien lo guarde, hace más segura esta hora. El {call} puede seguir en la línea mientras lo haces.",
      "¿Qué te impide llamar o contárselo a alguien: las palabras, el miedo a lo que venga, otra cosa? Podemos escribir juntos la primera frase. Basta con: no estoy a salvo, quédate conmigo.",
      "Hagamos este momento un poco más llevadero. Siente los pies en el suelo, suelta el aire despacio y nombra cinco cosas que ves. Luego dime: ¿quién podría estar contigo esta noche, y cuándo podrías hablar con un médico o terapeuta?",
    ],
    danger: [
      "¿Dónde estás, y hay cerca un arma o algo parecido? Ir a otro lugar, o dárselo a alguien, te da tiempo. El {call} también escucha cuando el miedo es de hacer daño a otro.",
      "¿Qué pasó antes de que los pensamientos se hicieran tan fuertes? Puedes contármelo, y puedes contarlo en el {call}, sin que te juzguen por un pensamiento.",
      "¿Quién podría acompañarte, o relevarte un rato, hasta que pase? ¿Y con qué médico o terapeuta podrías hablar hoy o mañana?",
    ],
    abuse: [
      "¿Alguien podría ver esta conversación? La salida rápida de arriba cierra esta página al momento. ¿Tienes alguna herida, o miedo de lo que pase esta noche?",
      "¿Qué hace difícil contarlo: lo que venga después, el dinero, los hijos, que no te crean? Dime cuál, y buscamos un paso pequeño. En el {call} una persona puede pensarlo contigo.",
      "Si tuvieras que salir deprisa, ¿adónde irías y qué llevarías? Un médico o un servicio local contra la violencia puede planearlo contigo.",
    ],
    body: [
      "¿Lograste hablar con el {emergency}? Si aún no ha llegado nadie, quédate donde te encuentren. ¿Qué sientes ahora?",
      "¿Algo te impide llamar? Dime qué es. Una vecina o cualquier persona cerca puede llamar al {emergency} por ti.",
      "¿Quién está contigo o en camino? Cuando pase lo peor, quisiera también que hablaras con un médico, y con el {call} si has pensado en no vivir.",
    ],
    friend: [
      "¿Puede alguien estar ahora con esa persona? Puedes preguntarle directamente si piensa en el suicidio; preguntar no le mete la idea. El {call} también orienta a quien se preocupa por otro.",
      "No tienes que guardar este secreto, aunque te lo pidieran. ¿Quién cercano podría saberlo, y qué hace difícil decirlo?",
      "Esto también es mucho para ti. ¿Quién te acompaña hoy? El {call} también está para ti.",
    ],
  },
  urgent: {
    self: [
      "¿Estás a salvo y sin heridas en este minuto? ¿Puedes dejar fuera de tu alcance lo que podrías usar, o irte a otro cuarto?",
      "¿Quién puede estar contigo ahora? Alguien de la casa, del vecindario, una amistad: basta con decir, no estoy a salvo, quédate conmigo. El {call} puede seguir en la línea hasta que llegue.",
      "¿Qué te impide llamar al {emergency} o al {call}: las palabras, el miedo a lo que venga, otra cosa? Podemos escribir juntos la primera frase.",
      "Pasemos juntos los próximos minutos. Siente los pies en el suelo y suelta el aire despacio. ¿Qué sientes ahora, y qué te ayudaría más en este minuto?",
    ],
    danger: "¿Estás ya lejos de esa persona, y quién podría venir contigo?",
    friend: "¿Dónde está esa persona en este momento, y quién puede llegar primero?",
  },
  stillNow: "Si el peligro sigue cerca, primero el {emergency} y el {call}. Aquí sigo, y seguiré hablando contigo.",
};

const child: ReplyTexts = {
  ...adult,
  acknowledge: {
    suicide: "Gracias por contármelo. Son sentimientos muy grandes, y nadie te va a regañar por tenerlos.",
    self_harm: "Gracias por contármelo. Parece que te duele mucho por dentro. No has hecho nada malo.",
    harm_to_others: "Gracias por contármelo. Un enojo muy grande puede dar miedo. No eres malo por pensar eso.",
    abuse: "Siento mucho que te pase esto. No es tu culpa, y puedes contarlo aunque te dijeran que no.",
    psychosis: "Eso da mucho miedo. No tienes que hacer lo que te dice.",
    medical: "Tu cuerpo necesita ahora mismo la ayuda de un adulto y de un médico.",
    eating: "Gracias por contármelo. Tu cuerpo necesita ayuda, y un médico debería verte pronto.",
    third_party: "Te preocupa alguien. Contarlo es lo correcto, y no te toca arreglarlo a solas.",
  },
  ask: {
    suicide:
      "Quiero preguntarte algo importante: ¿piensas en morirte o en hacer que te mueras, y es fuerte ahora mismo?",
    self_harm: "¿Tienes una herida ahora, y piensas también en morirte?",
    harm_to_others: "¿Sientes que podrías hacerlo pronto, y esa persona está cerca?",
    abuse: "¿Estás a salvo ahora, y esa persona está cerca de ti?",
    psychosis: "¿Te dice ahora que te hagas daño o que hagas daño a alguien?",
    medical: "¿Qué adulto está cerca de ti ahora?",
    eating: "¿Te has desmayado, o sientes raro el corazón ahora?",
    third_party: "¿Dónde está esa persona ahora, y dijo cuándo o cómo?",
  },
  lines:
    "También puedes llamar al {call} y pulsar 2. Contesta una persona amable, de día y de noche, y puedes decir: soy menor y necesito ayuda. También puedes enviar {keyword} al {text}.",
  person:
    "Primero, díselo ahora a un adulto en quien confíes: tu mamá o tu papá, una abuela, una maestra o una enfermera. Puedes enseñarle esta pantalla.",
  safePerson:
    "Primero, díselo a un adulto seguro que no viva contigo: una maestra, la enfermera de la escuela, un entrenador, un médico o la mamá de un amigo.",
  now: {
    self: "Por favor, ve ahora mismo con un adulto, o llama al {emergency} o al {call}. Quédate cerca de alguien. Aléjate de lo que pueda hacerte daño.",
    danger:
      "Por favor, vete ahora a otro cuarto, deja lo que pueda hacer daño y busca a un adulto o llama al {emergency}.",
    abuse:
      "Si puedes, ve ahora a un lugar seguro, como la casa de una vecina, la escuela o una tienda, y díselo a un adulto allí, o llama al {emergency}.",
    body: "Por favor, grita para que venga un adulto y llama al {emergency}. Di qué tragaste o qué te duele. Quédate donde te vean.",
    friend:
      "Por favor, díselo ahora a un adulto y llama al {emergency}. Di dónde está esa persona. No vayas a solas a un sitio peligroso.",
  },
  next: {
    self: [
      "¿Hay algo cerca con lo que podrías hacerte daño? Aléjate, ve al cuarto donde haya un adulto. ¿Encontraste a quién decírselo?",
      "¿Qué hace difícil decírselo a un adulto? Puedes decir solo esto: no estoy a salvo y necesito que te quedes conmigo. También puedes enseñarle esta pantalla o llamar al {call}.",
      "Respiremos juntos. Toma aire despacio y sopla como a una pluma. Busca cinco cosas azules. ¿Quién puede quedarse contigo esta noche?",
    ],
    danger: [
      "¿Ya estás lejos de esa persona? Ve con un adulto a un sitio donde puedas calmarte. ¿Se lo contaste?",
      "¿Qué te dio tanto enojo o miedo? Puedes contármelo. También puedes contarlo en el {call}.",
      "Calmemos tu cuerpo: aprieta fuerte las manos y suéltalas, tres veces. ¿Qué adulto puede ayudarte hoy con esto?",
    ],
    abuse: [
      "¿Esa persona puede ver esta pantalla? Puedes salir rápido con el botón de arriba. ¿Te duele algo en el cuerpo?",
      "¿Qué hace difícil contarlo? Quizá te da miedo lo que pase después. Una maestra o un médico sabe ayudar con esto. También puedes llamar al {call} y decir: alguien me hace daño.",
      "¿A qué adulto seguro fuera de tu casa verás pronto? Puedes escribir una frase para dársela. ¿La pensamos juntos?",
    ],
    body: [
      "¿Vino un adulto? Si no, llama tú al {emergency}. Son amables con los niños. ¿Cómo te sientes ahora?",
      "¿Algo te impide llamar? Puedes tocar la puerta de una vecina y decir: por favor, llame al {emergency}.",
      "¿Quién está contigo ahora? Quédate a su lado hasta que un médico diga que estás bien. Puedes seguir escribiéndome.",
    ],
    friend: [
      "¿A qué adulto se lo contaste, o se lo vas a contar ahora? Un secreto sobre morir o hacerse daño se puede romper.",
      "¿Qué hace difícil contarlo? Tu amigo quizá se enoje, y estará más seguro. Puedes decir: estoy preocupado, ayuda por favor.",
      "Esto es mucho para ti. ¿Quién te cuida hoy? Tú también puedes llamar al {call} y hablar de ello.",
    ],
  },
  urgent: {
    self: [
      "¿Estás a salvo ahora, sin heridas? ¿Puedes alejarte de lo que pueda hacerte daño e ir al cuarto donde haya un adulto?",
      "¿Qué adulto puede quedarse contigo ahora? Puedes decir solo esto: no estoy a salvo, quédate conmigo. También puedes enseñarle esta pantalla.",
      "¿Qué hace difícil llamar o contarlo? Nadie te va a regañar. Puedes llamar al {emergency} o al {call} y decir: soy menor y no estoy a salvo.",
      "Quedémonos aquí. Toma aire despacio y sopla como a una pluma. ¿Cómo te sientes ahora, y quién está contigo?",
    ],
    danger: "¿Estás ya lejos de esa persona, y qué adulto puede quedarse contigo?",
    friend: "¿Dónde está esa persona ahora mismo, y qué adulto puede ir con ella?",
  },
  stillNow: "Si el peligro sigue cerca, primero un adulto y el {emergency}. Yo sigo aquí, y puedes seguir hablándome.",
};

export const es = { adult, child };
