import type { FurtherTexts } from "./shape";

export const adult: FurtherTexts = {
  steps: {
    place: [
      "Are you away from that place now, and is somebody near you?",
      "Please take the steps back before anything else; you can write to me from there. Have you moved back?",
      "I ask again because the place itself is the danger. Whom can you call out to, so that they come and walk you back?",
    ],
    reach: [
      "How would it be to write to them now? The first words can be: I am not doing well, and I do not want to be alone with it.",
      "Please go to that person or call out to them now. You only need to say: I am in danger, please stay with me. Is that possible for you right now?",
      "Could you reach that person in the next minutes? You can say: I fear for a life, please go there or stay with them on the phone.",
    ],
    before: [
      "Has there been a time when you did something to end your life, or began to prepare for it, and how long ago was that?",
    ],
  },
  echo: {
    placeNow:
      "Please come away from where you are, now: back inside, or to firm ground where other people are. Then call {emergency} or {call} and say where you are. Stay next to somebody until help is there.",
    friendLines:
      "At {call} somebody can tell you what to do for them, day and night; that is my first suggestion. You can also text {keyword} to {text}. If you think it is happening now, call {emergency} and say where they are.",
    friendPerson:
      "Neither they nor you should be alone with it: a relative or friend who is close to them, and a doctor or counselor, should know today.",
    partly: "So it is a little further away. Further still is safer: out of the room, or in somebody else's hands.",
    feelsFine:
      "Feeling all right now does not mean that it is harmless. With some things the harm shows only hours later, and help works best before that.",
    mayTell: "Whoever asked you to be silent about it asked too much. You may tell it, and you do nothing wrong by it.",
    abuseLines:
      "My first suggestion is the National Domestic Violence Hotline, day and night: {violence}. You can also text {violenceKeyword} to {violenceText}, or chat at thehotline.org. Please use a safe phone, one that nobody checks: calls, texts and chats can be seen afterwards.",
    assaultLine:
      "For sexual violence there is a line of its own, {sexualViolence}, day and night. They can also say where you can be examined and cared for, and nothing is decided by the call. Please use a phone that nobody checks.",
    throat:
      "A grip on the throat can do harm inside that shows only later, also without any marks. Please have a doctor or an emergency room look at you today. If breathing or swallowing gets hard, your voice changes, or you feel faint, call {emergency} at once.",
    decided:
      "You say it is settled. States like this rise and fall, also when it does not feel so, and I want somebody beside you while this one lasts.",
  },
};

export const child: FurtherTexts = {
  steps: {
    place: [
      "Are you away from there now, and is a grown-up with you?",
      "First please move back, then write to me. Did you move back?",
      "I ask again because that place is dangerous. Which grown-up can you shout for, so that they come and get you?",
    ],
    reach: [
      "Could you go to them or write to them now? You can say: I do not feel okay, and I do not want to be alone.",
      "Please go to them or shout for them now. You can say: I am in danger, please stay with me. Can you do it now?",
      "Could you tell them right now? You can say: I am scared for somebody, please help.",
    ],
    before: ["Did you ever do something to make yourself die, or start to, and when was that?"],
  },
  echo: {
    placeNow:
      "Please come away from there right now: back inside, or down to the ground where people are. Shout for a grown-up and stay close to them. Then call {emergency} or {call} together.",
    friendLines:
      "At {call} a kind person can tell you what to do for them. You can also text {keyword} to {text}. If it is happening now, call {emergency} and say where they are.",
    friendPerson:
      "First, please tell a grown-up you trust now: a parent, a teacher, a school counselor or a nurse. They can take over, so that you are not alone with it.",
    partly: "So it is a bit further away. Even better: give it to a grown-up or go to another room.",
    feelsFine:
      "Feeling okay now does not mean that it is okay inside. Some things make you sick hours later, so a grown-up needs to call now.",
    mayTell: "You are allowed to tell this, whatever somebody else has said about it. You do nothing wrong by it.",
    abuseLines:
      "The Childhelp line is there for kids, too, day and night: call or text {childAbuse}. You can say: somebody hurts me. Please do it from a place where nobody hears or sees it.",
    assaultLine:
      "About touching that is not okay, kind people are there to talk, day and night, at {sexualViolence}. It is not your fault, and you choose what you tell.",
    throat:
      "When somebody squeezes your throat, it can hurt you inside, even if nothing shows. A doctor needs to look at you today; please tell a safe grown-up that. If it is hard to breathe, your voice is different, or you feel dizzy, call {emergency} right away.",
    decided:
      "It feels decided to you. Big feelings go up and down, even when it does not feel like it. Please let a grown-up be with you until it goes down.",
  },
};
