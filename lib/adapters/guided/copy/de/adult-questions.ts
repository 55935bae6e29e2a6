import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

type Questions = Pick<Voice, "openQuestions" | "questions" | "topicQuestions" | "cues" | "savour">;

export const adultQuestions: Questions = {
  openQuestions: [
    "Was wiegt gerade am schwersten?",
    "Seit wann ist das so?",
    "Wo möchtest du anfangen?",
    "Was hat dich dazu gebracht, heute davon zu schreiben?",
    "Wie war die letzte Woche für dich?",
  ],
  questions: [
    "Wenn es am schlimmsten ist, was geht dir dann durch den Kopf?",
    "Wo im Körper merkst du es?",
    "Was hat früher schon einmal geholfen, und sei es wenig?",
    "Was sollte jemand davon sehen?",
    "Was brauchst du gerade am meisten: Ruhe, Hilfe, eine Antwort oder Gesellschaft?",
    "Wer in deinem Leben weiß davon?",
    "Gab es diese Woche einen Moment, in dem es leichter war?",
    "Was sollte sich zuerst ändern?",
    "Wie redest du mit dir, wenn das kommt?",
    "Gibt es etwas daran, das du noch nie laut gesagt hast?",
    "Wovon hält es dich ab?",
    "Wenn es eine Stimme hätte, was würde sie immer wieder sagen?",
    "Was könnte es schlimmstenfalls bedeuten, in deiner Vorstellung?",
    "Wie hast du es bis hierher geschafft?",
    "Was passiert kurz bevor es anfängt?",
    "Was wäre ein kleiner Schritt in eine gute Richtung?",
  ],
  topicQuestions: {
    loss: [
      "Möchtest du mir ein wenig von dem erzählen, wen oder was du verloren hast?",
      "Wann kommt das Vermissen am nächsten?",
      "Welche kleine Erinnerung willst du behalten?",
    ],
    relationship: [
      "Was brauchst du und kannst es schwer sagen?",
      "Wann war zuletzt Nähe da, und wann Abstand?",
      "Welchen Satz würdest du gern loswerden?",
    ],
    family: [
      "Welche Rolle fällt dir zu, wenn alle zusammen sind?",
      "Was sollten deine Leute gerade über dich wissen?",
      "War es zu Hause immer so, oder hat sich etwas verändert?",
    ],
    friends: [
      "Was ist aus deiner Sicht zwischen euch passiert?",
      "Was von früher fehlt dir am meisten?",
      "Bei wem bist du am ehesten du selbst?",
    ],
    school: [
      "Was drückt am meisten: der Stoff, die Leute oder das, was danach kommt?",
      "Was passiert in dir, wenn du dich zum Lernen hinsetzt?",
    ],
    work: [
      "Wie sieht ein schlechter Tag dort aus, vom Morgen an?",
      "Ist es die Aufgabe, sind es die Leute oder die Menge?",
      "Was ist in der Stunde davor in dir los?",
    ],
    money: ["Welche Rechnung oder Zahl kreist am meisten?", "Mit wem teilst du diese Zahlen?"],
    sleep: [
      "Was geht in deinem Kopf vor, wenn das Licht aus ist?",
      "Ist eher das Einschlafen schwer oder das Aufwachen in der Nacht?",
      "Wie verändern die Nächte deine Tage?",
    ],
    body: ["Was sagst du dir, wenn du dich im Spiegel siehst?", "Wann hat dieser Streit mit deinem Körper angefangen?"],
    health: [
      "Was ist an einem gewöhnlichen Tag am schwersten?",
      "Was hast du vom Arzt oder von der Ärztin gehört, und was ist noch offen?",
      "Was hat es dir genommen, das andere nicht sehen?",
    ],
    identity: ["Bei wem kannst du dich ganz zeigen?", "Wie wäre es, dich nicht erklären zu müssen?"],
    selfWorth: [
      "Nach wessen Stimme klingt das?",
      "Wann hast du angefangen, so über dich zu denken?",
      "Was würde jemand darauf antworten, der dich mag?",
    ],
    habit: [
      "Was passiert meistens, kurz bevor der Drang kommt?",
      "Was gibt es dir für den Moment, und was kostet es danach?",
      "Als der Drang einmal vorbeiging, was hat dich gehalten?",
    ],
    faith: [
      "Was sagt dein Glaube dazu, wenn er etwas sagt?",
      "Ist dein Glaube hier ein Trost, ein Ringen oder beides?",
    ],
    loneliness: [
      "Zu welcher Tageszeit ist es am stärksten?",
      "Mit wem war es zuletzt leicht?",
      "Welche Gesellschaft fehlt am meisten: reden, lachen oder einfach nebeneinander sitzen?",
    ],
    worry: [
      "Was ist das schlimmste Bild, das dein Kopf dir zeigt?",
      "Wie viel davon gehört zu heute, und wie viel zu dem, was kommen könnte?",
      "Was tust du, wenn die Sorgen anfangen zu kreisen?",
    ],
    anger: [
      "Welche Grenze wurde überschritten?",
      "Was liegt unter der Wut, wenn du kurz hinschaust?",
      "Was wolltest du sagen und hast es nicht gesagt?",
    ],
  },
  cues: [
    {
      heard:
        /(?:mutter|mama|vater|papa|tochter|sohn|bruder|schwester|mann|frau|partner|oma|opa).{0,30}(?:krank|krebs|krankenhaus|operiert|demenz)/u,
      reflect: ["Es ist schwer, wenn ein geliebter Mensch krank ist und man so wenig tun kann."],
      questions: ["Was davon liegt gerade auf dir?", "Wie sind diese Tage für dich?"],
    },
    {
      heard: /(?:gestorben|verstorben|ist tot|verloren habe ich mein)/u,
      reflect: ["Das tut mir leid."],
      questions: ["Was möchtest du mir von diesem Menschen erzählen?", "Wie sind die Tage seitdem?"],
    },
    {
      heard:
        /(?:kann nicht aufhören|höre nicht auf),? (?:zu |daran zu )?(?:denken|grübeln)|kopf (?:kommt nicht|gibt keine|hört nicht)/u,
      reflect: ["So gibt es keine Ruhe, auch nachts nicht."],
      questions: ["Was kommt dabei am häufigsten wieder?", "Um welche Zeit ist es am schlimmsten?"],
    },
    {
      heard: /(?:vielleicht|könnte|würde gern|möchte).{3,80}(?<!\p{L})aber(?!\p{L})/u,
      questions: ["Wenn das nicht im Weg stünde, was würdest du tun?", "Was macht diesen Schritt so schwer?"],
    },
    {
      heard: stems("geschieden", "scheidung", "getrennt", "schluss gemacht", "verlassen"),
      questions: ["Was war seither am schwersten?", "Was vermisst du, und was nicht?"],
    },
    {
      heard: stems("früher"),
      questions: ["Wie war diese Zeit für dich?", "Was davon fehlt dir am meisten?"],
    },
    {
      heard: stems("hat (?:\\p{L}+ )?(?:gesagt|gemeint)", "nannte mich", "sagt,? (?:dass )?ich", "sagte(?:n)? mir"),
      questions: ["Was hat es mit dir gemacht, das zu hören?", "Was hättest du stattdessen gern gehört?"],
    },
    {
      heard: stems("müsste", "sollte", "ich muss", "man muss"),
      questions: ["Was würde passieren, wenn du es nicht tust?", "Woher kommt diese Regel, was meinst du?"],
    },
    {
      heard: stems("niemand", "keiner"),
      questions: ["Wie ist das für dich gewesen?", "Von wem hättest du gern etwas gehört?"],
    },
    {
      heard: stems("immer(?! noch)", "nie(?!\\p{L})", "jedes mal", "alle(?! \\p{L}+n tage)(?!\\p{L})"),
      questions: ["Magst du mir vom letzten Mal erzählen?", "Gab es eine Ausnahme, und sei sie klein?"],
    },
    {
      heard: stems("abends", "nachts", "in der nacht", "(?:zwei|drei|vier) uhr"),
      questions: ["Wie sind diese Stunden, eine nach der anderen?", "Was macht dein Kopf mit der Stille?"],
    },
  ],
  savour: [
    "Was hat das möglich gemacht, meinst du?",
    "Wie fühlt sich das im Körper an?",
    "Wie bekäme das etwas mehr Platz?",
    "Was war dein Teil daran?",
    "Wem würdest du gern davon erzählen?",
  ],
};
