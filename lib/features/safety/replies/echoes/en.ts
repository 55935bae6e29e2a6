import type { EchoTexts } from "./shape";

export const adult: EchoTexts = {
  suicideYes: "So thoughts of suicide are there. Now that they are said, you are not alone with them.",
  suicideNo: "You say it is not suicide. I believe that it is heavy all the same.",
  nearYes: "That is close, and I take it very seriously.",
  nearNo: "Then there is some distance right now. Let us keep it.",
  planYes: "So you have thought about a way. You need not tell me which.",
  planNo: "No plan, then. That gives us room.",
  intentYes: "A large part of you wants to act. Then the other part, the one that is writing to me, needs help soon.",
  intentNo: "There is a part of you that does not want to act on it. I would like to stand with that part.",
  meansYes: "So it is close to you. Then distance comes first.",
  meansNo: "It is not within reach. Please keep it that way for now.",
  timeYes: "So there is a moment you have in mind. That makes it urgent to have somebody with you before it comes.",
  timeNo: "There is no set time. That leaves room for somebody to step in.",
  person: "Then let us hold on to that person.",
  tried: "Thank you for trying it with me. Even a small change is something to build on.",
  behind: "So that is what lies behind it. I can see why it weighs on you.",
  hinders: "So that is what holds you back. It makes sense that this makes it harder.",
  fault: "What somebody does to you is their doing. It is not your fault, whatever came before.",
  hospital:
    "It makes sense to be afraid of the hospital. With this, it is where you are safe, and the sooner they look at you, the less they may have to do.",
  farewell: "That sounds like a goodbye, and it worries me. Please do not go through the next hours alone.",
  eatingNow:
    "Please call {emergency} now and say that you fainted or that your heart feels wrong, and how long you have hardly eaten. Sit or lie down, have somebody stay with you, and do not drive.",
  checkIn: [
    "When we last talked, it was a hard moment. Before anything else: how are you today, and is there anything that makes you feel unsafe?",
    "I have kept in mind that it was hard lately. How has it been since then, and is there anything that worries you today?",
  ],
};

export const child: EchoTexts = {
  suicideYes: "So thoughts about dying are there. Now that you said it, you are not alone with them.",
  suicideNo: "You say it is not about dying. I still see that it is hard.",
  nearYes: "That is close. I take it very seriously.",
  nearNo: "Then it is not so close right now. Let us keep it that way.",
  planYes: "So you thought about a way. You do not have to tell me which.",
  planNo: "No plan. That gives us time.",
  intentYes: "A big part of you wants to do it. The part that writes to me needs a grown-up soon.",
  intentNo: "A part of you does not want to do it. I want to help that part.",
  meansYes: "So it is close to you. First we need it far away.",
  meansNo: "It is not close to you. Please keep it that way.",
  timeYes: "So you thought of a time. A grown-up needs to be with you before that.",
  timeNo: "No set time. So a grown-up can still step in.",
  person: "That sounds like somebody to tell.",
  tried: "Thank you for trying it with me. A tiny change counts too.",
  behind: "So that is what happened. I can see why it hurts.",
  hinders: "So that is what makes it hard. That makes sense.",
  fault: "What somebody does to you is their doing. It is not your fault, whatever happened before.",
  hospital: "It is okay to be scared of the hospital. There they can make you safe, and a grown-up can stay with you.",
  farewell: "That sounds like a goodbye, and I am worried about you. Please be with a grown-up now.",
  eatingNow:
    "Please get a grown-up now and call {emergency}. Say that you fainted or that your heart feels wrong, and that you hardly ate. Sit or lie down and let somebody stay with you.",
  checkIn: [
    "Last time was a hard moment. Before we start: how are you today, and is there something that makes you feel unsafe?",
    "I remember that it was hard lately. How was it since then, and does something worry you today?",
  ],
};
