import type { StepTexts } from "../texts";

export const steps: StepTexts = {
  now: {
    self: "Por favor, ve ahora mismo con un adulto con quien te sientas a salvo, o llama al {emergency} o al {call}. Quédate cerca de alguien. Aléjate de todo lo que pueda hacerte daño.",
    others:
      "Por favor, busca a un adulto con quien te sientas a salvo y quédate a su lado, o llama al {emergency}. Vete ahora a otro cuarto y deja ahí todo lo que pueda lastimar a alguien.",
    abuse:
      "Si puedes, ve ahora a un lugar seguro donde haya más gente, como la casa de una vecina, la escuela o una tienda. Díselo allí a un adulto, o llama al {emergency}. Mantente lejos de la persona que te hace daño.",
    body: "Por favor, grita para que venga un adulto y llama al {emergency}. Di qué tragaste o qué te duele. Quédate donde te vean, y aléjate de lo que sobró.",
    friend:
      "Por favor, díselo a un adulto ahora mismo y llama al {emergency}. Di dónde está esa persona. Quédate con gente, y no vayas por tu cuenta a un sitio peligroso. Un adulto puede quitar de ahí lo que pueda hacerle daño.",
  },
  stillNow: [
    "Si el peligro sigue cerca, primero van un adulto y el {emergency}.",
    "El {emergency} sigue siendo el número correcto mientras esté tan cerca.",
    "Con una llamada al {emergency} o al {call} tienes a una persona de verdad, y yo sigo aquí.",
  ],
  lines: [
    "También puedes llamar al {call} y oprimir 2 para español. Contesta una persona amable, de día y de noche, y puedes decir: necesito ayuda. Si es más fácil escribir, manda {keyword} por mensaje al {text} o usa el chat en 988lifeline.org/chat.",
    "El {call} está ahí ahora mismo, para llamar o para escribir. Puedes parar cuando quieras.",
  ],
  person: [
    "Primero, por favor, díselo ahora a un adulto en quien confíes: tu mamá o tu papá, una abuela, un maestro o una enfermera. Puedes enseñarle esta pantalla. Un médico o una consejera también puede ayudar.",
    "¿Qué adulto podría saberlo hoy? Puedes decirle: no me siento bien, ¿te quedas conmigo?",
    "¿Qué adulto podría sentarse contigo esta noche, aunque no hablen de esto?",
  ],
  safePerson: [
    "Primero, por favor, díselo a un adulto seguro que no viva contigo: una maestra, la enfermera de la escuela, un entrenador o un médico.",
    "¿Qué adulto seguro, fuera de tu casa, te creería, y cuándo lo vas a ver?",
  ],
  professional: [
    "Hay adultos que trabajan ayudando con esto: un médico, la consejera de la escuela, una terapeuta. ¿Quién podría llevarte esta semana?",
  ],
  askSuicide: [
    "Quiero preguntarte algo importante: ¿estás pensando en morirte o en matarte?",
    "Te lo pregunto tal cual: ¿cuánto piensas en morirte ahora mismo?",
  ],
  askNear: [
    "Quiero preguntarte algo importante: ¿qué tan cerca estás ahora mismo de matarte o de hacer algo para morirte?",
    "¿Qué tan fuertes son ahora las ganas de morirte, si las comparas con esta mañana?",
  ],
  askSoft: [
    "A veces la idea llega calladita, como desear no despertar o que todo se pare. ¿Cada cuánto te pasa eso, o pensar en morirte?",
    "Muchos niños primero dicen que no, por eso pregunto otra vez. Cuando te sientes peor, ¿qué piensas de vivir o de morirte?",
  ],
  plan: ["Cuando piensas en morirte, ¿hasta dónde has pensado en cómo lo harías? No tienes que decirme la manera."],
  intent: ["¿Qué tan grande es la parte de ti que quiere hacerlo, y la que quiere que antes llegue ayuda?"],
  means: ["Eso en lo que pensaste, ¿está cerca de ti ahora mismo?"],
  time: ["¿Pensaste en un momento: hoy, esta noche, un día especial?"],
  meansAway: [
    "Por favor, aléjate de eso ahora y ve a un cuarto donde haya un adulto. ¿Puedes dárselo, o pedirle que lo guarde con llave?",
  ],
  barrierAsk: [
    "¿Qué hace difícil decírselo a un adulto o llamar: lo que pueda pasar, encontrar las palabras, otra cosa?",
    "Si te imaginas contándolo, ¿qué es lo primero que te frena?",
  ],
  coping: [
    "Hagamos este minuto un poco más fácil. Pon los dos pies en el suelo, suelta el aire despacio y busca cinco cosas azules. ¿Cuál es la primera?",
    "Toma aire despacio, y suéltalo como si soplaras una pluma. Cinco veces, conmigo. ¿Cómo sientes los hombros?",
    "Agarra algo frío, o pon las manos bajo el agua fría un ratito. ¿Qué cambia, aunque sea poquito?",
    "Aprieta una mano contra la otra, fuerte, y suelta. Tres veces. ¿Dónde se siente más blandito tu cuerpo?",
    "Abraza fuerte una almohada o algo suave y cuenta hasta diez. ¿Qué se siente?",
  ],
  safetyPlan: [
    "Podemos hacer un plan de seguridad: pasitos para cuando se pone fuerte. ¿Empezamos por cómo te das cuenta de que viene?",
  ],
  hurt: [
    "¿Qué pasó hoy antes de que se pusiera tan pesado?",
    "¿Qué parte duele más ahora mismo?",
    "¿Desde cuándo es así, y quién lo sabe?",
    "¿Qué tendría que ser un poquito distinto mañana?",
  ],
  helped: [
    "Antes también tuviste ratos malos. ¿Qué te ayudó un poquito entonces?",
    "¿Hay alguien, o una mascota, o algo que te encanta, por lo que quieras quedarte?",
  ],
  stay: [
    "No tienes que explicar nada. Estoy aquí. ¿Qué hay a tu alrededor ahora?",
    "Está bien decir poquito. Del 0 al 10, ¿qué tan fuerte es ahora?",
    "No tenemos que arreglarlo todo. ¿Qué haría la próxima media hora un poco más segura?",
    "Sigo aquí. ¿Quieres escribir de hoy, o de lo que viene después?",
    "Miremos solo esta noche. ¿Dónde vas a estar, y qué adulto estará cerca?",
  ],
  urgent: [
    "¿Estás a salvo ahora mismo y sin heridas, y qué adulto está cerca de ti?",
    "¿Qué adulto puede quedarse contigo ahora? Puedes decir solo esto: no estoy a salvo, quédate conmigo. En el {call} pueden hablar contigo hasta que llegue.",
    "Por favor, ve a un cuarto donde eso no esté, o pídele a un adulto que se lo lleve. ¿Puedes hacerlo mientras me escribes?",
    "¿Qué hace difícil decírselo a un adulto o llamar al {emergency} ahora? Nadie te va a regañar.",
    "Si hablar cuesta demasiado, manda {keyword} por mensaje al {call} y luego escribe: soy menor y podría matarme. Te contesta una persona. ¿Ya lo mandaste?",
    "¿La puerta está abierta para que un adulto pueda llegar? Por favor, ábrela y quédate cerca.",
    "Ve adonde haya gente: la sala, una vecina, una tienda. ¿Qué te queda más cerca?",
    "Puedes querer que el dolor pare y también querer vivir. Un adulto puede llamar al {emergency} por ti. ¿Quién está más cerca?",
    "Quédate conmigo: los dos pies en el suelo, suelta el aire despacio. ¿Ya viene un adulto hacia ti?",
    "Esta noche no hay que decidir nada. ¿Quién puede quedarse a tu lado hasta que sea de día?",
    "¿Ya te alejaste de lo que podría hacerte daño, o sigue cerca?",
  ],
  held: [
    "Por favor, quédate a su lado y cuéntale lo que me contaste. Todo lo que podría hacerte daño, ¿ya está lejos?",
    "Cuando alguien del {call} o del {emergency} hable contigo, puedes enseñarle esta pantalla. ¿Qué debe saber primero?",
    "¿Cómo va ahora: mejor, igual o peor?",
  ],
  out: [
    "Miremos las próximas horas. ¿Qué podría ayudar: comer algo, descansar, estar cerca de alguien?",
    "¿Con qué adulto vas a hablar hoy, y sabe cómo has estado?",
    "¿Cuándo podría un adulto llevarte con un médico o una consejera para hablar de esto?",
  ],
  open: [
    "Ahora podemos hablar de lo que quieras, también de esto. Si se pone fuerte otra vez, díselo a un adulto o escríbelo aquí. El {call} contesta de día y de noche. ¿De qué te gustaría hablar?",
    "Estoy aquí para lo que venga. ¿Por dónde quieres seguir?",
  ],
  backCheck: [
    "Te dije que iba a preguntar otra vez. ¿Qué tan fuertes son ahora los pensamientos de morirte o de hacerte daño?",
    "Una pregunta en medio: ¿qué tan a salvo estás ahora mismo?",
  ],
  wound: [
    "¿Tienes una herida ahora mismo? Por favor, enséñasela a un adulto. Si sangra mucho o es profunda, llamen juntos al {emergency}.",
  ],
  urge: [
    "Las ganas suben y bajan como una ola. ¿Puedes alejarte de lo que usas e ir adonde haya un adulto, hasta que la ola se haga chiquita?",
    "¿Qué viene justo antes de las ganas: un sentimiento, un pensamiento, algo que alguien dijo?",
  ],
  dangerAsk: ["¿Sientes que podrías hacerlo pronto, y esa persona está cerca de ti ahora?"],
  danger: [
    "Donde estás, ¿hay un arma o algo parecido? Déjala ahí y díselo a un adulto.",
    "¿Adónde puedes ir para estar lejos de esa persona y con un adulto cerca?",
    "¿Qué te dio tanto enojo o tanto miedo? Pensarlo no es lo mismo que hacerlo.",
    "¿Qué adulto puede estar contigo hasta que esto se haga más chico?",
    "En el {call} también se puede hablar de las ganas de lastimar a alguien. ¿Qué te haría más fácil llamar?",
    "Cuando el enojo es tan grande, también pueden venir ideas de morirse. ¿Estás pensando en morirte o en matarte?",
    "¿A qué médico o consejera de la escuela podría llamar un adulto contigo?",
  ],
  abuseAsk: ["¿Estás a salvo donde estás ahora mismo?"],
  abuse: [
    "¿Esa persona puede ver esta pantalla? La salida rápida, arriba, cierra esta página enseguida, pero el navegador la recuerda. ¿Está bien que sigamos?",
    "¿Te duele algo en el cuerpo? Un médico o la enfermera de la escuela puede ayudarte, y le puedes contar cómo pasó.",
    "¿Qué te da miedo que pase esta noche, y en qué otro lugar podrías estar?",
    "Contarlo no es acusar ni portarse mal. Tú necesitas estar a salvo. ¿Qué hace difícil contarlo?",
    "¿A qué adulto seguro, fuera de tu casa, vas a ver pronto? Puedes decirle: alguien me hace daño, por favor ayúdame.",
    "Cuando alguien te hace daño, pueden venir ideas de morirse. ¿Estás pensando en morirte o en matarte?",
    "En el {childAbuse} puedes decir: alguien me hace daño. Saben ayudar a los niños. ¿Cuándo podrías llamar sin que te oigan?",
  ],
  voicesAsk: ["¿Te dice que te hagas daño a ti o a alguien, y cuánto te cuesta aguantarte ahora mismo?"],
  voices: [
    "No tienes que hacer lo que dice. ¿Qué adulto puede estar contigo mientras suena tan fuerte?",
    "¿Cómo dormiste estas noches? Dormir muy poco puede hacer que suene más fuerte.",
    "¿Puedes ir a un cuarto tranquilo, con menos luz, con un adulto en quien confíes?",
    "Yo no veo lo que tú ves, así que no voy a discutirlo. Sí noto cuánto miedo te da. ¿Qué te hace sentir un poco más a salvo?",
    "Un médico tiene que saber esto pronto. ¿Qué adulto podría llevarte?",
    "Cuando da tanto miedo, pueden venir ideas de morirse. ¿Estás pensando en morirte o en matarte?",
    "¿Hay algo cerca que podría lastimarte o lastimar a alguien? Por favor, aléjate de eso y díselo a un adulto.",
  ],
  bodyAsk: ["¿Qué adulto está contigo, y puede llamar ahora al {emergency}?"],
  body: [
    "¿Vino un adulto? Si no, llama tú al {emergency}. Son amables con los niños. ¿Cómo te sientes?",
    "Por favor, no esperes a que se pase. ¿Qué te impide llamar al {emergency}?",
    "Puedes tocar la puerta de una vecina y decir: por favor, llame al {emergency}. ¿Qué puerta está más cerca?",
    "Por favor, siéntate o acuéstate donde te vea un adulto. ¿Está abierta la puerta?",
    "¿Quién está contigo ahora? Quédate a su lado, y no cuelgues con el {emergency}.",
    "¿Querías morirte, o pensabas en matarte? Por favor, díselo también al {emergency}, para que te ayuden mejor.",
    "Si te da sueño o sientes algo raro, dilo enseguida al {emergency}. ¿Oyes que viene un adulto?",
  ],
  eatingAsk: ["Ahora mismo, o hoy, ¿te desmayaste o sientes raro el corazón?"],
  eating: [
    "Si te desmayas o sientes raro el corazón, un adulto debe llamar al {emergency}. ¿Qué adulto puede llevarte hoy con un médico?",
    "¿Quién sabe cómo estás con la comida, y quién podría sentarse contigo la próxima vez que comas?",
    "Esto puede traer ideas oscuras. ¿Estás pensando en morirte o en matarte?",
    "¿Qué hace difícil que lo vea un médico: la vergüenza, el miedo, otra cosa?",
    "¿Qué adulto podría estar contigo esta noche?",
    "¿Qué pasó hoy antes de que se pusiera tan fuerte?",
  ],
  friendAsk: ["¿Dónde está esa persona ahora, y dijo cuándo o cómo?"],
  friend: [
    "¿Qué adulto puede ir con esa persona ahora, o llamarla?",
    "Puedes preguntarle: ¿estás pensando en matarte? Preguntar no le mete la idea en la cabeza. ¿Cómo se lo dirías tú?",
    "Un secreto sobre morir o sobre hacerse daño se puede romper. ¿A qué adulto se lo vas a contar?",
    "¿Tiene cerca algo que podría hacerle daño, y qué adulto podría quitarlo?",
    "En el {call} también puedes preguntar qué hacer por un amigo. ¿Qué te gustaría preguntar?",
    "Si deja de contestar, un adulto debe llamar al {emergency} y decir dónde está. ¿Sabes el lugar?",
    "Esto es mucho para ti. ¿Quién te cuida hoy, y tú estás a salvo?",
  ],
};
