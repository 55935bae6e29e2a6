import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

type Questions = Pick<Voice, "openQuestions" | "questions" | "topicQuestions" | "cues" | "savour">;

export const childQuestions: Questions = {
  openQuestions: [
    "¿Qué pasó?",
    "¿Cuándo empezó?",
    "¿Qué fue lo más difícil?",
    "¿Me cuentas un poco más?",
    "¿Quién estaba contigo?",
  ],
  questions: [
    "¿Qué pensaste cuando pasó?",
    "¿En qué parte del cuerpo lo sientes?",
    "¿Qué haces cuando se pone grande?",
    "¿Lo sabe alguna persona mayor?",
    "¿Qué te gustaría que pasara?",
    "¿Hubo hoy un rato en que fue menos?",
    "¿Qué te ayuda, aunque sea un poquito?",
    "¿Qué tan grande es, del 1 al 10?",
    "¿Qué parte no ve nadie?",
    "¿Con quién te sientes a salvo?",
    "Si fuera un animal, ¿cuál sería?",
    "¿Qué pasa justo antes de que venga?",
    "¿Qué le dirías a un amigo que siente lo mismo?",
  ],
  topicQuestions: {
    loss: ["¿Qué extrañas más?", "¿Me cuentas algo bonito que hicieron juntos?", "¿Cuándo te acuerdas más?"],
    relationship: ["¿Qué te gusta de esa persona?", "¿Qué pasó entre ustedes?"],
    family: [
      "¿Cómo es tu casa estos días?",
      "¿Qué haces cuando en casa se pone así?",
      "¿Qué quieres que sepa tu familia?",
    ],
    friends: ["¿Qué dijeron o hicieron?", "¿Quién es amable contigo allí?", "¿Qué quisieras que hicieran tus amigos?"],
    school: ["¿Qué es lo más difícil de la escuela?", "¿Qué pasa en el recreo?", "¿Qué profe te cae bien?"],
    money: ["¿Qué has oído en casa sobre el dinero?"],
    sleep: ["¿En qué piensas cuando se apaga la luz?", "¿Qué te ayuda a estar a salvo por la noche?"],
    body: ["¿Alguien dijo algo de cómo te ves?", "¿Qué cosas buenas puede hacer tu cuerpo?"],
    health: ["¿Cómo lo nota tu cuerpo?", "¿Quién te cuida cuando te sientes mal?"],
    identity: ["¿Con quién puedes ser como eres?"],
    selfWorth: ["¿Quién te dijo eso?", "¿Qué cosa te sale bien?"],
    loneliness: ["¿Cuándo lo sientes más?", "¿Con quién te gustaría jugar?"],
    worry: ["¿Qué cosa mala piensas que puede pasar?", "¿Cuándo viene la preocupación?", "¿Qué la hace más chiquita?"],
    anger: ["¿Qué lo empezó?", "¿Qué quería hacer tu cuerpo?", "¿Qué no fue justo?"],
  },
  cues: [
    {
      heard: stems("no me dejan? jugar", "no juegan conmigo", "me dejan fuera", "no quieren jugar"),
      questions: ["¿Qué hiciste entonces?", "¿Hay alguien allí que sea bueno contigo?"],
    },
    {
      heard: stems("me dijo", "me dijeron", "me llamó", "se r(?:íen|ieron)", "se burl"),
      questions: ["¿Cómo te sentiste al oírlo?", "¿Qué hubieras querido que dijeran?"],
    },
    {
      heard: stems("grit", "pelea", "discut"),
      questions: ["¿Dónde estás tú cuando pasa eso?", "¿Con qué persona mayor puedes ir cuando hay gritos?"],
    },
    {
      heard: stems("lloro", "lloré", "llorar", "llorando"),
      questions: ["¿Alguien vio que llorabas?", "¿Qué te habría ayudado en ese rato?"],
    },
    {
      heard: stems("siempre", "nunca", "nadie", "todos(?!\\p{L})"),
      questions: ["¿Cómo fue la última vez?", "¿Hubo algún día que no fue así?"],
    },
  ],
  savour: [
    "¿Cuál fue la mejor parte?",
    "¿Quién lo vivió contigo?",
    "¿Cómo se sintió tu cuerpo?",
    "¿Qué hiciste tú para que pasara?",
  ],
};
