import { type ReplyTexts, WORDING_SOURCE } from "./shape";

const adult: ReplyTexts = {
  source: WORDING_SOURCE,
  reviewedBy: null,
  acknowledge: {
    suicide:
      "Thank you for telling me. What you are carrying sounds very heavy, and you do not have to carry it alone.",
    self_harm: "Thank you for telling me. It sounds as if the pain has been hard to bear any other way.",
    harm_to_others:
      "It took something to say that. Having thoughts like these can be frightening, and saying them is a way to keep everybody safe.",
    abuse: "I am sorry this is happening. You did not cause it, and it is right to tell somebody.",
    psychosis:
      "That sounds frightening and exhausting. You do not have to do what it says, and you do not have to face it alone.",
    medical: "This needs medical help right away, and I want you to have it.",
    eating: "Thank you for telling me. Your body is showing signs that a doctor should look at soon, today if you can.",
    third_party: "You are worried for somebody, and it is good that you take it seriously.",
  },
  ask: {
    suicide:
      "I want to ask you directly: are you thinking about killing yourself, and how close does it feel right now?",
    self_harm: "Are you hurt right now, and are you also thinking about ending your life?",
    harm_to_others: "How close do you feel to acting on it, and is the person near you now?",
    abuse: "Are you safe where you are at this moment, and can you talk without being overheard?",
    psychosis: "Is it telling you to hurt yourself or somebody else, and how hard is it to hold back right now?",
    medical: "Is anybody with you, and can you make that call now?",
    eating: "How are you feeling in your body right now: have you fainted, or does your heart feel wrong?",
    third_party: "Where is this person now, and have they said how or when they might do it?",
  },
  lines:
    "I would call or text {call} now: a person answers day and night. If talking feels like too much, text {keyword} to {text}, or use the chat at 988lifeline.org/chat.",
  person: "Is there one person you trust, or a doctor or therapist, whom you could tell today just what you told me?",
  safePerson:
    "Think of one person outside your home whom you trust, such as a friend, a doctor or an advocate, who could know about this.",
  now: {
    self: "Please call {emergency} or {call} now. Go to where another person is, or ask somebody to come and stay with you. Put distance between you and anything you could use: leave the room or hand it to somebody.",
    danger:
      "Please move away now, from the person and from anything you could use as a weapon, and call {emergency} or {call} so that somebody can help you keep everyone safe.",
    abuse:
      "If you can leave for a safe place, go there now and call {emergency}. If speaking is not safe, text {emergency} where that works, or go to a neighbour or a public place.",
    body: "Please call {emergency} now and tell them what you took or what you feel. Unlock the door, do not drive, stay where somebody can see you, and keep anything you took to show them.",
    friend:
      "Please call {emergency} for them now and say where they are. If it is safe for you, stay with them or keep them talking, and have somebody move away anything they could use.",
  },
  next: {
    self: [
      "Let us look at the next hour. Have you thought about how you might do it, and is anything you could use within reach? Moving it away, or asking somebody to keep it, makes this hour safer. {call} can stay on the line while you do that.",
      "What stands in the way of calling or telling somebody: the words, the fear of what happens then, something else? We can write the first sentence together. It can be as short as: I am not safe, please stay with me.",
      "Let us make this moment a little easier. Feel both feet on the floor, breathe out slowly, and name five things that you can see. Then tell me: who could be with you tonight, and when could you speak to a doctor or therapist?",
    ],
    danger: [
      "Where are you now, and is there a weapon or anything like one near you? Going to another place, or giving it to somebody, gives you time. {call} also listens when the fear is of hurting somebody else.",
      "What happened before the thoughts got this strong? You can tell me, and you can tell a crisis worker at {call}, without being judged for a thought.",
      "Who could be with you, or take over for a while, until this has passed? And which doctor or therapist could you reach today or tomorrow?",
    ],
    abuse: [
      "Could anybody see this conversation? The quick exit at the top leaves this page at once. Are you hurt, or afraid of what happens tonight?",
      "What makes it hard to tell somebody: fear of what follows, money, children, not being believed? Tell me which, and we will look for one small step. At {call} a person can help you think it through.",
      "If you had to leave in a hurry, where could you go, and what would you take? A doctor or a local domestic violence service can plan this with you.",
    ],
    body: [
      "Did you reach {emergency}? If nobody has come yet, stay where you can be found. What are you feeling now?",
      "Is something keeping you from calling? Tell me what it is. A neighbour or anybody nearby can call {emergency} for you.",
      "Who is with you, or on the way? When the worst is over I would also like you to speak with a doctor, and with {call} if you have thought about not living.",
    ],
    friend: [
      "Can somebody be with them now? You may ask them directly whether they are thinking about suicide; asking does not put it into anybody's head. {call} also advises people who worry about somebody.",
      "You need not keep this a secret, even when you were asked to. Who close to them could know, and what makes it hard to tell?",
      "This is a lot for you too. Who stands by you today? {call} is there for you as well.",
    ],
  },
  urgent: {
    self: [
      "Are you safe and unhurt at this minute? Can you put what you could use out of reach, or move away from it into another room?",
      "Who can be with you now? Somebody in the house, a neighbour, a friend: you only need to say, I am not safe, please stay with me. {call} can stay on the line until they are there.",
      "What stands in the way of calling {emergency} or {call}: the words, the fear of what happens then, something else? We can write the first sentence together.",
      "Let us get through the next minutes together. Feel both feet on the floor and breathe out slowly. What are you feeling right now, and what would help most in this minute?",
    ],
    danger: "Are you away from that person now, and who could come and be with you?",
    friend: "Where are they at this moment, and who can reach them first?",
  },
  stillNow:
    "If the danger is still near, {emergency} and {call} come first. I am here and will go on talking with you.",
};

