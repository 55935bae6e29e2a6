import type { SteadyTexts } from "../shape";

export const en: SteadyTexts = {
  first: [
    "Thank you for saying how safe you feel. We will only do what helps you get steadier, and you do not have to tell me anything that happened.",
    "I am glad that you came here with it. Nothing has to be told or worked on now. Getting a little steadier is all we do.",
    "You are hardly safe inside yourself right now, and you reached out. We go slowly, we stay with now, and you can stop at any word.",
  ],
  hold: [
    "That is a lot for one body to hold.",
    "It makes sense that it is hard right now.",
    "I am reading every word.",
    "You do not have to explain it.",
    "This is hard, and it is not all there is.",
    "Feelings this strong rise, and they sink again.",
    "Nothing about that has to be solved today.",
    "There is no hurry here.",
    "What you feel is a reaction to danger. It is not a fault of yours.",
  ],
  now: [
    "Are you somewhere safe at this moment?",
    "Who could be with you for the next hour, in the room or on the phone?",
    "What would make the next ten minutes a bit easier: water, warmth, light, or somebody's voice?",
    "Is there anything near you that could harm you, and could it be moved out of reach?",
    "When did you last eat, drink or rest?",
    "What is the plan for tonight, so that you are not alone with it?",
    "Is there a doctor or a trained person who knows how it is? I can help you find words for them.",
    "How are you now, compared with when we began: steadier, the same, or less steady?",
    "What have you got near you that feels good to the hands?",
    "Which of the things we tried helped, even a little?",
  ],
  later: [
    "That work can wait, and waiting does not lose it. You said that you hardly feel safe now, so first we find something to stand on.",
    "I hear that you want to get at it. Today I would not, because it could shake you more. When you feel safer, a trained trauma clinician is the right person for it.",
    "Not now, and not because of you: going there while you feel this unsafe can make it worse. Getting steady comes first.",
  ],
  clinician: [
    "That kind of work can help a lot, and it belongs with a trained trauma clinician who can stay with you through it. I cannot do it with you, and I can help you get ready for it.",
    "I would not go into the memory here. Treatments that do so, such as exposure and EMDR, are done by trained clinicians, and for good reason. What we can do is prepare that step, or work with today.",
    "Wanting to face it says something about your courage. The place for it is with someone trained for trauma. Here we can make you steadier for it and collect what you want to ask.",
  ],
  contain: [
    "Thank you for trusting me with that. You do not need to go through it here. Let us come back to this room for a moment.",
    "I have read it, and I am sorry that it happened to you. It was not your fault. Let us not stay in it right now. Let us look at how you are at this moment.",
    "I hear how bad it was. You can leave the rest unsaid, and it still counts. First your body needs to know that it is now.",
  ],
  orient: [
    "If somebody is hurting you at this moment, get to a safe place or call the emergency number before anything else. If it is a memory: you are here, and it is now. Keep your eyes open and stay with my words.",
    "If you are in danger right now, getting away and calling for help come first. If it is a memory that came up: it is from then, and you are in today. Look at one thing in the room and hold on to it with your eyes.",
  ],
  untold: [
    "No. You never have to tell me what happened, now or later. We can work with how you are today, and nothing is missing from that.",
    "No, not a word of it. What happened is yours to keep or to tell, and here we do well without it.",
  ],
  blame: [
    "No. Freezing is something a body does by itself in danger, faster than any thought. It was no choice, and it was not your fault.",
    "Many people ask themselves that, and it weighs so much. What somebody did is theirs. A body that froze, gave in or kept still was trying to keep you alive.",
  ],
  noNeed: [
    "That is fine. Nothing here has to be done.",
    "Okay, we leave that. You choose.",
    "All right. Just being here is enough.",
    "Then not that. You know best what is too much.",
  ],
  choice: [
    "Shall we do that, or would you like something else?",
    "Would that be all right, or rather not?",
    "You can say yes, no, or something else.",
    "Only if you want. Shall we?",
  ],
};
