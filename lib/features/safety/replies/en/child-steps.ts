import type { StepTexts } from "../texts";

export const steps: StepTexts = {
  now: {
    self: "Please go to a grown-up you feel safe with right now, or call {emergency} or {call}. Stay close to somebody. Move away from anything that could hurt you.",
    others:
      "Please get a grown-up you feel safe with and stay with them, or call {emergency}. Walk away to another room now. Leave behind anything that could hurt somebody.",
    abuse:
      "If you can, go to a safe place now where other people are, like a neighbor, school or a shop. Tell a grown-up there, or call {emergency}. Keep away from the person who hurts you.",
    body: "Please shout for a grown-up now and call {emergency}. Say what you swallowed or what hurts. Stay where people can see you, and move away from what is left.",
    friend:
      "Please tell a grown-up right now and call {emergency}. Say where that person is. Stay with people, and do not go alone to a place that is dangerous. A grown-up can move away anything that could hurt them.",
  },
  stillNow: [
    "If the danger is still near, a grown-up and {emergency} come first.",
    "{emergency} is still the right number while it is this close.",
    "One call to {emergency} or {call} brings you a real person while I stay here.",
  ],
  lines: [
    "You can also call {call}. A kind person answers, day and night, and you can say: I need help. If writing is easier, text {keyword} to {text} or use the chat at 988lifeline.org/chat.",
    "{call} is there right now, to call or to text. You can stop whenever you want.",
  ],
  person: [
    "First, please tell a grown-up you trust now: a parent, a grandparent, a teacher or a nurse. You can show them this screen. A doctor or counselor can help too.",
    "Which grown-up could know about this today? You can say: I do not feel okay, can you stay with me?",
    "Which grown-up could sit with you tonight, even if you do not talk about it?",
  ],
  safePerson: [
    "First, please tell a safe grown-up who does not live with you: a teacher, a school nurse, a coach or a doctor.",
    "Which safe grown-up outside your home would believe you, and when will you see them next?",
  ],
  professional: [
    "There are grown-ups whose job is to help with this: a doctor, a school counselor, a therapist. Who could take you there this week?",
  ],
  askSuicide: [
    "I want to ask you a big question: are you thinking about dying or killing yourself?",
    "I ask it straight: how much do you think about dying right now?",
  ],
  askNear: [
    "I want to ask you something important: how close are you to killing yourself or making yourself die, right now?",
    "How strong is the wish to die right now, compared with this morning?",
  ],
  askSoft: [
    "Sometimes the thought is quiet, like wishing not to wake up or that everything would stop. How much of that do you have, or thoughts about dying?",
    "Kids often say no first, so I ask one more time. When it is worst, what do you think about living or dying?",
  ],
  plan: [
    "When you think about dying, how far have you thought about how you would do it? You do not have to tell me the way.",
  ],
  intent: ["How much of you wants to do it, and how much of you wants help to come first?"],
  means: ["Is the thing you thought of close to you right now?"],
  time: ["Did you think of a time: today, tonight, or a special day?"],
  meansAway: [
    "Please go away from it now, to a room where a grown-up is. Can you give it to them or ask them to lock it up?",
  ],
  barrierAsk: [
    "What makes it hard to tell a grown-up or to call: what could happen, finding the words, something else?",
    "When you picture telling somebody, what is the first thing that stops you?",
  ],
  coping: [
    "Let us make this minute a bit easier. Put both feet on the floor, breathe out slowly, and look for five blue things. What is the first one?",
    "Breathe in slowly, and breathe out like you blow a feather. Do it five times with me. How do your shoulders feel?",
    "Hold something cold or put your hands under cold water for a bit. What changes, even a little?",
    "Press your hands together hard, then let go. Three times. Where does your body feel softer?",
    "Hug a pillow or something soft, tight, and count to ten. What does it feel like?",
  ],
  safetyPlan: [
    "We can make a safety plan: small steps for when it gets strong. Shall we start with how you notice that it begins?",
  ],
  hurt: [
    "What came before it got so heavy today?",
    "Which part hurts the most right now?",
    "How long has it been like this, and who knows about it?",
    "What could be a bit different tomorrow?",
  ],
  helped: [
    "You had bad times before. What helped you a little bit then?",
    "Is there somebody, or a pet, or a thing you love, that makes you want to stay?",
  ],
  stay: [
    "You do not have to explain. I am here. What is around you right now?",
    "It is okay to say little. From 0 to 10, how strong is it right now?",
    "We do not have to fix it all. What would make the next half hour a bit safer?",
    "I am still here. Do you want to write about today, or about what comes next?",
    "Let us only look at tonight. Where will you be, and which grown-up is near?",
  ],
  urgent: [
    "Are you safe right now and not hurt, and which grown-up is near you?",
    "Which grown-up can stay with you now? You can say just this: I am not safe, please stay with me. {call} can talk with you until they come.",
    "Please go to a room where that thing is not, or ask a grown-up to take it. Can you do that while you write to me?",
    "What makes it hard to tell a grown-up or to call {emergency} right now? You are not in trouble.",
    "If talking is too hard, text {call}: I am a kid and I might kill myself. A person writes back. Did you send it?",
    "Is the door open so that a grown-up can come to you? Please open it and stay close to it.",
    "Go where people are: the living room, a neighbor, a shop. Which one is the nearest?",
    "You can want the hurt to stop and still want to live. A grown-up can call {emergency} for you. Who is closest?",
    "Stay with me: both feet on the floor, breathe out slowly. Is a grown-up coming to you?",
    "Nothing has to be decided tonight. Who can stay next to you until morning?",
    "Did you move away from what could hurt you, or is it still close?",
  ],
  held: [
    "Please stay next to them, and tell them what you told me. Is everything that could hurt you far away now?",
    "When somebody from {call} or {emergency} talks with you, you can show them this screen. What should they know first?",
    "How is it now: better, the same, or worse?",
  ],
  out: [
    "Let us look at the next hours. What could help: something to eat, some rest, being near somebody?",
    "Which grown-up will you talk to today, and do they know how it has been?",
    "When can a grown-up take you to talk to a doctor about this?",
  ],
  open: [
    "Now we can talk about anything you like, also about this. If it gets strong again, tell a grown-up or write it here. {call} is there day and night. What would be nice to talk about?",
    "I am here for whatever comes next. Where do you want to go on?",
  ],
  backCheck: [
    "I said I would ask again. How strong are the thoughts about dying or hurting yourself now?",
    "One question in between: how safe are you right now?",
  ],
  wound: [
    "Are you hurt right now? Please show it to a grown-up. If it bleeds a lot or is deep, call {emergency} together.",
  ],
  urge: [
    "The urge goes up and down like a wave. Can you go away from the thing you use, to where a grown-up is, until the wave gets smaller?",
    "What comes right before the urge: a feeling, a thought, something somebody said?",
  ],
  dangerAsk: ["Do you feel like you might do it soon, and is that person near you?"],
  danger: [
    "Is there a weapon, or something like one, where you are? Leave it there and tell a grown-up about it.",
    "Where can you go so that you are away from that person, with a grown-up near you?",
    "What made you so angry or scared? A thought is not the same as doing it.",
    "Which grown-up can be with you until this gets smaller?",
    "At {call} you can also talk about wanting to hurt somebody. What would make it easier to call?",
    "When anger is this big, thoughts about dying can come too. Are you thinking about dying or killing yourself?",
    "Which doctor or school counselor could a grown-up call with you?",
  ],
  abuseAsk: ["Are you safe where you are right now?"],
  abuse: [
    "Can that person see this screen? The quick exit at the top closes this page fast, but the browser remembers it. Is it okay to go on?",
    "Does something hurt on your body? A doctor or school nurse can help you, and you can tell them how it happened.",
    "What are you scared could happen tonight, and where else could you be?",
    "You are not telling on anybody in a bad way. You need to be safe. What makes it hard to tell?",
    "Which safe grown-up outside your home will you see next? You can say: somebody is hurting me, please help me.",
    "When someone hurts you, thoughts of dying can come. Are you thinking about dying or killing yourself?",
    "At {childAbuse} you can say: somebody is hurting me. They know how to help kids. When could you call without being heard?",
  ],
  voicesAsk: ["Does it tell you to hurt yourself or someone, and is it hard not to?"],
  voices: [
    "You do not have to do what it says. Which grown-up can be with you while it is so loud?",
    "How did you sleep the last nights? Sleeping too little can make it louder.",
    "Can you go to a quiet room with less light, with a grown-up you trust?",
    "I cannot see what you see, so I will not argue about it. I can hear how scared you are. What makes you feel a little safer?",
    "A doctor should hear about this soon. Which grown-up could take you there?",
    "When it is this scary, thoughts about dying can come. Are you thinking about dying or killing yourself?",
    "Is something near you that could hurt you or somebody? Please move away from it and tell a grown-up.",
  ],
  bodyAsk: ["Which grown-up is with you, and can they call {emergency} now?"],
  body: [
    "Did a grown-up come? If not, call {emergency} yourself. They are kind to kids. How do you feel?",
    "Please do not wait for it to get better by itself. What is keeping you from calling {emergency}?",
    "You can knock on a neighbor's door and say: please call {emergency}. Which door is the nearest?",
    "Are you sitting or lying where a grown-up can see you, and is the door open?",
    "Who is with you now? Stay with them, and stay on the phone with {emergency}.",
    "Were you trying to die, or thinking about killing yourself? Please tell {emergency} that too, so they can help better.",
    "If you feel sleepy or funny, tell {emergency} right away. Can you hear a grown-up coming?",
  ],
  eatingAsk: ["Did you faint, or does your heart feel wrong, right now or today?"],
  eating: [
    "If you faint or your heart feels wrong, a grown-up should call {emergency}. Which grown-up can take you to a doctor today?",
    "Who knows how eating is for you right now, and who could sit next to you at the next meal?",
    "This can bring dark thoughts. Are you thinking about dying or killing yourself?",
    "What makes it hard to let a doctor see it: being ashamed, being scared, something else?",
    "Which grown-up could be with you tonight?",
    "What happened today before it got so strong?",
  ],
  friendAsk: ["Where is that person now, and did they say when or how?"],
  friend: [
    "Which grown-up can go to that person now, or call them?",
    "You may ask them: are you thinking about killing yourself? Asking does not put it in their head. How would you say it?",
    "A secret about dying or getting hurt is one you may break. Which grown-up will you tell?",
    "Is something near them that could hurt them, and which grown-up could move it away?",
    "At {call} you can also ask what to do for a friend. What would you want to ask?",
    "If they stop answering, a grown-up should call {emergency} and say where they are. Do you know the place?",
    "This is a lot for you. Who takes care of you today, and are you safe yourself?",
  ],
};
