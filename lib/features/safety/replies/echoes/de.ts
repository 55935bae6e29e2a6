import type { EchoTexts } from "./shape";

export const adult: EchoTexts = {
  suicideYes: "Die Gedanken an Suizid sind also da. Jetzt sind sie ausgesprochen, und du bist damit nicht allein.",
  suicideNo: "Du sagst, es geht nicht um Suizid. Ich glaube, dass es trotzdem schwer ist.",
  nearYes: "Das ist nah, und ich nehme es sehr ernst.",
  nearNo: "Dann ist gerade etwas Abstand da. Den wollen wir halten.",
  planYes: "Du hast also überlegt, wie du es tun würdest. Einzelheiten musst du mir nicht sagen.",
  planNo: "Also kein Plan. Das gibt uns Raum.",
  intentYes: "Ein großer Teil von dir will es tun. Dann braucht der andere Teil, der mir schreibt, bald Hilfe.",
  intentNo: "Ein Teil von dir will es nicht tun. Diesem Teil möchte ich zur Seite stehen.",
  meansYes: "Es ist also in deiner Nähe. Dann ist Abstand jetzt das Wichtigste.",
  meansNo: "Es ist nicht in Reichweite. Bitte lass es vorerst so.",
  timeYes: "Du denkst also an einen bestimmten Zeitpunkt. Umso dringender ist, dass vorher jemand bei dir ist.",
  timeNo: "Es steht kein Zeitpunkt fest. Das lässt Raum, damit jemand dazukommen kann.",
  person: "Dann halten wir uns an diesen Menschen.",
  tried: "Danke, dass du es mit mir versucht hast. Auch eine kleine Veränderung hilft ein Stück weiter.",
  behind: "Das steckt also dahinter. Ich verstehe, dass es auf dir lastet.",
  hinders: "Das hält dich also zurück. Es ist verständlich, dass es dadurch schwerer wird.",
  fault: "Was dir jemand antut, hat dieser Mensch zu verantworten. Es ist nicht deine Schuld, egal, was vorher war.",
  hospital:
    "Angst vor dem Krankenhaus ist verständlich. Mit dem, was gerade ist, bist du dort am sichersten, und je früher jemand nachsieht, desto weniger muss vielleicht gemacht werden.",
  farewell: "Das klingt nach Abschied, und es macht mir Sorgen. Bitte verbring die nächsten Stunden nicht allein.",
  eatingNow:
    "Bitte ruf jetzt {emergency} an und sag, dass du ohnmächtig warst oder sich dein Herz nicht richtig anfühlt und seit wann du kaum isst. Setz oder leg dich hin, sorg dafür, dass jemand bei dir bleibt, und fahr nicht selbst.",
  checkIn: [
    "Als wir zuletzt gesprochen haben, war es ein schwerer Moment. Zuallererst: Wie geht es dir heute, und gibt es etwas, weshalb du dich nicht sicher fühlst?",
    "Ich habe nicht vergessen, dass es zuletzt schwer war. Wie war es seitdem, und gibt es heute etwas, das dir Sorgen macht?",
  ],
};

export const child: EchoTexts = {
  suicideYes: "Die Gedanken ans Sterben sind also da. Jetzt hast du es gesagt und bist damit nicht allein.",
  suicideNo: "Du sagst, es geht nicht ums Sterben. Ich sehe, dass es trotzdem schwer ist.",
  nearYes: "Das ist nah. Ich nehme es sehr ernst.",
  nearNo: "Dann ist es gerade nicht so nah. So soll es bleiben.",
  planYes: "Du hast also an einen Weg gedacht. Welchen, musst du mir nicht sagen.",
  planNo: "Kein Plan. Das gibt uns Zeit.",
  intentYes: "Ein großer Teil von dir will es tun. Der Teil, der mir schreibt, braucht bald einen Erwachsenen.",
  intentNo: "Ein Teil von dir will es nicht tun. Diesem Teil möchte ich helfen.",
  meansYes: "Es ist also nah bei dir. Zuerst muss es weit weg.",
  meansNo: "Es ist nicht nah bei dir. Bitte lass es so.",
  timeYes: "Du hast also an einen Zeitpunkt gedacht. Vorher muss ein Erwachsener bei dir sein.",
  timeNo: "Kein fester Zeitpunkt. So kann ein Erwachsener noch helfen.",
  person: "Das klingt nach jemandem, dem du es sagen kannst.",
  tried: "Danke, dass du es mit mir versucht hast. Auch eine winzige Veränderung zählt.",
  behind: "Das ist also passiert. Ich verstehe, dass es wehtut.",
  hinders: "Das macht es also schwer. Das kann ich verstehen.",
  fault: "Für das, was jemand dir antut, kann nur dieser Mensch etwas. Es ist nicht deine Schuld, egal was vorher war.",
  hospital:
    "Du darfst Angst vor dem Krankenhaus haben. Dort kann man dich schützen, und ein Erwachsener kann bei dir bleiben.",
  farewell: "Das klingt nach Abschied, und ich mache mir Sorgen um dich. Bitte sei jetzt bei einem Erwachsenen.",
  eatingNow:
    "Bitte hol jetzt einen Erwachsenen und ruft {emergency} an. Sag, dass du ohnmächtig warst oder dein Herz sich falsch anfühlt und dass du kaum gegessen hast. Setz oder leg dich hin, und lass jemanden bei dir bleiben.",
  checkIn: [
    "Letztes Mal war ein schwerer Moment. Bevor wir anfangen: Wie geht es dir heute, und gibt es etwas, durch das du dich nicht sicher fühlst?",
    "Ich weiß noch, dass es vor Kurzem schwer war. Wie war es seitdem, und macht dir heute etwas Sorgen?",
  ],
};
