import type { Exercise, Speech, Voice } from "./shape";

const exercises: readonly Exercise[] = [
  {
    id: "breathing",
    chip: "Eine Minute atmen",
    asked: /\batm(?:en|ung)/iu,
    topics: ["worry", "anger", "sleep", "work", "health"],
    feelings: ["anxious", "angry", "overwhelmed", "tired", "ashamed"],
    approaches: /mindful|dbt|relax|acceptance/i,
    offer: "Wir könnten zusammen etwa eine Minute langsam atmen.",
    why: "Langes Ausatmen sagt dem Körper, dass er etwas loslassen darf.",
    steps: [
      {
        plainLead: "Gut. Stell die Füße auf den Boden, wenn du magst.",
        ask: "Atme durch die Nase ein und zähl bis vier, dann langsam aus bis sechs. Dreimal, und dann erzähl mir, wie es war.",
        hint: "Ein einziges langes Ausatmen genügt. Schreib mir ein Wort, wenn du so weit bist.",
      },
      {
        plainLead: "Gut so, wie auch immer es war.",
        ask: "Noch dreimal, und lass beim Ausatmen die Schultern sinken. Wo spürst du den Atem am meisten?",
        hint: "Eher in der Nase, in der Brust oder im Bauch?",
      },
      {
        plainLead: "Bleib noch einen Atemzug dort.",
        ask: "Dann schau dich kurz um. Was ist jetzt anders, auch wenn es wenig ist?",
        hint: "Vielleicht der Kiefer, die Hände oder das Tempo der Gedanken?",
      },
    ],
    close:
      "Diesen Atem hast du überall dabei, und niemand muss es merken. Magst du weitererzählen, was dich beschäftigt hat?",
  },
  {
    id: "grounding",
    chip: "Fünf Dinge nennen",
    asked: /fünf dinge|5.?4.?3.?2.?1|erden/iu,
    topics: ["loss", "worry", "family", "loneliness"],
    feelings: ["numb", "overwhelmed", "sad", "lonely", "confused"],
    approaches: /dbt|trauma|mindful/i,
    offer: "Wir könnten über die Sinne ein Stück in diesen Raum zurückkommen, einen nach dem anderen.",
    why: "Die Sinne holen den Kopf dorthin zurück, wo du bist.",
    steps: [
      {
        plainLead: "Ganz ohne Eile.",
        ask: "Schau dich um und nenn fünf Dinge, die du siehst.",
        hint: "Fang mit einem an. Was ist direkt vor dir?",
      },
      {
        lead: "Ich habe sie: {answer}.",
        plainLead: "Ich habe sie.",
        ask: "Jetzt vier Dinge, die du fühlen kannst, zum Beispiel den Stuhl oder den Stoff.",
        hint: "Was berühren deine Füße gerade?",
      },
      {
        plainLead: "Lass dein Gewicht dort ruhen.",
        ask: "Jetzt drei Dinge, die du hörst, nah oder fern.",
        hint: "Auch ein Summen zählt. Was ist das nächste Geräusch?",
      },
      {
        plainLead: "Hör noch einen Moment hin.",
        ask: "Jetzt zwei Gerüche, von hier oder solche, die du magst.",
        hint: "Kaffee, Seife, Regen: Was täte gerade gut?",
      },
      {
        plainLead: "Fast geschafft.",
        ask: "Zum Schluss ein Geschmack, oder ein freundliches Wort, das du gern hören würdest.",
        hint: "Ein Schluck Wasser zählt. Oder welches Wort täte dir gut?",
      },
    ],
    close: "Da bist du, in diesem Raum, in dieser Stunde. Wie ist es jetzt in dir?",
  },
];

