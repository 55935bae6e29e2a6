import type { FurtherTexts } from "./shape";

export const adult: FurtherTexts = {
  steps: {
    place: [
      "Bist du jetzt weg von diesem Ort, und ist jemand bei dir?",
      "Bitte geh zuerst ein paar Schritte zurück; von dort kannst du mir schreiben. Bist du zurückgegangen?",
      "Ich frage noch einmal, weil der Ort selbst die Gefahr ist. Wen kannst du rufen, damit jemand kommt und dich zurückbegleitet?",
    ],
    reach: [
      "Wie wäre es, dieser Person jetzt zu schreiben? Die ersten Worte können sein: Es geht mir nicht gut, und ich möchte damit nicht allein sein.",
      "Bitte geh jetzt zu dieser Person oder ruf nach ihr. Es reicht zu sagen: Ich brauche dich jetzt bei mir. Ist dir das gerade möglich?",
      "Kannst du diese Person in den nächsten Minuten erreichen? Du kannst sagen: Es geht um ein Leben, bitte geh hin oder bleib am Telefon.",
    ],
    before: [
      "Hast du schon einmal etwas getan, um dein Leben zu beenden, oder es vorbereitet, und wie lange ist das her?",
    ],
  },
  echo: {
    placeNow:
      "Bitte geh jetzt weg von dort, wo du bist: zurück nach drinnen oder auf festen Boden, wo andere Menschen sind. Ruf dann {emergency} oder {call} an und sag, wo du bist. Bleib bei jemandem, bis Hilfe da ist.",
    friendLines:
      "Mein erster Vorschlag ist ein Anruf bei {call}: Dort kann dir Tag und Nacht jemand sagen, was du für diesen Menschen tun kannst. Du kannst auch {keyword} an {text} schreiben. Wenn du glaubst, dass es gerade passiert, ruf {emergency} an und sag, wo dieser Mensch ist.",
    friendPerson:
      "Von euch beiden sollte damit niemand allein bleiben: Jemand, der diesem Menschen nahesteht, und ein Arzt oder eine Therapeutin sollten es heute wissen.",
    partly:
      "Dann ist es ein Stück weiter weg. Noch weiter ist sicherer: aus dem Zimmer, oder in den Händen von jemand anderem.",
    feelsFine:
      "Dass es sich jetzt gut anfühlt, heißt nicht, dass es harmlos ist. Bei manchem zeigt sich der Schaden erst Stunden später, und Hilfe wirkt vorher am besten.",
    mayTell:
      "Wer von dir verlangt hat, darüber zu schweigen, hat zu viel verlangt. Du darfst es sagen und tust damit nichts Falsches.",
    abuseLines:
      "Mein erster Vorschlag ist die Nationale Hotline gegen häusliche Gewalt, Tag und Nacht: {violence}; wenn du „German“ sagst, wird gedolmetscht. Du kannst auch {violenceKeyword} an {violenceText} schreiben oder auf thehotline.org chatten, auf Englisch. Bitte nimm ein sicheres Telefon, das niemand kontrolliert: Anrufe, Nachrichten und Chats kann man später sehen.",
    assaultLine:
      "Bei sexueller Gewalt gibt es eine eigene Nummer, {sexualViolence}, Tag und Nacht. Dort erfährst du auch, wo man dich untersuchen und versorgen kann, und mit dem Anruf legst du dich auf nichts fest. Bitte nimm ein Telefon, das niemand kontrolliert.",
    throat:
      "Ein Griff an den Hals kann innere Verletzungen hinterlassen, die sich erst später zeigen, auch ohne sichtbare Spuren. Bitte lass dich heute in einer Praxis oder Notaufnahme untersuchen. Wenn das Atmen oder Schlucken schwer wird, die Stimme sich ändert oder dir schwarz vor Augen wird, ruf sofort {emergency} an.",
    decided:
      "Du sagst, es ist entschieden. Solche Zustände werden stärker und lassen wieder nach, auch wenn es sich nicht so anfühlt, und ich möchte, dass jemand bei dir ist, solange dieser dauert.",
  },
};

export const child: FurtherTexts = {
  steps: {
    place: [
      "Bist du jetzt weg von dort, und ist ein Erwachsener bei dir?",
      "Geh bitte zuerst zurück, und schreib mir dann. Bist du zurückgegangen?",
      "Ich frage noch mal, weil der Ort gefährlich ist. Nach welchem Erwachsenen kannst du laut rufen, damit er dich holt?",
    ],
    reach: [
      "Kannst du jetzt zu dieser Person gehen oder ihr schreiben? Du kannst sagen: Mir geht es nicht gut, kannst du bei mir sein.",
      "Bitte geh jetzt zu dieser Person oder ruf laut nach ihr. Du kannst sagen: Komm bitte sofort her. Kannst du das jetzt machen?",
      "Kannst du es dieser Person jetzt gleich sagen? Du kannst sagen: Ich habe Angst um jemanden, bitte hilf.",
    ],
    before: ["Hast du schon mal versucht, dich umzubringen, oder damit angefangen, und wann war das?"],
  },
  echo: {
    placeNow:
      "Bitte geh jetzt sofort weg von dort: zurück nach drinnen oder runter auf den Boden, wo Leute sind. Ruf laut nach einem Erwachsenen und bleib ganz nah bei ihm. Ruft dann zusammen {emergency} oder {call} an.",
    friendLines:
      "Bei {call} kann dir ein netter Mensch sagen, was du tun kannst. Du kannst auch {keyword} an {text} schreiben. Wenn es gerade passiert, ruf {emergency} an und sag, wo dieser Mensch ist.",
    friendPerson:
      "Zuerst: Sag es jetzt bitte einem Erwachsenen, dem du vertraust: jemandem aus deiner Familie, einer Lehrerin, der Schulsozialarbeit oder einem Arzt. Dann trägst du es nicht mehr allein.",
    partly:
      "Dann ist es ein Stückchen weiter weg. Noch besser: Gib es einem Erwachsenen oder geh in ein anderes Zimmer.",
    feelsFine:
      "Dass du dich jetzt okay fühlst, heißt nicht, dass in deinem Körper alles okay ist. Manches macht erst Stunden später krank, darum muss jetzt ein Erwachsener anrufen.",
    mayTell:
      "Jemand hat gesagt, du sollst es geheim halten. Dieses Geheimnis darfst du erzählen. Du machst nichts falsch.",
    abuseLines:
      "Für Kinder gibt es auch das Telefon von Childhelp, Tag und Nacht: {childAbuse}, anrufen oder schreiben. Sag „German“, dann übersetzt jemand, und dann: Jemand tut mir weh. Mach es bitte da, wo dich niemand hört oder sieht.",
    assaultLine:
      "Wenn dich jemand so anfasst, wie es nicht okay ist: Unter {sexualViolence} sind Tag und Nacht freundliche Menschen dafür da. Du hast keine Schuld, und du bestimmst, was du erzählst.",
    throat:
      "Wenn dir jemand den Hals zudrückt, kann innen etwas verletzt sein, auch wenn man nichts sieht. Ein Arzt muss dich heute anschauen; sag das bitte einem sicheren Erwachsenen. Wenn du schlecht Luft bekommst, deine Stimme anders ist oder dir schwindlig wird, ruf sofort {emergency} an.",
    decided:
      "Für dich fühlt es sich entschieden an. Große Gefühle gehen hoch und wieder runter, auch wenn man es nicht merkt. Bitte lass einen Erwachsenen bei dir sein, bis es kleiner wird.",
  },
};
