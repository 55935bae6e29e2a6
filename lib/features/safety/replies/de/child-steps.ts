import type { StepTexts } from "../texts";

export const steps: StepTexts = {
  now: {
    self: "Bitte geh jetzt sofort zu einem Erwachsenen, bei dem du dich sicher fühlst, oder ruf {emergency} oder {call} an. Bleib nah bei jemandem. Geh weg von allem, was dir wehtun kann.",
    others:
      "Bitte hol einen Erwachsenen, bei dem du dich sicher fühlst, und bleib bei ihm, oder ruf {emergency} an. Geh jetzt in ein anderes Zimmer, und lass alles liegen, was jemandem wehtun kann.",
    abuse:
      "Wenn du kannst, geh jetzt an einen sicheren Ort, wo andere Leute sind, zu Nachbarn, in die Schule oder in ein Geschäft. Sag es dort einem Erwachsenen, oder ruf {emergency} an. Bleib weg von dem Menschen, der dir wehtut.",
    body: "Bitte ruf ganz laut nach einem Erwachsenen, und ruf {emergency} an. Sag, was du geschluckt hast oder was wehtut. Bleib, wo man dich sieht, und geh weg von dem, was noch übrig ist.",
    friend:
      "Bitte sag es sofort einem Erwachsenen, und ruf {emergency} an. Sag, wohin die Hilfe kommen soll. Bleib bei Leuten, und geh nicht allein an einen gefährlichen Ort. Ein Erwachsener kann wegräumen, was dort wehtun könnte.",
  },
  stillNow: [
    "Wenn die Gefahr noch nah ist, kommen ein Erwachsener und {emergency} zuerst.",
    "{emergency} ist immer noch die richtige Nummer, solange es so nah ist.",
    "Ein Anruf bei {emergency} oder {call}, und ein echter Mensch hilft dir. Ich bleibe auch hier.",
  ],
  lines: [
    "Du kannst auch {call} anrufen. Dort ist Tag und Nacht ein freundlicher Mensch. Sag „German“, dann übersetzt jemand, und du kannst sagen: Ich brauche Hilfe. Wenn Schreiben leichter ist, schick {keyword} an {text}, oder nimm den Chat auf 988lifeline.org/chat; da schreibt man Englisch.",
    "{call} ist jetzt da, zum Anrufen und zum Schreiben. Du kannst aufhören, wann du willst.",
  ],
  person: [
    "Zuerst: Sag es jetzt bitte einem Erwachsenen, dem du vertraust, Mama oder Papa, Oma oder Opa, einer Lehrerin oder der Schulkrankenschwester. Du kannst diesen Bildschirm zeigen. Auch ein Arzt oder eine Beraterin kann helfen.",
    "Welcher Erwachsene könnte es heute wissen? Du kannst sagen: Mir geht es nicht gut, kannst du bei mir bleiben?",
    "Welcher Erwachsene könnte heute Abend bei dir sitzen, auch ohne darüber zu reden?",
  ],
  safePerson: [
    "Zuerst: Sag es bitte einem sicheren Erwachsenen, der nicht bei dir wohnt, einer Lehrerin, der Schulkrankenschwester, dem Trainer oder einem Arzt.",
    "Welcher sichere Erwachsene außerhalb von zu Hause würde dir glauben, und wann siehst du ihn?",
  ],
  professional: [
    "Es gibt Erwachsene, die so etwas als Beruf machen: ein Arzt, die Schulpsychologin, eine Therapeutin. Wer könnte diese Woche mit dir dorthin gehen?",
  ],
  askSuicide: [
    "Ich frage dich etwas Wichtiges: Denkst du daran, zu sterben oder dich umzubringen?",
    "Ich frage es geradeheraus: Wie viel denkst du gerade ans Sterben?",
  ],
  askNear: [
    "Ich frage dich etwas Wichtiges: Wie nah bist du gerade dran, dich umzubringen oder etwas zu tun, damit du stirbst?",
    "Wie stark willst du gerade sterben, wenn du es mit heute Morgen vergleichst?",
  ],
  askSoft: [
    "Manchmal ist der Gedanke ganz leise: nicht mehr aufwachen wollen, oder dass alles aufhört. Wie oft ist so ein Gedanke da, oder ein Gedanke ans Sterben?",
    "Viele Kinder sagen zuerst nein, darum frage ich noch einmal. Wenn es am schlimmsten ist, was denkst du dann über Leben oder Sterben?",
  ],
  plan: [
    "Wenn du ans Sterben denkst, wie weit hast du überlegt, wie du es machen würdest? Wie genau, musst du mir nicht sagen.",
  ],
  intent: ["Wie groß ist der Teil von dir, der es tun will, und wie groß der, der will, dass vorher Hilfe kommt?"],
  means: ["Ist das, woran du gedacht hast, gerade in deiner Nähe?"],
  time: ["Hast du an eine Zeit gedacht: heute, heute Nacht oder einen besonderen Tag?"],
  meansAway: [
    "Bitte geh jetzt davon weg, in ein Zimmer, wo ein Erwachsener ist. Kannst du es ihm geben oder ihn bitten, es einzuschließen?",
  ],
  barrierAsk: [
    "Was macht es schwer, es einem Erwachsenen zu sagen oder anzurufen: was passieren könnte, die Worte zu finden, etwas anderes?",
    "Wenn du dir vorstellst, dass du es jemandem sagst, was bremst dich zuerst?",
  ],
  coping: [
    "Machen wir diese Minute ein bisschen leichter. Stell beide Füße auf den Boden, atme langsam aus, und such fünf blaue Dinge. Was ist das erste?",
    "Atme langsam ein, und atme aus, als würdest du eine Feder pusten. Fünfmal, mit mir. Wie fühlen sich deine Schultern an?",
    "Halt etwas Kaltes fest, oder halt die Hände ein bisschen unter kaltes Wasser. Was ändert sich, auch nur ein kleines Stück?",
    "Drück deine Hände fest zusammen, und lass los. Dreimal. Wo wird dein Körper weicher?",
    "Drück ein Kissen oder etwas Weiches ganz fest an dich, und zähl bis zehn. Wie fühlt sich das an?",
  ],
  safetyPlan: [
    "Wir können einen Sicherheitsplan machen: kleine Schritte für die Zeit, wenn es stark wird. Fangen wir damit an, woran du merkst, dass es losgeht?",
  ],
  hurt: [
    "Was ist heute passiert, bevor es so schwer wurde?",
    "Was tut gerade am meisten weh?",
    "Seit wann ist das so, und wer weiß davon?",
    "Was müsste morgen ein kleines bisschen anders sein?",
  ],
  helped: [
    "Es gab schon andere schlimme Zeiten. Was hat dir da ein bisschen geholfen?",
    "Gibt es jemanden, oder ein Tier, oder etwas, das du lieb hast, wofür du bleiben willst?",
  ],
  stay: [
    "Du musst nichts erklären. Ich bin da. Was ist gerade um dich herum?",
    "Du darfst ganz wenig sagen. Von 0 bis 10, wie stark ist es gerade?",
    "Wir müssen nicht alles lösen. Was würde die nächste halbe Stunde ein bisschen sicherer machen?",
    "Ich bin noch da. Willst du über heute schreiben, oder über das, was danach kommt?",
    "Schauen wir nur auf heute Nacht. Wo wirst du sein, und welcher Erwachsene ist in der Nähe?",
  ],
  urgent: [
    "Bist du gerade in Sicherheit und nicht verletzt, und welcher Erwachsene ist in deiner Nähe?",
    "Welcher Erwachsene kann jetzt bei dir bleiben? Du kannst nur das sagen: Ich bin in Gefahr, bitte bleib bei mir. {call} kann mit dir reden, bis jemand da ist.",
    "Bitte geh in ein Zimmer, wo das Ding nicht ist, oder bitte einen Erwachsenen, es wegzunehmen. Kannst du das machen, während du mir schreibst?",
    "Was macht es gerade schwer, es einem Erwachsenen zu sagen oder {emergency} anzurufen? Du bekommst keinen Ärger.",
    "Wenn Reden zu schwer ist, schick {call} diesen Satz auf Englisch: I am a kid and I might kill myself. Er heißt: Ich bin ein Kind, und ich könnte mich umbringen. Ein Mensch schreibt zurück. Hast du ihn geschickt?",
    "Ist die Tür offen, damit ein Erwachsener zu dir kommen kann? Bitte mach sie auf, und bleib nah dran.",
    "Geh dahin, wo Leute sind: ins Wohnzimmer, zu Nachbarn, in einen Laden. Was davon ist am nächsten?",
    "Man kann wollen, dass das Wehtun aufhört, und trotzdem leben wollen. Ein Erwachsener kann {emergency} für dich anrufen. Wer ist am nächsten?",
    "Bleib bei mir: beide Füße auf den Boden, langsam ausatmen. Kommt ein Erwachsener zu dir?",
    "Heute Nacht muss nichts entschieden werden. Wer kann bis zum Morgen neben dir bleiben?",
    "Bist du weg von dem, was dir wehtun könnte, oder ist es noch nah?",
  ],
  held: [
    "Bitte bleib dort, und erzähl, was du mir erzählt hast. Ist alles, was dir wehtun könnte, jetzt weit weg?",
    "Wenn jemand von {call} oder {emergency} mit dir spricht, kannst du diesen Bildschirm zeigen. Was soll er zuerst wissen?",
    "Wie ist es jetzt: besser, gleich oder schlimmer?",
  ],
  out: [
    "Schauen wir auf die nächsten Stunden. Was könnte helfen: etwas essen, ausruhen, nah bei jemandem sein?",
    "Mit welchem Erwachsenen sprichst du heute, und weiß er, wie es war?",
    "Wann kann ein Erwachsener deswegen mit dir zu einem Arzt oder einer Beraterin gehen?",
  ],
  open: [
    "Jetzt können wir über alles reden, was du willst, auch darüber. Wenn es wieder stark wird, sag es einem Erwachsenen, oder schreib es hier. {call} ist Tag und Nacht da. Worüber magst du reden?",
    "Ich bin da für das, was jetzt kommt. Wo willst du weitermachen?",
  ],
  backCheck: [
    "Ich hatte gesagt, dass ich noch einmal frage. Wie stark sind die Gedanken ans Sterben oder ans Wehtun jetzt?",
    "Eine Frage zwischendurch: Wie sicher fühlst du dich gerade?",
  ],
  wound: [
    "Bist du gerade verletzt? Bitte zeig es einem Erwachsenen. Wenn es stark blutet oder tief ist, ruft zusammen {emergency} an.",
  ],
  urge: [
    "Der Drang geht hoch und runter wie eine Welle. Kannst du weg von dem Ding gehen, das du benutzt, dahin, wo ein Erwachsener ist, bis die Welle kleiner wird?",
    "Was kommt direkt vor dem Drang: ein Gefühl, ein Gedanke, etwas, das jemand gesagt hat?",
  ],
  dangerAsk: ["Fühlt es sich an, als könntest du es bald tun, und ist dieser Mensch jetzt in deiner Nähe?"],
  danger: [
    "Ist da, wo du bist, eine Waffe oder so etwas Ähnliches? Lass sie dort, und sag es einem Erwachsenen.",
    "Wohin kannst du gehen, damit du weg von diesem Menschen bist, mit einem Erwachsenen in der Nähe?",
    "Was hat dich so wütend gemacht oder so erschreckt? Denken ist nicht dasselbe wie tun.",
    "Welcher Erwachsene kann bei dir sein, bis das kleiner wird?",
    "Bei {call} kann man auch darüber reden, dass man jemandem wehtun will. Was würde das Anrufen leichter machen?",
    "Wenn Wut so groß ist, können auch Gedanken ans Sterben kommen. Denkst du daran, zu sterben oder dich umzubringen?",
    "Welchen Arzt oder welche Schulpsychologin könnte ein Erwachsener mit dir anrufen?",
  ],
  abuseAsk: ["Bist du da, wo du gerade bist, in Sicherheit?"],
  abuse: [
    "Kann dieser Mensch den Bildschirm sehen? Der Schnellausgang oben schließt die Seite schnell, aber der Browser merkt sie sich. Ist es in Ordnung, weiterzumachen?",
    "Tut dir am Körper etwas weh? Ein Arzt oder die Schulkrankenschwester kann dir helfen, und du kannst erzählen, wie es passiert ist.",
    "Wovor hast du heute Nacht Angst, und wo könntest du stattdessen sein?",
    "Das ist kein Petzen. Du brauchst einen sicheren Ort. Was macht es schwer, es zu sagen?",
    "Welchen sicheren Erwachsenen außerhalb von zu Hause siehst du als Nächstes? Du kannst sagen: Jemand tut mir weh, bitte hilf mir.",
    "Wenn einem jemand wehtut, können Gedanken ans Sterben kommen. Denkst du daran, zu sterben oder dich umzubringen?",
    "Bei {childAbuse} kannst du sagen: Jemand tut mir weh. Sie wissen, wie man Kindern hilft. Wann könntest du anrufen, ohne dass dich jemand hört?",
  ],
  voicesAsk: ["Sagt es dir, dass du dir oder jemandem wehtun sollst, und wie schwer ist es gerade, das nicht zu tun?"],
  voices: [
    "Du musst nicht tun, was es sagt. Welcher Erwachsene kann bei dir sein, solange es so laut ist?",
    "Wie hast du die letzten Nächte geschlafen? Zu wenig Schlaf kann es lauter machen.",
    "Kannst du in ein ruhiges Zimmer mit weniger Licht gehen, mit einem Erwachsenen, dem du vertraust?",
    "Ich sehe nicht, was du siehst, darum streite ich nicht darüber. Ich merke, wie viel Angst du hast. Wobei fühlst du dich ein bisschen sicherer?",
    "Ein Arzt soll das bald wissen. Welcher Erwachsene könnte mit dir hingehen?",
    "Wenn etwas so gruselig ist, können Gedanken ans Sterben kommen. Denkst du daran, zu sterben oder dich umzubringen?",
    "Ist etwas in deiner Nähe, das dir oder jemandem wehtun könnte? Bitte geh davon weg, und sag es einem Erwachsenen.",
  ],
  bodyAsk: ["Welcher Erwachsene ist bei dir, und kann er jetzt {emergency} anrufen?"],
  body: [
    "Ist ein Erwachsener gekommen? Wenn nicht, ruf selbst {emergency} an. Sie sind nett zu Kindern. Wie geht es dir?",
    "Bitte warte nicht, bis es von allein besser wird. Was hält dich davon ab, {emergency} anzurufen?",
    "Du kannst bei Nachbarn klopfen und sagen: Bitte rufen Sie {emergency} an. Welche Tür ist am nächsten?",
    "Bitte setz oder leg dich dahin, wo ein Erwachsener dich sieht. Ist die Tür offen?",
    "Wer ist jetzt bei dir? Bleib dort, und bleib mit {emergency} am Telefon.",
    "Wolltest du sterben, oder hast du daran gedacht, dich umzubringen? Bitte sag das auch {emergency}, dann können sie besser helfen.",
    "Wenn du müde wirst oder dich komisch fühlst, sag es sofort {emergency}. Hörst du einen Erwachsenen kommen?",
  ],
  eatingAsk: ["Bist du jetzt oder heute umgekippt, oder fühlt sich dein Herz komisch an?"],
  eating: [
    "Wenn du umkippst oder dein Herz sich komisch anfühlt, soll ein Erwachsener {emergency} anrufen. Welcher Erwachsene kann heute mit dir zum Arzt gehen?",
    "Wer weiß, wie es bei dir gerade mit dem Essen ist, und wer könnte beim nächsten Essen neben dir sitzen?",
    "Das kann ganz dunkle Gedanken machen. Denkst du daran, zu sterben oder dich umzubringen?",
    "Was macht es schwer, dass ein Arzt es sieht: sich schämen, Angst haben, etwas anderes?",
    "Welcher Erwachsene könnte heute Nacht bei dir sein?",
    "Was ist heute passiert, bevor es so stark wurde?",
  ],
  friendAsk: ["Wo ist dieser Mensch jetzt, und weißt du etwas darüber, wann oder wie?"],
  friend: [
    "Welcher Erwachsene kann jetzt hingehen oder dort anrufen?",
    "Du darfst fragen: Denkst du daran, dich umzubringen? Fragen bringt niemanden auf die Idee. Wie würdest du es sagen?",
    "Ein Geheimnis übers Sterben oder Wehtun darf man verraten. Welchem Erwachsenen sagst du es?",
    "Ist dort etwas in der Nähe, das gefährlich ist, und welcher Erwachsene könnte es wegräumen?",
    "Bei {call} kannst du auch fragen, was du für einen Freund tun kannst. Was würdest du fragen wollen?",
    "Wenn keine Antwort mehr kommt, soll ein Erwachsener {emergency} anrufen und sagen, wo dieser Mensch ist. Weißt du den Ort?",
    "Das ist viel für dich. Wer passt heute auf dich auf, und bist du selbst in Sicherheit?",
  ],
};
