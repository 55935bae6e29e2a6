import type { Direct } from "../shape";

/**
 * Questions that people ask in trouble, each with a real answer before anything is asked back. What is said of grief, sleep,
 * anxiety, low mood and pain follows NHS Every Mind Matters and WHO Doing What Matters, in own wording; no clinician has
 * reviewed it yet.
 */
export const adultAnswers: readonly Direct[] = [
  {
    heard: /\b(?:what is|what's|whats|explain|what does|how does)\b.{0,14}\b(?:cbt|cognitive behaviou?ral)\b/,
    lines: [
      "CBT looks at how a situation, the thought in it, the feeling, and what you then do push each other along, and it changes one of the four to move the rest. A thought record is its best-known exercise. Is there a situation you would like to try it on?",
    ],
    after: "chips",
    offers: "thought-record",
  },
  {
    heard:
      /\b(?:what is|what's|whats|explain|what causes|how does|why do (?:i|people) (?:get|have))\b.{0,16}\b(?:anxiety|panic|fear|panic attacks?)\b/,
    lines: [
      "Anxiety is the body's alarm: heart, breath, and muscles get ready to run, whether or not there is anything to run from. It rises, peaks, and falls by itself, mostly within half an hour, and each time one stays it learns that. How does yours begin?",
    ],
    after: "chips",
    offers: "anxiety-curve",
  },
  {
    heard: /\b(?:what is|what's|whats|explain|what causes)\b.{0,10}\b(?:depression|being depressed)\b/,
    lines: [
      "Depression is more than sadness: for weeks nearly every day is grey or empty, sleep and appetite change, and even small things take a great effort. It is common and it can be treated; a doctor is the one to tell whether it is that. What makes you ask?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:am i|i'm|i am|is it|do you think i(?:'m| am)) (?:going |just )?(?:mad|crazy|insane|losing it|losing my mind|normal|weird)\b.{0,40}|\bis (?:this|it|that) normal\b/,
    about: "loss",
    mostWords: 22,
    lines: [
      "No, that does not sound mad to me. Talking to the one who died, setting the table, hearing the key in the door: very many people who grieve tell of such things, and for a long time. What is it like for you while you do it?",
      "In grief, things that would be strange at other times are very common, and most of them soften with the months. If one of them frightens you, a doctor or a grief group will have heard of it. Which one worries you?",
    ],
    after: "rest",
  },
  {
    heard:
      /\bwhat (?:am i supposed to|do i|should i|shall i|can i) do with (?:all )?(?:his|her|their|the) (?:things|clothes|stuff|room|ashes|car)/,
    about: "loss",
    mostWords: 20,
    lines: [
      "Nothing, for now. There is no date by which things have to be gone, and many people begin with one drawer, or ask someone to sit with them, or leave it for a year. Is there one thing that you know you want to keep?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:is (?:this|it|that|what i have)|do you think (?:it'?s|this is|that'?s|i have)|could (?:it|this) be) (?:a |an |really |just |maybe )*(?:burn-?out|(?:post-?natal|post-?partum) depression|depression|anxiety|a? ?panic attack|trauma|ptsd|adhd|an? breakdown|grief|abuse|addiction)\b/,
    mostWords: 16,
    lines: [
      "I cannot name it for you; that takes someone who can see you, such as a doctor. What I can say is that what you describe is reason enough to go and ask, and that you do not have to be sure before you go. What would you tell them first?",
      "It may be, and I am not able to judge it. A doctor or a counsellor can, and what you wrote to me here would be a good start for that talk. What keeps you from making the appointment, if something does?",
    ],
    after: "rest",
  },
  {
    heard: /\bis (?:this|it|that) normal\b|\bdo (?:other|most) people\b.{0,30}\btoo\b|\bam i the only one\b/,
    about: "sleep",
    lines: [
      "Yes, in a time of strain it is very common that sleep goes first, and that the body stays on watch after the danger is over. If it has been most nights for more than a month, a doctor should hear of it. How many nights a week is it?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:do you think|does (?:he|she|that|it) mean|do) (?:that )?(?:they|he|she|everyone|everybody|people|my \w+) (?:all )?(?:really )?(?:hates?|likes?|loves?|cares?|misses?|thinks?|wants?|regrets?|is|are|will|would)\b/,
    mostWords: 20,
    lines: [
      "I cannot see into anyone, and from here I only know your side. What have you seen or heard that points one way, and what points the other?",
      "Only they can say, and guessing at night tends to pick the worst. Is there one thing you could ask, straight out?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:how do|how can|what do) (?:other )?(?:people|others|you guys|nurses|men|women|parents|students) (?:do|cope|deal|manage|handle|get through|live)\b/,
    mostWords: 20,
    lines: [
      "Three things come up most when people tell how they got through: one person who knows how it really is, one thing in the day that is not duty, and saying no earlier than feels polite. Which of the three is missing most?",
    ],
    after: "rest",
  },
  {
    heard:
      /\bwho (?:would|could|should|can|do) i (?:even )?(?:call|talk to|tell|ask|turn to|go to)\b|\bwhere (?:can|do|could|should) i (?:get|find|go for) help\b/,
    lines: [
      "A family doctor is a good first call for nearly anything, and so is a midwife, a nurse, or a helpline: all of them hear this often. The help page here has numbers for your country. Which of them would be easiest to face?",
      "Two kinds of people help: one who knows how to treat it, such as a doctor or counsellor, and one who simply knows you. You need not begin with the hardest. Who comes to mind first?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:is|was) (?:that|this|it) (?:so |really |that )?(?:awful|terrible|bad|wrong|selfish|horrible|evil|weird)(?: of me)?\b|\bam i (?:a |an |so |that |really |such a |just )*(?:awful|terrible|bad|horrible|selfish|unlovable|unlikeable|boring|ugly|evil|monster|failure|broken|weak|too much)\b/,
    lines: [
      "No. A thought or a feeling like that comes to very many people who are worn out or hurt, and it does not tell what kind of person you are. What do you do, as opposed to what you feel?",
      "I do not see that in what you wrote. I see somebody who has had a lot to bear and is looking for fault at home. Who would disagree with you about yourself?",
    ],
    after: "rest",
  },
  {
    heard:
      /\bis (?:it|this|that) (?:all |just |only )*in my head\b|\bam i (?:making (?:it|this) up|imagining (?:it|things|this))\b/,
    lines: [
      "No. Pain and strain are real, whatever a picture or a test shows; scans see bones and not what hurts. Nerves can stay on alarm long after. A pain clinic or your doctor can explain that part. Has anybody taken the time to?",
    ],
    after: "rest",
  },
  {
    heard:
      /\bis (?:it|this|that) (?:all )?my fault\b|\bwhat did i do wrong\b|\bwas it (?:me|my fault|something i)\b|\bdid i do something\b/,
    lines: [
      "Maybe nothing. When someone leaves without a reason, the mind looks for one in itself, because that is where it has the keys. What do you know for sure about it, and what do you only guess?",
      "I cannot see all of it from here, and things like that are seldom one person's doing. Which part do you think was yours, and which was not?",
    ],
    after: "rest",
  },
  {
    heard:
      /\bshould i (?:just )?(?:text|call|message|write|contact|block|unblock|wait for|go back to|leave|break up with|forgive|tell)\b/,
    lines: [
      "I will not decide that for you. A test that helps many: write it, do not send it, and read it tomorrow noon. If you still want to send it then, you know more. What would you hope for if you did?",
      "Only you live with what comes after. Picture both tomorrows, one where you did and one where you did not. In which one can you breathe better?",
    ],
    after: "rest",
  },
  {
    heard: /^(?:are )?(?:you|u) (?:really )?sure\b|^really\?|^is that (?:so|true)\b/,
    lines: [
      "No, not sure. I only know what you wrote, and you know the rest. What does not sit right with you?",
      "Not for certain. It is what I would try first. What speaks against it, for you?",
    ],
    after: "rest",
  },
  {
    heard:
      /^(?:that|it|this) (?:sounds?|is|seems?) (?:so |really |a bit |kind of |too )*(?:silly|stupid|dumb|weird|hard|impossible|too much|pointless|not for me)\b|^(?:that|it) (?:won't|wouldn't|will not|would not|didn't|doesn't) (?:really )?(?:help|work|do anything)\b|^not (?:helpful|really my thing|for me)\b/,
    mostWords: 12,
    lines: [
      "Then it is not the right one, and we leave it. What would be nearer to you?",
      "All right, not that. Which small thing has ever helped, even one that would not help anybody else?",
    ],
    after: "rest",
  },
  {
    heard: /\bwish me luck\b|\bfingers crossed\b/,
    lines: [
      "I hope it goes the way you need it to. You can come back afterwards and tell how it was, however it was.",
      "Then I wish you a good hour there. And if it goes badly, that is a thing to bring back here, too.",
    ],
    after: "rest",
  },
  {
    heard:
      /\bwhat would you (?:tell|say to|advise)\b|\bwhat would you do\b|\bif you were me\b|\bin my (?:place|shoes)\b/,
    lines: [
      "I am not in your shoes, and I can tell you how I would go about it: write down what happened in three plain sentences, decide which one thing matters most, and talk first to the person you trust most in this. Who would that be?",
      "I would not decide tonight. I would ask what I want to be true in a month, and take the smallest step that leads there. What do you want to be true in a month?",
    ],
    after: "rest",
  },
  {
    heard: /\bhow (?:do|can|could|should|would) i (?:tell|say|explain|bring|ask|talk to)\b/,
    mostWords: 20,
    lines: [
      "Pick a calm hour, say one thing only, and begin with yourself: when this happens, I feel this, and I would like that. We can find the sentence together, if you want. What would the first words be?",
      "Short is best, and not in the middle of a fight. It can help to write it first and to say that you are nervous. What is the one thing that has to arrive?",
    ],
    after: "chips",
    offers: "one-sentence",
  },
  {
    heard:
      /^(?:lol |ok |well |honestly |wow |again |look )*(?:(?:all )?(?:you|u) (?:just|only|keep|always) (?:repeat\w*|say\w*|parrot\w*|copy\w*|echo\w*)|stop (?:repeating|copying|parroting)|(?:you(?:'re| are)|this is) (?:just |like )*a (?:parrot|broken record))\b/,
    lines: [
      "You are right, saying it back is not the same as helping. Let me do it differently: tell me what you want from this, to be heard, an idea, or a plan, and I keep to that.",
      "That is a fair complaint. Then no more echoes. What is the thing you came for?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:pretend\w* to care|fake (?:care|empathy|concern)|you don't (?:really |actually )?care|you can't (?:really |actually )?(?:care|feel|understand))\b/,
    mostWords: 20,
    lines: [
      "That is true: I am an AI, and I do not feel what a person feels. I will not pretend that I do. I can be useful for sorting things out, and for little more. What would be useful?",
      "No, I have no feelings in this. What I can do is keep the thread and help you think. Where should we begin?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:asked|wanted|paid|pay|signed up)\b.{0,30}\b(?:real|human|actual|proper)\b.{0,20}\b(?:person|therapist|help|counsel\w+|human)\b|\bgot (?:a|this) (?:chat ?bot|robot|machine|bot)\b|\bi (?:pay|paid|am paying|'m paying)\b.{0,30}\b(?:this|crap|nothing)\b/,
    mostWords: 22,
    lines: [
      "That is a real disappointment, and I cannot be the therapist you asked for. A clinic, a doctor, or the contact page here is the way to a person. Until then I can help you put your matter in order, if that is worth anything to you. What was it you wanted help with?",
      "Then you did not get what you paid for, and it is right to say so to the people who run this. I can only offer what a program can: listening, and small steps. Do you want to use it while you are here, or leave it?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:this|the|your) (?:thing|chat|app|bot|site|program|whole thing)?\s?(?:is|'s|isn't|doesn't|does not) (?:so |just |really |totally |completely |fucking |any )*(?:useless|stupid|help|helping|work|working|bullshit|crap|shit|garbage|trash|a joke|dumb|pointless|a waste|rubbish|worthless|good for nothing)\b|\b(?:what'?s|whats) (?:even )?the point (?:of|in) (?:talking|this|writing|you)\b/,
    mostWords: 14,
    lines: [
      "Fair. So far this has given you nothing. I am a program, and I am only good for some things: sorting out what happened, or planning one step. Is one of those worth a try, or shall I just listen?",
      "You do not have to find it useful. If you tell me what you hoped for when you opened this, I will say plainly whether I can do it. What was it?",
      "Then let us not waste your time. What is the one thing that would make today a bit easier?",
    ],
    after: "rest",
  },
  {
    heard: /\bwhat helps\b|\bwhat (?:else )?(?:can|could|do) (?:i|you|people) do (?:about|against|for|when)\b/,
    about: "sleep",
    lines: [
      "Three things help most people: get up when you have lain awake for about twenty minutes, turn the clock away so that you cannot count, and rise at the same hour whatever the night was like. Which of them could you do tonight?",
    ],
    after: "chips",
    offers: "sleep-steps",
  },
];
