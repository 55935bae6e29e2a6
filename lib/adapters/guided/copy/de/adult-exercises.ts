import type { Exercise } from "../shape";

/** Thought record after Beck's cognitive therapy and the NHS self-help leaflets; own wording. */
export const adultExercises: readonly Exercise[] = [
  {
    id: "thought-record",
    chip: "Gedanken prüfen",
    asked:
      /gedanken?(?:protokoll|tagebuch|check)|(?:den|diesen|einen|meinen|meine) gedanken (?:prüfen|überprüfen|hinterfragen|anschauen)|^gedanken prüfen$/iu,
    topics: ["work", "school", "selfWorth", "relationship", "friends", "family", "identity", "body", "money"],
    feelings: ["ashamed", "anxious", "sad", "angry"],
    approaches: /cbt|cognitive|thought/i,
    offer:
      "Wir könnten einen Gedanken nehmen, der immer wiederkommt, und ihn von beiden Seiten ansehen. Das sind sieben kurze Antworten.",
    why: "Solange man in einem Gedanken steckt, fühlt er sich an wie eine Tatsache. Aufgeschrieben bekommt er etwas Abstand.",
    steps: [
      {
        plainLead: "Gut, Schritt für Schritt, und du kannst jederzeit aufhören.",
        ask: "Nimm einen bestimmten Moment, in dem es wehgetan hat. Was ist passiert, wo und mit wem?",
        hint: "Das letzte Mal genügt. Wo warst du da gerade?",
      },
      {
        plainLead: "Die Situation steht.",
        ask: "Welcher Gedanke ging dir da durch den Kopf? Schreib ihn so, wie er innen klingt.",
        hint: "Versuch diesen Satz zu beenden: In dem Moment sagte ich mir, dass …",
      },
      {
        lead: "Der Gedanke sagt also {answer}.",
        plainLead: "Dieser Gedanke hat Stacheln.",
        ask: "Welches Gefühl kam damit, und wie stark war es von 0 bis 100?",
        hint: "Ungefähr reicht: ein Wort und eine Zahl, zum Beispiel Angst, 60.",
      },
      {
        plainLead: "Das ist notiert.",
        ask: "Seien wir fair zu dem Gedanken: Welche Tatsachen sprechen für ihn?",
        hint: "Nur das, was eine Kamera hätte filmen können. Fällt dir etwas ein?",
      },
      {
        plainLead: "Diese Seite ist gesagt.",
        ask: "Und die andere Seite: Was passt nicht zu dem Gedanken, und sei es etwas Kleines?",
        hint: "Was würde jemand für dich anführen, der dich mag und dabei war?",
      },
      {
        lead: "Es gibt also auch das: {answer}.",
        plainLead: "Es gibt also auch die andere Seite.",
        ask: "Wenn du beide Seiten zusammen hältst: Welcher Satz wäre gerechter, einer, den du wenigstens halb glauben kannst?",
        hint: "Du kannst so anfangen: Es stimmt, dass …, und es stimmt auch, dass …",
      },
      {
        lead: "Lassen wir diesen Satz kurz stehen: {answer}.",
        plainLead: "Lassen wir diesen Satz kurz stehen.",
        ask: "Wie stark ist das Gefühl vom Anfang jetzt, von 0 bis 100?",
        hint: "Gleich, etwas weniger oder mehr? Alles davon ist in Ordnung.",
      },
    ],
    summary:
      "Das ist dein Gedankenprotokoll. Was war: {answer1}. Der Gedanke: {answer2}. Was dafür spricht: {answer4}. Was dagegen spricht: {answer5}. Ein gerechterer Satz: {answer6}. Das Gefühl am Anfang: {answer3}. Das Gefühl am Ende: {answer7}.",
    summaries: [
      "Das ist dein Gedankenprotokoll. Der Gedanke: {answer2}. Was dafür spricht: {answer4}. Was dagegen spricht: {answer5}. Ein gerechterer Satz: {answer6}.",
      "Der Gedanke war {answer2}. Der gerechtere Satz ist {answer6}.",
      "Daraus ist ein gerechterer Satz geworden: {answer6}.",
      "Du hast einem Gedanken ins Gesicht geschaut: {answer2}.",
    ],
    shift: {
      from: 2,
      to: 6,
      most: 100,
      down: "Die Stärke ging von {from} auf {to}.",
      same: "Sie steht noch bei {to}, und der Gedanke ist nicht mehr allein.",
      up: "Sie steht bei {to}, und genaues Hinschauen kann das am Anfang bewirken.",
    },
    close:
      "Die Zahl muss nicht auf null fallen. Du hast gesehen, dass der Gedanke mehr als eine Seite hat. Was fällt dir auf, wenn du alles zusammen liest?",
  },
  {
    id: "breathing",
    chip: "Eine Minute atmen",
    asked:
      /atemübung|(?:langsam|zusammen|gemeinsam|eine minute|mit dir) atmen|(?:ich will|ich möchte|lass uns|können wir|hilf mir) (?:\p{L}+ ){0,2}atmen|^atmen$/iu,
    topics: ["worry", "anger", "sleep", "health"],
    feelings: ["anxious", "angry", "overwhelmed", "tired"],
    approaches: /mindful|dbt|relax|breath|acceptance/i,
    offer: "Wir könnten etwa eine Minute lang zusammen langsam atmen.",
    why: "Ein langes Ausatmen sagt dem Körper, dass er etwas herunterkommen darf.",
    steps: [
      {
        plainLead: "Gut. Stell die Füße auf den Boden, wenn das geht.",
        ask: "Atme durch die Nase ein und zähl bis vier, dann langsam aus bis sechs. Dreimal, und dann schreib mir, wie es war.",
        hint: "Ein einziges langes Ausatmen genügt. Schreib ein Wort, wenn es so weit ist.",
      },
      {
        plainLead: "In Ordnung, egal wie es ging.",
        ask: "Noch dreimal, und lass beim Ausatmen die Schultern sinken. Wo spürst du den Atem am meisten?",
        hint: "Vielleicht in der Nase, in der Brust oder im Bauch?",
      },
      {
        lead: "Da spürst du ihn: {answer}.",
        plainLead: "Bleib noch einen Atemzug dort.",
        ask: "Dann schau dich kurz um. Was ist jetzt anders, auch wenn es wenig ist?",
        hint: "Vielleicht der Kiefer, die Hände oder das Tempo der Gedanken?",
      },
    ],
    close:
      "Diesen Atem hast du überall dabei, und niemand muss es merken. Möchtest du bei dem weitermachen, was dich beschäftigt hat?",
  },
  {
    id: "grounding",
    chip: "Fünf Dinge benennen",
    asked: /fünf dinge|5.?4.?3.?2.?1|ins hier und jetzt/iu,
    topics: ["loss", "worry", "health", "loneliness"],
    feelings: ["numb", "overwhelmed", "lonely", "confused"],
    approaches: /dbt|dialectical|trauma|mindful/i,
    offer: "Wir könnten über die Sinne, einen nach dem anderen, wieder hierher kommen.",
    why: "Die Sinne holen den Kopf dahin zurück, wo du gerade bist.",
    steps: [
      {
        plainLead: "Ohne Eile.",
        ask: "Schau dich um und nenne fünf Dinge, die du siehst.",
        hint: "Fang mit einem an. Was ist direkt vor dir?",
      },
      {
        lead: "Die habe ich: {answer}.",
        plainLead: "Die habe ich.",
        ask: "Jetzt vier Dinge, die du spürst, zum Beispiel den Stuhl oder den Ärmel.",
        hint: "Was berühren deine Füße gerade?",
      },
      {
        plainLead: "Lass dein Gewicht dort ruhen.",
        ask: "Jetzt drei Geräusche, nah oder fern.",
        hint: "Auch ein Summen zählt. Welches ist am nächsten?",
      },
      {
        lead: "Zu hören ist also {answer}.",
        plainLead: "Hör noch eine Sekunde hin.",
        ask: "Jetzt zwei Gerüche, von hier oder solche, die du magst.",
        hint: "Kaffee, Seife, Regen: Welcher täte jetzt gut?",
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
