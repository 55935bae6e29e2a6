import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { TalkTexts } from "../texts";

const ALERT = ALERT_SENTENCES.en.adult;

export const talk: TalkTexts = {
  acknowledge: {
    suicide:
      "Thank you for telling me. What you are carrying sounds very heavy, and you do not have to carry it alone.",
    self_harm: "Thank you for telling me. It sounds as if the pain has been hard to bear any other way.",
    harm_to_others:
      "That is hard to say. Thoughts like these can be frightening, and saying them makes room to act safely.",
    abuse: "I am sorry this is happening. You did not cause it, and you may tell somebody.",
    psychosis: "That sounds frightening and exhausting. Whatever is behind it, you should not have to face it alone.",
    medical: "This needs medical help right away, and I want you to have it.",
    eating: "Thank you for telling me. What your body is going through needs a doctor soon, today if you can.",
    third_party: "You are worried for somebody, and I take that seriously with you.",
  },
  unsure: "I may be reading this wrongly, and I would rather ask than pass over it.",
  alsoDying: "You also spoke of dying. I heard that, and I take it just as seriously.",
  feeling: [
    "You say you feel {feeling}. I hear that, and I want to understand it.",
    "“{feeling}”: that is your word, and it says a lot about how hard this is.",
    "You wrote “{feeling}”. I am not going to talk you out of that feeling.",
  ],
  themes: {
    cannotGoOn: "You feel that you cannot go on like this. That is a very tired and painful place to be.",
    noWayOut: "It feels as if there were no way out. Pain can close every door in view, also doors that are there.",
    burden: "You feel like a burden to others. That thought hurts, and it grows loudest when somebody is worn down.",
    nobody: "It feels as if nobody is there. Being alone with this makes it so much heavier.",
    noPoint: "It feels as if nothing had a point any more. That emptiness can be very hard to stand.",
    worthless: "You are thinking of yourself in very harsh words. It must hurt to be under them all day.",
    loss: "You have lost something that mattered to you, and the pain of that is real.",
  },
  hear: {
    yes: ["Thank you for answering that plainly.", "I hear your yes.", "All right. It helps that I know."],
    no: ["I hear you.", "All right, I take that as you say it."],
    unsure: ["Not being sure is an answer too.", "You do not have to know that exactly."],
    said: [
      "I am with you in this.",
      "I have read every word of that.",
      "I am listening.",
      "Thank you for putting that into words.",
    ],
    short: ["You do not need many words here.", "It can stay this short. I am here anyway."],
    safer: [
      "I am relieved to hear that.",
      "That makes this hour safer.",
      "Then there is more holding you than before.",
    ],
    graver: [
      "What you just said makes me more concerned for you.",
      "This sounds closer than before, so I am asking with more care.",
      "I notice how serious this is, and I want to stay close to it with you.",
    ],
  },
  asides: {
    ai: [
      "I am Sage, an AI. I am no person and no clinician. What I say in a crisis was written ahead by people, and I can lead you to someone who answers with a voice.",
      "Still an AI, yes. That is why I keep naming people: they can be with you, and I cannot.",
    ],
    insult: [
      "You may be angry with me. I will not be cross, and I am not leaving.",
      "That is fair to say. I would still like to know that you are safe.",
    ],
    leaveMe: [
      "I will not crowd you. You need not answer, and this stays open, now and later.",
      "I will be quiet whenever you want. I am here when you write again.",
    ],
    otherTopic: [
      "We can talk about something else for a while. I will come back to this later, because it matters.",
      "Yes, let us rest from it. What would you like to talk about?",
    ],
    joke: [
      "Maybe it was meant lightly. I would rather take it seriously once too often, and you are not in trouble for saying it.",
      "I heard that it was a joke. Jokes sometimes carry a little of what is true, so I stay with it for a moment.",
    ],
    police: [
      `I cannot call anybody and I do not know where you are. ${ALERT} Whom you call is your choice, unless somebody with you decides to.`,
      "As I said, I call nobody. If you call {call}, most calls are settled by talking, and you may ask what they would do.",
    ],
    parents: [
      `I do not write to your family. ${ALERT}`,
      "No message from me goes to your family. You decide whom you tell.",
    ],
    secret: [
      `I cannot promise a secret where your life is concerned. ${ALERT} I call nobody.`,
      "What you write is stored encrypted. Still, I would not want you to be the only one who knows this.",
    ],
    method: [
      "I do not help with ways to die or to get hurt, nor with a last letter. I do want to help with the pain that makes you ask.",
      "That is something I leave alone. The question itself tells me how bad it is, so I stay with you.",
    ],
    goodbye: [
      "Before you go, one thing. I would like this not to be a moment that you spend alone.",
      "You can write again at any time. Until then I would like somebody to be near you.",
    ],
    thanks: ["You are welcome. I am here for this.", "You are welcome to go on, for as long as you need."],
  },
  parentsInAbuse: `Nothing about this is shown or mailed to anybody at your home. ${ALERT}`,
  barriers: {
    hospital:
      "Being afraid of hospital or police makes sense. Most people who call {call} stay where they are; the talk itself is the help. You can open with: I need to talk, and I am afraid of being taken away. What frightens you most about it?",
    burden:
      "Feeling like a burden keeps many people silent. Those who care for you would want this call in the middle of the night. If you would rather begin with somebody whose work it is to listen, that is {call}. Who would want to know?",
    shame:
      "Shame tells you to hide, and hiding makes it heavier. At {call} they hear this every hour, and you need not give your name. One sentence is enough: I am not safe and I find it hard to say. Could you say or type that?",
    notUnderstood:
      "It can hurt when somebody gets it wrong. You can tell them what you need: please do not fix it, just stay with me. Who has understood you before, even a little?",
    money:
      "Calling or texting {call} costs nothing, and nobody asks for insurance. For what comes after there are clinics that charge by income, listed at findtreatment.gov. Would calling be possible if money were no question?",
    language:
      "You may ask for an interpreter at {call}, and in Spanish you press 2. Nobody there asks about papers or where you were born. Which language would you like to speak?",
    privacy:
      "If you could be overheard, you can text {keyword} to {text}, or step outside and call. You can delete the messages afterwards. Where could you be undisturbed for ten minutes?",
    parents:
      "Worrying about what your family will say is understandable. You can begin with somebody outside the family, such as a friend, a doctor, or {call}. Who would stay calm?",
    didNotHelp:
      "It is bitter when help did not help. Another person on another day can be different, and you may say what went wrong last time. What should somebody do differently now?",
    noEnergy:
      "With so little energy, let us make it very small. A text with one word is enough: {keyword} to {text}. Or hand your phone to somebody and let them read this. Which one is less effort?",
    nobody:
      "It feels as if there were nobody. Then let the first one be somebody who is there for exactly this: {call}, day and night. And is there anyone, a neighbor, a colleague, a doctor, who would come if you asked?",
    dontKnow:
      "You do not have to know what it is. Sometimes it is only the first sentence. Here is one: I am having thoughts of suicide and I do not want to be alone. To whom could you send that?",
  },
  chips: { plan: "Safety plan", grounding: "Grounding", breathing: "Breathing" },
  checkIn: [
    "When we last talked, it was a very hard moment. Before anything else I would like to ask you directly: how safe are you today, and have thoughts of ending your life been there again?",
    "I have kept in mind that it was very hard lately. How is it today: are thoughts of dying or of getting hurt near, further away, or gone?",
  ],
  checkedWell:
    "Thank you for telling me. If it comes back, you can say it here at any time, and {call} answers day and night. What would you like to talk about today?",
};
