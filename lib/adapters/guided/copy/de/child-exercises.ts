import type { Exercise } from "../shape";

/** The thought record as a search for clues, after child CBT practice (Stallard's "thought tracker"); own wording. */
export const childExercises: readonly Exercise[] = [
  {
    id: "thought-record",
    chip: "Gedanken-Detektiv",
    asked: /detektiv|gedanken?(?:protokoll|tagebuch)|hinweise suchen/iu,
    topics: ["school", "friends", "family", "selfWorth", "body", "identity", "relationship"],
    feelings: ["ashamed", "anxious", "sad", "angry"],
    approaches: /cbt|cognitive|thought/i,
    offer: "Wir können Detektiv spielen und Hinweise zu einem Gedanken suchen, der dich ärgert.",
    why: "Der Kopf erzählt manchmal Sachen, die nicht ganz stimmen. Detektive prüfen das nach.",
    steps: [
      {
        plainLead: "Der Fall ist offen, und du kannst jederzeit aufhören.",
        ask: "Zuerst die Tatsachen: Was ist passiert, und wo warst du?",
        hint: "Denk an das letzte Mal. War es zu Hause, in der Schule oder woanders?",
      },
      {
        plainLead: "Okay, das ist passiert.",
        ask: "Welcher Gedanke ist in deinen Kopf gesprungen? Schreib ihn wie in eine Sprechblase.",
        hint: "Mach den Satz fertig: In dem Moment dachte ich, dass …",
      },
      {
        lead: "In der Sprechblase steht {answer}.",
        plainLead: "Der Gedanke piekst.",
        ask: "Was hast du gefühlt, und was zeigt dein Thermometer von 0 bis 100?",
        hint: "Zum Beispiel: Angst, 70. Eine ungefähre Zahl ist gut genug.",
      },
      {
        plainLead: "Aufgeschrieben.",
        ask: "Jetzt die Hinweise: Was ist wirklich passiert und sagt, dass der Gedanke recht hat?",
        hint: "Es zählt nur, was man sehen oder filmen kann. Welchen Hinweis hast du?",
      },
      {
        plainLead: "Der Hinweis kommt ins Heft.",
        ask: "Und welche Hinweise sagen, dass der Gedanke sich irrt, auch ganz kleine?",
        hint: "Was würde jemand sagen, der dich sehr lieb hat?",
      },
      {
        lead: "Der andere Hinweis: {answer}.",
        plainLead: "Der kommt auch ins Heft.",
        ask: "Mit allen Hinweisen zusammen: Welcher Satz ist gerechter?",
        hint: "Fang so an: Manchmal …, aber auch …",
      },
      {
        lead: "Der gerechtere Satz ist {answer}.",
        plainLead: "Den Satz heben wir auf.",
        ask: "Schau noch einmal auf das Thermometer: Was zeigt es jetzt, von 0 bis 100?",
        hint: "Höher, gleich oder tiefer? Alles ist okay.",
      },
    ],
    summary:
      "Das ist dein Detektiv-Heft. Passiert ist: {answer1}. Gedacht hast du: {answer2}. Hinweis dafür: {answer4}. Hinweis dagegen: {answer5}. Gerechterer Satz: {answer6}. Thermometer am Anfang: {answer3}. Thermometer am Ende: {answer7}.",
    summaries: [
      "Das ist dein Detektiv-Heft. Gedacht hast du: {answer2}. Hinweis dafür: {answer4}. Hinweis dagegen: {answer5}. Gerechterer Satz: {answer6}.",
      "Gedacht hast du {answer2}. Gerechter ist der Satz {answer6}.",
      "Dein gerechterer Satz: {answer6}.",
      "Du hast einen Gedanken untersucht: {answer2}.",
    ],
    shift: {
      from: 2,
      to: 6,
      most: 100,
      down: "Das Thermometer ging von {from} auf {to}.",
      same: "Das Thermometer steht noch bei {to}, und das ist okay.",
      up: "Das Thermometer ist auf {to} gestiegen. Genau hinschauen macht das manchmal.",
    },
    close:
      "Es muss nicht auf null stehen. Du hast die Hinweise angeschaut, bevor du dem Gedanken geglaubt hast. Welchem Erwachsenen würdest du dein Heft zeigen?",
  },
  {
    id: "breathing",
    chip: "Atmen wie ein Bär",
    asked:
      /atemübung|(?:langsam|zusammen|eine minute|wie ein bär) atmen|(?:ich will|lass uns|können wir) (?:\p{L}+ ){0,2}atmen|^atmen$/iu,
    topics: ["worry", "anger", "sleep", "health"],
    feelings: ["anxious", "angry", "overwhelmed", "tired"],
    approaches: /mindful|dbt|relax|breath|acceptance/i,
    offer: "Wir können langsam in den Bauch atmen, wie ein Bär, der einschläft.",
    why: "Wenn du langsam atmest, wird auch dein Körper langsamer.",
    steps: [
      {
        plainLead: "Leg eine Hand auf den Bauch.",
        ask: "Riech an einer Blume: eins, zwei, drei. Puste eine Kerze aus: eins, zwei, drei, vier. Mach das dreimal und sag Bescheid.",
        hint: "Nur eine Blume und eine Kerze. Sag fertig, wenn du fertig bist.",
      },
      {
        plainLead: "So wie es ging, ist es gut.",
        ask: "Noch dreimal. Wohin hat sich deine Hand bewegt?",
        hint: "Du kannst dich hinlegen. Geht dein Bauch hoch und runter?",
      },
      {
        plainLead: "Lass die Arme schlapp werden wie ein müder Bär.",
        ask: "Wie ist dein Körper jetzt?",
        hint: "Ruhiger, gleich oder zappeliger?",
      },
    ],
    close: "So atmet der Bär. Das geht im Bett, in der Schule und unterwegs. Magst du mir noch mehr erzählen?",
  },
  {
    id: "grounding",
    chip: "Dinge-Suchspiel",
    asked: /fünf dinge|5.?4.?3.?2.?1|suchspiel/iu,
    topics: ["worry", "loss", "loneliness"],
    feelings: ["overwhelmed", "numb", "lonely", "confused"],
    approaches: /dbt|dialectical|trauma|mindful/i,
    offer: "Wir können ein Suchspiel machen, das dich genau hierher bringt.",
    why: "Wenn du schaust und lauschst, hat die Sorge weniger Platz.",
    steps: [
      {
        plainLead: "Augen auf, los geht es.",
        ask: "Such fünf Dinge, die du siehst. Welche sind es?",
        hint: "Fang mit einem an. Was ist am nächsten?",
      },
      {
        lead: "Du hast gefunden: {answer}.",
        plainLead: "Gut gefunden.",
        ask: "Jetzt vier Dinge, die du anfassen kannst.",
        hint: "Deine Socken zählen auch. Wie fühlen sie sich an?",
      },
      {
        plainLead: "Fass eins davon noch etwas länger an.",
        ask: "Jetzt drei Dinge, die du hörst.",
        hint: "Psst. Was ist das kleinste Geräusch?",
      },
      {
        lead: "Deine Ohren haben gefunden: {answer}.",
        plainLead: "Gute Ohren.",
        ask: "Jetzt zwei Gerüche, die du magst.",
        hint: "Kuchen, Gras oder Seife?",
      },
      { plainLead: "Das letzte.", ask: "Ein Geschmack, den du magst. Welcher?", hint: "Süß, salzig oder sauer?" },
    ],
    close: "Jetzt bist du genau hier. Wie ist es jetzt in dir drin?",
  },
];
