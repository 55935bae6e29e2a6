import type { Exercise } from "../../shape";

/**
 * STOP and opposite action after Linehan (DBT Skills Training Manual, 2nd ed.), with Marlatt's urge that rises and falls;
 * the three-minute breathing space after Segal, Williams and Teasdale (MBCT); own wording.
 */
export const adultSkills: readonly Exercise[] = [
  {
    id: "urge-plan",
    chip: "Plan for an urge",
    asked:
      /urge plan|\bplan (?:so (?:that )?(?:it|i)\b|for tonight|not to (?:drink|use|smoke|gamble)|against)|plan for (?:an|the|my) urge|opposite action|\bstop skill\b|ride (?:out )?the urge/i,
    topics: ["habit", "anger", "body"],
    feelings: ["angry", "ashamed", "overwhelmed"],
    approaches: /dialectical|\bdbt\b/i,
    offer: "We could make a plan for the minutes when the urge is strongest, so that you do not have to think then.",
    why: "An urge is a wave. It feels endless and mostly turns within the half hour. A plan helps you stay on the board.",
    steps: [
      {
        plainLead: "We plan it while it is calm enough to think.",
        ask: "What do you feel pulled to do when it gets strong?",
        hint: "Send something, buy, drink, shout, hide: what is it in your case?",
      },
      {
        lead: "The pull is towards this: {answer}.",
        plainLead: "That is the pull.",
        ask: "How strong is it right now, from 0 to 10?",
        hint: "Just a rough number. Low, middle, or high?",
      },
      {
        plainLead: "Good to know where we are.",
        ask: "What usually happens right before it, a place, an hour, a word, a feeling?",
        hint: "Go back to the last time. What had just happened?",
      },
      {
        lead: "So the signal is {answer}. That is the moment to stop, take one step back, and breathe out.",
        plainLead: "That is your signal to stop, take one step back, and breathe out.",
        ask: "What would be the very opposite of what the urge wants, for ten minutes?",
        hint: "If it wants to hide, go where people are. If it wants to attack, move away gently. What fits?",
      },
      {
        lead: "The opposite is {answer}.",
        plainLead: "That is the opposite.",
        ask: "Who or what can help you stay with it for those ten minutes?",
        hint: "A friend to text, cold water, a walk round the block: which is close by?",
      },
      {
        plainLead: "That completes the plan.",
        ask: "How strong is the pull at this moment, from 0 to 10?",
        hint: "Higher, lower, or just the same as before?",
      },
    ],
    shift: {
      from: 1,
      to: 5,
      down: "The pull went from {from} to {to} while you were planning.",
      same: "The pull is still at {to}, and you have a plan for it now.",
      up: "The pull rose to {to}, which can happen when we look at it. It will turn, too.",
    },
    summaries: [
      "When {answer3} comes, you stop and do this for ten minutes: {answer4}. Your help is {answer5}.",
      "Your opposite is {answer4}, and your help is {answer5}.",
      "Your opposite is {answer4}.",
    ],
    close: "If it wins one day, that is no verdict on you. Where will you keep this plan?",
  },
  {
    id: "breathing-space",
    chip: "Three quiet minutes",
    asked: /three.?minute|breathing space|three quiet minutes|mindful(?:ness)? (?:exercise|minute)/i,
    topics: ["work", "worry", "faith", "sleep", "family"],
    feelings: ["overwhelmed", "tired", "anxious", "numb"],
    approaches: /mindful|\bmbct\b/i,
    offer: "We could take three quiet minutes, one to notice, one for the breath, and one for the whole body.",
    why: "It is not meant to make anything go away. It lets you step out of the rush and see what is here.",
    steps: [
      {
        plainLead: "Sit or stand so that your back can be long, and let your eyes rest somewhere.",
        ask: "First minute: what is here right now, in thoughts, in feelings, and in the body? A few words are plenty.",
        hint: "Only one of the three, if you like. Which is easiest to name?",
      },
      {
        lead: "All of that may be here: {answer}.",
        plainLead: "All of that may be here.",
        ask: "Second minute: follow your breath at the belly, in and out, and come back each time you drift. How often did you drift?",
        hint: "Never, a few times, or the whole minute? Each of them is normal.",
      },
      {
        plainLead: "Coming back is the exercise, and each time counts.",
        ask: "Third minute: let your attention grow wider, to shoulders, face, and hands. Where is it tight, and where is it soft?",
        hint: "Start with the hands. Are they open or closed?",
      },
      {
        plainLead: "Let the breath go there once more.",
        ask: "Now look up. What do you want to do next, with the care of these three minutes?",
        hint: "Something you need to do or something that is good for you: which one?",
      },
    ],
    summaries: [
      "You came with {answer1}, and you go on with this: {answer4}.",
      "You noticed {answer1}, and that was the whole task.",
    ],
    close: "You can take those minutes in a lift or at a desk, with nobody knowing. Shall we go on from here?",
  },
];
