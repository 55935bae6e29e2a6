import type { StepTexts } from "../texts";

export const steps: StepTexts = {
  now: {
    self: "Bitte ruf jetzt {emergency} oder {call} an. Geh dorthin, wo ein anderer Mensch ist, oder bitte jemanden, zu kommen und bei dir zu bleiben. Bring Abstand zwischen dich und alles, was du benutzen könntest: Verlass den Raum, oder gib es jemandem.",
    others:
      "Bitte geh jetzt weg von diesem Menschen und von allem, was als Waffe dienen könnte. Geh dorthin, wo jemand bei dir bleiben kann, und ruf {emergency} oder {call} an, damit dir jemand hilft und niemandem etwas geschieht.",
    abuse:
      "Wenn du an einen sicheren Ort kannst, geh jetzt und ruf {emergency} an. Ist Sprechen nicht sicher, schreib eine Nachricht an {emergency}, wo das geht, oder geh zu Nachbarn oder unter Menschen. Meide Räume, in denen Waffen sind oder aus denen es keinen Ausweg gibt.",
    body: "Bitte ruf jetzt {emergency} an und sag, was du genommen hast oder was du spürst. Sorg dafür, dass jemand bei dir bleibt, schließ die Tür auf, fahr nicht selbst, und leg das, was übrig ist, außer Reichweite, aber heb es für den Rettungsdienst auf.",
    friend:
      "Bitte ruf jetzt {emergency} für diesen Menschen an und sag, wo er ist. Wenn es für dich sicher ist, bleib bei ihm oder mit ihm im Gespräch, und lass jemanden wegbringen, was gefährlich werden könnte.",
  },
  stillNow: [
    "Wenn die Gefahr noch nah ist, kommen {emergency} und {call} zuerst, vor allem, was wir hier tun.",
    "{emergency} bleibt die richtige Nummer, solange es so nah ist. Ich bleibe außerdem hier.",
    "Ein Anruf bei {emergency} oder {call}, und ein Mensch steht dir zur Seite, während wir weitermachen.",
  ],
  lines: [
    "Mein erster Vorschlag ist, jetzt {call} anzurufen: Dort ist Tag und Nacht ein Mensch, und wenn du „German“ sagst, wird gedolmetscht. Wenn Sprechen zu viel ist, schreib {keyword} an {text}, oder nutze den Chat auf 988lifeline.org/chat; geschrieben wird dort auf Englisch.",
    "{call} ist auch um diese Uhrzeit erreichbar, am Telefon und per Nachricht, und du kannst jederzeit auflegen.",
  ],
  person: [
    "Es würde auch helfen, wenn ein Mensch, dem du vertraust, und eine Ärztin oder ein Therapeut heute wüssten, was du mir gerade gesagt hast.",
    "Welchem Menschen, dem du vertraust, könntest du heute davon erzählen? Eine Zeile genügt: Mir geht es nicht gut, kannst du bei mir sein?",
    "Wer könnte sich heute Abend zu dir setzen, auch ohne darüber zu reden?",
  ],
  safePerson: [
    "Es würde helfen, wenn ein vertrauter Mensch außerhalb deines Zuhauses davon wüsste: eine Freundin, ein Arzt, eine Beratungsstelle.",
    "Wer außerhalb deines Zuhauses würde dir glauben, und wie erreichst du diesen Menschen, ohne beobachtet zu werden?",
  ],
  professional: [
    "Auch über heute hinaus sollte dich jemand begleiten: ein Arzt, eine Therapeutin, eine Beratungsstelle. Wen könntest du diese Woche anrufen, und was würdest du als Erstes sagen?",
  ],
  askSuicide: [
    "Ich möchte dich direkt fragen: Denkst du an Suizid?",
    "Ich frage es ganz offen: Wie sehr beschäftigt dich im Moment der Gedanke, dir das Leben zu nehmen?",
  ],
  askNear: [
    "Ich möchte dich direkt fragen: Wie nah bist du gerade daran, diesen Gedanken nachzugeben und dir das Leben zu nehmen?",
    "Wie stark ist in diesem Moment der Wunsch, dir das Leben zu nehmen, verglichen mit heute Morgen?",
  ],
  askSoft: [
    "Manchmal ist der Gedanke leiser: nicht mehr aufwachen wollen, oder dass alles aufhört. Wie viel davon gab es bei dir, bis hin zu Gedanken an Suizid?",
    "Ich frage noch einmal mit anderen Worten, weil viele zuerst nein sagen. Wenn es am schlimmsten ist, was geht dir dann über Leben oder Sterben durch den Kopf?",
  ],
  plan: [
    "Wenn die Gedanken an Suizid kommen, wie weit hast du darüber nachgedacht, wie du es tun würdest? Beschreiben musst du es mir nicht.",
  ],
  intent: [
    "Wie groß ist der Teil von dir, der es tun will, und wie groß der, der will, dass vorher etwas anderes geschieht?",
  ],
  means: ["Ist das, woran du gedacht hast, gerade in deiner Reichweite?"],
  time: ["Hast du einen Zeitpunkt im Sinn: heute, heute Nacht, einen bestimmten Tag?"],
  meansAway: [
    "Abstand hilft, weil die stärksten Minuten vorübergehen. Könntest du es jemandem geben, es einschließen oder den Ort verlassen, an dem es ist, bevor wir weitermachen?",
  ],
  barrierAsk: [
    "Was hält dich davon ab, anzurufen oder es jemandem zu sagen: was dann passieren könnte, wie es klingt, etwas anderes?",
    "Wenn du dir vorstellst, zum Telefon zu greifen, was bremst dich als Erstes?",
  ],
  coping: [
    "Machen wir diese Minute etwas leichter. Stell beide Füße auf den Boden, atme langsam aus, und nenne fünf Dinge, die du siehst. Was ist das erste?",
    "Probier diese Atmung mit mir: durch die Nase einatmen und bis vier zählen, durch den Mund ausatmen und bis sechs zählen, fünfmal. Was merkst du in den Schultern?",
    "Nimm etwas Kaltes in beide Hände, oder lass eine halbe Minute kaltes Wasser über die Handgelenke laufen, und bleib mit der Aufmerksamkeit dort. Was ändert sich, auch wenn es wenig ist?",
    "Drück die Handflächen zehn Sekunden lang so fest aneinander, wie du kannst, und lass los. Dreimal. Wo spürst du, dass sich etwas löst?",
    "Such in deiner Nähe etwas, das dir gehört und das du gern anfasst. Halt es fest, und beschreib es für dich. Was ist es?",
  ],
  safetyPlan: [
    "Wir können zusammen einen Sicherheitsplan machen: sechs kurze Schritte in deinen Worten, für die Momente, in denen es stark wird. Wollen wir mit dem beginnen, was du als Erstes merkst, wenn es anfängt?",
  ],
  hurt: [
    "Was ist geschehen, bevor es heute so schwer wurde?",
    "Was davon tut in diesem Moment am meisten weh?",
    "Wie lange trägst du das schon mit dir herum, und wer hat etwas davon mitbekommen?",
    "Was müsste ein wenig anders sein, damit morgen auszuhalten ist?",
  ],
  helped: [
    "Du bist schon durch schlimme Stunden gekommen. Was hat dir damals Halt gegeben, auch wenn es etwas Kleines war?",
    "Gibt es jemanden oder etwas, weswegen ein Teil von dir noch bleiben will?",
  ],
  stay: [
    "Du musst nichts erklären. Ich bin hier, und wir können Minute für Minute weitergehen. Was ist gerade um dich herum?",
    "Es ist in Ordnung, wenig zu sagen. Von 0 bis 10, wie stark ist es in diesem Moment?",
    "Wir müssen nicht alles lösen. Was würde die nächste halbe Stunde etwas sicherer machen?",
    "Ich bin noch da. Was wäre leichter: über heute zu schreiben, oder über das, was kommt?",
    "Schauen wir nur auf diese Nacht. Wo wirst du sein, und wer ist in der Nähe?",
  ],
  urgent: [
    "Bist du in dieser Minute in Sicherheit und unverletzt, und wer ist in deiner Nähe?",
    "Wer kann jetzt zu dir kommen? Jemand im Haus, aus der Nachbarschaft, aus dem Freundeskreis. Es genügt zu sagen: Ich bin in Gefahr, bitte bleib bei mir. {call} kann so lange in der Leitung bleiben.",
    "Bitte geh jetzt in einen anderen Raum oder an einen anderen Ort, weg von dem, was du benutzen könntest, oder lass es jemanden wegbringen. Kannst du das tun, während du mir schreibst?",
    "Was steht in dieser Minute einem Anruf bei {emergency} oder {call} im Weg?",
    "Wenn Sprechen zu schwer ist, schick {call} jetzt diesen Satz auf Englisch: I am in danger of killing myself. Er heißt: Ich bin in Gefahr, mir das Leben zu nehmen. Ein Mensch schreibt zurück. Hast du den Satz abgeschickt?",
    "Ist die Tür aufgeschlossen, damit man zu dir kommen kann? Bitte öffne sie, und bleib in ihrer Nähe.",
    "Geh hinaus oder dorthin, wo Menschen sind: ein Treppenhaus, ein Laden, die Tür der Nachbarn. Was davon ist am nächsten?",
    "Du kannst wollen, dass der Schmerz aufhört, und trotzdem leben wollen. Nimm dir die nächsten zehn Minuten nur für den Anruf bei {emergency}. Wer könnte für dich anrufen?",
    "Bleib diese Minute bei mir: beide Füße auf dem Boden, langsam ausatmen. Ist jemand auf dem Weg zu dir?",
    "Heute Nacht muss nichts entschieden werden. Was würde dir helfen, bis zum Morgen bei einem anderen Menschen zu bleiben?",
    "Bist du weg von dem, was du benutzen könntest, oder ist es noch nah bei dir?",
  ],
  held: [
    "Bitte bleib bei diesem Menschen, und sag ihm klar, was du mir gesagt hast. Ist das, was du benutzen könntest, jetzt außer Reichweite?",
    "Wenn jemand von {call} oder {emergency} mit dir spricht, kannst du vorlesen, was du hier geschrieben hast. Was soll dieser Mensch zuerst wissen?",
    "Wie ist es jetzt im Vergleich zu deiner ersten Nachricht: erträglicher, gleich oder schlimmer?",
  ],
  out: [
    "Schauen wir auf die nächsten Stunden. Was könnte dir hindurchhelfen: etwas essen, spazieren gehen, ausruhen, eine Stimme am Telefon?",
    "Wen siehst oder sprichst du heute noch, und weiß dieser Mensch, wie es war?",
    "Wann könntest du mit einer Ärztin, einem Arzt oder in einer Therapie darüber sprechen, und was würde diesen Anruf leichter machen?",
  ],
  open: [
    "Wir können jetzt über alles sprechen, was du möchtest, auch darüber. Wenn es wieder stärker wird, sag es hier, und {call} ist Tag und Nacht da. Worüber würdest du jetzt gern sprechen?",
    "Ich bin da für das, was kommt, ob schwer oder alltäglich. Wo möchtest du weitermachen?",
  ],
  backCheck: [
    "Ich hatte gesagt, dass ich darauf zurückkomme. Wie stark sind jetzt die Gedanken daran, zu sterben oder dir etwas anzutun?",
    "Eine Frage zwischendurch: Wie sicher fühlst du dich in diesem Moment?",
  ],
  wound: [
    "Bist du gerade verletzt? Wenn es stark blutet oder tief ist, ruf bitte {emergency} an; ist es kleiner, mach es sauber, deck es ab, und lass es jemanden ansehen.",
  ],
  urge: [
    "Ein Drang steigt und fällt wie eine Welle, meist innerhalb einer halben Stunde. Könntest du das, was du benutzt, außer Reichweite bringen oder den Raum verlassen, bis diese Welle vorbei ist?",
    "Was kommt gewöhnlich direkt vor dem Drang: ein Gefühl, ein Gedanke, etwas, das jemand gesagt hat?",
  ],
  dangerAsk: ["Wie nah bist du daran, es zu tun, und ist dieser Mensch jetzt in deiner Nähe?"],
  danger: [
    "Ist dort, wo du bist, eine Waffe oder etwas, das als Waffe dienen könnte? Wenn du sie zurücklässt oder jemandem gibst, verschafft dir das Zeit.",
    "Wohin könntest du für die nächsten Stunden gehen, damit Abstand zwischen dir und diesem Menschen ist?",
    "Was ist geschehen, bevor die Gedanken so stark wurden? Ein Gedanke ist keine Tat, und noch ist eine Wahl da.",
    "Wer könnte bei dir sein oder eine Weile übernehmen, bis es vorbei ist?",
    "{call} hört auch zu, wenn die Angst ist, einem anderen etwas anzutun. Was würde diesen Anruf möglich machen?",
    "Wenn Wut so stark ist, können Gedanken an Suizid dazukommen. Denkst du auch daran, dein eigenes Leben zu beenden?",
    "Welche Praxis oder welchen Therapeuten könntest du heute oder morgen deswegen erreichen?",
  ],
  abuseAsk: ["Bist du dort, wo du gerade bist, in Sicherheit?"],
  abuse: [
    "Könnte jemand dieses Gespräch sehen? Der Schnellausgang oben verlässt die Seite sofort; der Verlauf im Browser bleibt. Ist es in Ordnung, weiterzumachen?",
    "Bist du verletzt? In einer Praxis oder Klinik kann das behandelt und aufgeschrieben werden, und was du erzählst, entscheidest du.",
    "Wovor hast du heute Nacht Angst, und wo könntest du stattdessen sein?",
    "Du bestimmst das Tempo, und du weißt am besten, was riskant ist. Was macht es schwer, es jemandem zu sagen: dass man dir nicht glaubt, Geld, Kinder, was danach kommt?",
    "Wenn du schnell wegmüsstest, wohin würdest du gehen? Eine Beratungsstelle gegen häusliche Gewalt kann das mit dir planen: Papiere, Schlüssel, Medikamente, eine sichere Nummer.",
    "Wer mit so etwas lebt, denkt manchmal an Suizid. Denkst du daran, dein Leben zu beenden?",
    "Bei {violence} kann jemand das mit dir durchdenken, auch was sicher ist und was nicht. Nimm ein Telefon, das niemand kontrolliert. Wann könntest du anrufen, ohne gehört zu werden?",
  ],
  voicesAsk: [
    "Gibt es etwas, das dir sagt, du sollst dir oder jemand anderem etwas antun, und wie schwer fällt es dir gerade, dich zurückzuhalten?",
  ],
  voices: [
    "Du musst dem, was du hörst, nicht folgen. Wer könnte bei dir sein, solange es so laut ist?",
    "Wie hast du in den letzten Nächten geschlafen? Zu wenig Schlaf kann alles lauter machen.",
    "Könntest du an einen ruhigeren Ort gehen, mit weniger Licht und Lärm und jemandem in der Nähe, dem du vertraust?",
    "Ich sehe nicht, was du siehst, deshalb widerspreche ich nicht und bestätige es auch nicht. Ich sehe, wie viel Angst da ist. Wobei fühlst du dich ein wenig sicherer?",
    "Eine Ärztin oder ein Arzt sollte heute oder morgen davon erfahren, auch wenn du schon etwas einnimmst. Wen könntest du anrufen, oder wer könnte es für dich tun?",
    "Wenn es so beängstigend wird, können Gedanken an Suizid kommen. Denkst du daran, dein Leben zu beenden?",
    "Ist etwas in deiner Nähe, womit du dich oder andere verletzen könntest? Bitte geh davon weg, oder lass es jemanden mitnehmen.",
  ],
  bodyAsk: ["Ist jemand bei dir, und kannst du jetzt anrufen?"],
  body: [
    "Hast du {emergency} erreicht? Wenn noch niemand da ist, bleib dort, wo man dich findet. Was spürst du?",
    "Bitte warte nicht ab, ob es besser wird; manches zeigt sich spät. Hält dich etwas davon ab, {emergency} anzurufen?",
    "Jeder Mensch in der Nähe kann {emergency} für dich anrufen: Nachbarn, jemand im Flur. Wessen Tür ist am nächsten?",
    "Ist die Tür aufgeschlossen, und bist du dort, wo man dich sieht, im Sitzen oder auf der Seite liegend?",
    "Wer ist bei dir oder unterwegs? Bitte bleib mit {emergency} am Telefon, bis jemand da ist.",
    "Wolltest du dir das Leben nehmen, oder hast du an Suizid gedacht? Bitte sag das auch bei {emergency}; es ändert, wie man dir hilft.",
    "Wenn du müde wirst oder dich seltsam fühlst, sag es sofort bei {emergency}. Hörst du jemanden kommen?",
  ],
  eatingAsk: ["Warst du gerade eben oder heute schon ohnmächtig, oder fühlt sich dein Herz nicht richtig an?"],
  eating: [
    "Wenn du ohnmächtig wirst, dein Herz stolpert oder die Brust schmerzt, ruf bitte {emergency} an. Welche Praxis könnte dich heute untersuchen?",
    "Wer weiß, wie es gerade mit dem Essen ist, und wer könnte bei der nächsten Mahlzeit neben dir sitzen?",
    "Das kann dunkle Gedanken mit sich bringen. Denkst du an Suizid, oder daran, nicht mehr leben zu wollen?",
    "Was macht es schwer, es ärztlich ansehen zu lassen: Scham, die Angst vor dem, was dann verlangt wird, etwas anderes?",
    "Könnte heute Nacht jemand bei dir sein, sodass du damit nicht allein bist?",
    "Was war heute los, bevor es so stark wurde?",
  ],
  friendAsk: ["Wo ist dieser Mensch jetzt, und was wurde darüber gesagt, wie oder wann es geschehen könnte?"],
  friend: [
    "Kann jetzt jemand dort sein, im selben Raum oder am Telefon?",
    "Du darfst direkt fragen, ob es Gedanken an Suizid gibt; die Frage bringt niemanden auf die Idee. Wie könntest du es in deinen Worten fragen?",
    "Du musst das nicht geheim halten, auch wenn du darum gebeten wurdest. Wer aus dem Umfeld dieses Menschen könnte heute davon erfahren?",
    "Ist dort etwas in Reichweite, das gefährlich werden könnte, und wer könnte es wegbringen?",
    "{call} berät auch Menschen, die sich um jemanden sorgen. Was würdest du dort fragen wollen?",
    "Wenn keine Antwort mehr kommt oder du fürchtest, dass es gerade geschieht, ruf {emergency} an und sag, wohin die Hilfe kommen soll. Kennst du die Adresse?",
    "Das ist auch für dich viel. Wer steht dir heute bei, und bist du selbst in Sicherheit?",
  ],
};