const adult: Voice = {
  feelings: {
    sad: ["Da ist viel Traurigkeit drin.", "Das klingt schwer zu tragen.", "Man merkt, dass es weh tut."],
    anxious: [
      "Es klingt, als wäre dein Kopf in Alarm.",
      "Mit so einer Angst zu leben kostet viel Kraft.",
      "In deinen Worten steckt viel Sorge.",
    ],
    angry: [
      "Da ist echte Wut.",
      "Etwas daran war für dich nicht in Ordnung.",
      "Wut zeigt oft, dass eine Grenze verletzt wurde.",
    ],
    lonely: [
      "Das klingt einsam.",
      "Es ist hart, das ohne jemanden an der Seite zu tragen.",
      "Man spürt den Wunsch nach jemandem in der Nähe.",
    ],
    ashamed: [
      "Scham macht, dass man sich verstecken möchte.",
      "Es braucht Mut, das auszusprechen.",
      "Diese Stimme in dir ist streng.",
    ],
    tired: [
      "Du klingst erschöpft.",
      "Das ist eine Müdigkeit, die Schlaf allein nicht heilt.",
      "Deine Kraft ist gerade knapp.",
    ],
    overwhelmed: [
      "Das ist viel auf einmal.",
      "Alles scheint gleichzeitig an dir zu ziehen.",
      "Das alles zu halten wäre für jeden schwer.",
    ],
    numb: [
      "Nichts zu fühlen kann auch schwer sein.",
      "Manchmal schaltet der Kopf ab, um sich zu schützen.",
      "Auch diese Leere darf hier sein.",
    ],
    confused: [
      "Das klingt gerade verworren.",
      "Zwei Dinge scheinen an dir zu ziehen.",
      "Es muss noch nicht klar sein.",
    ],
    good: ["Da ist etwas Leichtes dabei.", "Das liest man gern.", "Etwas scheint sich gelöst zu haben."],
  },
  phrase: [],
  judgement: [],
  acute: [
    "Das macht Angst, und es lässt wieder nach. Bei Schmerzen in der Brust oder wenn es das erste Mal ist, hol bitte ärztliche Hilfe oder ruf den Notruf.",
  ],
  quote: [
    "Du schreibst {quote}.",
    "An diesen Worten bleibe ich hängen: {quote}.",
    "In {quote} steckt viel.",
    "Ich möchte kurz bei {quote} bleiben.",
    "Eines fällt mir auf: {quote}.",
    "Ich lese {quote} und will nicht darüber hinweggehen.",
  ],
  topicNames: {
    loss: "dieser Verlust",
    relationship: "deine Beziehung",
    family: "deine Familie",
    friends: "deine Freunde",
    school: "Schule und Lernen",
    work: "die Arbeit",
    money: "das Geld",
    sleep: "deine Nächte",
    body: "dein Körper",
    health: "die Gesundheit",
    identity: "wer du bist",
    selfWorth: "wie du dich selbst siehst",
    habit: "diese Gewohnheit",
    faith: "dein Glaube",
    loneliness: "das Alleinsein",
    worry: "diese Sorgen",
    anger: "diese Wut",
  },
  topic: ["Ein großes Thema ist gerade: {topic}.", "Ich merke, wie viel Raum das einnimmt: {topic}."],
  holding: [
    "Das ist keine Kleinigkeit.",
    "Du musst es nicht schöner machen, als es ist.",
    "Vielen würde das schwerfallen.",
    "Wir können es langsam angehen.",
    "Du kannst es so sagen, wie es kommt.",
    "Es zählt, auch wenn andere es nicht gesehen haben.",
  ],
  openQuestions: ["Welcher Teil davon ist gerade am lautesten?", "Seit wann ist das so?", "Wo möchtest du anfangen?"],
  questions: [
    "Wenn es am schlimmsten ist, was geht dir dann durch den Kopf?",
    "Wo im Körper merkst du es?",
    "Was hat früher geholfen, auch nur ein bisschen?",
    "Was soll jemand davon sehen?",
    "Was brauchst du gerade am meisten: Ruhe, Hilfe, eine Antwort oder Gesellschaft?",
    "Wer in deinem Leben weiß davon?",
    "Gab es diese Woche einen Moment, in dem es leichter war?",
    "Was soll sich zuerst ändern?",
    "Wie sprichst du mit dir, wenn das hochkommt?",
    "Gibt es etwas daran, das du noch nie laut gesagt hast?",
  ],
  topicQuestions: {
    work: ["Wie sieht dort ein schlechter Tag aus, vom Morgen an?"],
    sleep: ["Was passiert in deinem Kopf, wenn das Licht aus ist?"],
    family: ["Welche Rolle hast du, wenn alle zusammen sind?"],
    loss: ["Magst du mir ein wenig erzählen, wen oder was du verloren hast?"],
    loneliness: ["Wann am Tag ist es am stärksten?"],
    school: ["Was drückt dort am meisten: der Stoff, die Leute oder was danach kommt?"],
  },
  cues: [],
  savour: [
    "Was hat das möglich gemacht?",
    "Wie fühlt sich das im Körper an?",
    "Wie könntest du dem etwas mehr Platz geben?",
  ],
  callbackPhrase: [],
  callbackQuote: [
    "Vorhin hast du geschrieben: {quote}.",
    "Ich denke zurück an deine Worte {quote}.",
    "Du hast auch gesagt: {quote}.",
  ],
  callbackQuestions: [
    "Gehört das zum selben Knoten, oder ist es ein anderer?",
    "Was davon wiegt gerade mehr?",
    "Wenn du beides nebeneinander legst, was fällt dir auf?",
  ],
  offerLead: [
    "Vielleicht können wir damit etwas Kleines machen.",
    "Ich möchte dir etwas vorschlagen, und du kannst nein sagen.",
  ],
  offerChoice: ["Oder wir reden weiter. Was möchtest du?", "Sonst reden wir einfach weiter. Was passt besser?"],
  goal: ["Es könnte auch zu deinem Ziel passen: {goal}."],
  afterExercise: ["Was merkst du jetzt, verglichen mit vorhin?", "Was möchtest du davon behalten?"],
  carryOn: [
    "Wenn das morgen wiederkommt, woran möchtest du dich erinnern?",
    "Wem in deiner Nähe könntest du ein Stück davon erzählen?",
    "Was könntest du dir in der nächsten Stunde Gutes tun?",
  ],
  windDown: [
    "Wir können es für heute hier lassen oder noch bleiben. Beides ist gut. Was möchtest du?",
    "Du hast viel in Worte gefasst. Magst du hier aufhören oder noch etwas anschauen?",
  ],
  keepTalkingChip: "Weiterreden",
  declined: ["In Ordnung. Wir reden einfach.", "Gut, keine Übung. Ich lese mit."],
  stopped: ["Wir können hier aufhören. Nichts muss fertig werden.", "Gut, wir lassen das. Du weißt, was dir hilft."],
  leftOpen: ["Das kann offen bleiben.", "Keine Antwort ist auch in Ordnung."],
  ai: [
    "Ich bin eine KI, kein Mensch, und habe keine Zulassung. Ich kann zuhören und mit dir nachdenken, und Menschen können, was ich nicht kann.",
    "Hier antwortet eine KI. Ich bin weder Mensch noch Fachperson, und die Frage ist berechtigt.",
  ],
  medical: [
    "Ich kann nicht sagen, welche Krankheit das ist oder was mit Medikamenten zu tun ist. Das kann eine Ärztin, ein Arzt oder die Apotheke. Ich kann dir helfen, das Gespräch vorzubereiten.",
    "Diese Frage gehört in eine Praxis, denn dort sieht man, was ich nicht sehe. Wollen wir aufschreiben, was du fragen willst?",
  ],
  crisis: [
    "Danke, dass du es sagst. Ich nehme das ernst, und du brauchst jetzt einen Menschen bei dir. Bei Gefahr ruf bitte den Notruf. Ist jemand in der Nähe, der bei dir bleiben kann?",
    "Das braucht mehr als mich. Bitte erreiche jetzt einen Menschen: den Notruf bei Gefahr, ein Krisentelefon oder jemanden, dem du vertraust. Bist du in diesem Moment sicher?",
  ],
  unclear: [
    "Das habe ich nicht ganz verstanden. Magst du es anders sagen?",
    "Das ist an mir vorbeigegangen. Was meinst du?",
    "Ich komme noch nicht mit. Ein Satz mehr würde mir helfen.",
  ],
  smaller: [
    "Nicht zu wissen ist in Ordnung. Etwas Kleineres: Wie ist dein Körper gerade, eng, schwer, unruhig?",
    "Nehmen wir ein kleineres Stück. Was war, kurz bevor du mir geschrieben hast?",
    "Wenn es ein Wort für jetzt gäbe, welches käme?",
  ],
  repair: [
    "Dann lag ich falsch. Danke, dass du es sagst. Was habe ich übersehen?",
    "Entschuldige, das war es nicht. Was ist dir daran am wichtigsten?",
  ],
  advice: [
    "Eine fertige Antwort möchte ich dir nicht geben, denn dein Leben kennst du. Schauen wir gemeinsam. Woran hast du schon gedacht?",
    "Was würdest du einem guten Freund in deiner Lage sagen?",
  ],
  thanks: [
    "Gern. Das Schwere hast du gemacht: es auszusprechen. Möchtest du noch etwas anschauen, oder reicht es für jetzt?",
    "Gerne. Wir können weitermachen oder hier aufhören.",
  ],
  goodbye: [
    "Pass gut auf dich auf{name}. Du kannst jederzeit wiederkommen, musst es aber nicht.",
    "Alles Gute für die nächsten Stunden{name}.",
  ],
  greeting: ["Hallo. Gut, dass du da bist. Was beschäftigt dich?", "Hallo. Lass dir Zeit. Was führt dich her?"],
  back: ["Wollen wir zu deiner Geschichte zurück?", "Wir können jederzeit dort weitermachen, wo wir waren."],
  staying: ["Ich bin da und lese genau.", "Erzähl weiter, in deinem Tempo."],
  quoteMarks: ["„", "“"],
  exercises,
};

