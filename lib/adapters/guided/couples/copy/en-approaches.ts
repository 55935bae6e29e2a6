import type { ApproachVoice } from "../shape";

/**
 * What each approach does, in own words. gottman: soft start, repair, turning towards (Gottman and Silver 1999). eft: the
 * cycle and what is under it (Johnson 2004). cbt: thoughts and agreements (Epstein and Baucom 2002). imago: mirror,
 * validate, empathise (Hendrix 1988). narrative: the problem apart from the people (White and Epston 1990). structural:
 * borders and roles (Minuchin 1974). strategic: the pattern broken in one place (Haley 1976).
 */
export const APPROACHES_FOR_TWO: Readonly<Record<string, ApproachVoice>> = {
  gottman: {
    deepen: [
      "{speaker}, say it as a soft start: what happened, what you felt, and one thing you would like?",
      "{speaker}, when did {listener} last reach out to you in a small way, and did you see it at the time?",
    ],
    handOver: [
      "{listener}, before you answer, what did you understand of this, and what makes sense to you in it?",
      "{listener}, is there a small part of this that you can say yes to?",
      "{listener}, what happens in you when you read that?",
    ],
    join: [
      "You each brought something, {speaker} and {listener}. What is one thing that you both want here?",
      "You may be stuck on what to do and close on why. {listener}, what dream or worry stands behind your side?",
    ],
    practice: [
      "Try this for a week: ten minutes an evening, one talks about the day, the other only asks and listens, then you swap. Which evening suits you both?",
      "Agree on a repair word that either of you may say when it gets hot, and that both of you honour. What could yours be?",
    ],
  },
  eft: {
    deepen: [
      "{speaker}, if you look under that, is there something softer: fear, hurt, missing {listener}?",
      "{speaker}, when that happens, what do you tell yourself it means about you and {listener}?",
    ],
    handOver: [
      "{listener}, when {speaker} shows this, what do you do then, and what do you feel while you do it?",
      "{listener}, did you know that this is what it is like inside for {speaker}?",
      "{listener}, what part of this touches you, if you let it in for a moment?",
    ],
    join: [
      "I think I see a loop: the more one reaches, the more the other steps back, and both end up alone. Does that loop sound like the two of you?",
      "It is the two of you against the loop, not against each other. {listener}, where in it do you get caught?",
    ],
    practice: [
      "The next time the loop begins, one of you says only “this is our loop again”, and you both stop for a breath. Who would like to be the first to say it?",
      "Tonight, ask each other for one small thing that would feel like “I am here”. What would yours be, {speaker}?",
    ],
  },
  cbt: {
    deepen: [
      "{speaker}, which thought went through your head at that moment, word for word?",
      "{speaker}, what else could explain it, if you had to find two other reasons?",
    ],
    handOver: [
      "{listener}, what did you think and do in the same moment?",
      "{listener}, which part of this is as {speaker} guessed, and which part was different for you?",
      "{listener}, what would you have needed to know just then?",
    ],
    join: [
      "So there was one event and there were two thoughts about it. {listener}, which of the two would a friend of you both pick, or neither?",
      "Let's put the facts on one side and the guesses on the other. What do you both agree really happened?",
    ],
    practice: [
      "Make one clear deal for this week: who does what, when, and how you will both notice it. What goes first?",
      "Each of you writes down one kind thing that the other did each day, and you read the lists to each other on Sunday. Shall we try it?",
    ],
  },
  imago: {
    deepen: [
      "{speaker}, is there more about that, in one or two sentences that {listener} can hold?",
      "{speaker}, does this remind you of something from long ago, before {listener}?",
    ],
    handOver: [
      "{listener}, please mirror first: “What I hear you say is …”. Then ask, “Did I get it?”",
      "{listener}, say it back in your own words, without an answer yet. What did you hear?",
      "{listener}, what makes sense to you in this, seen with the eyes of {speaker}?",
    ],
    join: [
      "{speaker}, did {listener} get it, or is a piece still missing?",
      "Now the third step. {listener}, what do you imagine {speaker} feels in this?",
    ],
    practice: [
      "One small request: {speaker}, ask {listener} for one thing that can be done in the next three days, and that is easy to say yes or no to?",
      "Take five minutes each: one sends, the other mirrors, nothing else. When could you do that?",
    ],
  },
  narrative: {
    deepen: [
      "If this trouble had a name of its own, {speaker}, what would you call it?",
      "{speaker}, when did you last get the better of it, even for an hour?",
    ],
    handOver: [
      "{listener}, what does this trouble make you do that is not really you?",
      "{listener}, which name would you give it, and how does it get in between you?",
      "{listener}, where have you seen {speaker} stand up to it?",
    ],
    join: [
      "So it works on both of you, each in another way. What does it not want the two of you to find out?",
      "There are moments that this story leaves out. Which one should be told next?",
    ],
    practice: [
      "This week, each of you collects one moment that does not fit the old story. Will you tell them to each other here?",
      "Write three lines together: what you two stand for as a pair. Who writes the first?",
    ],
  },
  structural: {
    deepen: [
      "{speaker}, who else is in the room when this happens: children, parents, work, a phone?",
      "{speaker}, where would you draw a line around the two of you, so that this has its place?",
    ],
    handOver: [
      "{listener}, what is your part in how this runs at home, as you see it?",
      "{listener}, which things do you decide, which does {speaker}, and which do you both?",
      "{listener}, when do the two of you act as one team in this?",
    ],
    join: [
      "It looks as if some jobs and some borders were never agreed, they just grew. Which one would you like to set on purpose?",
      "Let's see who is close and who is far in this. Is that how you both want it?",
    ],
    practice: [
      "Choose one hour a week that belongs to you as a pair, with nobody and nothing else in it. Which hour would hold?",
      "Pick one task that always rubs, and give it a clear owner for two weeks. Which one?",
    ],
  },
  strategic: {
    deepen: [
      "{speaker}, tell me how it goes step by step: what comes first, and what always comes next?",
      "{speaker}, what have you tried again and again that has not helped?",
    ],
    handOver: [
      "{listener}, at which step do you come in, and what do you usually do there?",
      "{listener}, what would surprise {speaker} at that point, in a good way?",
      "{listener}, if you wanted this to go on just as it is, what would you both have to keep doing?",
    ],
    join: [
      "That is a pattern with fixed steps, and each of you knows the dance. Which single step could be done in another way?",
      "You are both trying to help, and both ways keep it going. What is the smallest change that would break the row?",
    ],
    practice: [
      "Change only one thing: have this talk at another time, and in another room. Where would that be?",
      "For three days, each of you does one small thing that the other would not expect. Shall we hear on the fourth day what you each noticed?",
    ],
  },
};
