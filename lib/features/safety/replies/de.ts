import { type ReplyTexts, WORDING_SOURCE } from "./shape";

const adult: ReplyTexts = {
  source: WORDING_SOURCE,
  reviewedBy: null,
  acknowledge: {
    suicide: "Danke, dass Sie es mir sagen. Was Sie tragen, klingt sehr schwer, und Sie müssen es nicht allein tragen.",
    self_harm: "Danke, dass Sie es mir sagen. Es klingt, als wäre der Schmerz anders kaum auszuhalten gewesen.",
    harm_to_others:
      "Das zu sagen ist nicht leicht. Solche Gedanken können Angst machen, und sie auszusprechen hilft, alle zu schützen.",
    abuse:
      "Es tut mir leid, dass Ihnen das geschieht. Sie sind nicht schuld, und es ist richtig, es jemandem zu sagen.",
    psychosis:
      "Das klingt beängstigend und zermürbend. Sie müssen nicht tun, was gesagt wird, und es nicht allein durchstehen.",
    medical: "Das braucht sofort ärztliche Hilfe, und ich möchte, dass Sie sie bekommen.",
    eating:
      "Danke, dass Sie es mir sagen. Ihr Körper zeigt Zeichen, die bald ärztlich angesehen werden sollten, möglichst heute.",
    third_party: "Sie machen sich Sorgen um jemanden, und es ist gut, dass Sie das ernst nehmen.",
  },
  ask: {
    suicide: "Ich frage Sie direkt: Denken Sie daran, sich das Leben zu nehmen, und wie nah ist das gerade?",
    self_harm: "Sind Sie gerade verletzt, und denken Sie auch daran, Ihr Leben zu beenden?",
    harm_to_others: "Wie nah sind Sie daran, es zu tun, und ist dieser Mensch jetzt in Ihrer Nähe?",
    abuse: "Sind Sie da, wo Sie sind, gerade sicher, und können Sie sprechen, ohne gehört zu werden?",
    psychosis:
      "Wird Ihnen gesagt, sich oder jemand anderem etwas anzutun, und wie schwer ist es gerade, dem zu widerstehen?",
    medical: "Ist jemand bei Ihnen, und können Sie jetzt anrufen?",
    eating: "Wie geht es Ihrem Körper gerade: Waren Sie ohnmächtig, oder fühlt sich Ihr Herz seltsam an?",
    third_party: "Wo ist dieser Mensch jetzt, und wurde gesagt, wie oder wann es geschehen soll?",
  },
  lines:
    "Ich würde jetzt {call} anrufen: Dort ist Tag und Nacht ein Mensch. Wenn Sprechen zu viel ist, schreiben Sie {keyword} an {text}, oder nutzen Sie den Chat auf 988lifeline.org/chat.",
  person:
    "Gibt es einen Menschen, dem Sie vertrauen, oder ärztliche oder therapeutische Hilfe, wo Sie heute dasselbe sagen könnten wie mir?",
  safePerson:
    "Denken Sie an einen vertrauten Menschen außerhalb Ihres Zuhauses, etwa eine Freundin, einen Arzt oder eine Beratungsstelle, der davon wissen könnte.",
  now: {
    self: "Bitte rufen Sie jetzt {emergency} oder {call} an. Gehen Sie dorthin, wo jemand ist, oder bitten Sie jemanden, zu kommen und zu bleiben. Bringen Sie Abstand zu allem, was Sie benutzen könnten: Verlassen Sie den Raum oder geben Sie es jemandem.",
    danger:
      "Bitte gehen Sie jetzt weg von diesem Menschen und von allem, was als Waffe dienen könnte, und rufen Sie {emergency} oder {call} an, damit jemand hilft, alle zu schützen.",
    abuse:
      "Wenn Sie an einen sicheren Ort können, gehen Sie jetzt und rufen Sie {emergency} an. Ist Sprechen nicht sicher, schreiben Sie an {emergency}, wo das geht, oder gehen Sie zu Nachbarn oder unter Menschen.",
    body: "Bitte rufen Sie jetzt {emergency} an und sagen Sie, was Sie genommen haben oder spüren. Schließen Sie die Tür auf, fahren Sie nicht, bleiben Sie, wo man Sie sieht, und heben Sie auf, was Sie genommen haben.",
    friend:
      "Bitte rufen Sie jetzt {emergency} an und sagen Sie, wo dieser Mensch ist. Wenn es für Sie sicher ist, bleiben Sie dabei oder im Gespräch, und lassen Sie wegräumen, was benutzt werden könnte.",
  },
  next: {
    self: [
      "Schauen wir auf die nächste Stunde. Haben Sie daran gedacht, wie, und ist etwas davon in Reichweite? Es wegzubringen oder jemandem zu geben, macht diese Stunde sicherer. {call} bleibt so lange in der Leitung.",
      "Was steht dem Anruf oder dem Gespräch im Weg: die Worte, die Angst vor dem Danach, etwas anderes? Wir können den ersten Satz zusammen schreiben. Es reicht: Ich bin nicht sicher, bitte bleib bei mir.",
      "Machen wir diesen Moment etwas leichter. Spüren Sie beide Füße am Boden, atmen Sie langsam aus, nennen Sie fünf Dinge, die Sie sehen. Dann sagen Sie mir: Wer könnte heute Abend bei Ihnen sein, und wann könnten Sie ärztliche oder therapeutische Hilfe erreichen?",
    ],
    danger: [
      "Wo sind Sie, und ist eine Waffe oder etwas Ähnliches in der Nähe? Woanders hinzugehen oder es abzugeben, gibt Ihnen Zeit. {call} hört auch zu, wenn die Angst ist, jemandem etwas anzutun.",
      "Was ist geschehen, bevor die Gedanken so stark wurden? Sie können es mir sagen und auch bei {call}, ohne für einen Gedanken verurteilt zu werden.",
      "Wer könnte bei Ihnen sein oder eine Weile übernehmen, bis es vorbei ist? Und wen könnten Sie ärztlich oder therapeutisch heute oder morgen erreichen?",
    ],
    abuse: [
      "Könnte jemand dieses Gespräch sehen? Der Schnellausgang oben verlässt die Seite sofort. Sind Sie verletzt, oder haben Sie Angst vor heute Nacht?",
      "Was macht es schwer, es zu sagen: die Folgen, Geld, Kinder, dass man Ihnen nicht glaubt? Sagen Sie mir, was, dann suchen wir einen kleinen Schritt. Bei {call} kann jemand mit Ihnen überlegen.",
      "Wenn Sie schnell gehen müssten: wohin, und was würden Sie mitnehmen? Eine Arztpraxis oder eine örtliche Beratungsstelle kann das mit Ihnen planen.",
    ],
    body: [
      "Haben Sie {emergency} erreicht? Wenn noch niemand da ist, bleiben Sie, wo man Sie findet. Was spüren Sie jetzt?",
      "Hält Sie etwas vom Anrufen ab? Sagen Sie mir, was. Nachbarn oder andere in der Nähe können {emergency} für Sie anrufen.",
      "Wer ist bei Ihnen oder unterwegs? Wenn das Schlimmste vorbei ist, sprechen Sie bitte auch mit einer Ärztin oder einem Arzt, und mit {call}, falls Sie daran gedacht haben, nicht mehr zu leben.",
    ],
    friend: [
      "Kann jetzt jemand bei diesem Menschen sein? Sie dürfen direkt nach Suizidgedanken fragen; das bringt niemanden auf die Idee. {call} berät auch Menschen, die sich sorgen.",
      "Sie müssen das nicht geheim halten, auch wenn Sie darum gebeten wurden. Wer in der Nähe könnte es wissen, und was macht es schwer?",
      "Das ist auch für Sie viel. Wer steht Ihnen heute bei? {call} ist auch für Sie da.",
    ],
  },
  urgent: {
    self: [
      "Sind Sie in dieser Minute sicher und unverletzt? Können Sie das, was Sie benutzen könnten, außer Reichweite bringen oder in einen anderen Raum gehen?",
      "Wer kann jetzt bei Ihnen sein? Jemand im Haus, aus der Nachbarschaft, aus dem Freundeskreis: Es reicht zu sagen, ich bin nicht sicher, bitte bleib bei mir. {call} bleibt so lange in der Leitung.",
      "Was steht dem Anruf bei {emergency} oder {call} im Weg: die Worte, die Angst vor dem Danach, etwas anderes? Wir können den ersten Satz zusammen schreiben.",
      "Lassen Sie uns die nächsten Minuten gemeinsam durchstehen. Spüren Sie beide Füße am Boden, und atmen Sie langsam aus. Was fühlen Sie gerade, und was würde in dieser Minute am meisten helfen?",
    ],
    danger: "Sind Sie jetzt weg von diesem Menschen, und wer könnte zu Ihnen kommen?",
    friend: "Wo ist dieser Mensch in diesem Moment, und wer kann zuerst dort sein?",
  },
  stillNow:
    "Wenn die Gefahr noch nah ist, kommen {emergency} und {call} zuerst. Ich bin hier und spreche weiter mit Ihnen.",
};

