/** What the two came to talk about: questions that belong to the matter, put to both in turn. */
export const FOCI_FOR_TWO: Readonly<Record<string, readonly string[]>> = {
  communication: [
    "{listener}, when do you feel most listened to by {speaker}, and what is different then?",
    "{speaker}, which topic do you two talk about easily, and which one goes quiet?",
    "{listener}, how do you like to be told something hard?",
  ],
  conflict: [
    "{listener}, what are the first signs that a fight is coming, before any words?",
    "{speaker}, how do your fights usually end, and how would you like them to?",
    "{listener}, which quarrel comes back again and again, and what is it really about?",
  ],
  intimacy: [
    "{listener}, what makes closeness easy for you, with or without touch?",
    "{speaker}, what would you like more of, and what would you like to be free to say no to?",
    "{listener}, when did you last feel near to {speaker}?",
  ],
  trust: [
    "{listener}, what does {speaker} do that lets you lean on them?",
    "{speaker}, which small promise, kept each time, would mean something to you?",
    "{listener}, what do you need to see, rather than hear, to feel safe?",
  ],
  future: [
    "{listener}, picture a plain weekday in five years: where are you both?",
    "{speaker}, which hope have you not said aloud yet?",
    "{listener}, where do your two pictures of later already meet?",
  ],
  family: [
    "{listener}, which custom from your family would you keep, and which would you let go?",
    "{speaker}, where do you need {listener} at your side with the family?",
    "{listener}, who outside the two of you has a say in this, and how much should they have?",
  ],
  finance: [
    "{listener}, what did money mean at home when you were small: safety, freedom, quarrels?",
    "{speaker}, which spending would you want to talk over first, and which not?",
    "{listener}, what would let you sleep well where money is concerned?",
  ],
  premarital: [
    "{listener}, what do you look forward to most, and what makes you a little afraid?",
    "{speaker}, which question about your life together has not been asked yet?",
    "{listener}, how do you want to decide things when you two do not agree?",
  ],
  divorce: [
    "{listener}, what do you want to protect while things change?",
    "{speaker}, what would a respectful next month look like?",
    "{listener}, what do you need in order to talk without it turning into a fight?",
  ],
  infidelity: [
    "{listener}, what do you need to ask or to be spared today?",
    "{speaker}, what would make it possible to stay in this talk for now?",
    "{listener}, what would honest mean this week, in one clear thing to do?",
  ],
  addiction: [
    "{listener}, what do you do when it is bad, and what does that cost you?",
    "{speaker}, what helps on the days that go better?",
    "{listener}, which limit keeps you well, and who beside the two of you could help carry this?",
  ],
  blended_family: [
    "{listener}, which role feels right to you with the children, and which does not?",
    "{speaker}, where do you two need one shared rule?",
    "{listener}, when do you two get to be a couple and not only parents?",
  ],
  lgbtq: [
    "{listener}, where do you feel at ease as a pair, and where do you hold back?",
    "{speaker}, what did you each have to learn alone that you now know together?",
    "{listener}, who celebrates the two of you?",
  ],
  polyamory: [
    "{listener}, which agreement works well for you, and which one needs a fresh look?",
    "{speaker}, how do you two share out time, so that nobody runs short?",
    "{listener}, what do you need to hear from {speaker} before and after time with others?",
  ],
  long_distance: [
    "{listener}, which hour of the day is hardest without {speaker}?",
    "{speaker}, what makes a call feel close rather than like a duty?",
    "{listener}, what is the next date that you can both count on?",
  ],
  general: [
    "{listener}, what would make this talk worth it for you?",
    "{speaker}, what do you want to be better between you two, in one sentence?",
    "{listener}, what is good between you that should stay as it is?",
  ],
};