const child: ReplyTexts = {
  ...adult,
  acknowledge: {
    suicide: "Thank you for telling me. Those are very big feelings, and you are not in trouble for having them.",
    self_harm: "Thank you for telling me. It sounds like you feel a lot of hurt inside. You are not in trouble.",
    harm_to_others:
      "Thank you for telling me. Very big anger can feel scary. You are not bad for having these thoughts.",
    abuse:
      "I am sorry this is happening to you. It is not your fault, and it is okay to tell, also when somebody said not to.",
    psychosis: "That sounds really scary. You do not have to do what it says.",
    medical: "Your body needs help from a grown-up and a doctor right now.",
    eating: "Thank you for telling me. Your body needs help, and a doctor should look at you soon.",
    third_party:
      "You are worried about somebody. Telling is the right thing to do, and it is not your job to fix it alone.",
  },
  ask: {
    suicide:
      "I want to ask you something important: are you thinking about dying or making yourself die, and is it strong right now?",
    self_harm: "Are you hurt right now, and are you also thinking about dying?",
    harm_to_others: "Do you feel like you might do it soon, and is that person near you?",
    abuse: "Are you safe right now, and is that person close to you?",
    psychosis: "Is it telling you to hurt yourself or somebody else right now?",
    medical: "Which grown-up is near you right now?",
    eating: "Did you faint, or does your heart feel funny right now?",
    third_party: "Where is that person now, and did they say when or how?",
  },
  lines:
    "You can also call or text {call}. A kind person answers, day and night, and you can say: I am a kid and I need help. You can text {keyword} to {text} too.",
  person:
    "First, please tell a grown-up you trust now: a parent, a grandparent, a teacher or a nurse. You can show them this screen.",
  safePerson:
    "First, please tell a safe grown-up who does not live with you: a teacher, a school nurse, a coach, a doctor or a friend's parent.",
  now: {
    self: "Please go to a grown-up right now, or call {emergency} or {call}. Stay close to somebody. Move away from anything that could hurt you.",
    danger:
      "Please walk away to another room now, put down anything that could hurt somebody, and get a grown-up or call {emergency}.",
    abuse:
      "If you can, go to a safe place now, like a neighbour, school or a shop, and tell a grown-up there, or call {emergency}.",
    body: "Please shout for a grown-up now and call {emergency}. Say what you swallowed or what hurts. Stay where people can see you.",
    friend:
      "Please tell a grown-up right now and call {emergency}. Say where that person is. Do not go alone to a place that is dangerous.",
  },
  next: {
    self: [
      "Is there something near you that you could hurt yourself with? Please go away from it, to a room where a grown-up is. Did you find a grown-up to tell?",
      "What makes it hard to tell a grown-up? You can say just this: I am not safe and I need you to stay with me. You can also show them this screen, or call {call}.",
      "Let us breathe together. Breathe in slowly, breathe out like you blow a feather. Look for five blue things. Who can stay with you tonight?",
    ],
    danger: [
      "Are you away from that person now? Go to a place where you can calm down, with a grown-up. Did you tell one?",
      "What made you so angry or scared? You can tell me. You can also tell somebody at {call}.",
      "Let us make your body calm: press your hands together hard, then let go, three times. Which grown-up can help you with this today?",
    ],
    abuse: [
      "Can that person see this screen? You can leave fast with the button at the top. Does something hurt on your body?",
      "What makes it hard to tell? Maybe you are scared of what happens then. A teacher or a doctor knows how to help kids with this. You can also call {call} and say: somebody is hurting me.",
      "Which safe grown-up outside your home will you see next? You can write down one sentence to give them. Shall we think of it together?",
    ],
    body: [
      "Did a grown-up come? If not, call {emergency} yourself. They are kind to kids. How do you feel now?",
      "Is something stopping you from calling? You can knock on a neighbour's door and say: please call {emergency}.",
      "Who is with you now? Stay with them until a doctor says you are okay. You can keep writing to me.",
    ],
    friend: [
      "Which grown-up did you tell, or will you tell now? A secret about dying or getting hurt is one you may break.",
      "What makes it hard to tell? Your friend may be cross, and they will be safer. You can say: I am worried, please help.",
      "This is a lot for you. Who takes care of you today? You can call {call} too and talk about it.",
    ],
  },
  urgent: {
    self: [
      "Are you safe right now, and not hurt? Can you go away from anything that could hurt you, to a room where a grown-up is?",
      "Which grown-up can stay with you now? You can say just this: I am not safe, please stay with me. You can show them this screen.",
      "What makes it hard to call or to tell? You are not in trouble. You can call {emergency} or {call} and say: I am a kid and I am not safe.",
      "Let us stay here together. Breathe in slowly, and breathe out like you blow a feather. How do you feel right now, and who is with you?",
    ],
    danger: "Are you away from that person now, and which grown-up can stay with you?",
    friend: "Where is that person right now, and which grown-up can go to them?",
  },
  stillNow:
    "If the danger is still near, a grown-up and {emergency} come first. I am still here, and you can keep talking to me.",
};

export const en = { adult, child };