const child: Voice = {
  ...adult,
  feelings: {
    ...adult.feelings,
    ashamed: ["Es war mutig, das zu sagen.", "Jeder macht mal etwas falsch."],
    sad: ["Das ist richtig traurig.", "Man darf darüber weinen.", "Das tut innen weh."],
  },
  questions: [
    "Wo im Körper spürst du es?",
    "Was hast du da gedacht?",
    "Weiß ein Erwachsener davon?",
    "Was hilft dir, auch nur ein bisschen?",
    "Wie groß ist es, von 1 bis 10?",
    "Was wünschst du dir?",
    "Bei wem fühlst du dich sicher?",
    "War es heute einmal leichter?",
  ],
  ai: [
    "Ich bin Buddy und ich bin eine KI, ein Computer-Helfer. Ich bin kein Mensch. Ein Erwachsener, dem du vertraust, kann dir mehr helfen als ich.",
    "Ich bin eine KI, die zuhört, kein Mensch und kein Arzt. Gut, dass du fragst.",
  ],
  medical: ["Das ist eine Frage für einen Arzt. Ein Erwachsener kann dir beim Fragen helfen. Was soll er wissen?"],
  crisis: [
    "Danke, dass du es mir sagst. Das ist zu groß, um es allein zu tragen. Bitte geh jetzt zu einem Erwachsenen, dem du vertraust, zu Hause oder in der Schule. Bei Gefahr ruf den Notruf. Wer ist bei dir?",
  ],
  carryOn: [
    "Welchem Erwachsenen könntest du das erzählen?",
    "Was kannst du beim nächsten Mal tun?",
    "Was Schönes kannst du jetzt machen?",
  ],
  repair: [
    "Hoppla, das war falsch. Danke, dass du es sagst. Was meintest du?",
    "Entschuldige, ich habe es nicht richtig verstanden. Erzähl noch mal.",
  ],
};

export const de: Speech = { adult, child };
