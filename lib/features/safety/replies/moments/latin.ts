import type { Moments } from "./shape";

export const es: Moments = {
  adult: {
    quiet:
      "Entonces paramos aquí. No pregunto nada más, y esto queda abierto. En el {call} responde una persona de día y de noche, y alguien de confianza puede estar contigo. Si hay peligro, llama al {emergency}.",
    here: [
      "Estoy aquí, y no hay nada que responder. El {call} también está a cualquier hora.",
      "Tómate todo el silencio que necesites. Sigo aquí, y el {call} está a una llamada.",
    ],
    grounded: [
      "Has encontrado lo que está aquí contigo ahora. Quédate un poco en eso: escucha dos sonidos y nombra uno cuando quieras.",
      "Vamos despacio. Siente los pies en el suelo durante tres respiraciones largas y busca otra cosa de un color que te guste.",
    ],
    memory:
      "Gracias por confiarme eso. Siento que pasara. Puedes dejar el resto sin decir, y cuenta igual. Volvamos a esta habitación: los dos pies en el suelo, y busca con los ojos una cosa que esté cerca.",
    reliving:
      "Suena como si todo estuviera lejos o no fuera real, o como si estuvieras otra vez allí. Si alguien es un peligro para ti ahora, primero el {emergency}. Si no: estás aquí, y es hoy. Mantén los ojos abiertos, aprieta los pies contra el suelo y dime una cosa que ves.",
    safeSaid:
      "Gracias por decirlo con tanta claridad: estás a salvo y no hay un plan. No pregunto más sobre eso. Si cambia, dilo aquí o llama al {call} a cualquier hora. Lo que sigue lo decides tú.",
    safeStill:
      "Oigo que te sientes a salvo y que no hay un plan, y dejo de preguntar. Como estuvo tan cerca, deja que alguien te acompañe por ahora y que lo que podrías usar quede fuera de tu alcance. El {call} y el {emergency} están si vuelve.",
    takenBack:
      "Entonces entendí más de lo que había. Gracias por aclarármelo. No te lo vuelvo a preguntar, y si alguna vez cambia, aquí puedes decirlo. Volvamos a lo tuyo: ¿qué me estabas contando?",
  },
  child: {
    quiet:
      "Vale, paramos. No te pregunto más. Puedes volver cuando quieras. En el {call} hay una persona amable de día y de noche, y un adulto de confianza puede estar contigo. Si hay peligro, llama al {emergency}.",
    here: [
      "Estoy aquí. No tienes que decir nada. El {call} también está.",
      "Puede haber silencio. Sigo aquí, y el {call} también.",
    ],
    grounded: [
      "Encontraste lo que está aquí contigo. Ahora escucha: busca dos sonidos y dime uno cuando quieras.",
      "Vamos despacio. Siente los pies en el suelo y respira lento tres veces. Luego busca una cosa de un color que te guste.",
    ],
    memory:
      "Gracias por contármelo. Siento que pasara. No tienes que contar el resto. Un adulto seguro puede ayudarte con eso. Ahora vuelve a este cuarto: pon los pies en el suelo y busca una cosa cerca de ti.",
    reliving:
      "Suena como si todo estuviera lejos, o como si estuvieras otra vez allí. Si alguien puede hacerte daño ahora, primero llama al {emergency}. Si no: estás aquí, y es hoy. Abre los ojos, aprieta los pies en el suelo y dime una cosa que ves.",
    safeSaid:
      "Gracias por decirlo tan claro: estás a salvo y no tienes un plan. No te pregunto más. Si cambia, dímelo a mí o a un adulto de confianza, o llama al {call}. Ahora eliges tú de qué hablamos.",
    safeStill:
      "Dices que estás a salvo y que no tienes un plan, y dejo de preguntar. Estuvo muy cerca, así que deja que un adulto se quede contigo y quite lo que podría hacerte daño. El {call} y el {emergency} también están.",
    takenBack:
      "Vale, entonces lo entendí mal. Gracias por decírmelo. Si un día es distinto, dímelo a mí o a un adulto de confianza. ¿De qué querías hablar?",
  },
};

