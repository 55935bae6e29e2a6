import type { ApproachVoice } from "../shape";

/**
 * Further approaches, in own words. solution_focused: scales, exceptions, the day after the change (de Shazer 1985).
 * systemic: questions that go round (Selvini Palazzoli 1980). attachment: reach and answer (Johnson 2019). Affirming work:
 * stress from outside, and families of choice (Rostosky and Riggle 2017). Work with open agreements: consent and clear
 * talk (Vaughan and others 2019). discernment: clarity before change (Doherty and Harris 2017). Collaborative parting:
 * interests before positions (Tesler and Thompson 2006).
 */
export const FURTHER_APPROACHES_FOR_TWO: Readonly<Record<string, ApproachVoice>> = {
  solution_focused: {
    deepen: [
      "{speaker}, on a scale from 0 to 10, where are you two with this now, and what is already in that number?",
      "{speaker}, say it were solved overnight: what would you notice first in the morning?",
    ],
    handOver: [
      "{listener}, which number would you give, and what keeps it from being lower?",
      "{listener}, when was it a little better lately, and what did you do then?",
      "{listener}, what would {speaker} see you do, if it were one point better?",
    ],
    join: [
      "You gave two numbers, and both have something in them. What would half a point more look like?",
      "There are already moments in which it works. What do you both do in those?",
    ],
    practice: [
      "Do more of what worked: pick one good moment from last week and repeat what led to it. Which one?",
      "Until next time, each of you watches for what you want to keep. Will you bring two things each?",
    ],
  },
  systemic: {
    deepen: [
      "{speaker}, who in the family notices first when this begins, and what do they do?",
      "{speaker}, how was this handled in the home you grew up in?",
    ],
    handOver: [
      "{listener}, what do you think {speaker} believes that you feel about this?",
      "{listener}, if someone who loves you both had listened, what would they say is going on?",
      "{listener}, what changes for you when {speaker} does less of it, or more?",
    ],
    join: [
      "Each answers the other's answer, and so it goes round. Where in the circle is the easiest place to step out?",
      "Two families brought two sets of rules here. Which rule of each would you like to keep?",
    ],
    practice: [
      "For one evening, swap sides: each tells the story as the other would. Are you willing?",
      "Draw the people around this matter on a sheet, together. Whom would you put closest?",
    ],
  },
  attachment: {
    deepen: [
      "{speaker}, when you need {listener} and are not sure of an answer, what do you do first?",
      "{speaker}, what would tell you “I matter to you” in that moment?",
    ],
    handOver: [
      "{listener}, can you see the reach in this, even if it came out rough?",
      "{listener}, what helps you stay near when it gets like this, and what makes you want to go?",
      "{listener}, how would you like to be called on, so that you can come?",
    ],
    join: [
      "One of you may ask for closeness loudly, and the other may guard calm quietly. Both are ways to keep the bond safe. Is that so?",
      "You both ask, “are you there for me?”, each in another language. How could each of you say it plainly?",
    ],
    practice: [
      "Choose a hello and a goodbye for each day: half a minute, and only for the two of you. What would it be?",
      "When one of you says “I need you for a minute”, the other stops for that minute. Could you both try it three times?",
    ],
  },
  lgbtq_affirmative: {
    deepen: [
      "{speaker}, how much of this weight comes from the two of you, and how much from the world around you?",
      "{speaker}, where do you feel free to be seen as a pair, and where not?",
    ],
    handOver: [
      "{listener}, are you as open in the same places, or do the two of you differ there?",
      "{listener}, which people stand by you both, by birth or by choice?",
      "{listener}, what would help you feel safe in this together?",
    ],
    join: [
      "Some of this strain was handed to you from outside. What do you want to carry together, and what can you put down?",
      "You two may be at different points in being open, and each pace is fine. What pace works for both?",
    ],
    practice: [
      "Plan one hour this week with people who see you as the pair that you are. Who comes to mind?",
      "Agree on what each of you may tell whom, so that nobody is outed and nobody must hide alone. Where do you begin?",
    ],
  },
  polyamory_informed: {
    deepen: [
      "{speaker}, which agreement is this about, and how did you understand it?",
      "{speaker}, what feeling comes up: jealousy, being left out, worry, something else?",
    ],
    handOver: [
      "{listener}, how did you understand the same agreement?",
      "{listener}, what do you need to know beforehand, and what rather not?",
      "{listener}, what would help you feel sure of your place while others matter too?",
    ],
    join: [
      "You each had another picture of the same agreement. Which part needs plain words now?",
      "There is time, care and honesty to share out. Where is it short for one of you at the moment?",
    ],
    practice: [
      "Set a monthly talk about your agreements: what holds, what rubs, what has changed. When is the first?",
      "Write one agreement anew, in words that all who are touched by it could sign. Which one?",
    ],
  },
  discernment: {
    deepen: [
      "{speaker}, leaving, staying as it is, or trying for half a year with full effort: which of the three pulls at you today?",
      "{speaker}, what is your own part in how you two got here, as you see it?",
    ],
    handOver: [
      "{listener}, no need to answer that path. What is yours today?",
      "{listener}, what would you want to understand before you decide anything?",
      "{listener}, what is your own part in how it came to this?",
    ],
    join: [
      "You may lean in different ways, and nothing has to be decided here. What have you each understood that you did not before?",
      "Clear is the aim, not fast. What question must be answered first?",
    ],
    practice: [
      "Each of you writes down, alone, what you would have to change if you tried. Nobody shows it yet. Can you do that by next time?",
      "Agree not to decide for two weeks, and to stay kind meanwhile. Would that bring some calm?",
    ],
  },
  collaborative_divorce: {
    deepen: [
      "{speaker}, behind that demand, what is it that you need to be sure of?",
      "{speaker}, how do you want to look back on this in ten years?",
    ],
    handOver: [
      "{listener}, which need of yours has to be met, whatever the plan will be?",
      "{listener}, what do you both want for the children, or for those close to you?",
      "{listener}, what is one thing on which you two already agree?",
    ],
    join: [
      "Two needs can both be real. Which way would meet a good part of each?",
      "Let's sort it: what is urgent, what can wait, and what belongs with a mediator or a lawyer?",
    ],
    practice: [
      "Choose one practical matter and write down three ways to settle it, without rating them yet. Which matter?",
      "Agree on how you will write to each other from now on: short, polite, about one thing. Shall we draft the first?",
    ],
  },
};
