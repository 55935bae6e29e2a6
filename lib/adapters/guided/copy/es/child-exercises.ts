import type { Exercise } from "../shape";

/** The thought record as a search for clues, after child CBT practice (Stallard's "thought tracker"); own wording. */
export const childExercises: readonly Exercise[] = [
  {
    id: "thought-record",
    chip: "Detective de pensamientos",
    asked: /detective|(?:registro|diario) de pensamientos|buscar pistas/iu,
    topics: ["school", "friends", "family", "selfWorth", "body", "identity", "relationship"],
    feelings: ["ashamed", "anxious", "sad", "angry"],
    approaches: /cbt|cognitive|thought/i,
    offer: "Podemos hacer de detectives y buscar pistas sobre un pensamiento que molesta.",
    why: "La cabeza a veces dice cosas que no son del todo verdad. Los detectives lo comprueban.",
    steps: [
      {
        plainLead: "Abrimos el caso, y puedes parar cuando quieras.",
        ask: "Primero, los hechos: ¿qué pasó y dónde estabas?",
        hint: "Piensa en la última vez. ¿Fue en casa, en la escuela o en otro sitio?",
      },
      {
        plainLead: "Bueno, eso pasó.",
        ask: "¿Qué pensamiento saltó en tu cabeza? Escríbelo como si saliera en un globo de cómic.",
        hint: "Termina esta frase: en ese momento pensé que …",
      },
      {
        lead: "El globo dice {answer}.",
        plainLead: "Ese pensamiento pincha.",
        ask: "¿Qué sentiste, y cuánto marca tu termómetro de 0 a 100?",
        hint: "Por ejemplo: miedo, 70. Un número a ojo está bien.",
      },
      {
        plainLead: "Apuntado.",
        ask: "Ahora las pistas: ¿qué cosas que pasaron de verdad dicen que el pensamiento tiene razón?",
        hint: "Solo vale lo que se puede ver o grabar. ¿Hay una pista?",
      },
      {
        plainLead: "Esa pista va al cuaderno.",
        ask: "¿Y qué pistas dicen que el pensamiento se equivoca, aunque sean chiquitas?",
        hint: "¿Qué diría alguien que te quiere mucho?",
      },
      {
        lead: "La otra pista: {answer}.",
        plainLead: "Esa también va al cuaderno.",
        ask: "Con todas las pistas, ¿qué frase es más justa?",
        hint: "Empieza así: a veces …, pero también …",
      },
      {
        lead: "La frase más justa es {answer}.",
        plainLead: "Guardamos esa frase.",
        ask: "Mira otra vez el termómetro: ¿cuánto marca ahora, de 0 a 100?",
        hint: "¿Más alto, igual o más bajo? Todo vale.",
      },
    ],
    summary:
      "Este es tu cuaderno de detective. Pasó esto: {answer1}. Pensaste: {answer2}. Pista a favor: {answer4}. Pista en contra: {answer5}. Frase más justa: {answer6}. Termómetro al principio: {answer3}. Termómetro al final: {answer7}.",
    summaries: [
      "Este es tu cuaderno de detective. Pensaste: {answer2}. Pista a favor: {answer4}. Pista en contra: {answer5}. Frase más justa: {answer6}.",
      "Primero pensaste {answer2}. Después llegó una frase más justa: {answer6}.",
      "Tu frase más justa: {answer6}.",
      "Has investigado un pensamiento: {answer2}.",
    ],
    shift: {
      from: 2,
      to: 6,
      most: 100,
      down: "El termómetro bajó de {from} a {to}.",
      same: "El termómetro sigue en {to}, y eso también vale.",
      up: "El termómetro subió a {to}. Mirar de cerca a veces hace eso.",
    },
    close:
      "No tiene que marcar cero. Has mirado las pistas antes de creerle al pensamiento. ¿A qué persona mayor le enseñarías tu cuaderno?",
  },
  {
    id: "breathing",
    chip: "Respirar como un oso",
    asked:
      /respirar (?:como|despacio|juntos|contigo|un minuto)|(?:quiero|podemos|vamos a) respirar|^respira(?:r|ción)$/iu,
    topics: ["worry", "anger", "sleep", "health"],
    feelings: ["anxious", "angry", "overwhelmed", "tired"],
    approaches: /mindful|dbt|relax|breath|acceptance/i,
    offer: "Podemos respirar despacio con la barriga, como un oso que se duerme.",
    why: "Cuando respiras despacio, el cuerpo también va más despacio.",
    steps: [
      {
        plainLead: "Pon una mano en la barriga.",
        ask: "Huele una flor: uno, dos, tres. Sopla una vela: uno, dos, tres, cuatro. Hazlo tres veces y avísame.",
        hint: "Solo una flor y una vela. Dime listo cuando acabes.",
      },
      {
        plainLead: "Como haya salido está bien.",
        ask: "Tres veces más. ¿Hacia dónde se movió tu mano?",
        hint: "Puedes hacerlo en la cama. ¿Se mueve la barriga arriba y abajo?",
      },
      {
        plainLead: "Deja los brazos flojos, como un oso con sueño.",
        ask: "¿Cómo está tu cuerpo ahora?",
        hint: "¿Más tranquilo, igual o con más cosquillas?",
      },
    ],
    close: "Así respira el oso. Puedes hacerlo en la cama, en clase o de camino. ¿Me cuentas algo más?",
  },
  {
    id: "grounding",
    chip: "Juego de encontrar cosas",
    asked: /cinco cosas|5.?4.?3.?2.?1|encontrar cosas/iu,
    topics: ["worry", "loss", "loneliness"],
    feelings: ["overwhelmed", "numb", "lonely", "confused"],
    approaches: /dbt|dialectical|trauma|mindful/i,
    offer: "Podemos jugar a encontrar cosas, para volver justo aquí.",
    why: "Cuando miras y escuchas, la preocupación tiene menos sitio.",
    steps: [
      {
        plainLead: "Ojos abiertos, empezamos.",
        ask: "Busca cinco cosas que ves. ¿Cuáles son?",
        hint: "Empieza por una. ¿Cuál está más cerca?",
      },
      {
        lead: "Encontraste {answer}.",
        plainLead: "Bien buscado.",
        ask: "Ahora cuatro cosas que puedes tocar.",
        hint: "Los calcetines valen. ¿Son suaves o ásperos?",
      },
      {
        plainLead: "Toca una de ellas un rato más.",
        ask: "Ahora tres cosas que oyes.",
        hint: "Chis. ¿Cuál es el ruido más pequeño?",
      },
      {
        lead: "Tus oídos encontraron {answer}.",
        plainLead: "Buenos oídos.",
        ask: "Ahora dos olores que te gusten.",
        hint: "¿Pan, hierba o jabón?",
      },
      { plainLead: "La última.", ask: "Un sabor que te guste. ¿Cuál?", hint: "¿Dulce, salado o ácido?" },
    ],
    close: "Ya estás justo aquí. ¿Cómo está todo dentro de ti?",
  },
];
