import type { StepTexts } from "../texts";

export const steps: StepTexts = {
  now: {
    self: "Bitte rufen Sie jetzt {emergency} oder {call} an. Gehen Sie dorthin, wo ein anderer Mensch ist, oder bitten Sie jemanden, zu kommen und bei Ihnen zu bleiben. Bringen Sie Abstand zwischen sich und alles, was Sie benutzen könnten: Verlassen Sie den Raum, oder geben Sie es jemandem.",
    others:
      "Bitte gehen Sie jetzt weg von diesem Menschen und von allem, was als Waffe dienen könnte, und dorthin, wo jemand bei Ihnen bleiben kann. Rufen Sie {emergency} oder {call} an, damit Sie Hilfe dabei haben, dass niemandem etwas geschieht.",
    abuse:
      "Wenn Sie an einen sicheren Ort können, gehen Sie jetzt und rufen Sie {emergency} an. Ist Sprechen nicht sicher, schreiben Sie eine Nachricht an {emergency}, wo das geht, oder gehen Sie zu Nachbarn oder unter Menschen. Meiden Sie Räume, in denen Waffen sind oder aus denen es keinen Ausweg gibt.",
    body: "Bitte rufen Sie jetzt {emergency} an und sagen Sie, was Sie genommen haben oder was Sie spüren. Lassen Sie jemanden bei sich bleiben, schließen Sie die Tür auf, fahren Sie nicht, und legen Sie, was übrig ist, außer Reichweite, aber heben Sie es zum Zeigen auf.",
    friend:
      "Bitte rufen Sie jetzt {emergency} an, um diesen Menschen zu schützen, und sagen Sie, wo man suchen muss. Wenn es für Sie sicher ist, bleiben Sie dort oder im Gespräch, und lassen Sie jemanden wegbringen, was gefährlich werden könnte.",
  },
  stillNow: [
    "Wenn die Gefahr noch nah ist, kommen {emergency} und {call} zuerst, vor allem, was wir hier tun.",
    "{emergency} bleibt die richtige Nummer, solange es so nah ist. Ich bleibe außerdem hier.",
    "Ein Anruf bei {emergency} oder {call}, und ein Mensch steht Ihnen zur Seite, während wir weitermachen.",
  ],
  lines: [
    "Mein erster Vorschlag ist, jetzt {call} anzurufen: Dort ist Tag und Nacht ein Mensch, und wenn Sie „German“ sagen, wird gedolmetscht. Wenn Sprechen zu viel ist, schreiben Sie {keyword} an {text}, oder nutzen Sie den Chat auf 988lifeline.org/chat; geschrieben wird dort auf Englisch.",
    "{call} ist auch um diese Uhrzeit erreichbar, am Telefon und per Nachricht, und Sie können jederzeit auflegen.",
  ],
  person: [
    "Es würde auch helfen, wenn ein Mensch, dem Sie vertrauen, und eine Ärztin oder ein Therapeut heute wüssten, was Sie mir gerade gesagt haben.",
    "Wer von den Menschen, denen Sie vertrauen, könnte heute davon wissen? Eine Zeile genügt: Mir geht es nicht gut, kannst du bei mir sein?",
    "Wer könnte sich heute Abend zu Ihnen setzen, auch ohne darüber zu reden?",
  ],
  safePerson: [
    "Es würde helfen, wenn ein vertrauter Mensch außerhalb Ihres Zuhauses davon wüsste: eine Freundin, ein Arzt, eine Beratungsstelle.",
    "Wer außerhalb Ihres Zuhauses würde Ihnen glauben, und wie erreichen Sie diesen Menschen, ohne beobachtet zu werden?",
  ],
  professional: [
    "Über heute hinaus sollte jemand mit Ihnen weitergehen: eine Arztpraxis, eine Therapeutin, eine Beratungsstelle. Wen könnten Sie diese Woche anrufen, und was würden Sie als Erstes sagen?",
  ],
  askSuicide: [
    "Ich möchte Sie direkt fragen: Denken Sie an Suizid?",
    "Ich frage es ganz offen: Wie sehr beschäftigt Sie im Moment der Gedanke, sich das Leben zu nehmen?",
  ],
  askNear: [
    "Ich möchte Sie direkt fragen: Wie nah sind Sie gerade daran, diesen Gedanken nachzugeben und sich das Leben zu nehmen?",
    "Wie stark ist in diesem Moment der Wunsch, sich das Leben zu nehmen, verglichen mit heute Morgen?",
  ],
  askSoft: [
    "Manchmal ist der Gedanke leiser: nicht mehr aufwachen wollen, oder dass alles aufhört. Wie viel davon gab es bei Ihnen, bis hin zu Gedanken an Suizid?",
    "Ich frage noch einmal mit anderen Worten, weil viele zuerst nein sagen. Wenn es am schlimmsten ist, was geht Ihnen dann über Leben oder Sterben durch den Kopf?",
  ],
  plan: [
    "Wenn die Gedanken an Suizid kommen, wie weit haben Sie darüber nachgedacht, wie Sie es tun würden? Beschreiben müssen Sie es mir nicht.",
  ],
  intent: [
    "Wie groß ist der Teil von Ihnen, der es tun will, und wie groß der, der will, dass vorher etwas anderes geschieht?",
  ],
  means: ["Ist das, woran Sie gedacht haben, gerade in Ihrer Reichweite?"],
  time: ["Haben Sie einen Zeitpunkt im Sinn: heute, heute Nacht, einen bestimmten Tag?"],
  meansAway: [
    "Abstand hilft, weil die stärksten Minuten vorübergehen. Könnten Sie es jemandem geben, es einschließen oder den Ort verlassen, an dem es ist, bevor wir weitermachen?",
  ],
  barrierAsk: [
    "Was hält Sie davon ab, anzurufen oder es jemandem zu sagen: was dann passieren könnte, wie es klingt, etwas anderes?",
    "Wenn Sie sich vorstellen, zum Telefon zu greifen, was bremst Sie als Erstes?",
  ],
  coping: [
    "Machen wir diese Minute etwas leichter. Stellen Sie beide Füße auf den Boden, atmen Sie langsam aus, und nennen Sie fünf Dinge, die Sie sehen. Was ist das erste?",
    "Versuchen Sie diesen Atem mit mir: durch die Nase ein und bis vier zählen, durch den Mund aus und bis sechs zählen, fünfmal. Was merken Sie in den Schultern?",
    "Halten Sie etwas Kaltes, oder lassen Sie eine halbe Minute kaltes Wasser über die Handgelenke laufen, und bleiben Sie mit der Aufmerksamkeit dort. Was ändert sich, auch wenn es wenig ist?",
    "Drücken Sie die Handflächen zehn Sekunden lang so fest aneinander, wie Sie können, und lassen Sie los. Dreimal. Wo spüren Sie, dass etwas nachgibt?",
    "Suchen Sie in Ihrer Nähe etwas, das Ihnen gehört und das Sie gern anfassen. Nehmen Sie es in die Hand, und beschreiben Sie es für sich. Was ist es?",
  ],
  safetyPlan: [
    "Wir können zusammen einen Sicherheitsplan machen: sechs kurze Schritte in Ihren Worten, für die Momente, in denen es stark wird. Wollen wir mit dem beginnen, was Sie als Erstes merken, wenn es anfängt?",
  ],
  hurt: [
    "Was ist geschehen, bevor es heute so schwer wurde?",
    "Was davon tut in diesem Moment am meisten weh?",
    "Wie lange tragen Sie das schon, und wer hat etwas davon gesehen?",
    "Was müsste ein wenig anders sein, damit morgen auszuhalten ist?",
  ],
  helped: [
    "Sie sind schon durch schlimme Stunden gekommen. Was hat Sie damals gehalten, auch wenn es klein war?",
    "Gibt es jemanden oder etwas, wofür ein Teil von Ihnen noch bleibt?",
  ],
  stay: [
    "Sie müssen nichts erklären. Ich bin hier, und wir können die nächsten Minuten einzeln durchgehen. Was ist gerade um Sie herum?",
    "Es ist in Ordnung, wenig zu sagen. Von 0 bis 10, wie stark ist es in diesem Moment?",
    "Wir müssen nicht alles lösen. Was würde die nächste halbe Stunde etwas sicherer machen?",
    "Ich bin noch da. Was wäre leichter: über heute zu schreiben, oder über das, was kommt?",
    "Schauen wir nur auf diese Nacht. Wo werden Sie sein, und wer ist in der Nähe?",
  ],
  urgent: [
    "Sind Sie in dieser Minute in Sicherheit und unverletzt, und wer ist in Ihrer Nähe?",
    "Wer kann jetzt zu Ihnen kommen? Jemand im Haus, aus der Nachbarschaft, aus dem Freundeskreis. Es genügt zu sagen: Ich bin in Gefahr, bitte bleib bei mir. {call} kann so lange in der Leitung bleiben.",
    "Bitte gehen Sie jetzt in einen anderen Raum oder an einen anderen Ort, weg von dem, was Sie benutzen könnten, oder lassen Sie es jemanden wegbringen. Können Sie das tun, während Sie mir schreiben?",
    "Was steht in dieser Minute einem Anruf bei {emergency} oder {call} im Weg?",
    "Wenn Sprechen zu schwer ist, schicken Sie {call} jetzt diesen Satz auf Englisch: I am in danger of killing myself. Er heißt: Ich bin in Gefahr, mich zu töten. Ein Mensch schreibt zurück. Haben Sie ihn abgeschickt?",
    "Ist die Tür aufgeschlossen, damit man zu Ihnen kommen kann? Bitte öffnen Sie sie, und bleiben Sie in ihrer Nähe.",
    "Gehen Sie hinaus oder dorthin, wo Menschen sind: ein Treppenhaus, ein Laden, die Tür der Nachbarn. Was davon ist am nächsten?",
    "Dass der Schmerz aufhören soll und dass Sie leben wollen, kann beides wahr sein. Lassen Sie die nächsten zehn Minuten nur für den Anruf bei {emergency} da sein. Wer könnte für Sie wählen?",
    "Bleiben Sie diese Minute bei mir: beide Füße auf dem Boden, langsam ausatmen. Ist jemand auf dem Weg zu Ihnen?",
    "Heute Nacht muss nichts entschieden werden. Was würde Ihnen helfen, bis zum Morgen neben einem anderen Menschen zu bleiben?",
    "Sind Sie weg von dem, was Sie benutzen könnten, oder ist es noch nah bei Ihnen?",
  ],
  held: [
    "Bitte bleiben Sie dort, und sagen Sie klar, was Sie mir gesagt haben. Ist das, was Sie benutzen könnten, jetzt außer Reichweite?",
    "Wenn jemand von {call} oder {emergency} mit Ihnen spricht, können Sie vorlesen, was Sie hier geschrieben haben. Was soll dieser Mensch zuerst wissen?",
    "Wie ist es jetzt im Vergleich zu Ihrer ersten Nachricht: erträglicher, gleich oder schlimmer?",
  ],
  out: [
    "Schauen wir auf die nächsten Stunden. Was könnte Sie hindurchtragen: etwas essen, gehen, ausruhen, eine Stimme am Telefon?",
    "Wen sehen oder sprechen Sie heute noch, und weiß dieser Mensch, wie es war?",
    "Wann könnten Sie mit einer Ärztin, einem Arzt oder in einer Therapie darüber sprechen, und was würde diesen Anruf leichter machen?",
  ],
  open: [
    "Wir können jetzt über alles sprechen, was Sie möchten, auch darüber. Wenn es wieder stärker wird, sagen Sie es hier, und {call} ist Tag und Nacht da. Worüber täte es gut zu sprechen?",
    "Ich bin da für das, was kommt, ob schwer oder alltäglich. Wo möchten Sie weitermachen?",
  ],
  backCheck: [
    "Ich hatte gesagt, dass ich darauf zurückkomme. Wie stark sind die Gedanken, zu sterben oder sich etwas anzutun, jetzt?",
    "Eine Frage zwischendurch: Wie sicher fühlen Sie sich in diesem Moment?",
  ],
  wound: [
    "Sind Sie gerade verletzt? Wenn es stark blutet oder tief ist, rufen Sie bitte {emergency} an; Kleineres säubern und bedecken Sie, und lassen Sie es jemanden ansehen.",
  ],
  urge: [
    "Ein Drang steigt und fällt wie eine Welle, meist innerhalb einer halben Stunde. Könnten Sie das, was Sie benutzen, außer Reichweite bringen oder den Raum verlassen, bis diese Welle vorbei ist?",
    "Was kommt gewöhnlich direkt vor dem Drang: ein Gefühl, ein Gedanke, etwas, das jemand gesagt hat?",
  ],
  dangerAsk: ["Wie nah sind Sie daran, es zu tun, und ist dieser Mensch jetzt in Ihrer Nähe?"],
  danger: [
    "Ist dort, wo Sie sind, eine Waffe oder etwas, das als Waffe dienen könnte? Sie zurückzulassen oder jemandem zu geben, verschafft Ihnen Zeit.",
    "Wohin könnten Sie für die nächsten Stunden gehen, damit Abstand zwischen Ihnen und diesem Menschen ist?",
    "Was ist geschehen, bevor die Gedanken so stark wurden? Ein Gedanke ist keine Tat, und noch ist eine Wahl da.",
    "Wer könnte bei Ihnen sein oder eine Weile übernehmen, bis es vorbei ist?",
    "{call} hört auch zu, wenn die Angst ist, einem anderen etwas anzutun. Was würde diesen Anruf möglich machen?",
    "Wenn Wut so stark ist, können Gedanken an Suizid dazukommen. Denken Sie auch daran, Ihr eigenes Leben zu beenden?",
    "Welche Praxis oder welchen Therapeuten könnten Sie heute oder morgen deswegen erreichen?",
  ],
  abuseAsk: ["Sind Sie dort, wo Sie gerade sind, in Sicherheit?"],
  abuse: [
    "Könnte jemand dieses Gespräch sehen? Der Schnellausgang oben verlässt die Seite sofort; der Verlauf im Browser bleibt. Ist es in Ordnung, weiterzumachen?",
    "Sind Sie verletzt? In einer Praxis oder Klinik kann das behandelt und aufgeschrieben werden, und was Sie erzählen, entscheiden Sie.",
    "Wovor haben Sie heute Nacht Angst, und wo könnten Sie stattdessen sein?",
    "Sie bestimmen das Tempo, und Sie wissen am besten, was riskant ist. Was macht es schwer, es jemandem zu sagen: dass man Ihnen nicht glaubt, Geld, Kinder, was danach kommt?",
    "Wenn Sie schnell weg müssten, wohin würden Sie gehen? Eine Beratungsstelle gegen häusliche Gewalt kann das mit Ihnen planen: Papiere, Schlüssel, Medikamente, eine sichere Nummer.",
    "Damit zu leben kann Gedanken an Suizid bringen. Denken Sie daran, Ihr Leben zu beenden?",
    "Bei {violence} kann jemand das mit Ihnen durchdenken, auch was sicher ist und was nicht. Nehmen Sie ein Telefon, das niemand kontrolliert. Wann könnten Sie anrufen, ohne gehört zu werden?",
  ],
  voicesAsk: [
    "Sagt Ihnen etwas, dass Sie sich oder jemand anderem etwas antun sollen, und wie schwer ist es gerade, sich zurückzuhalten?",
  ],
  voices: [
    "Sie müssen dem, was Sie hören, nicht folgen. Wer könnte bei Ihnen sein, solange es so laut ist?",
    "Wie haben Sie in den letzten Nächten geschlafen? Zu wenig Schlaf kann alles lauter machen.",
    "Könnten Sie an einen ruhigeren Ort gehen, mit weniger Licht und Lärm und jemandem in der Nähe, dem Sie vertrauen?",
    "Ich sehe nicht, was Sie sehen, deshalb widerspreche ich nicht und bestätige es auch nicht. Ich sehe, wie viel Angst da ist. Wobei fühlen Sie sich ein wenig sicherer?",
    "Eine Ärztin oder ein Arzt sollte heute oder morgen davon erfahren, auch wenn Sie schon etwas einnehmen. Wen könnten Sie anrufen, oder wer könnte es für Sie tun?",
    "Wenn es so beängstigend wird, können Gedanken an Suizid kommen. Denken Sie daran, Ihr Leben zu beenden?",
    "Ist etwas in Ihrer Nähe, womit Sie sich oder andere verletzen könnten? Bitte gehen Sie davon weg, oder lassen Sie es jemanden mitnehmen.",
  ],
  bodyAsk: ["Ist jemand bei Ihnen, und können Sie jetzt anrufen?"],
  body: [
    "Haben Sie {emergency} erreicht? Wenn noch niemand da ist, bleiben Sie dort, wo man Sie findet. Was spüren Sie?",
    "Bitte warten Sie nicht ab, ob es besser wird; manches zeigt sich spät. Hält Sie etwas davon ab, {emergency} anzurufen?",
    "Jeder Mensch in der Nähe kann {emergency} für Sie anrufen: Nachbarn, jemand im Flur. Wessen Tür ist am nächsten?",
    "Ist die Tür aufgeschlossen, und sitzen Sie oder liegen Sie auf der Seite, wo man Sie sieht?",
    "Wer ist bei Ihnen oder unterwegs? Bitte bleiben Sie mit {emergency} am Telefon, bis jemand da ist.",
    "Wollten Sie sich das Leben nehmen, oder haben Sie an Suizid gedacht? Bitte sagen Sie auch das {emergency}; es ändert, wie man Ihnen hilft.",
    "Wenn Sie müde werden oder sich seltsam fühlen, sagen Sie es sofort {emergency}. Hören Sie jemanden kommen?",
  ],
  eatingAsk: ["Waren Sie jetzt oder heute ohnmächtig, oder fühlt sich Ihr Herz nicht richtig an?"],
  eating: [
    "Wenn Sie ohnmächtig werden, Ihr Herz stolpert oder die Brust schmerzt, rufen Sie bitte {emergency} an. Welche Praxis könnte Sie heute ansehen?",
    "Wer weiß, wie es gerade mit dem Essen ist, und wer könnte bei der nächsten Mahlzeit neben Ihnen sitzen?",
    "Das kann dunkle Gedanken bringen. Denken Sie an Suizid, oder daran, nicht mehr leben zu wollen?",
    "Was macht es schwer, es ärztlich ansehen zu lassen: Scham, die Angst vor dem, was dann verlangt wird, etwas anderes?",
    "Könnte heute Nacht jemand bei Ihnen sein, damit Sie damit nicht allein sind?",
    "Was war heute los, bevor es so stark wurde?",
  ],
  friendAsk: ["Wo ist dieser Mensch jetzt, und was wurde darüber gesagt, wie oder wann es geschehen könnte?"],
  friend: [
    "Kann jetzt jemand dort sein, im selben Raum oder am Telefon?",
    "Sie dürfen direkt fragen, ob es Gedanken an Suizid gibt; die Frage bringt niemanden auf die Idee. Wie könnten Sie es in Ihren Worten fragen?",
    "Sie müssen das nicht geheim halten, auch wenn Sie darum gebeten wurden. Wer aus dem nahen Umfeld könnte heute davon wissen?",
    "Ist dort etwas in Reichweite, das gefährlich werden könnte, und wer könnte es wegbringen?",
    "{call} berät auch Menschen, die sich um jemanden sorgen. Was würden Sie dort fragen wollen?",
    "Wenn keine Antwort mehr kommt oder Sie fürchten, dass es gerade geschieht, rufen Sie {emergency} an und sagen Sie, wohin die Hilfe kommen soll. Kennen Sie die Adresse?",
    "Das ist auch für Sie viel. Wer steht Ihnen heute bei, und sind Sie selbst in Sicherheit?",
  ],
};
