import type { PlanReadingCopy } from "./shape";

const adult: PlanReadingCopy = {
  title: "Mein Sicherheitsplan",
  steps: {
    warningSigns: "Zeichen, dass eine Krise kommt",
    ownWays: "Was ich selbst tun kann",
    peopleAndPlaces: "Menschen und Orte, die mich ablenken",
    helpers: "Menschen, die ich um Hilfe bitten kann",
    professionals: "Fachleute und Krisentelefone",
    saferPlace: "Meine Umgebung sicherer machen",
    worthLivingFor: "Wofür es sich am meisten zu leben lohnt",
  },
  empty:
    "Du hast noch keinen Plan. Fürs Erste genügt eine Zeile: ein Mensch, ein Ort oder etwas, das schon einmal geholfen hat.",
  make: "Meinen Plan machen",
  change: "Meinen Plan ändern",
  signedOut:
    "Ein Sicherheitsplan besteht aus sechs kurzen Schritten in deinen Worten. Melde dich an, um ihn hier zu speichern, oder druck einen leeren aus.",
  blank: "Leeren Plan drucken",
  readFailed: "Dein Plan konnte nicht geladen werden.",
  retry: "Noch einmal versuchen",
  loading: "Dein Plan wird geladen",
  offline: "Keine Verbindung. Das ist die Kopie auf diesem Gerät.",
  nothing: "Noch nichts geschrieben",
  noConnection: "Du bist offline",
  notHere:
    "Keine Verbindung, und auf diesem Gerät liegt keine Kopie deines Plans. Die Übungen hier gehen ohne Internet.",
  oneLine: "Jetzt eine Zeile schreiben",
  oneLineHint: "Jemand, zu dem du gehen kannst, oder etwas, das hilft.",
  add: "Hinzufügen",
  kept: "Es bleibt in diesem Tab und kommt in deinen Plan, sobald es eine Verbindung gibt.",
  saved: "In deinem Plan gespeichert.",
};

const child: PlanReadingCopy = {
  title: "Mein sicherer Plan",
  steps: {
    warningSigns: "Woran ich merke, dass es schlimm wird",
    ownWays: "Was ich allein tun kann",
    peopleAndPlaces: "Menschen und Orte, die mich auf andere Gedanken bringen",
    helpers: "Erwachsene, denen ich es sagen kann",
    professionals: "Helfer, die ich anrufen kann",
    saferPlace: "Meinen Platz sicherer machen",
    worthLivingFor: "Was ich am liebsten habe",
  },
  empty:
    "Du hast noch keinen Plan. Bitte einen Erwachsenen, dem du vertraust, ihn mit dir zu machen. Eine Zeile genügt für jetzt. Wer kann dir helfen? Was hilft dir?",
  make: "Meinen Plan machen",
  change: "Meinen Plan ändern",
  signedOut:
    "Ein Plan sind ein paar kurze Schritte für einen schlechten Tag. Du kannst einen leeren drucken und mit einem Erwachsenen ausfüllen.",
  blank: "Leeren Plan drucken",
  readFailed: "Dein Plan hat nicht geladen.",
  retry: "Noch einmal versuchen",
  loading: "Dein Plan kommt",
  offline: "Kein Internet. Das ist die Kopie auf diesem Gerät.",
  nothing: "Hier steht noch nichts",
  noConnection: "Es gibt gerade kein Internet",
  notHere:
    "Es gibt kein Internet, und dein Plan ist nicht auf diesem Gerät. Die Übungen hier gehen trotzdem.",
  oneLine: "Jetzt eine Zeile schreiben",
  oneLineHint: "Ein Erwachsener, zu dem du gehen kannst, oder etwas, das hilft.",
  add: "Hinzufügen",
  kept: "Es bleibt hier. Es kommt in deinen Plan, wenn das Internet wieder da ist.",
  saved: "Es steht in deinem Plan.",
};

export const planDe = { adult, child };