export const fr: Moments = {
  adult: {
    quiet:
      "Alors on s'arrête ici. Je ne demande plus rien, et cela reste ouvert. Au {call}, quelqu'un répond jour et nuit, et une personne de confiance peut être près de vous. En cas de danger, appelez le {emergency}.",
    here: [
      "Je suis là, et il n'y a rien à répondre. Le {call} est là aussi, à toute heure.",
      "Prenez tout le calme qu'il vous faut. Je suis encore là, et le {call} est à un appel.",
    ],
    grounded: [
      "Vous avez trouvé ce qui est ici avec vous. Restez-y un peu : écoutez deux sons, et nommez-en un quand vous voulez.",
      "Allons lentement. Sentez vos pieds au sol pendant trois longues respirations, puis cherchez une autre chose d'une couleur que vous aimez.",
    ],
    memory:
      "Merci de me confier cela. Cela n'aurait pas dû arriver. Vous pouvez taire le reste, et cela compte quand même. Revenons à cette pièce : les deux pieds au sol, et cherchez une chose qui est près de vous.",
    reliving:
      "On dirait que tout est loin ou pas réel, ou que vous êtes de nouveau là-bas. Si quelqu'un est un danger pour vous maintenant, d'abord le {emergency}. Sinon : vous êtes ici, et c'est aujourd'hui. Gardez les yeux ouverts, appuyez vos pieds au sol et dites-moi une chose que vous voyez.",
    safeSaid:
      "Merci de le dire si clairement : vous êtes en sécurité, et il n'y a pas de plan. Je ne demande plus rien là-dessus. Si cela change, dites-le ici, ou appelez le {call} à toute heure. La suite, c'est vous qui la choisissez.",
    safeStill:
      "J'entends que vous vous sentez en sécurité et sans plan, et j'arrête mes questions. Comme c'était si proche, laissez quelqu'un rester près de vous pour l'instant, et gardez hors de portée ce qui pourrait servir. Le {call} et le {emergency} sont là si cela revient.",
    takenBack:
      "J'ai donc compris plus que ce qu'il y avait. Merci d'avoir rectifié. Je ne vous le redemanderai pas, et si cela change un jour, vous pouvez le dire ici. Revenons à vous : qu'étiez-vous en train de me raconter ?",
  },
  child: {
    quiet:
      "D'accord, on arrête. Je ne te demande plus rien. Tu peux revenir quand tu veux. Au {call}, quelqu'un de gentil répond jour et nuit, et un adulte de confiance peut être avec toi. En cas de danger, appelle le {emergency}.",
    here: [
      "Je suis là. Tu n'as rien à dire. Le {call} est là aussi.",
      "On peut rester au calme. Je suis encore là, et le {call} aussi.",
    ],
    grounded: [
      "Tu as trouvé ce qui est ici avec toi. Maintenant, écoute : cherche deux sons, et dis-m'en un quand tu veux.",
      "On va lentement. Sens tes pieds par terre et respire trois fois doucement. Puis cherche une chose d'une couleur que tu aimes.",
    ],
    memory:
      "Merci de me l'avoir dit. Ça n'aurait pas dû arriver. Tu n'as pas à raconter le reste. Un adulte sûr peut t'aider. Reviens dans cette pièce : pose les pieds par terre et cherche une chose près de toi.",
    reliving:
      "On dirait que tout est loin, ou que tu es de nouveau là-bas. Si quelqu'un peut te faire du mal maintenant, appelle d'abord le {emergency}. Sinon : tu es ici, et c'est aujourd'hui. Garde les yeux ouverts, pousse tes pieds dans le sol et dis-moi une chose que tu vois.",
    safeSaid:
      "Merci de le dire si clairement : tu es en sécurité et tu n'as pas de plan. Je ne demande plus rien là-dessus. Si ça change, dis-le-moi ou à un adulte de confiance, ou appelle le {call}. Maintenant, tu choisis de quoi on parle.",
    safeStill:
      "Tu dis que tu es en sécurité et sans plan, et j'arrête mes questions. C'était très proche, alors laisse un adulte rester avec toi et enlever ce qui pourrait te faire mal. Le {call} et le {emergency} sont là aussi.",
    takenBack:
      "D'accord, alors j'avais mal compris. Merci de me le dire. Si un jour c'est différent, dis-le-moi ou à un adulte de confiance. De quoi voulais-tu parler ?",
  },
};

