import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { TalkTexts } from "../texts";

const ALERT = ALERT_SENTENCES.de.adult;

export const talk: TalkTexts = {
  acknowledge: {
    suicide: "Danke, dass du es mir sagst. Was du trägst, klingt sehr schwer, und du musst es nicht allein tragen.",
    self_harm: "Danke, dass du das mit mir teilst. Es klingt, als wäre der Schmerz anders kaum auszuhalten gewesen.",
    harm_to_others:
      "Das ist schwer auszusprechen. Solche Gedanken können erschrecken, und sie auszusprechen hilft dabei, dass niemandem etwas geschieht.",
    abuse: "Es tut mir leid, dass das geschieht. Du hast es nicht verursacht, und du darfst es jemandem sagen.",
    psychosis: "Das klingt beängstigend und zermürbend. Was auch dahintersteckt, du solltest damit nicht allein sein.",
    medical: "Das braucht sofort ärztliche Hilfe, und ich möchte, dass du sie bekommst.",
    eating:
      "Danke für deine Offenheit. Was dein Körper durchmacht, sollte bald eine Ärztin oder ein Arzt ansehen, wenn möglich heute.",
    third_party: "Du machst dir Sorgen um jemanden, und ich nehme das genauso ernst wie du.",
  },
  unsure: "Vielleicht lese ich das falsch, und ich frage lieber nach, als darüber hinwegzugehen.",
  alsoDying: "Du hast auch vom Sterben gesprochen. Das habe ich gehört, und ich nehme es genauso ernst.",
  feeling: [
    "Du schreibst „{feeling}“. Das höre ich, und ich möchte es verstehen.",
    "„{feeling}“: Das ist dein Wort, und es sagt viel darüber, wie schwer das ist.",
    "Du hast das Wort „{feeling}“ gewählt. Ich werde es dir nicht ausreden.",
  ],
  themes: {
    cannotGoOn: "Du spürst, dass es so nicht weitergeht. Daraus sprechen sehr viel Erschöpfung und Schmerz.",
    noWayOut: "Es sieht aus, als gäbe es keinen Ausweg. Schmerz kann jede Tür verdecken, auch die, die noch da ist.",
    burden:
      "Du hast das Gefühl, anderen eine Last zu sein. Der Gedanke tut weh, und er wird am lautesten, wenn die Kraft fehlt.",
    nobody: "Es fühlt sich an, als wäre niemand da. Damit allein zu sein, macht es so viel schwerer.",
    noPoint: "Es fühlt sich an, als hätte nichts mehr einen Sinn. Diese Leere kann sehr schwer auszuhalten sein.",
    worthless: "Du denkst in sehr harten Worten über dich. Es muss wehtun, das den ganzen Tag zu hören.",
    loss: "Du hast etwas verloren, das dir viel bedeutet hat, und dieser Schmerz ist echt.",
  },
  hear: {
    yes: ["Danke, dass du so klar antwortest.", "Ich höre dein Ja.", "Gut. Es hilft, dass ich das weiß."],
    no: ["Ich höre dein Nein.", "Ich nehme es so, wie du es sagst."],
    unsure: ["Nicht sicher zu sein, ist auch eine Antwort.", "Du musst das nicht genau wissen."],
    said: [
      "Ich bin da und bleibe dabei.",
      "Ich habe jedes Wort davon gelesen.",
      "Ich höre dir zu.",
      "Danke, dass du es in Worte fasst.",
    ],
    short: ["Viele Worte braucht es hier nicht.", "Es darf so kurz bleiben. Ich bin trotzdem da."],
    safer: [
      "Es erleichtert mich, das zu lesen.",
      "Das macht diese Stunde sicherer.",
      "Das ist ein Schritt weg von der Gefahr.",
    ],
    graver: [
      "Nach dem, was du gerade gesagt hast, mache ich mir mehr Sorgen um dich.",
      "Das klingt näher als vorher, deshalb frage ich mit mehr Bedacht.",
      "Ich merke, wie ernst es ist, und möchte dabei nah bei dir bleiben.",
    ],
  },
  asides: {
    ai: [
      "Ich bin Sage, eine KI. Ich bin kein Mensch und keine Fachkraft. Was ich in einer Krise sage, haben Menschen vorab geschrieben, und ich kann dich zu jemandem führen, der mit seiner Stimme antwortet.",
      "Ja, noch immer eine KI. Deshalb nenne ich dir Menschen: Die können bei dir sein, ich kann es nicht.",
    ],
    insult: [
      "Du darfst wütend auf mich sein. Ich nehme es nicht übel, und ich gehe nicht weg.",
      "Das darfst du sagen. Ich möchte trotzdem wissen, dass du in Sicherheit bist.",
    ],
    leaveMe: [
      "Ich dränge dich nicht. Du musst nicht antworten, und das hier bleibt offen, jetzt und später.",
      "Ich bin still, wann immer du möchtest. Wenn du wieder schreibst, bin ich da.",
    ],
    otherTopic: [
      "Wir können eine Weile über etwas anderes sprechen. Später komme ich darauf zurück, weil es wichtig ist.",
      "Ja, lassen wir es kurz ruhen. Worüber möchtest du sprechen?",
    ],
    joke: [
      "Vielleicht war es leicht dahingesagt. Ich nehme es lieber einmal zu oft ernst, und niemand macht dir daraus einen Vorwurf.",
      "Ich habe gelesen, dass es ein Scherz war. In Scherzen steckt manchmal ein wenig Wahres, deshalb bleibe ich einen Moment dabei.",
    ],
    police: [
      `Ich kann niemanden anrufen, und ich weiß nicht, wo du bist. ${ALERT} Wen du anrufst, ist deine Entscheidung, es sei denn, jemand bei dir trifft sie.`,
      "Wie gesagt, ich rufe niemanden an. Wenn du bei {call} anrufst, klärt sich das meiste im Gespräch, und du darfst fragen, was man dort tun würde.",
    ],
    parents: [
      `Ich schreibe deiner Familie nicht. ${ALERT}`,
      "Von mir geht keine Nachricht an deine Familie. Wem du es sagst, entscheidest du.",
    ],
    secret: [
      `Ein Geheimnis kann ich nicht versprechen, wenn es um dein Leben geht. ${ALERT} Ich rufe niemanden an.`,
      "Was du schreibst, wird verschlüsselt gespeichert. Trotzdem möchte ich nicht, dass nur du davon weißt.",
    ],
    method: [
      "Dazu, wie man stirbt oder sich verletzt, sage ich nichts, und bei einem letzten Brief helfe ich nicht. Bei dem Schmerz, der hinter deiner Frage steckt, möchte ich dir helfen.",
      "Das beantworte ich nicht. Die Frage zeigt mir, wie schlimm es ist, deshalb bleibe ich bei dir.",
    ],
    goodbye: [
      "Bevor du gehst, noch eines. Ich möchte nicht, dass du diesen Moment allein verbringst.",
      "Du kannst jederzeit wieder schreiben. Bis dahin wünsche ich mir, dass jemand in deiner Nähe ist.",
    ],
    thanks: ["Gern. Dafür bin ich da.", "Mach gern weiter, solange du es brauchst."],
  },
  parentsInAbuse: `Nichts davon wird jemandem bei dir zu Hause gezeigt oder geschickt. ${ALERT}`,
  barriers: {
    hospital:
      "Angst vor Klinik oder Polizei ist verständlich. Die meisten, die bei {call} anrufen, bleiben, wo sie sind; das Gespräch selbst ist die Hilfe. Du kannst so anfangen: Ich muss reden, und ich habe Angst, dass man mich mitnimmt. Was daran macht dir am meisten Angst?",
    burden:
      "Das Gefühl, eine Last zu sein, lässt viele schweigen. Wem du wichtig bist, der will diesen Anruf auch mitten in der Nacht. Wenn du lieber mit jemandem beginnst, dessen Arbeit das Zuhören ist: Das ist {call}. Wer würde es wissen wollen?",
    shame:
      "Scham will, dass man sich versteckt, und das macht es schwerer. Bei {call} hört man das jede Stunde, und deinen Namen musst du nicht nennen. Ein Satz reicht: Ich bin in Gefahr, und es fällt mir schwer, das zu sagen. Könntest du ihn sagen oder tippen?",
    notUnderstood:
      "Es tut weh, wenn jemand es falsch versteht. Du kannst sagen, was du brauchst: Bitte keine Lösungen, bleib einfach bei mir. Wer hat dich schon einmal verstanden, wenigstens ein wenig?",
    money:
      "Anrufen oder Schreiben kostet bei {call} nichts, und niemand fragt nach einer Versicherung. Für das, was danach kommt, gibt es Praxen, die nach Einkommen abrechnen, auf findtreatment.gov. Wäre der Anruf möglich, wenn Geld keine Rolle spielte?",
    language:
      "Bei {call} sagst du „German“, dann wird gedolmetscht. Niemand fragt dort nach Papieren oder danach, woher du kommst. In welcher Sprache möchtest du sprechen?",
    privacy:
      "Wenn man dich hören könnte, schreib {keyword} an {text}, dort auf Englisch, oder geh zum Anrufen hinaus. Die Nachrichten kannst du danach löschen. Wo wärst du zehn Minuten ungestört?",
    parents:
      "Die Sorge, was deine Familie sagt, ist verständlich. Du kannst mit jemandem außerhalb beginnen: im Freundeskreis, in einer Praxis oder bei {call}. Wer würde ruhig bleiben?",
    didNotHelp:
      "Es ist bitter, wenn Hilfe nicht geholfen hat. Ein anderer Mensch an einem anderen Tag kann anders sein, und du darfst sagen, was beim letzten Mal schiefging. Was müsste man jetzt anders machen?",
    noEnergy:
      "Bei so wenig Kraft machen wir es ganz klein. Eine Nachricht mit einem Wort genügt: {keyword} an {text}. Oder gib jemandem dein Telefon und zeig, was hier steht. Was davon kostet weniger Kraft?",
    nobody:
      "Das klingt sehr einsam. Dann soll der erste Mensch einer sein, der genau dafür da ist: {call}, Tag und Nacht. Und gibt es in der Nachbarschaft, bei der Arbeit oder in einer Praxis jemanden, der käme, wenn du darum bittest?",
    dontKnow:
      "Du musst nicht wissen, was es ist. Manchmal fehlt nur der erste Satz. Hier ist einer: Ich habe Suizidgedanken und will nicht allein sein. Wem könntest du den schicken?",
  },
  chips: { plan: "Sicherheitsplan", grounding: "Fünf Sinne", breathing: "Atmen" },
  checkIn: [
    "Als wir zuletzt gesprochen haben, war es ein sehr schwerer Moment. Zuallererst möchte ich dich direkt fragen: Wie sicher fühlst du dich heute, und waren die Gedanken, dein Leben zu beenden, wieder da?",
    "Ich habe im Kopf behalten, dass es zuletzt sehr schwer war. Wie ist es heute: Sind die Gedanken, zu sterben oder dich zu verletzen, nah, weiter weg oder fort?",
  ],
  checkedWell:
    "Danke, dass du es mir sagst. Wenn es wiederkommt, kannst du es hier jederzeit sagen, und bei {call} antwortet Tag und Nacht jemand. Worüber möchtest du heute sprechen?",
};
