import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { TalkTexts } from "../texts";

const ALERT = ALERT_SENTENCES.de.adult;

export const talk: TalkTexts = {
  acknowledge: {
    suicide: "Danke, dass Sie es mir sagen. Was Sie tragen, klingt sehr schwer, und Sie müssen es nicht allein tragen.",
    self_harm: "Danke, dass Sie das mit mir teilen. Es klingt, als wäre der Schmerz anders kaum auszuhalten gewesen.",
    harm_to_others:
      "Das ist schwer auszusprechen. Solche Gedanken können erschrecken, und sie auszusprechen hilft dabei, dass niemandem etwas geschieht.",
    abuse: "Es tut mir leid, dass das geschieht. Sie haben es nicht verursacht, und Sie dürfen es jemandem sagen.",
    psychosis:
      "Das klingt beängstigend und zermürbend. Was auch dahintersteht, Sie sollten dem nicht allein gegenüberstehen.",
    medical: "Das braucht sofort ärztliche Hilfe, und ich möchte, dass Sie sie bekommen.",
    eating:
      "Danke für Ihre Offenheit. Was Ihr Körper durchmacht, muss bald ärztlich angesehen werden, wenn möglich heute.",
    third_party: "Sie machen sich Sorgen um jemanden, und ich nehme das mit Ihnen ernst.",
  },
  unsure: "Vielleicht lese ich das falsch, und ich frage lieber nach, als darüber hinwegzugehen.",
  alsoDying: "Sie haben auch vom Sterben gesprochen. Das habe ich gehört, und ich nehme es genauso ernst.",
  feeling: [
    "Sie schreiben „{feeling}“. Das höre ich, und ich möchte es verstehen.",
    "„{feeling}“: Das ist Ihr Wort, und es sagt viel darüber, wie schwer das ist.",
    "Sie haben das Wort „{feeling}“ gewählt. Ich werde es Ihnen nicht ausreden.",
  ],
  themes: {
    cannotGoOn: "Sie spüren, dass es so nicht weitergeht. Daraus sprechen sehr viel Erschöpfung und Schmerz.",
    noWayOut: "Es sieht aus, als gäbe es keinen Ausweg. Schmerz kann jede Tür verdecken, auch die, die noch da ist.",
    burden:
      "Sie haben das Gefühl, anderen eine Last zu sein. Der Gedanke tut weh, und er wird am lautesten, wenn die Kraft fehlt.",
    nobody: "Es fühlt sich an, als wäre niemand da. Damit allein zu sein, macht es so viel schwerer.",
    noPoint: "Es fühlt sich an, als hätte nichts mehr einen Sinn. Diese Leere kann sehr schwer auszuhalten sein.",
    worthless: "Sie denken in sehr harten Worten über sich. Es muss wehtun, sich das den ganzen Tag anzuhören.",
    loss: "Sie haben etwas verloren, das Ihnen viel bedeutet hat, und dieser Schmerz ist echt.",
  },
  hear: {
    yes: ["Danke, dass Sie so klar antworten.", "Ich höre Ihr Ja.", "Gut. Es hilft, dass ich das weiß."],
    no: ["Ich höre Sie.", "In Ordnung, ich nehme es so, wie Sie es sagen."],
    unsure: ["Nicht sicher zu sein, ist auch eine Antwort.", "Sie müssen das nicht genau wissen."],
    said: [
      "Ich bin da und bleibe dabei.",
      "Ich habe jedes Wort davon gelesen.",
      "Ich höre Ihnen zu.",
      "Danke, dass Sie es in Worte fassen.",
    ],
    short: ["Viele Worte braucht es hier nicht.", "Es darf so kurz bleiben. Ich bin trotzdem da."],
    safer: [
      "Es erleichtert mich, das zu lesen.",
      "Das macht diese Stunde sicherer.",
      "Das ist ein Schritt weg von der Gefahr.",
    ],
    graver: [
      "Was Sie gerade gesagt haben, macht mir mehr Sorge um Sie.",
      "Das klingt näher als vorher, deshalb frage ich mit mehr Bedacht.",
      "Ich merke, wie ernst es ist, und möchte dabei nah bei Ihnen bleiben.",
    ],
  },
  asides: {
    ai: [
      "Ich bin Sage, eine KI. Ich bin kein Mensch und keine Fachkraft. Was ich in einer Krise sage, haben Menschen vorab geschrieben, und ich kann Sie zu jemandem führen, der mit seiner Stimme antwortet.",
      "Ja, noch immer eine KI. Deshalb nenne ich Ihnen Menschen: Sie können bei Ihnen sein, ich kann es nicht.",
    ],
    insult: [
      "Sie dürfen wütend auf mich sein. Ich nehme es nicht übel, und ich gehe nicht weg.",
      "Das dürfen Sie sagen. Ich möchte trotzdem wissen, dass Sie in Sicherheit sind.",
    ],
    leaveMe: [
      "Ich dränge Sie nicht. Sie müssen nicht antworten, und das hier bleibt offen, jetzt und später.",
      "Ich bin still, wann immer Sie möchten. Wenn Sie wieder schreiben, bin ich da.",
    ],
    otherTopic: [
      "Wir können eine Weile über etwas anderes sprechen. Später komme ich darauf zurück, weil es wichtig ist.",
      "Ja, lassen wir es kurz ruhen. Worüber möchten Sie sprechen?",
    ],
    joke: [
      "Vielleicht war es leicht dahingesagt. Ich nehme es lieber einmal zu oft ernst, und niemand macht Ihnen daraus einen Vorwurf.",
      "Ich habe gelesen, dass es ein Scherz war. In Scherzen steckt manchmal ein wenig Wahres, deshalb bleibe ich einen Moment dabei.",
    ],
    police: [
      `Ich kann niemanden anrufen, und ich weiß nicht, wo Sie sind. ${ALERT} Wen Sie anrufen, ist Ihre Entscheidung, es sei denn, jemand bei Ihnen trifft sie.`,
      "Wie gesagt, ich rufe niemanden an. Wenn Sie bei {call} anrufen, klärt sich das meiste im Gespräch, und Sie dürfen fragen, was dort getan würde.",
    ],
    parents: [
      `Ich schreibe Ihrer Familie nicht. ${ALERT}`,
      "Von mir geht keine Nachricht an Ihre Familie. Wem Sie es sagen, entscheiden Sie.",
    ],
    secret: [
      `Ein Geheimnis kann ich nicht versprechen, wenn es um Ihr Leben geht. ${ALERT} Ich rufe niemanden an.`,
      "Was Sie schreiben, wird verschlüsselt gespeichert. Trotzdem möchte ich nicht, dass nur Sie allein davon wissen.",
    ],
    method: [
      "Bei Wegen, zu sterben oder sich zu verletzen, helfe ich nicht, auch nicht bei einem letzten Brief. Bei dem Schmerz, der Sie fragen lässt, möchte ich helfen.",
      "Das beantworte ich nicht. Die Frage zeigt mir, wie schlimm es ist, deshalb bleibe ich bei Ihnen.",
    ],
    goodbye: [
      "Bevor Sie gehen, noch eines. Ich möchte nicht, dass Sie diesen Moment allein verbringen.",
      "Sie können jederzeit wieder schreiben. Bis dahin wünsche ich mir, dass jemand in Ihrer Nähe ist.",
    ],
    thanks: ["Gern. Dafür bin ich da.", "Machen Sie gern weiter, so lange Sie es brauchen."],
  },
  parentsInAbuse: `Nichts davon wird jemandem bei Ihnen zu Hause gezeigt oder geschickt. ${ALERT}`,
  barriers: {
    hospital:
      "Angst vor Klinik oder Polizei ist verständlich. Die meisten, die bei {call} anrufen, bleiben, wo sie sind; das Gespräch selbst ist die Hilfe. Sie können so anfangen: Ich muss reden, und ich habe Angst, dass man mich mitnimmt. Was daran macht Ihnen am meisten Angst?",
    burden:
      "Das Gefühl, eine Last zu sein, lässt viele schweigen. Wem Sie wichtig sind, der wollte diesen Anruf auch mitten in der Nacht. Wenn Sie lieber mit jemandem beginnen, dessen Arbeit das Zuhören ist: Das ist {call}. Wer würde es wissen wollen?",
    shame:
      "Scham will, dass man sich versteckt, und das macht es schwerer. Bei {call} hört man das jede Stunde, und Ihren Namen müssen Sie nicht nennen. Ein Satz reicht: Ich bin in Gefahr, und es fällt mir schwer, das zu sagen. Könnten Sie ihn sagen oder tippen?",
    notUnderstood:
      "Es tut weh, wenn jemand es falsch versteht. Sie können sagen, was Sie brauchen: Bitte keine Lösungen, bleib einfach bei mir. Wer hat Sie schon einmal verstanden, wenigstens ein wenig?",
    money:
      "Anrufen oder Schreiben kostet bei {call} nichts, und niemand fragt nach einer Versicherung. Für das, was danach kommt, gibt es Praxen, die nach Einkommen abrechnen, auf findtreatment.gov. Wäre der Anruf möglich, wenn Geld keine Rolle spielte?",
    language:
      "Bei {call} sagen Sie „German“, dann wird gedolmetscht. Niemand fragt dort nach Papieren oder danach, woher Sie kommen. In welcher Sprache möchten Sie sprechen?",
    privacy:
      "Wenn man Sie hören könnte, schreiben Sie {keyword} an {text}, dort auf Englisch, oder gehen Sie zum Anrufen hinaus. Die Nachrichten können Sie danach löschen. Wo wären Sie zehn Minuten ungestört?",
    parents:
      "Die Sorge, was Ihre Familie sagt, ist verständlich. Sie können mit jemandem außerhalb beginnen: im Freundeskreis, in einer Praxis oder bei {call}. Wer würde ruhig bleiben?",
    didNotHelp:
      "Es ist bitter, wenn Hilfe nicht geholfen hat. Ein anderer Mensch an einem anderen Tag kann anders sein, und Sie dürfen sagen, was beim letzten Mal schiefging. Was müsste man jetzt anders machen?",
    noEnergy:
      "Bei so wenig Kraft machen wir es ganz klein. Eine Nachricht mit einem Wort genügt: {keyword} an {text}. Oder geben Sie jemandem Ihr Telefon und lassen das hier lesen. Was davon kostet weniger Kraft?",
    nobody:
      "Das klingt sehr einsam. Dann soll der erste Mensch einer sein, der genau dafür da ist: {call}, Tag und Nacht. Und gibt es in der Nachbarschaft, bei der Arbeit oder in einer Praxis jemanden, der käme, wenn Sie darum bitten?",
    dontKnow:
      "Sie müssen nicht wissen, was es ist. Manchmal fehlt nur der erste Satz. Hier ist einer: Ich habe Suizidgedanken und will nicht allein sein. Wem könnten Sie den schicken?",
  },
  chips: { plan: "Sicherheitsplan", grounding: "Fünf Sinne", breathing: "Atmen" },
  checkIn: [
    "Als wir zuletzt gesprochen haben, war es ein sehr schwerer Moment. Vor allem anderen möchte ich Sie direkt fragen: Wie sicher fühlen Sie sich heute, und sind die Gedanken, Ihr Leben zu beenden, wieder da gewesen?",
    "Ich habe im Kopf behalten, dass es zuletzt sehr schwer war. Wie ist es heute: Sind die Gedanken, zu sterben oder sich zu verletzen, nah, weiter weg oder fort?",
  ],
  checkedWell:
    "Danke, dass Sie es mir sagen. Wenn es wiederkommt, können Sie es hier jederzeit sagen, und bei {call} antwortet Tag und Nacht jemand. Worüber möchten Sie heute sprechen?",
};
