import type { Exercise } from "../shape";

/** Thought record after Beck's cognitive therapy and the NHS self-help leaflets; own wording. */
export const adultExercises: readonly Exercise[] = [
  {
    id: "thought-record",
    chip: "Registro de pensamientos",
    asked:
      /(?:registro|diario) del? (?:los )?pensamiento|(?:cuestionar|revisar|examinar|mirar) (?:mi|ese|este|el|un) pensamiento/iu,
    topics: ["work", "school", "selfWorth", "relationship", "friends", "family", "identity", "body", "money"],
    feelings: ["ashamed", "anxious", "sad", "angry"],
    approaches: /cbt|cognitive|thought/i,
    offer:
      "Podríamos tomar un pensamiento que vuelve una y otra vez y mirarlo por los dos lados. Son siete respuestas cortas.",
    why: "Mientras estamos dentro de un pensamiento parece un hecho. Al escribirlo queda un poco de aire alrededor.",
    steps: [
      {
        plainLead: "Bien, vamos paso a paso, y puedes parar cuando quieras.",
        ask: "Elige un momento concreto en que esto dolió. ¿Qué pasó, dónde y con quién?",
        hint: "Basta con la última vez. ¿Dónde estabas justo entonces?",
      },
      {
        plainLead: "Ya tenemos la situación.",
        ask: "¿Qué pensamiento te cruzó por la cabeza en ese momento? Escríbelo tal como suena por dentro.",
        hint: "Prueba a terminar esta frase: en ese momento me dije que …",
      },
      {
        lead: "El pensamiento dice {answer}.",
        plainLead: "Ese pensamiento tiene filo.",
        ask: "¿Qué sentiste con él, y con qué fuerza de 0 a 100?",
        hint: "A ojo basta: una palabra y un número, por ejemplo miedo, 60.",
      },
      {
        plainLead: "Queda anotado.",
        ask: "Seamos justos con el pensamiento: ¿qué hechos hablan a su favor?",
        hint: "Solo lo que una cámara podría haber grabado. ¿Hay algo?",
      },
      {
        plainLead: "Ese lado queda dicho.",
        ask: "Y el otro lado: ¿qué no encaja con el pensamiento, aunque sea pequeño?",
        hint: "¿Qué diría a tu favor alguien que te quiere y estuvo allí?",
      },
      {
        lead: "También está esto: {answer}.",
        plainLead: "También existe ese otro lado.",
        ask: "Si pones los dos lados juntos, ¿qué frase sería más justa, una que puedas creer al menos a medias?",
        hint: "Puedes empezar así: es verdad que …, y también es verdad que …",
      },
      {
        lead: "Dejemos reposar esa frase un momento: {answer}.",
        plainLead: "Dejemos reposar esa frase un momento.",
        ask: "¿Con qué fuerza notas ahora aquel sentimiento, de 0 a 100?",
        hint: "¿Igual, un poco menos o más? Cualquiera de las tres vale.",
      },
    ],
    summary:
      "Así queda tu registro. Lo que pasó: {answer1}. El pensamiento: {answer2}. A favor: {answer4}. En contra: {answer5}. Una frase más justa: {answer6}. El sentimiento al empezar: {answer3}. El sentimiento ahora: {answer7}.",
    summaries: [
      "Así queda tu registro. El pensamiento: {answer2}. A favor: {answer4}. En contra: {answer5}. Una frase más justa: {answer6}.",
      "El pensamiento era {answer2}. La frase más justa es {answer6}.",
      "De aquí sale una frase más justa: {answer6}.",
      "Has mirado de frente un pensamiento: {answer2}.",
    ],
    shift: {
      from: 2,
      to: 6,
      most: 100,
      down: "La fuerza pasó de {from} a {to}.",
      same: "Sigue en {to}, y el pensamiento ya no está solo.",
      up: "Está en {to}, y mirar de cerca puede hacer eso al principio.",
    },
    close:
      "El número no tiene que bajar a cero. Lo que has hecho es ver que el pensamiento tiene más de un lado. ¿Qué te llama la atención al leerlo junto?",
  },
  {
    id: "breathing",
    chip: "Respirar un minuto",
    asked:
      /(?:ejercicio|técnica)s? de respiración|respirar (?:un minuto|juntos|contigo|despacio|conmigo)|(?:quiero|podemos|podríamos|vamos a|ayúdame a) respirar|respiremos|^respira(?:r|ción)$/iu,
    topics: ["worry", "anger", "sleep", "health"],
    feelings: ["anxious", "angry", "overwhelmed", "tired"],
    approaches: /mindful|dbt|relax|breath|acceptance/i,
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
        lead: "La notas aquí: {answer}.",
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
    asked: /cinco cosas|5.?4.?3.?2.?1|anclaje|volver al presente/iu,
    topics: ["loss", "worry", "health", "loneliness"],
    feelings: ["numb", "overwhelmed", "lonely", "confused"],
    approaches: /dbt|dialectical|trauma|mindful/i,
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
        lead: "Eso se oye: {answer}.",
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
