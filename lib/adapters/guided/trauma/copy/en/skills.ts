import type { Exercise } from "../../../copy/shape";

/**
 * Knowledge and skills for today, once somebody is steady enough: psychoeducation and coping after SAMHSA TIP 57, the VA's
 * STAIR and PTSD Coach, Linehan's distress tolerance (2015), the dual process of grief (Stroebe and Schut, 1999); own wording.
 */
export const skills: readonly Exercise[] = [
  {
    id: "alarm-signs",
    chip: "Know my alarm signs",
    asked: /\balarm\b|warning signs|window of tolerance/i,
    topics: ["worry", "sleep"],
    feelings: ["anxious", "overwhelmed", "confused"],
    // For everybody; no approach has it as its own.
    approaches: /(?!)/,
    offer: "We could find out how your inner alarm starts, so that you can catch it earlier.",
    why: "Danger makes the alarm quick. It is easier to turn down at three than at nine.",
    steps: [
      {
        plainLead: "Only about these days, not about back then.",
        ask: "When the alarm comes up in daily life, what is its first sign in your body?",
        hint: "Jaw, stomach, breath, hands, hearing: which one is first?",
      },
      {
        lead: "So it starts with {answer}.",
        plainLead: "That is your early sign.",
        ask: "What tells you that it is past the middle, when thinking gets hard?",
        hint: "Some go blank, some get loud, some want to leave. And you?",
      },
      {
        plainLead: "Good to know.",
        ask: "What brings it down a little at the early sign: breath, cold water, walking, a person, something else?",
        hint: "If nothing does yet, choose one that you would be willing to try.",
      },
    ],
    summary: "Early sign: {answer1}. Past the middle: {answer2}. What may bring it down: {answer3}.",
    close: "You could keep that as a small card for yourself. Who else would it help to know these signs?",
  },
  {
    id: "ride-the-wave",
    chip: "Ride the wave",
    asked: /\bride (?:the|a) wave\b|distress tolerance|get through (?:this|it) without/i,
    topics: ["anger", "habit", "worry"],
    feelings: ["angry", "overwhelmed", "anxious"],
    approaches: /dbt/i,
    offer: "We could get through this hour without making anything worse. Strong feelings rise, peak and sink.",
    why: "Most peaks pass within minutes when nothing feeds them.",
    steps: [
      {
        plainLead: "Fine. We only look at the next hour.",
        ask: "How high is the wave right now, from 0 to 10?",
        hint: "A rough number will do.",
      },
      {
        plainLead: "That is where we start.",
        ask: "What do you feel like doing that would cost you later?",
        hint: "You can also write only: I know what.",
      },
      {
        plainLead: "It is good to know the pull and not to follow it yet.",
        ask: "Choose one strong thing for your senses: cold water on the face, a sour sweet, fast stairs, loud music. Which one can you do in the next five minutes?",
        hint: "Cold water on wrists and face is the quickest. With a heart problem, choose another one.",
      },
      {
        plainLead: "Go and do it, then come back here.",
        ask: "And the wave now, from 0 to 10?",
        hint: "The same, a bit lower, or higher? Each is useful to know.",
      },
    ],
    shift: {
      from: 0,
      to: 3,
      down: "It went from {from} to {to}. Waves do that.",
      same: "It stayed at {to}. You stayed as well, and nothing got worse.",
      up: "It went up to {to}. Then a person would be good now, someone you can call.",
    },
    close: "You came through a part of it without adding to it. What helps with the next hour?",
  },
  {
    id: "two-places",
    chip: "Tense spot, easy spot",
    asked: /\bpendulat\w+|tense spot|somatic/i,
    topics: ["health", "sleep"],
    feelings: ["tired", "anxious", "angry", "numb"],
    approaches: /somatic/i,
    offer: "We could find one tense spot and one easier spot in your body, and go between them in small doses.",
    why: "The body learns that tension can be visited for a moment and left again.",
    steps: [
      {
        plainLead: "Begin with the easier one, eyes open.",
        ask: "Where in your body is it fine, or at least the least bad?",
        hint: "An earlobe or a toe counts.",
      },
      {
        lead: "{answer} is your resting place.",
        plainLead: "That is your resting place.",
        ask: "Now look for two seconds at a spot that is tense, and then go back to the easy one. How was the way back?",
        hint: "Slow, quick, sticky? If it was too much, we stay at the easy spot.",
      },
      {
        plainLead: "Once is enough for a day.",
        ask: "What does the tense spot want: to move, to be warm, to push, to rest?",
        hint: "Stretching, a blanket, pushing at a wall, lying down: which comes close?",
      },
    ],
    close: "You went there and came back. Could you give that spot what it wants today, in a small way?",
  },
  {
    id: "today-thought",
    chip: "Look at one moment",
    asked: /\bthought (?:check|feeling)|one moment of this week/i,
    topics: ["work", "family", "relationship"],
    feelings: ["anxious", "sad", "ashamed"],
    approaches: /tf_cbt/i,
    offer: "We could take one hard moment of this week, not of back then, and look at thought, feeling and body in it.",
    why: "Thought, feeling and body push one another. When one of them moves, the others can follow.",
    steps: [
      {
        plainLead: "A small moment is best: a shop, a call, a morning.",
        ask: "Which moment of this week would you take? A few words are enough.",
        hint: "The last time you felt on guard without need, perhaps.",
      },
      {
        plainLead: "I have it.",
        ask: "Which thought was in it, in your own words?",
        hint: "It may begin with: I am not safe, or: it will happen again.",
      },
      {
        plainLead: "That thought wants to protect you.",
        ask: "What did you feel, and where in the body?",
        hint: "One feeling and one place will do.",
      },
      {
        plainLead: "So the three went together.",
        ask: "What was true in that moment now, that was not true back then?",
        hint: "Your age, the place, the people, the door, the phone: what was different?",
      },
    ],
    summary: "The thought: {answer2}. The feeling: {answer3}. What is different now: {answer4}.",
    close: "Past and present looked alike, and you told them apart. What would you do in that moment next time?",
  },
  {
    id: "ready-list",
    chip: "Get ready for help",
    asked:
      /\bready list|prepare for (?:therapy|treatment|a clinician|emdr|exposure)|questions for (?:a|the|my) (?:clinician|therapist|doctor)/i,
    topics: ["health", "worry"],
    feelings: ["confused", "anxious"],
    approaches: /exposure|emdr/i,
    offer:
      "We could get you ready for work with a trained trauma clinician: what you want back, what keeps you steady, and what to ask.",
    why: "Treatments that go to the memory itself work best when you know why you want them and what holds you.",
    steps: [
      {
        plainLead: "Nothing is faced today. We only pack the bag.",
        ask: "What would you like to have back in your life?",
        hint: "Driving, sleeping, a walk at dusk, being close to someone: which comes first?",
      },
      {
        plainLead: "That is worth preparing for.",
        ask: "What already keeps you steady when it gets hard?",
        hint: "A person, a breath, a pet, a song, a prayer, a plan?",
      },
      {
        plainLead: "That goes with you.",
        ask: "What would you want to ask a clinician before you begin?",
        hint: "For example: How do we stop when it is too much? Which method do you use? How often?",
      },
    ],
    summary: "What you want back: {answer1}. What keeps you steady: {answer2}. What to ask: {answer3}.",
    close: "That list is ready to take along. Who could help you to find the first appointment?",
  },
  {
    id: "missing-and-resting",
    chip: "Missing and resting",
    asked: /\bmissing and resting|grief wave/i,
    topics: ["loss", "family"],
    feelings: ["sad", "lonely", "tired"],
    approaches: /grief/i,
    offer: "We could make a little room for missing, and a little room for resting from it.",
    why: "People who grieve go back and forth between the two. Both belong to it.",
    steps: [
      {
        plainLead: "There is no right way to do this.",
        ask: "What is one small thing that you would like to keep of the one you lost, or of how it was?",
        hint: "A saying, a smell, a habit, a joke: one is enough.",
      },
      {
        lead: "{answer} stays with you.",
        plainLead: "That stays with you.",
        ask: "When today could you rest from missing, even for ten minutes, and what would you do then?",
        hint: "A shower, a walk, a show, sitting with someone. Resting is no betrayal.",
      },
    ],
    close: "Missing and resting can take turns. Who knew them too, or knows you well enough to share one of the two?",
  },
];
