import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

type Questions = Pick<Voice, "openQuestions" | "questions" | "topicQuestions" | "cues" | "savour">;

export const childQuestions: Questions = {
  openQuestions: [
    "Was ist passiert?",
    "Wann hat es angefangen?",
    "Was war am schlimmsten?",
    "Magst du mir etwas mehr erzählen?",
    "Wer war bei dir?",
  ],
  questions: [
    "Was hast du dabei gedacht?",
    "Wo im Körper spürst du es?",
    "Was machst du, wenn es groß wird?",
    "Welcher Erwachsene weiß davon?",
    "Was wünschst du dir, dass passiert?",
    "Wann war es heute ein bisschen weniger?",
    "Was hilft dir, auch nur ein kleines bisschen?",
    "Wie groß ist es von 1 bis 10?",
    "Welchen Teil davon sieht keiner?",
    "Bei wem fühlst du dich sicher?",
    "Wenn es ein Tier wäre, welches wäre es?",
    "Was kommt kurz davor?",
    "Was würdest du einem Freund sagen, dem es auch so geht?",
  ],
  topicQuestions: {
    loss: [
      "Was vermisst du am meisten?",
      "Erzählst du mir etwas Schönes, das ihr zusammen gemacht habt?",
      "Wann denkst du am meisten daran?",
    ],
    relationship: ["Was magst du an dem Menschen?", "Was war zwischen euch?"],
    family: [
      "Wie ist es gerade bei euch zu Hause?",
      "Was machst du, wenn es zu Hause so wird?",
      "Was soll deine Familie wissen?",
    ],
    friends: [
      "Was haben sie gesagt oder gemacht?",
      "Wer ist dort nett zu dir?",
      "Was sollen deine Freunde tun, wenn du es dir wünschen darfst?",
    ],
    school: [
      "Was ist in der Schule am schwersten?",
      "Was passiert in der Pause?",
      "Welche Lehrerin oder welchen Lehrer magst du?",
    ],
    money: ["Was hast du zu Hause über Geld gehört?"],
    sleep: ["Woran denkst du, wenn das Licht aus ist?", "Was hilft dir nachts, dich sicher zu fühlen?"],
    body: ["Hat jemand etwas über dein Aussehen gesagt?", "Was kann dein Körper gut?"],
    health: ["Wie fühlt es sich in deinem Körper an?", "Wer kümmert sich um dich, wenn du krank bist?"],
    identity: ["Bei wem darfst du ganz du sein?"],
    selfWorth: ["Wer hat dir das gesagt?", "Was kannst du gut?"],
    loneliness: ["Wann merkst du es am meisten?", "Mit wem würdest du gern spielen?"],
    worry: [
      "Was Schlimmes könnte passieren, sagt dein Kopf?",
      "Wann kommt die Sorge?",
      "Wovon wird die Sorge kleiner?",
    ],
    anger: ["Womit fing es an?", "Was wollte dein Körper tun?", "Was war nicht gerecht?"],
  },
  cues: [
    {
      heard: stems("mitspielen", "nicht mit mir spielen", "mit mir spielen", "ausgeschlossen"),
      questions: ["Was hast du dann gemacht?", "Gibt es dort ein Kind, das nett zu dir ist?"],
    },
    {
      heard: stems("hat (?:\\p{L}+ )?gesagt", "gelacht", "ausgelacht", "nannte mich", "geärgert"),
      questions: ["Wie war es, das zu hören?", "Was hättest du lieber gehört?"],
    },
    {
      heard: stems("schrei", "streit", "brüll"),
      questions: ["Wo bist du, wenn das passiert?", "Zu welchem Erwachsenen kannst du gehen, wenn es laut wird?"],
    },
    {
      heard: stems("wein", "geweint", "geheult"),
      questions: ["Hat jemand deine Tränen gesehen?", "Was hätte dir da geholfen?"],
    },
    {
      heard: stems("immer(?! noch)", "nie(?!\\p{L})", "niemand", "keiner", "alle(?!\\p{L})"),
      questions: ["Wie war es beim letzten Mal?", "Gab es einen Tag, an dem es nicht so war?"],
    },
  ],
  savour: [
    "Was war das Beste daran?",
    "Wer war dabei?",
    "Wie hat sich dein Körper angefühlt?",
    "Was hast du gemacht, damit es so wurde?",
  ],
};
