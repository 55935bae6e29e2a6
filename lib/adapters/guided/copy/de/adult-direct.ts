import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

const ALERT = ALERT_SENTENCES.de.adult;

/** What people ask the guide itself, or say about the talk. */
export const adultDirect = {
  direct: [
    {
      heard: stems(
        "wie lange? (?:dauert|geht|brauch|noch)",
        "wie viele (?:fragen|schritte)",
        "dauert (?:das|es) (?:noch )?lang",
        "wann ist (?:das|es) (?:vorbei|fertig|zu ende)",
      ),
      asksLength: true,
      lines: [
        "So lange du willst. Ein Gespräch hat hier kein festes Ende, und eine Übung sind ein paar kurze Antworten.",
        "Hier läuft keine Uhr. Du kannst nach jedem Satz aufhören.",
      ],
      after: "back",
    },
    {
      heard: stems(
        "(?:kannst du|können sie) mir (?:überhaupt |wirklich )?helfen",
        "wie kannst du (?:mir )?helfen",
        "was kannst du",
        "wozu bist du",
        "wie funktioniert das",
      ),
      lines: [
        "Ich kann zuhören, mit dir sortieren und kurze Übungen anleiten. Behandeln oder für dich entscheiden kann ich nicht. Was wäre dir gerade am nützlichsten?",
        "Bei einem Teil davon, denke ich: genau lesen und kleine Schritte. Wo jemand neben dir gebraucht wird, ist ein Mensch besser. Was brauchst du heute?",
      ],
      after: "chips",
    },
    {
      heard: stems(
        "was (?:denkst|meinst|hältst|findest) du",
        "was sagst du dazu",
        "wie siehst du das",
        "deine meinung",
      ),
      lines: [
        "Ich kenne nur, was du schreibst, also nimm es als Vermutung: Vielleicht verlangst du von dir mehr, als du von anderen verlangen würdest. Trifft das etwas?",
        "Für eine faire Meinung weiß ich noch zu wenig. Was sollte ich zuerst verstehen?",
        "Ich würde es ernst nehmen, und nicht für die ganze Geschichte halten. Was würdest du ergänzen?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "ist (?:das|es) (?:noch |eigentlich )?normal.{0,40}\\?",
        "(?:bin|werde) ich (?:jetzt |noch )?(?:verrückt|normal|komisch|zu empfindlich|das problem|gestört).{0,6}\\?",
        "übertreibe ich.{0,5}\\?",
      ),
      lines: [
        "Von hier aus kann ich das nicht beurteilen. Viele Menschen reagieren so, wenn sich etwas auftürmt. Wenn es dich erschreckt, ist eine Ärztin oder ein Arzt gut zum Fragen. Wie kommst du darauf?",
        "Das fragt man sich vor allem, wenn etwas wehtut und niemand es erklärt hat. Was würde es für dich ändern, wenn es normal wäre?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "wird (?:das|es|alles) (?:je |jemals |irgendwann |wieder )*(?:besser|gut|leichter)",
        "(?:hört|geht) (?:das|es) (?:je |jemals |irgendwann |wieder )*(?:auf|vorbei|weg).{0,5}\\?",
      ),
      lines: [
        "Versprechen kann ich das nicht. Solche Zustände ändern sich öfter, als es sich von innen anfühlt. Was wäre für dich das erste kleine Zeichen?",
        "Fast alles davon bewegt sich, nur selten gerade. Wann war es zuletzt eine Spur heller?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:erinnerst|merkst) du dich.{0,25}\\?",
        "(?:merkst|erinnerst) du dir.{0,25}\\?",
        "vergisst du (?:das|mich).{0,6}\\?",
        "weißt du (?:das )?(?:dann |morgen )?noch.{0,20}\\?",
      ),
      lines: [
        "Ich erinnere mich an das, was du mich behalten lässt, in deinen Worten. Auf der Seite zur Erinnerung kannst du alles sehen, ändern und löschen.",
      ],
      after: "back",
    },
    {
      heard: stems(
        "wer (?:liest|sieht|kann (?:das|es) (?:lesen|sehen))",
        "ist das (?:hier )?(?:privat|vertraulich|anonym|geheim)",
        "(?:sagst|erzählst) du (?:das|es) (?:jemand|wem|weiter)",
      ),
      lines: [
        `Was du schreibst, liegt verschlüsselt bei deinem Konto. Klingt etwas nach Gefahr, siehst du, wer helfen kann. ${ALERT} Die Einzelheiten stehen auf der Seite zum Datenschutz; lies sie, bevor du schreibst, was dir Sorgen macht.`,
      ],
      after: "back",
    },
    {
      heard: stems(
        "(?:magst du mich|liebst du mich|bin ich dir (?:wichtig|egal)|bist du (?:mein freund|meine freundin|genervt)|hast du gefühle|langweile ich dich).{0,6}\\?",
      ),
      lines: [
        "Ich bin eine KI und habe keine Gefühle zu geben, lese aber jede Zeile mit Sorgfalt. Ich wünsche dir Menschen, die mit dir fühlen können. Wer kommt dem am nächsten?",
        "So zu mögen wie ein Mensch, liegt nicht in meiner Macht; aufmerksam zu sein schon. Wie kommt die Frage?",
      ],
      after: "rest",
    },
    {
      heard: stems("wie heißt du", "wie ist dein name", "hast du einen namen"),
      lines: ["Ich bin Sage, die KI-Begleitung hier."],
      after: "back",
    },
    {
      heard:
        /^(?:fick dich|leck mich|verpiss dich|halt (?:die klappe|den mund|s maul)|ich hasse dich|(?:du bist|das ist) (?:so |echt |doch |ja |ein |eine )*(?:dumm|blöd|nutzlos|idiot|scheiße|müll|schwachsinn|zeitverschwendung|quatsch))/u,
      lines: [
        "Das darfst du so sagen. Etwas von mir ging an dir vorbei, oder es reicht dir heute ohnehin. Was war falsch?",
        "Auf mich wütend zu sein schadet nicht. Was hättest du eben gebraucht?",
      ],
      after: "rest",
    },
    {
      heard: /^(?:sorry|entschuldigung|entschuldige|tut mir leid|verzeihung)(?!\p{L})/u,
      lines: [
        "Zu entschuldigen gibt es nichts. Dafür ist dieser Ort. Was wolltest du sagen?",
        "Du nimmst niemandem etwas weg, wenn du hier schreibst. Weiter, in beliebiger Reihenfolge.",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:will|möchte|kann|mag) (?:ich )?(?:jetzt |gerade )?nicht (?:darüber|drüber|davon) (?:reden|sprechen)",
        "(?:darüber|drüber|davon) (?:will|möchte|kann|mag) ich (?:jetzt |gerade )?nicht (?:reden|sprechen)",
      ),
      lines: [
        "Dann bleibt das zu. Du bestimmst, was hier hereinkommt. Worüber redet es sich leichter?",
        "Es bleibt bei dir, so lange es muss. Worüber darf heute geredet werden?",
      ],
      after: "rest",
    },
    {
      heard: /^(?:hallo[,.?]? )?(?:bist du (?:noch )?da|ist (?:da|hier) jemand|liest du (?:das|noch) ?(?:mit)?)/u,
      lines: [
        "Ja, ich bin da und habe alles bis hierher gelesen.",
        "Noch da. Nichts von dem, was du geschrieben hast, ist verloren.",
      ],
      after: "back",
    },
    {
      heard:
        /^(?:nichts(?: besonderes| neues)?|gut|ganz gut|geht so|passt schon|alles gut|okay so|wie immer|normal)[.!\s]*$/u,
      lines: [
        "Das kann vieles heißen. Was davon ist es heute?",
        "In Ordnung, auch Kleines zählt. Was hast du heute gegessen, und wie hat es geschmeckt?",
      ],
      after: "rest",
    },
  ],
  recap: {
    phrase: [],
    quote: [
      "Beim letzten Mal hast du geschrieben {quote}. Sag mir, wenn das nicht mehr stimmt.",
      "Von deinem letzten Besuch habe ich diese Worte: {quote}. Berichtige mich, wenn sie täuschen.",
    ],
    memory: ["Das erinnert mich an etwas, das ich behalten darf: {quote}.", "Von dir weiß ich auch das: {quote}."],
    ask: ["Ist das noch da, oder geht es heute um etwas anderes?", "Machen wir dort weiter, oder fangen wir neu an?"],
    corrected: [
      "Danke fürs Richtigstellen. Ich halte mich an das, was du jetzt sagst.",
      "Dann war das falsch, und ich lasse es los.",
    ],
    confirmed: [
      "Dann knüpfen wir dort an. Was hat sich seither verändert?",
      "Gut, dann meinen wir dasselbe. Was ist seitdem daraus geworden?",
    ],
  },
  summing: {
    phrases: [],
    quotes: [
      "Ich lege die Stücke bis hierher zusammen: {list}.",
      "Das habe ich bisher von dir: {list}.",
      "Damit nichts verloren geht, sammle ich: {list}.",
      "Alles nacheinander: {list}.",
      "So sieht das Bild für mich aus: {list}.",
    ],
    ask: [
      "Welches Stück fehlt oder liegt falsch?",
      "Was würdest du an diesem Bild ändern?",
      "Welches davon willst du näher ansehen?",
      "Wenn du eines vom Stapel nehmen könntest, welches wäre es?",
    ],
    and: "und",
  },
  short: [
    "{word}. Das nehme ich so, wie es dasteht.",
    "{word}, also.",
    "{word}. In ein Wort passt viel.",
    "Gut, {word}.",
    "{word}. Das sagt schon etwas.",
    "Demnach {word}.",
  ],
  afterYes: [
    "Dann bleiben wir dort. Was siehst du zuerst?",
    "Ich verstehe. Wie lange ist das schon so?",
    "Ja, also. Welcher Teil ist am stärksten?",
    "Gut zu wissen. Woran merkst du es?",
  ],
  afterNo: [
    "Also nein. Was käme näher heran?",
    "Gut, das nicht. Wie ist es in deinen Worten?",
    "Auch das hilft. Was würdest du stattdessen sagen?",
  ],
  changed: [
    "Gern. Worüber möchtest du reden?",
    "Das bleibt, wo es ist. Was hast du sonst noch im Kopf?",
    "Ein Wechsel ist in Ordnung. Wohin?",
  ],
  stepsLeft: [
    "Das ist die letzte Frage.",
    "Nach dieser kommt noch eine.",
    "Nach dieser kommen noch zwei, beide kurz.",
    "Nach dieser kommen noch drei. Ein paar Minuten.",
    "Nach dieser kommen noch vier, so kurz du willst.",
    "Nach dieser kommen noch fünf, und du kannst bei jeder aufhören.",
    "Nach dieser kommen noch sechs, und du kannst jederzeit aufhören.",
  ],
  resumed: [
    "Zurück zu der Stelle:",
    "Die Frage war:",
    "Hier waren wir stehen geblieben:",
    "Noch einmal, in Ruhe:",
    "Um dort weiterzumachen:",
    "Offen war noch:",
  ],
  nothingOpen: [
    "Es ist keine Übung offen. Fangen wir eine neue an, oder reden wir?",
    "Nichts wartet auf ein Ende. Was möchtest du tun?",
  ],
  otherScript: [
    "Das ist eine andere Sprache. Hier antworte ich auf Deutsch, und im Profil lässt sich das ändern. Kannst du es vorerst auf Deutsch sagen?",
  ],
  noExercise:
    /(?<!\p{L})(?:keine|ohne|nicht schon wieder|schluss mit|nie wieder) (?:\p{L}+ )?(?:übung(?:en)?|techniken?|aufgaben|hausaufgaben)(?! (?:in|für die) )/u,
  somethingElse:
    /^(?:(?:lieber|bitte|können wir|lass uns|ich (?:will|möchte)|über|von|reden wir|gern) )*(?:etwas|was) ander(?:es|em)(?: reden| sprechen| machen| bitte)*[.?!\s]*$|(?:thema wechseln|anderes thema)/u,
  resume:
    /(?:weiter(?:machen)?|fortsetzen|zurück|beenden|fertig) (?:mit |zu )?(?:der|die) übung|(?:die )?übung (?:fortsetzen|weitermachen|fertig ?machen|beenden)|wo wir (?:aufgehört|stehen geblieben|waren)/u,
} satisfies Partial<Voice>;
