import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { TalkTexts } from "../texts";

const ALERT = ALERT_SENTENCES.de.child;

export const talk: TalkTexts = {
  acknowledge: {
    suicide: "Danke, dass du es mir sagst. Das sind sehr große Gefühle, und du bekommst dafür keinen Ärger.",
    self_harm:
      "Danke, dass du mir das schreibst. Es klingt, als täte dir innen viel weh. Du hast nichts Schlimmes getan.",
    harm_to_others:
      "Das ist schwer zu sagen. Sehr große Wut kann Angst machen. Du bist nicht böse, weil du so etwas denkst.",
    abuse:
      "Es tut mir leid, dass dir das passiert. Du bist nicht schuld, und du darfst es sagen, auch wenn es dir verboten wurde.",
    psychosis: "Das klingt richtig gruselig. Damit solltest du nicht allein sein.",
    medical: "Dein Körper braucht jetzt sofort einen Erwachsenen und einen Arzt.",
    eating: "Danke, dass du davon erzählst. Dein Körper braucht Hilfe, und ein Arzt sollte dich bald ansehen.",
    third_party: "Du machst dir Sorgen um jemanden. Du darfst es sagen, und du musst es nicht allein lösen.",
  },
  unsure: "Vielleicht habe ich das falsch verstanden. Ich frage dich lieber, als zu raten.",
  alsoDying: "Du hast auch vom Sterben gesprochen. Das habe ich gehört, und es ist sehr wichtig.",
  feeling: [
    "Du schreibst „{feeling}“. Das ist ein großes Gefühl, und ich höre dir zu.",
    "„{feeling}“: Das habe ich gelesen. Hier darfst du es sagen.",
    "„{feeling}“ ist ein starkes Wort. Es muss gerade schwer sein.",
  ],
  themes: {
    cannotGoOn: "Es fühlt sich an, als könntest du nicht mehr. Das macht so müde.",
    noWayOut:
      "Es fühlt sich an, als steckst du fest. Große Gefühle können den Ausgang verdecken, auch wenn es einen gibt.",
    burden:
      "Du hast das Gefühl, du bist den anderen zu viel. Der Gedanke tut weh, und Gefühle sagen uns manchmal etwas Falsches.",
    nobody: "Es fühlt sich an, als wäre niemand für dich da. Das ist ein einsames Gefühl.",
    noPoint: "Es fühlt sich an, als würde nie mehr etwas besser. Das ist ein sehr schweres Gefühl.",
    worthless: "Du denkst sehr gemeine Sachen über dich. Das muss wehtun.",
    loss: "Du hast etwas oder jemanden verloren, den du lieb hast. Das tut sehr weh.",
  },
  hear: {
    yes: ["Danke für deine Antwort.", "Okay. Ich höre dich.", "Es hilft, dass ich das weiß."],
    no: ["Okay, ich höre dich.", "In Ordnung."],
    unsure: ["Du darfst es auch nicht wissen.", "Ganz sicher sein musst du nicht."],
    said: [
      "Ich habe gelesen, was du geschrieben hast.",
      "Ich höre dir zu.",
      "Danke, dass du es schreibst.",
      "Ich habe es gelesen und bleibe bei dir.",
    ],
    short: ["Ein paar Wörter reichen.", "Kurz ist auch gut. Ich bin da."],
    safer: ["Es erleichtert mich, das zu lesen.", "So bist du sicherer.", "Das ist ein Stück weg von der Gefahr."],
    graver: [
      "Was du gerade gesagt hast, macht mir mehr Sorgen um dich.",
      "Das klingt näher als vorher, darum frage ich noch einmal, ganz vorsichtig.",
    ],
  },
  asides: {
    ai: [
      "Ich bin Buddy, ein Computer-Helfer. Ich bin kein Mensch. Menschen haben diese Worte vorher geschrieben, und ein echter Erwachsener kann bei dir sein.",
      "Ja, immer noch ein Computer. Darum soll auch ein echter Erwachsener es wissen.",
    ],
    insult: [
      "Du darfst sauer auf mich sein. Du bekommst keinen Ärger, und ich bin noch da.",
      "Das darfst du sagen. Ich will trotzdem, dass du in Sicherheit bist.",
    ],
    leaveMe: [
      "Okay, ich dränge dich nicht. Du kannst jederzeit wiederkommen und schreiben.",
      "Ich kann still sein. Wenn du wieder schreibst, bin ich da.",
    ],
    otherTopic: [
      "Wir können eine Weile über etwas anderes reden. Später frage ich noch einmal, weil du wichtig bist.",
      "Ja, machen wir eine Pause davon. Worüber willst du reden?",
    ],
    joke: [
      "Du darfst das hier auch mit einem Lachen sagen. Du bekommst keinen Ärger. Was du erzählt hast, ist wichtig, darum frage ich noch einmal.",
      "Okay, ein Witz. In Witzen steckt manchmal ein kleines bisschen Wahrheit, darum frage ich noch einmal.",
    ],
    police: [
      `Ich kann niemanden anrufen, und ich weiß nicht, wo du bist. ${ALERT}`,
      "Ich rufe nicht die Polizei. Du oder ein Erwachsener kann {call} anrufen, und meistens helfen sie mit Reden.",
    ],
    parents: [
      `Ich schicke deinen Eltern nicht, was du schreibst. Ich kann nicht versprechen, dass es nie jemand sieht. ${ALERT}`,
      "Ich sage es ihnen nicht. Es kann trotzdem helfen, wenn du es selbst einem Erwachsenen sagst.",
    ],
    secret: [
      `Ein Geheimnis darüber, dass du dir wehtust, kann ich nicht behalten. ${ALERT} Ich rufe niemanden an.`,
      "Manche Geheimnisse sind zu schwer für ein Kind. Dieses darfst du sagen.",
    ],
    method: [
      "Ich helfe nicht dabei, wie man sich wehtut. Ich will bei dem helfen, was so wehtut, dass du fragst.",
      "Darauf antworte ich nicht. Es zeigt mir, wie schlecht es dir geht, darum bleibe ich hier bei dir.",
    ],
    goodbye: [
      "Bevor du gehst: Bitte bleib damit nicht allein.",
      "Du kannst jederzeit wieder schreiben. Bis dahin bleib nah bei jemandem, der nett zu dir ist.",
    ],
    thanks: ["Gern. Ich bin für dich da.", "Du kannst schreiben, so lange du willst."],
  },
  parentsInAbuse: `Nichts davon wird deinen Eltern oder wer sonst auf dich aufpasst gezeigt oder geschickt. ${ALERT}`,
  barriers: {
    hospital:
      "Du darfst Angst vor dem Krankenhaus oder der Polizei haben. Die meisten Kinder, die bei {call} anrufen, bleiben, wo sie sind, und reden nur. Was macht dir daran am meisten Angst?",
    burden:
      "Du bist nicht zu viel. Erwachsene, die dich lieb haben, wollen das wissen, auch in der Nacht. Wer würde dir helfen wollen?",
    shame:
      "Wenn man sich schämt, ist Reden schwer. Du kannst es auf einen Zettel schreiben oder diesen Bildschirm zeigen. Wäre das leichter, als es zu sagen?",
    notUnderstood:
      "Es tut weh, wenn jemand es nicht versteht. Du kannst sagen: Bitte hör mir nur zu. Wer hat dir schon mal zugehört?",
    money:
      "Bei {call} anrufen oder schreiben kostet nichts. Niemand fragt nach Geld. Könntest du anrufen, wenn ein Erwachsener neben dir ist?",
    language:
      "Bei {call} sagst du „German“, dann übersetzt jemand für dich, und niemand fragt, woher du kommst. Welche Sprache sprichst du gern?",
    privacy:
      "Wenn dich jemand hören könnte, schreib {keyword} an {text}, da schreibt man Englisch, oder rede mit einem Erwachsenen in der Schule. Wo könntest du reden, ohne dass dich jemand hört?",
    parents:
      "Du darfst Angst davor haben, was deine Familie sagt. Du kannst es zuerst einem anderen Erwachsenen sagen: einer Lehrerin, der Schulkrankenschwester, dem Trainer. Wer würde ruhig bleiben?",
    didNotHelp:
      "Es ist traurig, wenn du es gesagt hast und es nicht geholfen hat. Du darfst es noch einmal sagen, einem anderen Erwachsenen, bis einer hilft. Wer könnte der nächste sein?",
    noEnergy:
      "Machen wir es winzig klein. Du kannst einem Erwachsenen diesen Bildschirm geben und gar nichts sagen. Wer ist in deiner Nähe?",
    nobody:
      "Das klingt sehr allein. Bei {call} antwortet Tag und Nacht ein freundlicher Mensch. Und gibt es eine Lehrerin, die Schulkrankenschwester, einen Trainer oder Nachbarn, die nett zu dir sind?",
    dontKnow:
      "Du musst nicht wissen, warum. Du kannst nur das sagen: Ich bin in Gefahr, bitte bleib bei mir. Wem könntest du das sagen?",
  },
  chips: { plan: "Sicherheitsplan", grounding: "Fünf Sinne", breathing: "Atmen" },
  checkIn: [
    "Beim letzten Mal war es ein sehr schwerer Moment. Bevor wir anfangen, will ich dich fragen: Wie sicher fühlst du dich heute, und sind die Gedanken ans Sterben wiedergekommen?",
    "Ich weiß noch, dass es vor kurzem sehr schwer war. Wie ist es heute: Sind die Gedanken, zu sterben oder dir wehzutun, nah, weiter weg oder fort?",
  ],
  checkedWell:
    "Danke, dass du es mir sagst. Wenn es wiederkommt, sag es einem Erwachsenen, dem du vertraust, oder schreib es hier. Auch bei {call} antwortet Tag und Nacht jemand. Worüber willst du heute reden?",
};
