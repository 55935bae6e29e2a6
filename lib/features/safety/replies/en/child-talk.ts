import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { TalkTexts } from "../texts";

const ALERT = ALERT_SENTENCES.en.child;

export const talk: TalkTexts = {
  acknowledge: {
    suicide: "Thank you for telling me. Those are very big feelings, and you are not in trouble for having them.",
    self_harm: "Thank you for telling me. It sounds like there is a lot of hurt inside. You are not in trouble.",
    harm_to_others:
      "Thank you for telling me. Very big anger can feel scary. You are not bad for having these thoughts.",
    abuse:
      "I am sorry this is happening to you. It is not your fault, and it is okay to tell, also when somebody said not to.",
    psychosis: "That sounds really scary. You should not have to be alone with it.",
    medical: "Your body needs help from a grown-up and a doctor right now.",
    eating: "Thank you for telling me. Your body needs help, and a doctor should look at you soon.",
    third_party: "You are worried about somebody. It is okay to tell, and it is not your job to fix it alone.",
  },
  unsure: "Maybe I am getting this wrong. I would rather ask you than guess.",
  alsoDying: "You also talked about dying. I heard that too, and it matters a lot.",
  feeling: [
    "You say you feel {feeling}. That is a big feeling, and I am listening.",
    "You wrote “{feeling}”. I hear you.",
    "“{feeling}” is a strong word. It must be hard right now.",
  ],
  themes: {
    cannotGoOn: "It feels like you cannot do this any more. That is so tiring.",
    noWayOut: "It feels like you are stuck. Big feelings can hide the way out, even when there is one.",
    burden: "You feel like you are too much for others. That thought hurts, and feelings can tell us wrong things.",
    nobody: "It feels like nobody is there for you. That is a lonely feeling.",
    noPoint: "It feels like nothing will get better. That is a very heavy feeling.",
    worthless: "You are thinking very mean things about yourself. That must hurt.",
    loss: "You lost something or somebody you love. That hurts a lot.",
  },
  hear: {
    yes: ["Thank you for telling me.", "Okay. I hear you.", "It helps that I know."],
    no: ["Okay, I hear you.", "All right."],
    unsure: ["It is okay not to know.", "You do not have to be sure."],
    said: ["I read what you wrote.", "I am listening.", "Thank you for writing it.", "Okay, I hear that."],
    short: ["You can use few words.", "Short is okay. I am here."],
    safer: ["I am relieved to hear that.", "That makes you safer.", "It is better now that you are not alone."],
    graver: [
      "What you just said makes me more worried for you.",
      "This sounds closer than before, so I ask again with care.",
    ],
  },
  asides: {
    ai: [
      "I am Buddy, a computer helper. I am not a person. People wrote these words before, and a real grown-up can be with you.",
      "Yes, still a computer. That is why a real grown-up needs to know too.",
    ],
    insult: [
      "You can be mad at me. You are not in trouble, and I am still here.",
      "That is okay to say. I still want you to be safe.",
    ],
    leaveMe: [
      "Okay, I will not push you. You can come back and write any time.",
      "I can be quiet. I am here when you write again.",
    ],
    otherTopic: [
      "We can talk about something else for a bit. I will ask again later, because you matter.",
      "Yes, let us take a rest from it. What do you want to talk about?",
    ],
    joke: [
      "You can say it with a laugh here. You are not in trouble. What you told me matters, so I ask again.",
      "Okay, a joke. Jokes can have a little bit of true in them, so I ask one more time.",
    ],
    police: [
      `I cannot call anybody, and I do not know where you are. ${ALERT}`,
      "I do not call the police. You or a grown-up can call {call}, and they mostly help by talking.",
    ],
    parents: [
      `I do not send what you write to your parents. I cannot promise that nobody ever sees it. ${ALERT}`,
      "I will not tell them. It can still help when you tell one grown-up yourself.",
    ],
    secret: [
      `Secrets about you getting hurt are too big for me to keep. ${ALERT} I call nobody.`,
      "Some secrets are too heavy for one kid. You may tell this one.",
    ],
    method: [
      "I do not help with ways to get hurt. I want to help with the hurt that makes you ask.",
      "I do not answer that one. It tells me how bad you feel, so I stay here with you.",
    ],
    goodbye: [
      "Before you go: please do not be alone with this.",
      "You can write again any time. Until then, stay near somebody who is kind to you.",
    ],
    thanks: ["You are welcome. I am here for you.", "You can keep writing as long as you like."],
  },
  parentsInAbuse: `Nothing about this is shown or mailed to a parent or guardian. ${ALERT}`,
  barriers: {
    hospital:
      "It is okay to be scared of a hospital or the police. Most kids who call {call} stay right where they are and just talk. What scares you most about it?",
    burden: "You are not too much. Grown-ups who care want to know this, even at night. Who would want to help you?",
    shame:
      "Feeling ashamed makes it hard to talk. You can write it on paper or show this screen. Would that be easier than saying it?",
    notUnderstood:
      "It hurts when somebody does not get it. You can say: please just listen. Who has listened to you before?",
    money:
      "Calling or texting {call} costs nothing. Nobody asks for money. Could you call with a grown-up next to you?",
    language:
      "At {call} you can ask for your language, and nobody asks where you come from. Which language do you like to speak?",
    privacy:
      "If somebody could hear you, you can text {keyword} to {text}, or talk to a grown-up at school. Where could you talk without being heard?",
    parents:
      "It is okay to be scared of what your family says. You can tell another grown-up first: a teacher, a school nurse, a coach. Who would stay calm?",
    didNotHelp:
      "It is sad when you told and it did not help. You may tell again, to another grown-up, until one helps. Who could be the next one?",
    noEnergy:
      "Let us make it tiny. You can hand this screen to a grown-up and say nothing at all. Who is close to you?",
    nobody:
      "It feels like there is nobody. At {call} a kind person answers, day and night. And is there a teacher, a nurse, a coach or a neighbor who is nice to you?",
    dontKnow:
      "You do not have to know why. You can just say: I am not safe, please stay with me. Who could you say that to?",
  },
  chips: { plan: "Safety plan", grounding: "Grounding", breathing: "Breathing" },
  checkIn: [
    "Last time was a really hard moment. Before we start I want to ask you: how safe are you today, and did thoughts about dying come back?",
    "I remember that it was very hard lately. How is it today: are thoughts about dying or getting hurt close, further away, or gone?",
  ],
  checkedWell:
    "Thank you for telling me. If it comes back, tell a grown-up you trust, or write it here. {call} also answers day and night. What do you want to talk about today?",
};