const child: ReplyTexts = {
  ...adult,
  acknowledge: {
    suicide: "Danke, dass du es mir sagst. Das sind sehr große Gefühle, und du bekommst dafür keinen Ärger.",
    self_harm: "Danke, dass du es mir sagst. Es klingt, als täte dir innen viel weh. Du hast nichts Schlimmes getan.",
    harm_to_others:
      "Danke, dass du es mir sagst. Sehr große Wut kann Angst machen. Du bist nicht böse, weil du so etwas denkst.",
    abuse:
      "Es tut mir leid, dass dir das passiert. Du bist nicht schuld, und du darfst es sagen, auch wenn es dir verboten wurde.",
    psychosis: "Das klingt richtig gruselig. Du musst nicht tun, was es sagt.",
    medical: "Dein Körper braucht jetzt sofort einen Erwachsenen und einen Arzt.",
    eating: "Danke, dass du es mir sagst. Dein Körper braucht Hilfe, und ein Arzt sollte dich bald ansehen.",
    third_party: "Du machst dir Sorgen um jemanden. Es zu sagen ist richtig, und du musst das nicht allein lösen.",
  },
  ask: {
    suicide:
      "Ich frage dich etwas Wichtiges: Denkst du daran zu sterben oder dich sterben zu lassen, und ist es gerade stark?",
    self_harm: "Bist du gerade verletzt, und denkst du auch ans Sterben?",
    harm_to_others: "Fühlt es sich an, als könntest du es bald tun, und ist dieser Mensch in der Nähe?",
    abuse: "Bist du gerade sicher, und ist dieser Mensch in deiner Nähe?",
    psychosis: "Sagt es dir gerade, dass du dir oder jemandem wehtun sollst?",
    medical: "Welcher Erwachsene ist gerade bei dir?",
    eating: "Bist du umgekippt, oder fühlt sich dein Herz komisch an?",
    third_party: "Wo ist dieser Mensch jetzt, und wurde gesagt, wann oder wie?",
  },
  lines:
    "Du kannst auch {call} anrufen. Dort ist Tag und Nacht ein freundlicher Mensch, und du kannst sagen: Ich bin ein Kind und brauche Hilfe. Du kannst auch {keyword} an {text} schreiben.",
  person:
    "Zuerst: Sag es jetzt einem Erwachsenen, dem du vertraust: Mama oder Papa, Oma, einer Lehrerin oder der Schulkrankenschwester. Du kannst diesen Bildschirm zeigen.",
  safePerson:
    "Zuerst: Sag es einem sicheren Erwachsenen, der nicht bei dir wohnt: einer Lehrerin, dem Trainer, einem Arzt oder den Eltern eines Freundes.",
  now: {
    self: "Bitte geh sofort zu einem Erwachsenen, oder ruf {emergency} oder {call} an. Bleib nah bei jemandem. Geh weg von allem, was dir wehtun kann.",
    danger:
      "Bitte geh jetzt in ein anderes Zimmer, leg weg, was jemandem wehtun kann, und hol einen Erwachsenen oder ruf {emergency} an.",
    abuse:
      "Wenn du kannst, geh jetzt an einen sicheren Ort, zu Nachbarn, in die Schule oder in ein Geschäft, und sag es dort einem Erwachsenen, oder ruf {emergency} an.",
    body: "Bitte ruf laut nach einem Erwachsenen und ruf {emergency} an. Sag, was du geschluckt hast oder was wehtut. Bleib, wo man dich sieht.",
    friend:
      "Bitte sag es sofort einem Erwachsenen und ruf {emergency} an. Sag, wo dieser Mensch ist. Geh nicht allein an einen gefährlichen Ort.",
  },
  next: {
    self: [
      "Ist etwas in deiner Nähe, womit du dir wehtun könntest? Geh weg davon, in das Zimmer, wo ein Erwachsener ist. Hast du jemanden gefunden, dem du es sagst?",
      "Was macht es schwer, es zu sagen? Du kannst nur das sagen: Ich bin nicht sicher, bitte bleib bei mir. Du kannst auch diesen Bildschirm zeigen oder {call} anrufen.",
      "Lass uns zusammen atmen. Langsam ein, und aus, als würdest du eine Feder pusten. Such fünf blaue Dinge. Wer kann heute Abend bei dir bleiben?",
    ],
    danger: [
      "Bist du jetzt weg von diesem Menschen? Geh mit einem Erwachsenen dahin, wo du ruhig werden kannst. Hast du es ihm gesagt?",
      "Was hat dich so wütend gemacht oder erschreckt? Du kannst es mir sagen. Du kannst es auch bei {call} sagen.",
      "Machen wir deinen Körper ruhig: Drück die Hände fest zusammen und lass los, dreimal. Welcher Erwachsene kann dir heute helfen?",
    ],
    abuse: [
      "Kann dieser Mensch den Bildschirm sehen? Mit dem Knopf oben kommst du schnell weg. Tut dir am Körper etwas weh?",
      "Was macht es schwer, es zu sagen? Vielleicht hast du Angst, was dann passiert. Eine Lehrerin oder ein Arzt weiß, wie man da hilft. Du kannst auch {call} anrufen und sagen: Jemand tut mir weh.",
      "Welchen sicheren Erwachsenen außerhalb von zu Hause siehst du bald? Du kannst einen Satz für ihn aufschreiben. Wollen wir ihn zusammen suchen?",
    ],
    body: [
      "Ist ein Erwachsener gekommen? Wenn nicht, ruf selbst {emergency} an. Sie sind nett zu Kindern. Wie geht es dir jetzt?",
      "Hält dich etwas vom Anrufen ab? Du kannst bei Nachbarn klopfen und sagen: Bitte rufen Sie {emergency} an.",
      "Wer ist jetzt bei dir? Bleib dort, bis ein Arzt sagt, dass es gut ist. Du kannst mir weiter schreiben.",
    ],
    friend: [
      "Welchem Erwachsenen hast du es gesagt, oder sagst du es jetzt? Ein Geheimnis übers Sterben oder Wehtun darf man verraten.",
      "Was macht es schwer? Dein Freund ist vielleicht sauer, und dafür sicherer. Du kannst sagen: Ich mache mir Sorgen, bitte hilf.",
      "Das ist viel für dich. Wer passt heute auf dich auf? Du kannst auch selbst {call} anrufen.",
    ],
  },
  urgent: {
    self: [
      "Bist du gerade sicher und nicht verletzt? Kannst du weg von allem, was dir wehtun kann, in ein Zimmer, wo ein Erwachsener ist?",
      "Welcher Erwachsene kann jetzt bei dir bleiben? Du kannst nur das sagen: Ich bin nicht sicher, bitte bleib bei mir. Du kannst auch diesen Bildschirm zeigen.",
      "Was macht es schwer, anzurufen oder es zu sagen? Du bekommst keinen Ärger. Du kannst {emergency} oder {call} anrufen und sagen: Ich bin ein Kind, und ich bin nicht sicher.",
      "Lass uns hier zusammenbleiben. Langsam einatmen, und aus, als würdest du eine Feder pusten. Wie geht es dir gerade, und wer ist bei dir?",
    ],
    danger: "Bist du jetzt weg von diesem Menschen, und welcher Erwachsene kann bei dir bleiben?",
    friend: "Wo ist der Mensch gerade, und welcher Erwachsene kann zu ihm gehen?",
  },
  stillNow:
    "Wenn die Gefahr noch nah ist, kommen ein Erwachsener und {emergency} zuerst. Ich bin noch da, du kannst weiter mit mir reden.",
};

export const de = { adult, child };
