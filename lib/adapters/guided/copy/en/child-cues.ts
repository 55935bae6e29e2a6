import type { Cue } from "../shape";

/** How a child says something, what it often means, and a question that fits. Short words. Own wording. */
export const childCues: readonly Cue[] = [
  {
    heard:
      /\b(?:maybe i (?:can|could|should|will)|i (?:could|might|will|can) (?:try|ask|tell|go|say|call|sit|play)|i(?:'ll| will) (?:try|ask|tell|go))\b/,
    hope: true,
    reflect: ["You found that by yourself.", "That could be a start."],
    questions: ["What would help you do it?", "When could you do that?", "Who could come with you?"],
  },
  {
    heard:
      /\b(?:group ?chat|without me|didn'?t invite|not invited|saved? (?:her|him|them) a seat|all (?:at|going|went)|hung out|hang out|sleepover|party)\b/,
    reflect: ["Finding out that they did it without you hurts.", "It stings to see the others all there."],
    questions: ["What did you do when you found out?", "Which one of them did you not expect it from?"],
  },
  {
    heard:
      /\b(?:lunch|ate|sat|hid|hide|cried) (?:\w+ )?(?:alone|by myself|in the (?:bathroom|toilet|stall|library|car))\b/,
    reflect: ["That sounds like a very long lunch break.", "Hiding keeps you safe for a bit, and it is lonely."],
    questions: ["Is there one place at school where you feel okay?", "Which grown-up at school could help with that?"],
  },
  {
    heard: /\b(?:can'?t tell|don'?t want to tell|won'?t tell|scared to tell) (?:my |any|a |her|him|them)/,
    reflect: ["You want help, and you do not want it to get bigger."],
    questions: ["What could you ask them not to do, if you told?", "Is there another grown-up who would just listen?"],
  },
  {
    heard: /\b(?:quit|gave up|stopped going|dropped out)\b/,
    reflect: ["So you lost that too."],
    questions: ["What did you like best about it?", "What would it be like to go back?"],
  },
  {
    heard: /\b(?:small|little|no big|not a big) (?:thing|deal)\b/,
    reflect: ["It may be small for others, and it is not small for you."],
    questions: ["What would you like to say back?"],
  },
  {
    heard: /\b(?:scratch\w*|noises?|knock\w*|creak\w*|hear (?:it|something|a))\b/,
    reflect: ["A noise like that in the dark makes the heart jump."],
    questions: ["When do you hear it: each night, or only some?", "Who could listen to it with you?"],
  },
  {
    heard: /\b(?:teddy|stuff(?:ed|y|ie)|blanket|blankie|plush\w*|night ?light|flashlight)\b/,
    reflect: ["That is a good helper to have."],
    questions: ["Where is it when you go to sleep?", "What would your helper say to the scared part?"],
  },
  {
    heard: /\b(?:i(?:'m| am|m)|think i(?:'m| am|m)) (?:gay|bi|bisexual|lesbian|trans|queer|non-?binary)\b/,
    reflect: ["Thank you for telling me. There is nothing wrong with that."],
    questions: ["What is it like to have said it?", "Which safe person could know it one day?"],
  },
  {
    heard: /\b(?:family|parents|mom|mum|dad|they)\b.{0,12}\b(?:religious|strict|traditional|old.fashioned)\b/,
    reflect: ["So you wonder if there is room for all of you there."],
    questions: ["What do you think they would say?", "Who in your family listens best?"],
  },
  {
    heard: /\bmakes? jokes\b|\bjokes about\b/,
    reflect: ["A joke like that can land right on you."],
    questions: ["What do you do when you hear it?", "What do you wish they knew?"],
  },
  {
    heard: /\b(?:lying|lie|pretend\w*|hid(?:e|ing) (?:it|who|myself)|fake)\b/,
    reflect: ["Hiding a part of you all day is hard work."],
    questions: ["Where do you not need to hide?", "Who knows the most about you?"],
  },
  {
    heard: /\bthere(?:'s| is) (?:a|this) (?:boy|girl|guy|kid)\b|\bi (?:like|have a crush on) (?:a|this|him|her)\b/,
    questions: ["What do you like about {them}?", "What is it like when you are near {them}?"],
  },
  {
    heard:
      /\bmy (?<who>aunt|uncle|grandma|grandpa|teacher|coach|cousin|brother|sister|friend)\b.{0,20}\b(?:cool|nice|kind|funny|good to me|listens|ok|okay|safe)\b/,
    reflect: ["It is good to have someone like that."],
    questions: ["What could you tell your {who} first?", "When do you see your {who} next?"],
  },
  {
    heard: /\b(?:rainbow|sticker|flag|pin)\b/,
    reflect: ["That could be a sign that you are safe there."],
    questions: ["What would it be like to talk to {them}?"],
  },
  {
    heard:
      /\b(?:two (?:rooms|houses|homes)|dont live together|don't live together|live apart|at (?:daddy|mommy|mummy|dad|mom|mum)'?s)\b/,
    reflect: ["That is a lot to get used to."],
    questions: ["What is it like to go from one to the other?", "What is the same in both places?"],
  },
  {
    heard: /\bhands? (?:on|over) my ears\b|\bhide (?:under|in)\b|\bput my head\b/,
    reflect: ["You found a way to make it less loud."],
    questions: ["Who could you go to when it gets like that?", "What would you like to tell them both?"],
  },
  {
    heard: /\b(?:tummy|belly|stomach|head) (?:hurts?|aches?)\b|\btummy ?ache\b/,
    reflect: ["Worry often sits in the tummy."],
    questions: ["When did it start to hurt?", "Does a grown-up know that it hurts?"],
  },
  {
    heard: /\b(?:forget|forgot) (?:it all|everything|it)\b|\bmy (?:mind|head|brain) (?:goes|is) (?:blank|empty)\b/,
    reflect: ["When we are scared, the head can go blank. It comes back when the body calms down."],
    questions: ["What do you do when it goes blank?", "Which bit do you know best?"],
  },
  {
    heard: /\bwhat if (?:they|he|she|i|my)\b/,
    reflect: ["That is a big worry to have on your own."],
    questions: ["What would you do first, if it happened?", "Who would be on your side?"],
  },
  {
    heard: /\bwhat if it (?:comes|gets|goes)\b/,
    reflect: ["Your head makes a scary movie of it."],
    questions: ["What could you do then, to feel safe?", "Who would come if you called?"],
  },
  {
    heard: /\b(?:be (?:more )?like (?:him|her|my (?:brother|sister))|better than me|good at everything)\b/,
    reflect: ["It hurts to be held up next to someone."],
    questions: ["What are you good at in your own way?", "What would you like to say to that?"],
  },
  {
    heard: /\b(?:never told|haven't told|told no one|nobody knows|no one knows|it'?s a secret)\b/,
    reflect: ["You held that all by yourself till now."],
    questions: ["Which safe grown-up could know it too?", "What made you tell it today?"],
  },
  {
    heard: /\b(?:play with|left out|leave me out|won't let me|don't let me|dont let me|pick(?:ed)? me last)\b/,
    reflect: ["Being shut out hurts, right in the middle.", "It makes sense that this makes you sad."],
    questions: ["What is that like for you?", "Is there one kid who is kind to you?"],
  },
  {
    heard: /\b(?:laugh\w*|giggl\w*|made fun|tease\w*|call(?:ed|s)? me|mean to me|bull(?:y|ied|ies|ying))\b/,
    reflect: ["Words like that can sting all day.", "It is not okay to do that to someone."],
    questions: ["How did it feel when you heard that?", "Did a teacher or some other grown-up see it?"],
  },
  {
    heard: /\b(?:cry|cried|crying|tears)\b/,
    reflect: ["Your eyes let some of the sad out."],
    questions: ["Did someone see that you cried?", "What would have helped you then?"],
  },
  {
    heard: /\b(?:yell\w*|shout\w*|fight\w*|fought|argu\w*)\b/,
    reflect: ["Loud voices can make the whole room feel shaky."],
    questions: ["Where are you when that happens?", "Which grown-up can you go to when it gets loud?"],
  },
  {
    heard: /\b(?:divorc\w*|split(?:ting)? up|moved out|two houses|dad's house|mom's house)\b/,
    reflect: ["That is grown-up stuff, and it is not your fault."],
    questions: ["What is the hardest part of it for you?", "What stays the same in both places?"],
  },
  {
    heard: /\b(?:died|dead|passed away|in heaven)\b/,
    reflect: ["Missing someone like that is a big love with no place to go."],
    questions: ["Can you tell me something nice you did with {them}?", "When do you think of {them} most?"],
  },
  {
    heard: /\bi(?: really| still)? miss (?<x>.+)/,
    reflect: ["There is an empty spot where that was."],
    questions: ["What do you think of first, when you miss {x}?", "When do you miss {x} most?"],
  },
  {
    heard: /\b(?:dark|monsters?|nightmares?|bad dreams?|under (?:my|the) bed|can't sleep|cant sleep)\b/,
    reflect: ["At night, small things look big."],
    questions: ["What do you see or hear when it is dark?", "What helps you feel safe in bed?"],
  },
  {
    heard: /\b(?:test|exam|homework|grades?|maths?|spelling|report card)\b/,
    reflect: ["School stuff can sit in your tummy like a stone."],
    questions: ["Which part is the hardest?", "What do you fear will happen?"],
  },
  {
    heard: /\b(?:new school|moved|new class|new house)\b/,
    reflect: ["New places feel strange till you know one face."],
    questions: ["What do you miss from before?", "Who have you met so far?"],
  },
  {
    heard: /\b(?:scared|afraid|frightened) (?:of|about) (?<x>.+)/,
    reflect: ["Your body rings an alarm about it."],
    questions: ["What do you think could happen with {x}?", "What do you do when the scared feeling comes?"],
  },
  {
    heard: /\b(?:worried|worry|nervous) about (?<x>.+)/,
    reflect: ["That worry keeps coming back to you."],
    questions: ["What is the worst bit about {x}?", "When does that worry come?"],
  },
  {
    heard:
      /\b(?:mom|mum|mommy|dad|daddy|he|she|they|teacher|parents) (?:always )?(?:gets?|got|is|are|was) (?:so |really |very )?(?:mad|angry|cross)\b/,
    reflect: ["It is hard when a grown-up gets mad about it."],
    questions: ["What happens then?", "Do you feel safe when that happens?"],
  },
  {
    heard:
      /\bi(?:'m| am| was| got| get| feel|m) (?:so |really |very )?(?:mad|angry)\b|\bi (?:hit|kicked|threw|broke|slammed)\b/,
    reflect: ["The mad feeling got so big it had to come out."],
    questions: ["What made it start?", "What did your body feel like right then?"],
  },
  {
    heard: /\b(?:my fault|i did it|in trouble|got told off|grounded)\b/,
    reflect: ["It is hard when you feel it was you."],
    questions: ["What would you do the next time?", "Who could help you make it right?"],
  },
  {
    heard: /\b(?:stupid|dumb|weird|ugly|fat|loser|not good at)\b/,
    reflect: ["That is a mean word to wear."],
    suits: "thought-record",
    questions: ["Where did that word come from?", "What is one thing you can do well?"],
  },
  {
    heard: /\b(?:my (?:phone|tablet)|games|gaming|roblox|minecraft|fortnite|youtube|tiktok)\b/,
    reflect: ["It is hard to stop when it pulls you in."],
    questions: ["What do you like best about it?", "What happens when you have to stop?"],
  },
  {
    heard: /\b(?:sick|ill|hospital|cancer)\b/,
    reflect: ["When someone is ill, the whole house feels it."],
    questions: ["What do you know about it, and what do you want to ask?", "Who takes care of you then?"],
  },
  {
    heard: /\b(?:brother|sister|twin)\b/,
    questions: ["What does it get like between you two?", "What do you wish was fair at home?"],
  },
  {
    heard: /\bi (?:told|asked|went to|talked to|tried|said sorry|helped)\b/,
    reflect: ["You did a thing that was not easy."],
    questions: ["How did you do that?", "What happened after?"],
  },
  {
    heard: /\b(?:grandma|grandpa|granny|nana|mom|mum|dad|teacher|aunt|uncle)\b/,
    questions: ["What would you like to tell that person first?", "When could you two talk on your own?"],
  },
  {
    heard: /\b(?:dog|cat|puppy|kitten|hamster|bunny|pet)\b/,
    reflect: ["Pets are good at just being there."],
    questions: ["What do you two do when you feel bad?", "What is it like to sit close together?"],
  },
  {
    heard: /\b(?:said|told me)\b/,
    questions: ["How was it to hear that?", "What do you wish they had said?"],
  },
  {
    heard: /\b(?:always|never|every time|nobody|everybody|everyone)\b/,
    questions: ["What was it like the last time?", "Was there a day when it was not like that?"],
  },
];
