import type { StepTexts } from "../texts";

export const steps: StepTexts = {
  now: {
    self: "Por favor, llama ahora al {emergency} o al {call}. Ve adonde haya otra persona, o pídele a alguien que venga y se quede contigo. Pon distancia con cualquier cosa que podrías usar: sal de ese cuarto o dásela a alguien.",
    others:
      "Por favor, aléjate ahora de esa persona y de cualquier cosa que pueda servir de arma, y ve adonde alguien pueda quedarse contigo. Llama al {emergency} o al {call} para que te ayuden a que nadie salga herido.",
    abuse:
      "Si puedes salir hacia un lugar seguro, ve ahora y llama al {emergency}. Si hablar es peligroso, manda un mensaje al {emergency} donde funcione, o ve con una vecina o a un lugar público con gente. Mantente lejos de cuartos donde haya armas o que no tengan otra salida.",
    body: "Por favor, llama ahora al {emergency} y di qué tomaste o qué sientes. Que alguien se quede contigo, quita el seguro de la puerta, no manejes, y deja fuera de tu alcance lo que sobró, pero guárdalo para enseñarlo.",
    friend:
      "Por favor, llama ahora al {emergency} por esa persona y di dónde está. Si no es peligroso para ti, quédate a su lado o haz que siga hablando contigo, y que alguien aparte lo que podría usar.",
  },
  stillNow: [
    "Si el peligro sigue cerca, primero van el {emergency} y el {call}, antes que cualquier cosa que hagamos aquí.",
    "El {emergency} sigue siendo el número indicado mientras esto esté tan cerca. Yo sigo aquí al mismo tiempo.",
    "Una llamada al {emergency} o al {call} pondría a una persona de tu lado mientras tú y yo seguimos.",
  ],
  lines: [
    "Mi primera sugerencia es llamar ahora al {call} y oprimir 2 para español: contesta una persona, de día y de noche. Si hablar es demasiado, manda {keyword} por mensaje al {text}, o usa el chat en 988lifeline.org/chat.",
    "El {call} está abierto a esta hora, por llamada o por mensaje, y puedes colgar cuando quieras.",
  ],
  person: [
    "También ayudaría que hoy lo supiera una persona de tu confianza, y un médico o terapeuta: lo mismo que acabas de contarme a mí.",
    "¿Quién, entre la gente en la que confías, podría saberlo hoy? Basta con mandarle una línea: no estoy bien, ¿puedes estar conmigo?",
    "¿Quién podría sentarse a tu lado esta noche, aunque sea sin hablar de esto?",
  ],
  safePerson: [
    "Ayudaría que lo supiera una persona de confianza que no viva en tu casa: una amiga, un médico, una asesora.",
    "Fuera de tu casa, ¿quién te creería, y cómo podrías comunicarte con esa persona sin que te vigilen?",
  ],
  professional: [
    "Después de hoy hace falta alguien que siga contigo: un médico, una terapeuta, un centro de consejería. ¿A quién podrías llamar esta semana, y qué le dirías primero?",
  ],
  askSuicide: [
    "Quiero preguntártelo directamente: ¿estás pensando en el suicidio?",
    "Te lo pregunto con todas sus letras: ¿cuánto está en tu mente, ahora mismo, la idea de quitarte la vida?",
  ],
  askNear: [
    "Quiero preguntártelo directamente: ¿qué tan cerca estás en este momento de actuar según esos pensamientos y quitarte la vida?",
    "¿Qué tan fuertes son ahora las ganas de quitarte la vida, comparadas con las de esta mañana?",
  ],
  askSoft: [
    "A veces la idea es más callada: desear no despertar, o que todo se detenga. ¿Cuánto de eso ha habido en ti, hasta llegar a pensar en el suicidio?",
    "Lo pregunto una vez más con otras palabras, porque mucha gente primero dice que no. Cuando estás en lo peor, ¿qué te pasa por la cabeza sobre vivir o morir?",
  ],
  plan: [
    "Cuando llegan los pensamientos de suicidio, ¿hasta dónde has pensado en la manera en que lo harías? No hace falta que me la describas.",
  ],
  intent: ["¿Qué parte de ti quiere hacerlo, y qué parte quiere que antes pase otra cosa?"],
  means: ["Aquello que pensaste usar, ¿está ahora mismo a tu alcance?"],
  time: ["¿Hay un momento que tengas en mente: hoy, esta noche, un día determinado?"],
  meansAway: [
    "La distancia ayuda, porque los minutos más fuertes pasan. Antes de seguir, ¿podrías dárselo a alguien, guardarlo bajo llave o salir del lugar donde está?",
  ],
  barrierAsk: [
    "¿Qué te frena a la hora de llamar o de contárselo a alguien: lo que pueda pasar después, cómo vaya a sonar, otra cosa?",
    "Si te imaginas con el teléfono en la mano, ¿qué es lo primero que te detiene?",
  ],
  coping: [
    "Hagamos este minuto un poco más llevadero. Apoya los dos pies en el suelo, suelta el aire despacio y nombra cinco cosas que veas. ¿Cuál es la primera?",
    "Prueba esta respiración conmigo: toma aire por la nariz contando hasta cuatro y suéltalo por la boca contando hasta seis, cinco veces. ¿Qué notas en los hombros?",
    "Sostén algo frío, o deja correr agua fría por tus muñecas medio minuto, y pon ahí toda tu atención. ¿Qué cambia, aunque sea un poco?",
    "Aprieta una palma contra la otra con toda tu fuerza durante diez segundos, y suelta. Hazlo tres veces. ¿En qué parte del cuerpo sientes que se afloja?",
    "Busca a tu alrededor algo que sea tuyo y que te guste tocar. Tómalo y descríbelo para ti. ¿Qué es?",
  ],
  safetyPlan: [
    "Podemos armar aquí un plan de seguridad: seis pasos cortos, con tus palabras, para los momentos en que esto se pone fuerte. ¿Empezamos por lo primero que notas cuando comienza?",
  ],
  hurt: [
    "¿Qué pasó antes de que hoy se volviera tan pesado?",
    "¿Qué parte de todo esto duele más en este momento?",
    "¿Cuánto tiempo llevas cargando con esto, y quién ha visto al menos una parte?",
    "¿Qué tendría que ser un poco distinto para que mañana fuera soportable?",
  ],
  helped: [
    "Ya has atravesado otras horas malas. ¿Qué te sostuvo entonces, aunque fuera algo pequeño?",
    "¿Hay alguien o algo por lo que una parte de ti todavía se queda?",
  ],
  stay: [
    "No tienes que explicar nada. Estoy aquí, y podemos pasar los próximos minutos uno por uno. ¿Qué hay a tu alrededor ahora?",
    "Está bien decir poco. Del 0 al 10, ¿qué tan fuerte es en este momento?",
    "No hace falta resolverlo todo. ¿Qué haría un poco más segura la próxima media hora?",
    "Sigo aquí. ¿Qué sería más fácil: escribir sobre hoy, o sobre lo que viene?",
    "Miremos solamente esta noche. ¿Dónde vas a estar, y quién estará cerca?",
  ],
  urgent: [
    "¿Estás a salvo y sin heridas en este minuto, y quién está cerca de ti?",
    "¿Quién puede venir a estar contigo ahora? Alguien de la casa, del vecindario, una amistad. Basta con decir: no estoy a salvo, quédate conmigo. El {call} puede seguir en la línea hasta que llegue.",
    "Por favor, ve ahora a un cuarto o a un lugar donde eso no esté, o deja que alguien se lo lleve. ¿Puedes hacerlo mientras me escribes?",
    "En este minuto, ¿qué te frena para llamar al {emergency} o al {call}?",
    "Si hablar es demasiado difícil, manda ahora {keyword} por mensaje al {call}, y después estas palabras: estoy en peligro de matarme. Te responde una persona. ¿Ya lo mandaste?",
    "¿La puerta está sin seguro, para que alguien pueda llegar hasta ti? Por favor, ábrela y quédate cerca.",
    "Sal, o ve adonde haya gente: la escalera, una tienda, la puerta de un vecino. ¿Cuál te queda más cerca?",
    "Querer que el dolor pare y querer vivir pueden ser verdad a la vez. Que los próximos diez minutos sean solo para llamar al {emergency}. ¿Quién podría marcar por ti?",
    "Quédate conmigo este minuto: los dos pies en el suelo, el aire sale despacio. ¿Alguien viene ya hacia ti?",
    "Esta noche no hay que decidir nada. ¿Qué te ayudaría a estar junto a otra persona hasta que amanezca?",
    "Lo que podrías usar, ¿ya quedó lejos de ti, o todavía está cerca?",
  ],
  held: [
    "Por favor, quédate a su lado, y dile claramente lo que me dijiste a mí. Lo que podrías usar, ¿ya está fuera de tu alcance?",
    "Cuando te atienda la persona del {call} o del {emergency}, puedes leerle lo que escribiste aquí. ¿Qué quieres que sepa primero?",
    "¿Cómo está ahora, comparado con tu primer mensaje: más soportable, igual o peor?",
  ],
  out: [
    "Miremos las próximas horas. ¿Qué podría ayudarte a pasarlas: comer algo, caminar, descansar, una voz por teléfono?",
    "¿A quién vas a ver hoy, o con quién vas a hablar, y sabe cómo ha estado esto?",
    "¿Cuándo podrías hablarlo con un médico o terapeuta, y qué te haría más fácil esa llamada?",
  ],
  open: [
    "Ahora podemos hablar de lo que quieras, también de esto. Si se pone fuerte otra vez, dilo aquí; y el {call} contesta de día y de noche. ¿De qué te haría bien hablar?",
    "Estoy aquí para lo que venga, pesado o cotidiano. ¿Por dónde te gustaría seguir?",
  ],
  backCheck: [
    "Te dije que volvería a esto. ¿Qué tan fuertes son ahora los pensamientos de morir o de hacerte daño?",
    "Una pregunta en medio de esto: ¿qué tan a salvo estás en este momento?",
  ],
  wound: [
    "¿Tienes alguna herida en este momento? Si sangra mucho o es profunda, por favor llama al {emergency}; si es más pequeña, lávala, cúbrela y deja que alguien la vea.",
  ],
  urge: [
    "El impulso sube y baja como una ola, casi siempre en menos de media hora. ¿Podrías dejar fuera de tu alcance lo que usas, o salir del cuarto donde está, hasta que esta ola pase?",
    "¿Qué suele venir justo antes del impulso: un sentimiento, un pensamiento, algo que alguien dijo?",
  ],
  dangerAsk: ["¿Qué tan cerca sientes que estás de hacerlo, y esa persona está cerca de ti ahora?"],
  danger: [
    "Donde estás, ¿hay un arma o algo que pudieras usar como una? Dejarla atrás, o dársela a alguien, te da tiempo.",
    "¿Adónde podrías ir las próximas horas para que haya distancia entre esa persona y tú?",
    "¿Qué pasó antes de que los pensamientos se hicieran tan fuertes? Un pensamiento no es un acto, y todavía se puede elegir.",
    "¿Quién podría acompañarte, o relevarte un rato, hasta que esto pase?",
    "En el {call} también escuchan cuando el miedo es de lastimar a otra persona. ¿Qué haría posible esa llamada?",
    "Cuando el enojo es tan fuerte, pueden venir con él pensamientos de suicidio. ¿Estás pensando también en quitarte la vida?",
    "¿Con qué médico o terapeuta podrías hablar de esto hoy o mañana?",
  ],
  abuseAsk: ["¿Estás a salvo en el lugar donde estás en este momento?"],
  abuse: [
    "¿Alguien podría ver esta conversación? La salida rápida, arriba, cierra esta página al instante; el historial del navegador se queda. ¿Está bien que sigamos?",
    "¿Tienes alguna lesión? Un médico puede atenderla y dejar por escrito lo que ve, y tú decides qué cuentas.",
    "¿Qué temes que pueda pasar esta noche, y en qué otro lugar podrías estar?",
    "Tú marcas el paso, y tú sabes mejor que nadie qué es arriesgado. ¿Qué hace difícil contarlo: que no te crean, el dinero, los hijos, lo que venga después?",
    "Si tuvieras que salir deprisa, ¿adónde irías? Un servicio local contra la violencia doméstica puede planearlo contigo: papeles, llaves, medicinas, un número seguro.",
    "Vivir con esto puede traer pensamientos de suicidio. ¿Estás pensando en quitarte la vida?",
    "En el {violence}, alguien puede pensar esto contigo, también qué es seguro hacer y qué no. Usa un teléfono que nadie te revise, como el de una amiga. ¿A qué hora podrías llamar sin que te oigan?",
  ],
  voicesAsk: [
    "¿Hay algo que te diga que te hagas daño o que se lo hagas a alguien, y cuánto te cuesta contenerte ahora mismo?",
  ],
  voices: [
    "No tienes que obedecer lo que oyes. ¿Quién podría estar contigo mientras suena tan fuerte?",
    "¿Cómo has dormido estas últimas noches? Dormir muy poco puede hacer que todo suene más fuerte.",
    "¿Podrías ir a un lugar más tranquilo, con menos luz y menos ruido, y con alguien de confianza cerca?",
    "Yo no veo lo que tú ves, así que no voy a discutirlo ni a darlo por cierto. Sí veo cuánto miedo hay. ¿Qué te hace sentir un poco más a salvo?",
    "Un médico debería saberlo hoy o mañana, también si ya tomas algún medicamento. ¿A quién podrías llamar, o quién podría llamar por ti?",
    "Cuando da tanto miedo, pueden venir pensamientos de suicidio. ¿Estás pensando en quitarte la vida?",
    "¿Hay cerca algo con lo que pudieras hacerte daño o hacérselo a alguien? Por favor, aléjate de eso, o que alguien se lo lleve.",
  ],
  bodyAsk: ["¿Hay alguien contigo, y puedes hacer esa llamada ahora?"],
  body: [
    "¿Pudiste hablar con el {emergency}? Si todavía no llega nadie, quédate donde te puedan encontrar. ¿Qué estás sintiendo?",
    "Por favor, no esperes a ver si se pasa; hay cosas que se notan tarde. ¿Algo te impide llamar al {emergency}?",
    "Cualquier persona cerca puede llamar al {emergency} por ti: un vecino, alguien en el pasillo. ¿Qué puerta te queda más cerca?",
    "¿La puerta está sin seguro, y estás en un lugar donde te vean, sentándote o acostándote de lado?",
    "¿Quién está contigo, o en camino? Por favor, no cuelgues con el {emergency} hasta que lleguen.",
    "¿Lo hiciste para quitarte la vida, o pensando en el suicidio? Por favor, díselo también al {emergency}; cambia la manera de ayudarte.",
    "Si te da sueño o sientes raro el cuerpo, dilo enseguida al {emergency}. ¿Oyes que alguien llega?",
  ],
  eatingAsk: ["En este momento, u hoy, ¿te has desmayado o sientes raro el corazón?"],
  eating: [
    "Si te desmayas, sientes que el corazón te falla o te duele el pecho, por favor llama al {emergency}. ¿Qué médico podría verte hoy?",
    "¿Quién sabe cómo estás con la comida en estos días, y quién podría sentarse a tu lado la próxima vez que toque comer?",
    "Esto puede traer pensamientos oscuros. ¿Estás pensando en el suicidio, o en no querer vivir?",
    "¿Qué hace difícil que lo vea un médico: la vergüenza, el miedo a lo que te vaya a pedir, otra cosa?",
    "¿Podría alguien acompañarte esta noche, para que no pases por esto a solas?",
    "¿Qué estaba pasando hoy antes de que se pusiera tan fuerte?",
  ],
  friendAsk: ["¿Dónde está esa persona ahora, y ha dicho cómo o cuándo lo haría?"],
  friend: [
    "¿Puede alguien estar con esa persona ahora, en el mismo cuarto o por teléfono?",
    "Puedes preguntarle directamente si piensa en el suicidio; preguntar no le mete la idea a nadie. ¿Cómo se lo preguntarías con tus palabras?",
    "No tienes que guardar este secreto, aunque te lo hayan pedido. ¿Quién cercano a esa persona podría saberlo hoy?",
    "¿Tiene a su alcance algo que podría usar, y quién podría quitarlo de ahí?",
    "El {call} también orienta a quien se preocupa por otra persona. ¿Qué te gustaría preguntarles?",
    "Si deja de responder o temes que esté pasando, llama al {emergency} y di dónde está. ¿Sabes la dirección?",
    "Esto también es mucho para ti. ¿Quién te acompaña hoy, y tú estás a salvo?",
  ],
};
