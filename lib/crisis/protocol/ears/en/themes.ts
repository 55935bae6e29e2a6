import { words } from "../build";
import type { Ear } from "../shape";

export const themes: Ear["themes"] = {
  cannotGoOn: words(
    "(?:can't|cannot|cant|can not) (?:go on|do this|take (?:it|this)|keep (?:going|doing)|anymore|any more|cope|bear|continue|live like this)",
    "(?:i'm|im|i am) (?:so )?done",
    "had enough",
    "want (?:it|everything|this) to (?:stop|end|be over)",
    "tired of (?:living|life|this|everything|fighting|trying)",
  ),
  noWayOut: words(
    "no way out",
    "trapped",
    "no (?:other )?(?:option|choice|escape)",
    "stuck",
    "cornered",
  ),
  burden: words(
    "burden\\w*",
    "better off without me",
    "everyone(?:'d| would) be (?:better|happier)",
    "in the(?:ir)? way",
    "ruin(?:ing)? (?:everyone|their)\\w*",
    "drag\\p{L}* (?:everyone|them) down",
  ),
  nobody: words(
    "(?<!so |that )(?:no ?one|nobody) (?:would |will |even |really )?(?:cares?|loves?|likes?|notices?|misses|miss|wants?|listens?|understands?|calls?|gets it|plays?|sits?)",
    "(?:no|not any|isn't any|theres no|there's no) (?:spot|place|room) for me",
    "(?:all|so|completely) alone",
    "no friends",
  ),
  noPoint: words(
    "no (?:point|reason|hope|future|meaning)",
    "what'?s the point",
    "pointless",
    "nothing (?:matters|left|will (?:ever )?(?:change|get better))",
    "hopeless",
    "never (?:get|be) better",
  ),
  worthless: words(
    "worthless",
    "hate myself",
    "failure",
    "i'?m (?:a |such a )?(?:loser|nothing|garbage|trash|waste\\w*|disgusting|mistake|useless|idiot)",
    "good for nothing",
    "i(?:'m| am) bad",
    "deserve (?:it|to|this|nothing)",
    "(?:feel|i'm|im|i am) (?:so |like )*(?:stupid|disgusting|dumb|ugly|pathetic|gross)",
    "bad at everything",
    "my fault",
    "if i (?:was|were|had been|had|hadn't|hadnt|am|could be|would be) (?:\\p{L}+ ){0,2}(?:calmer|better|nicer|quieter|kinder|good|careful|patient)",
  ),
  loss: words(
    "(?:he|she|they|mom|mum|dad|mother|father|wife|husband|son|daughter|friend|dog|cat|brother|sister|grand\\p{L}+) (?:just |has |have )?(?:died|passed away|left me)",
    "lost my \\p{L}+",
    "broke up with me",
    "left me",
    "got (?:fired|dumped|divorced|evicted|laid off)",
    "funeral",
  ),
};