export const de: Moments = {
  adult: {
    quiet:
      "Dann hören wir hier auf. Ich frage nichts mehr, und das hier bleibt offen. Unter {call} antwortet Tag und Nacht ein Mensch, und jemand, dem du vertraust, kann bei dir sein. Wenn Gefahr besteht, ruf {emergency} an.",
    here: [
      "Ich bin hier, und es gibt nichts zu antworten. {call} ist auch zu jeder Stunde da.",
      "Nimm dir so viel Ruhe, wie du brauchst. Ich bin noch hier, und {call} ist nur einen Anruf entfernt.",
    ],
    grounded: [
      "Du hast etwas gefunden, das jetzt hier bei dir ist. Bleib ein wenig dabei: Achte auf zwei Geräusche und nenne eines, wenn du magst.",
      "Wir gehen langsam. Spür drei langsame Atemzüge lang die Füße auf dem Boden, und such dann noch etwas in einer Farbe, die du magst.",
    ],
    memory:
      "Danke, dass du mir das anvertraust. Es tut mir leid, dass es geschehen ist. Den Rest darfst du ungesagt lassen, und es zählt trotzdem. Kommen wir zurück in dieses Zimmer: beide Füße auf den Boden, und such etwas, das in deiner Nähe ist.",
    reliving:
      "Es klingt, als wäre alles weit weg oder nicht wirklich, oder als wärst du wieder dort. Wenn jetzt jemand eine Gefahr für dich ist, kommt {emergency} zuerst. Wenn nicht: Du bist hier, und es ist heute. Lass die Augen offen, drück die Füße in den Boden und nenne mir etwas, das du siehst.",
    safeSaid:
      "Danke, dass du es so klar sagst: Du bist in Sicherheit, und es gibt keinen Plan. Ich frage nicht weiter danach. Wenn sich das ändert, sag es hier, oder ruf {call} an, zu jeder Stunde. Wie es weitergeht, bestimmst du.",
    safeStill:
      "Ich höre, dass du dich sicher fühlst und keinen Plan hast, und ich höre auf zu fragen. Weil es so nah war: Bitte bleib vorerst nicht allein, und lass außer Reichweite, was du benutzen könntest. {call} und {emergency} sind da, falls es kippt.",
    takenBack:
      "Dann habe ich mehr hineingelesen, als da war. Danke, dass du es richtigstellst. Ich frage nicht noch einmal danach, und falls es sich je ändert, kannst du es hier sagen. Zurück zu dir: Was wolltest du mir gerade erzählen?",
  },
  child: {
    quiet:
      "Okay, wir hören auf. Ich frage dich nichts mehr. Du kannst immer wieder schreiben. Unter {call} ist Tag und Nacht jemand Nettes da, und ein Erwachsener, dem du vertraust, kann bei dir sein. Bei Gefahr ruf {emergency} an.",
    here: [
      "Ich bin da. Du musst gar nichts sagen. {call} ist auch da.",
      "Es darf jetzt still sein. Ich bin noch da, und {call} auch.",
    ],
    grounded: [
      "Du hast gefunden, was jetzt hier bei dir ist. Nun hör mal hin: Suche zwei Geräusche und sag mir eins, wenn du magst.",
      "Wir machen langsam. Spür deine Füße auf dem Boden und atme dreimal langsam. Dann such ein Ding in einer Farbe, die du magst.",
    ],
    memory:
      "Danke, dass du mir das sagst. Es tut mir leid, dass es passiert ist. Den Rest musst du nicht erzählen. Ein sicherer Erwachsener kann dir dabei helfen. Komm jetzt zurück in dieses Zimmer: Stell die Füße auf den Boden und such ein Ding in deiner Nähe.",
    reliving:
      "Es klingt, als wäre alles weit weg, oder als wärst du wieder dort. Wenn dir jetzt jemand wehtun kann, ruf zuerst {emergency} an. Wenn nicht: Du bist hier, und es ist heute. Lass die Augen offen, drück die Füße in den Boden und sag mir ein Ding, das du siehst.",
    safeSaid:
      "Danke, dass du es so klar sagst: Du bist sicher und hast keinen Plan. Ich frage nicht weiter. Wenn es anders wird, sag es mir oder einem Erwachsenen, dem du vertraust, oder ruf {call} an. Jetzt bestimmst du, worüber wir reden.",
    safeStill:
      "Du sagst, dass du sicher bist und keinen Plan hast, und ich höre auf zu fragen. Es war sehr nah. Lass bitte einen Erwachsenen bei dir bleiben und wegnehmen, was dir wehtun könnte. {call} und {emergency} sind auch da.",
    takenBack:
      "Okay, dann habe ich das falsch verstanden. Danke, dass du es mir sagst. Falls es mal anders ist, sag es mir oder einem Erwachsenen, dem du vertraust. Worüber wolltest du reden?",
  },
};
