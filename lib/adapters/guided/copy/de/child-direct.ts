import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

const ALERT = ALERT_SENTENCES.de.child;

/** What children ask Buddy, or say about the talk. */
export const childDirect = {
  direct: [
    {
      heard: stems(
        "wie lange? (?:dauert|geht|noch)",
        "wie viele (?:fragen|schritte)",
        "sind wir (?:bald )?fertig",
        "dauert (?:das|es) (?:noch )?lang",
      ),
      asksLength: true,
      lines: [
        "So lange du willst. Du kannst aufhören, wann du magst.",
        "Hier klingelt nichts. Du sagst, wann Schluss ist.",
      ],
      after: "back",
    },
    {
      heard: stems("kannst du mir helfen", "hilfst du mir", "was kannst du", "wozu bist du da"),
      lines: [
        "Ich kann zuhören, und wir können kleine Sachen probieren, die helfen. Für große Sachen braucht es auch einen Erwachsenen. Wobei willst du Hilfe?",
        "Ein bisschen, ja. Ich höre zu und kenne Spiele für große Gefühle. Worum geht es?",
      ],
      after: "chips",
    },
    {
      heard: stems(
        "(?:willst du|kannst du|magst du) mein(?:e)? (?:bester? )?freund(?:in)? (?:sein|werden)",
        "bist du mein(?:e)? freund",
        "hast du mich lieb",
        "magst du mich",
      ),
      lines: [
        "Ich bin ein Helfer im Computer, also kann ich kein Freund sein wie ein Kind. Zuhören kann ich. Mit wem wärst du gern befreundet?",
        "Eine KI hört zu, aber ein echter Freund ist etwas anderes. Wer ist dir ein guter Freund?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "ist das (?:ein )?geheim",
        "(?:sag|erzähl)(?:e)? (?:das |es )?(?:bitte )?(?:nicht |keinem|niemandem)",
        "(?:sagst|erzählst|verrätst) du (?:das|es)",
        "wer (?:liest|sieht) das",
      ),
      lines: [
        `Geheimnisse darüber, dass dir jemand wehtut oder du nicht sicher bist, kann ich nicht behalten. Dann geschieht dies. ${ALERT} Wem vertraust du?`,
      ],
      after: "rest",
    },
    {
      heard: stems("ist das normal.{0,30}\\?", "bin ich (?:komisch|böse|dumm|normal|verrückt|schlecht).{0,5}\\?"),
      lines: [
        "Viele Kinder fühlen so etwas, und deshalb bist du nicht böse. Warum fragst du?",
        "Für Gefühle ist keiner böse. Wie kommst du darauf?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:wird|geht) (?:das|es) (?:wieder |je )*(?:besser|weg|gut|vorbei)",
        "hört (?:das|es) (?:wieder |je )*auf.{0,5}\\?",
      ),
      lines: [
        "Was noch kommt, kann ich nicht sehen. Bei fast allen werden große Gefühle wieder kleiner. Wann ist es ein bisschen weniger?",
      ],
      after: "rest",
    },
    {
      heard: stems("wie heißt du", "wie ist dein name", "wer ist buddy"),
      lines: ["Ich bin Buddy, der Helfer im Computer."],
      after: "back",
    },
    {
      heard:
        /^(?:halt (?:die klappe|den mund)|ich hasse dich|(?:du bist|das ist) (?:so |echt |voll |ein |eine )*(?:dumm|blöd|doof|gemein|langweilig|idiot|scheiße))/u,
      lines: [
        "Du bist sauer auf mich, und das ist okay. Was habe ich falsch gemacht?",
        "Das hat dir nicht gefallen. Was wäre jetzt besser?",
      ],
      after: "rest",
    },
    {
      heard: /^(?:sorry|entschuldigung|tut mir leid)(?!\p{L})/u,
      lines: ["Hier musst du dich nicht entschuldigen. Was wolltest du mir erzählen?"],
      after: "rest",
    },
    {
      heard: stems(
        "will (?:ich )?nicht (?:darüber|drüber|davon) (?:reden|sprechen)",
        "will (?:ich )?(?:das |es )?nicht (?:sagen|erzählen)",
      ),
      lines: [
        "Okay, das bleibt zu. Worüber magst du reden?",
        "Das darf bei dir bleiben. Was möchtest du mir sonst erzählen?",
      ],
      after: "rest",
    },
    {
      heard: stems(
        "(?:erzähl|sag) mir (?:einen witz|eine geschichte|was lustiges|etwas lustiges)",
        "mir ist (?:so )?langweilig",
        "(?:können wir|wollen wir|willst du) (?:was )?spielen",
      ),
      lines: [
        "Ich kenne nur Spiele für Gefühle. Wir machen eins, oder du erzählst mir das Beste von heute. Was nimmst du?",
      ],
      after: "chips",
    },
    {
      heard: /^(?:nichts|gut|geht so|alles gut|normal|okay so)[.!\s]*$/u,
      lines: ["Okay. Was war heute am besten?", "Gemerkt. Und was war heute am blödesten?"],
      after: "rest",
    },
    {
      heard: /^(?:hallo[,.?]? )?(?:bist du (?:noch )?da|ist (?:da|hier) jemand)/u,
      lines: ["Ja, ich bin da, mit beiden Ohren."],
      after: "back",
    },
  ],
  recap: {
    phrase: [],
    quote: ["Letztes Mal hast du mir erzählt {quote}. Sag mir, wenn das nicht mehr stimmt."],
    memory: ["Ich weiß noch etwas von dir: {quote}."],
    ask: ["Ist das noch so, oder gibt es heute etwas anderes?"],
    corrected: ["Danke, dass du das richtig machst. Es gilt, was du jetzt sagst."],
    confirmed: ["Dann machen wir da weiter. Was ist danach passiert?"],
  },
  summing: {
    phrases: [],
    quotes: [
      "Ich sammle, was du erzählt hast: {list}.",
      "In meinem Heft steht: {list}.",
      "Mal sehen, ob ich alles habe: {list}.",
    ],
    ask: ["Was fehlt noch?", "Was davon ist das Größte?", "Was würdest du wegnehmen, wenn du könntest?"],
    and: "und",
  },
  short: [
    "{word}. Gut.",
    "{word}, also.",
    "{word}. Das hilft mir schon.",
    "Das heißt {word}.",
    "{word}. Steht in meinem Heft.",
    "Aha, {word}.",
  ],
  afterYes: [
    "Ja. Was kommt zuerst?",
    "Ich verstehe. Erzählst du mir ein bisschen davon?",
    "Gut zu wissen. Woran merkst du das?",
  ],
  afterNo: [
    "Also nein. Wie ist es denn?",
    "Okay, das nicht. Was passt besser?",
    "Jetzt weiß ich es genauer. Was wäre richtig?",
  ],
  changed: ["Klar. Worüber reden wir?", "Das bleibt da. Was gibt es noch?", "Wir wechseln. Wohin?"],
  stepsLeft: [
    "Das ist die letzte Frage.",
    "Danach kommt noch eine.",
    "Danach kommen noch zwei, ganz kurz.",
    "Danach kommen noch drei.",
    "Danach kommen noch vier kurze.",
    "Danach kommen noch fünf, und du kannst aufhören.",
    "Danach kommen noch sechs, und du kannst jederzeit aufhören.",
  ],
  resumed: [
    "Hier waren wir:",
    "Die Frage war:",
    "Noch mal, ganz langsam:",
    "Da sind wir stehen geblieben:",
    "Von da geht es weiter:",
  ],
  nothingOpen: ["Es ist kein Spiel mehr offen. Machen wir ein neues, oder reden wir?"],
  otherScript: ["Das ist eine andere Sprache. Hier rede ich Deutsch. Kannst du es auf Deutsch sagen?"],
  noExercise: /(?<!\p{L})(?:keine|ohne|kein) (?:\p{L}+ )?(?:übung(?:en)?|spiele?|aufgaben)/u,
  somethingElse:
    /^(?:(?:lieber|bitte|können wir|lass uns|ich (?:will|möchte)|über|von|reden wir) )*(?:etwas|was) ander(?:es|em)(?: reden| machen| spielen| bitte)*[.?!\s]*$|(?:thema wechseln|anderes thema)/u,
  resume:
    /(?:weiter(?:machen)?|zurück) (?:mit |zu )?(?:der übung|dem spiel|dem detektiv)|wo wir (?:aufgehört|stehen geblieben|waren)/u,
} satisfies Partial<Voice>;
