import type { StepTexts } from "../texts";

export const steps: StepTexts = {
  now: {
    self: "Please call {emergency} or {call} now. Go to where another person is, or ask somebody to come and stay with you. Put distance between you and anything you could use: leave the room or hand it to somebody.",
    others:
      "Please move away now, from the person and from anything you could use as a weapon, and go to where somebody can stay with you. Call {emergency} or {call} so that you get help in keeping everyone safe.",
    abuse:
      "If you can leave for a safe place, go there now and call {emergency}. If speaking is not safe, text {emergency} where that works, or go to a neighbor or a public place where people are. Keep away from rooms with weapons or without a way out.",
    body: "Please call {emergency} now and say what you took or what you feel. Have somebody stay with you, unlock the door, do not drive, and put what is left out of your reach but keep it to show them.",
    friend:
      "Please call {emergency} for them now and say where they are. If it is safe for you, stay with them or keep them talking, and have somebody move away anything they could use.",
  },
  stillNow: [
    "If the danger is still near, {emergency} and {call} come first, before anything we do here.",
    "{emergency} is still the right number while this is so close. I stay here beside it.",
    "One call to {emergency} or {call} would put a person beside you while we go on.",
  ],
  lines: [
    "My first suggestion is to call {call} now: a person answers, day and night. If talking feels like too much, text {keyword} to {text}, or use the chat at 988lifeline.org/chat.",
    "{call} is open at this hour, by call or by text, and you can hang up whenever you want.",
  ],
  person: [
    "It would also help if one person you trust, and a doctor or therapist, knew today what you just told me.",
    "Who among the people you trust could know about this today? You can send them one line: I am not doing well, can you be with me?",
    "Who could sit with you this evening, even without talking about it?",
  ],
  safePerson: [
    "It would help if one person outside your home, whom you trust, knew about this: a friend, a doctor, an advocate.",
    "Who outside your home would believe you, and how could you reach them without being watched?",
  ],
  professional: [
    "Besides today there should be somebody who goes on with you: a doctor, a therapist, a counseling center. Whom could you call this week, and what would you say first?",
  ],
  askSuicide: [
    "I want to ask you directly: are you thinking about suicide?",
    "I would like to ask it plainly: how much is ending your life on your mind right now?",
  ],
  askNear: [
    "I want to ask you directly: how close are you to acting on the thoughts of killing yourself, right now?",
    "How strong is the wish to kill yourself at this moment, compared with this morning?",
  ],
  askSoft: [
    "Sometimes the thought is quieter: wishing not to wake up, or that all of it would stop. How much of that has been there for you, up to thoughts of suicide?",
    "I ask once more in other words, because people often say no first. When it is at its worst, what goes through your mind about living or dying?",
  ],
  plan: [
    "When the thoughts of suicide come, how far have you thought about the way you would do it? You need not describe it to me.",
  ],
  intent: ["How much of you wants to act on it, and how much of you wants something else to happen first?"],
  means: ["Is what you thought of using within your reach right now?"],
  time: ["Is there a time that you have in mind: today, tonight, a certain day?"],
  meansAway: [
    "Distance helps, because the strongest minutes pass. Could you give it to somebody, lock it away, or leave the place where it is, before we go on?",
  ],
  barrierAsk: [
    "What stands in the way of calling or of telling somebody: what might happen then, how it would sound, something else?",
    "If you picture yourself picking up the phone, what is the first thing that stops you?",
  ],
  coping: [
    "Let us make this minute a little easier. Put both feet on the floor, breathe out slowly, and name five things that you can see. What is the first one?",
    "Try this breath with me: in through the nose while you count to four, out through the mouth while you count to six, five times. What do you notice in your shoulders?",
    "Hold something cold, or let cold water run over your wrists for half a minute, and keep your mind on it. What changes, even a little?",
    "Press your palms together as hard as you can for ten seconds, then let go. Do it three times. Where do you feel it let go?",
    "Look for something within reach that is yours and that you like to touch. Hold it and describe it to yourself. What is it?",
  ],
  safetyPlan: [
    "We can make a safety plan together: six short steps for the moments when it gets strong, in your words. Shall we begin with what you notice first when it starts?",
  ],
  hurt: [
    "What happened before it got this heavy today?",
    "Which part of it hurts most at this moment?",
    "How long have you been carrying this, and who has seen any of it?",
    "What would have to be a little different for tomorrow to be bearable?",
  ],
  helped: [
    "You have got through bad hours before. What carried you then, even if it was small?",
    "Is there somebody or something that a part of you still stays for?",
  ],
  stay: [
    "You do not have to explain anything. I am here, and we can go through the next minutes one by one. What is around you right now?",
    "It is all right to say little. On a scale from 0 to 10, how strong is it at this moment?",
    "We need not solve all of it. What would make the next half hour a little safer?",
    "I am still here. Would it be easier to write about today, or about what comes next?",
    "Let us only look at tonight. Where will you be, and who is near?",
  ],
  urgent: [
    "Are you safe and unhurt at this minute, and who is near you?",
    "Who can come to you now? Somebody in the house, a neighbor, a friend. You only need to say: I am not safe, please stay with me. {call} can stay on the line until they are there.",
    "Please go now to a room or a place where that thing is not, or let somebody take it away. Can you do that while you write to me?",
    "What stands in the way of calling {emergency} or {call} at this minute?",
    "If speaking is too hard, text {call} now with these words: I am in danger of killing myself. A person writes back. Have you sent it?",
    "Is the door unlocked, so that somebody can reach you? Please open it, and stay close to it.",
    "Go outside or to where people are: a stairway, a shop, a neighbor's door. Which is the nearest one?",
    "Wanting the pain to stop and wanting to live can both be true. Let the next ten minutes be only for calling {emergency}. Who could dial for you?",
    "Stay with me for this minute: both feet on the floor, breathe out slowly. Is anyone on the way to you now?",
    "Nothing has to be decided tonight. What would help you to stay next to another person until morning?",
    "Have you moved away from what you could use, or is it still close to you?",
  ],
  held: [
    "Please stay next to them, and tell them plainly what you told me. Is what you could use out of reach now?",
    "When the person from {call} or {emergency} speaks with you, you can read them what you wrote here. What do you want them to know first?",
    "How is it now, compared with when you first wrote: more bearable, the same, or worse?",
  ],
  out: [
    "Let us look at the next hours. What could help you through them: something to eat, a walk, rest, a voice on the phone?",
    "Who will you see or speak to today, and do they know how it has been?",
    "When could you speak with a doctor or therapist about this, and what would make that call easier?",
  ],
  open: [
    "We can now talk about anything you like, also about this. If it gets stronger again, say it here, and {call} is there day and night. What would be good to talk about?",
    "I am here for whatever comes next, heavy or ordinary. Where would you like to go on?",
  ],
  backCheck: [
    "I said I would come back to it. How strong are the thoughts of dying or of hurting yourself now?",
    "One question in between: how safe are you at this moment?",
  ],
  wound: [
    "Are you hurt at this moment? If it bleeds a lot or is deep, please call {emergency}; for anything smaller, clean and cover it, and let somebody see it.",
  ],
  urge: [
    "An urge rises and falls like a wave, mostly within half an hour. Could you put what you use out of reach, or leave the room where it is, until this one has passed?",
    "What usually comes right before the urge: a feeling, a thought, something that somebody said?",
  ],
  dangerAsk: ["How close do you feel to acting on it, and is that person near you now?"],
  danger: [
    "Is there a weapon, or anything you could use as one, where you are? Leaving it behind, or giving it to somebody, gives you time.",
    "Where could you go for the next hours so that there is distance between you and that person?",
    "What happened before the thoughts got this strong? A thought is not an act, and there is still a choice.",
    "Who could be with you, or take over for a while, until this has passed?",
    "{call} also listens when the fear is of hurting somebody else. What would make it possible to call?",
    "When anger is this strong, thoughts of suicide can come with it. Are you also thinking about ending your own life?",
    "Which doctor or therapist could you reach today or tomorrow about this?",
  ],
  abuseAsk: ["Are you safe where you are at this moment?"],
  abuse: [
    "Could anybody see this conversation? The quick exit at the top leaves this page at once; the browser's history remains. Is it all right to go on?",
    "Are you hurt? A doctor can treat you and write down what they see, and you decide what you tell.",
    "What are you afraid could happen tonight, and where could you be instead?",
    "You decide the pace, and you know best what is risky. What makes it hard to tell somebody: not being believed, money, children, what follows?",
    "If you had to leave in a hurry, where would you go? A local domestic violence service can plan that with you: papers, keys, medicine, a safe number.",
    "Living with this can bring thoughts of suicide. Are you thinking about ending your life?",
    "At {violence} somebody can think this through with you, also about what is safe to do and what is not. Use a phone that nobody checks, such as a friend's. When could you call without being heard?",
  ],
  voicesAsk: ["Is anything telling you to hurt yourself or somebody else, and how hard is it to hold back right now?"],
  voices: [
    "You do not have to follow what you hear. Who could be with you while this is so loud?",
    "How have you slept in the last nights? Too little sleep can make everything louder.",
    "Could you go to a quieter place, with less light and less noise, with somebody you trust nearby?",
    "I cannot see what you see, so I will neither argue nor agree. I can see how afraid you are. What makes you feel a little safer?",
    "A doctor should hear about this today or tomorrow, also if you already take something. Whom could you call, or who could call for you?",
    "When it gets this frightening, thoughts of suicide can come. Are you thinking about ending your life?",
    "Is there anything near you that you could hurt yourself or others with? Please move away from it, or let somebody take it.",
  ],
  bodyAsk: ["Is anybody with you, and can you make that call now?"],
  body: [
    "Have you reached {emergency}? If nobody has come yet, stay where you can be found. What are you feeling?",
    "Please do not wait to see whether it gets better; some things show late. Is something keeping you from calling {emergency}?",
    "Anybody near can call {emergency} for you: a neighbor, somebody in the hallway. Whose door is the nearest?",
    "Is the door unlocked, and are you sitting or lying on your side where you can be seen?",
    "Who is with you, or on the way? Please stay on the phone with {emergency} until they are there.",
    "Were you trying to end your life, or thinking about suicide? Please tell {emergency} that too; it changes how they help.",
    "If you feel sleepy or strange, say it to {emergency} at once. Can you hear somebody coming?",
  ],
  eatingAsk: ["Have you fainted, or does your heart feel wrong, at this moment or today?"],
  eating: [
    "If you faint, feel your heart stumble or have pain in your chest, please call {emergency}. Which doctor could see you today?",
    "Who knows how it is with food right now, and who could be next to you at the next meal?",
    "This can bring dark thoughts. Are you thinking about suicide, or about not wanting to live?",
    "What makes it hard to let a doctor see it: shame, fear of what they will ask of you, something else?",
    "Could somebody be with you tonight, so that you are not alone with it?",
    "What was going on today before it got this strong?",
  ],
  friendAsk: ["Where is this person now, and have they said how or when they might do it?"],
  friend: [
    "Can somebody be with them now, in the same room or on the phone?",
    "You may ask them directly whether they are thinking about suicide; asking does not put it into anybody's head. How could you ask it in your words?",
    "You need not keep this a secret, even when you were asked to. Who close to them could know today?",
    "Is there anything they could use within their reach, and who could move it away?",
    "{call} also advises people who worry about somebody. What would you want to ask them?",
    "If they stop answering or you fear it is happening, call {emergency} and say where they are. Do you know the address?",
    "This is a lot for you too. Who stands by you today, and are you safe yourself?",
  ],
};
