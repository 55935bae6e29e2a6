import type { Moments } from "./shape";

export const en: Moments = {
  adult: {
    quiet:
      "Then we stop here. I will ask nothing more, and this stays open. At {call} a person answers day and night, and somebody you trust can be with you. If you are in danger, call {emergency}.",
    here: [
      "I am here, and there is nothing to answer. {call} is there at any hour too.",
      "Take all the quiet you need. I am still here, and {call} is one call away.",
    ],
    grounded: [
      "You have found what is here with you now. Stay with that a little: listen for two sounds, and name one of them when you like.",
      "We take it slowly. Feel your feet on the floor for three long breaths, then look for one more thing with a color that you like.",
    ],
    memory:
      "Thank you for trusting me with that. I am sorry that it happened. You can leave the rest unsaid here, and it still counts. Let us come back to this room: both feet on the floor, and look for one thing that is near you now.",
    reliving:
      "It sounds as if things were far away or not real, or as if you were back there. If somebody is a danger to you now, {emergency} comes first. If not: you are here, and it is today. Keep your eyes open, press your feet into the floor, and tell me one thing that you see.",
    safeSaid:
      "Thank you for saying it so plainly: you are safe, and there is no plan. I will not ask any further about it. If that changes, say it here, or call {call} at any hour. What comes next is up to you.",
    safeStill:
      "I hear that you feel safe and have no plan, and I stop asking. Because it was so close, please let somebody stay with you for now, and keep what you could use out of your reach. {call} and {emergency} are there if it turns.",
    takenBack:
      "Then I read more into that than was there. Thanks for putting it right. I won't ask about it again, and if it's ever different, you can say so here. So, back to you: what were you about to tell me?",
  },
  child: {
    quiet:
      "Okay, we stop. I will not ask you more. You can come back any time. A kind person is at {call}, day and night, and a grown-up you trust can be with you. If you are in danger, call {emergency}.",
    here: [
      "I am here. You do not have to say a thing. {call} is there too.",
      "It can be quiet now. I am still here, and so is {call}.",
    ],
    grounded: [
      "You found what is here with you now. Now listen. Can you hear two sounds? Tell me one when you like.",
      "We go slow. Feel your feet on the floor and take three slow breaths. Then look for one thing in a color you like.",
    ],
    memory:
      "Thank you for telling me. I am sorry that it happened. You do not have to tell me the rest. A safe grown-up can help you with it. Now come back to this room: put your feet on the floor and look for one thing near you.",
    reliving:
      "It sounds as if all is far away, or as if you were back there. If somebody may hurt you now, call {emergency} first. If not: you are here, and it is today. Keep your eyes open, push your feet into the floor, and tell me one thing you see.",
    safeSaid:
      "Thank you for saying it so clearly: you are safe, and you have no plan. I will not ask more about it. If it changes, tell me or a grown-up you trust, or call {call}. Now you choose what we talk about.",
    safeStill:
      "You say you are safe and have no plan, and I stop asking. It was very close, so please let a grown-up stay with you now and take away what could hurt you. {call} and {emergency} are there too.",
    takenBack:
      "Okay, then I got that wrong. Thanks for telling me. If it's ever different, tell me or a grown-up you trust. What did you want to talk about?",
  },
};
