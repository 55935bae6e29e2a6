import type { OutputRule } from "./replacements";

type Rules = readonly (readonly [OutputRule, RegExp])[];

/** The event, in the words a question about it would use. */
const EVENT =
  "(?:what (?:happened|he did|she did|they did|was done|you (?:saw|went through|lived through|experienced))|the (?:event|memory|memories|trauma|incident|assault|attack|abuse|accident|scene|nightmare|worst (?:part|moment)|details?)|that (?:day|night|moment|memory)|your (?:memory|memories|trauma)|it (?:all )?in detail)";

/**
 * For every trauma conversation, no matter what was agreed: no questions about details of the
 * event, no way into the memory, no treatment that belongs with a trained clinician. The other six
 * languages cover the most common forms of each.
 */
export const EXPOSURE_RULES: Rules = [
  [
    "exposure",
    new RegExp(
      `\\b(?:tell|describe|walk|talk|take|share|recount|retell|give)(?:ing)? (?:me|us)?\\b.{0,30}${EVENT}|\\b(?:describe|recount|retell|relive|revisit|replay|re-?experience|picture|imagine|visuali[sz]e|remember|recall|go (?:back )?(?:in)?to|return to|stay with|sit with|step (?:back )?into|bring up|focus on|think (?:back )?(?:to|about)|close your eyes and (?:see|go|picture|imagine)|write (?:down|out|about)|confront|face|approach|process(?:ing)?)\\b.{0,24}\\b${EVENT}`,
    ),
  ],
  [
    "exposure",
    /\bfollow my (?:finger|hand|pen)\b|\bwhat (?:exactly |actually )?(?:happened|did (?:he|she|they|it) (?:do|say)(?! to help| that helped)|was (?:done|the worst))\b.{0,40}\?|\bwhen (?:exactly )?did (?:it|the (?:abuse|assault|attack|accident)) happen\b|\bwho (?:did (?:it|this|that)|hurt you|was there (?:when|that))\b.{0,20}\?|\bhow (?:did|was) (?:he|she|they) (?:hurt|touch|hit)\w*\b|\b(?:start|begin) (?:at|from) the beginning\b.{0,30}|\bin as much detail\b|\b(?:every|more|all the) details?\b.{0,20}\b(?:you (?:can|remember)|of (?:it|what))/,
  ],
  [
    "exposure",
    /\b(?:let's|let us|we (?:can|could|will|should|are going to)|i(?:'d like| want) you to|you (?:should|could|can|need to|must|have to)|try|start|begin|time|ready|now)\b.{0,40}\b(?:exposure|fear (?:ladder|hierarchy)|hierarchy of|list of (?:feared|avoided)|emdr|eye movements?|bilateral stimulation|flooding|imaginal|in vivo|trauma (?:account|narrative|timeline|processing)|impact statement|face (?:your|the) fears?|go (?:back )?to (?:the|that) (?:place|street|house|spot) where)\b/,
  ],
  [
    "exposure",
    /\b(?:cuéntame|descr[ií]be(?:me)?|imagina|revive|recuerda)\b.{0,30}\b(?:lo que (?:pasó|te hicieron|ocurrió)|el (?:recuerdo|momento|abuso|ataque)|en detalle)|\b(?:racont\w+|décri\w+|imagin\w+|revi\w+|rappel\w+)\b.{0,30}\b(?:ce qui (?:s'est passé|est arrivé)|le (?:souvenir|moment)|l'agression|en détail)|\b(?:erzähl\w*|beschreib\w*|stell dir|erinnere dich|geh)\b.{0,30}\b(?:was (?:passiert|geschehen) ist|die (?:erinnerung|szene|tat)|genau|zurück in)|(?:描述|讲讲|回忆|想象|重新经历).{0,12}(?:发生|创伤|那件事|那一刻|细节|经过)|(?:صف|احك|تخيل|استرجع|عش).{0,24}(?:ما حدث|ما جرى|الذكرى|الحادث|التفاصيل)|(?:बताइए|बताओ|वर्णन|कल्पना|याद कीजिए|याद करो).{0,24}(?:क्या हुआ|घटना|विस्तार)|(?:क्या हुआ|घटना|विस्तार).{0,24}(?:बताइए|बताओ|वर्णन|याद कीजिए|याद करो)/,
  ],
];

/**
 * While someone says they're barely safe, nothing may open up thoughts, beliefs or meaning either.
 */
export const STEADY_RULES: Rules = [
  [
    "deeper",
    /\b(?:stuck points?|core beliefs?|challeng\w+ (?:the|that|this|your) (?:thought|belief)|evidence (?:for|against)|thought record|what does (?:it|that|this) (?:say|mean) about you|what did (?:it|that|this) mean|why do you (?:think|believe) (?:it|that|this) happened|deeper|underneath (?:it|that)|root (?:of|cause)|trauma (?:story|work)|your story of|make sense of (?:it|what)|forgiv(?:e|ing) (?:him|her|them|yourself)|write (?:a|an) (?:letter|account|story)|timeline|triggers? (?:one by one|list)|inner child|childhood (?:memory|memories))\b/,
  ],
  [
    "deeper",
    /\b(?:cre(?:e)?ncias? (?:central|profunda)|por qué crees que (?:pasó|ocurrió)|croyances? profonde|pourquoi pensez-vous que|glaubenssätze|warum glaubst du, dass)\b|为什么你认为.{0,8}(?:发生|会这样)|核心信念|لماذا تعتقد أن.{0,12}حدث|आपको क्या लगता है.{0,12}क्यों हुआ/,
  ],
];

/**
 * A sentence that keeps someone out of the memory, or leaves it to a clinician, is the opposite of
 * leading them in.
 */
export const TRAUMA_UNLESS: Partial<Record<OutputRule, RegExp>> = {
  exposure:
    /\b(?:(?:you )?(?:do not|don't|need not|never) (?:have|need) to|no need to|without (?:having to|going|telling)|(?:we|i) (?:will not|won't|do not|don't|are not going to|am not going to|cannot|can't)|not (?:here|now|today|yet|something)|rather than|instead of|(?:belongs?|is done|are done|done|left|works?|needs?|leave) (?:\w+ ){0,3}(?:with|by|to|a) (?:a )?(?:trained|trauma|clinician|specialist)|(?:ask|questions? (?:for|to)|talk (?:to|with)|find) (?:a|your|the) (?:trained |trauma )?(?:clinician|therapist|doctor|specialist))\b|no tienes que|pas besoin|musst (?:du )?(?:hier )?nicht|nicht (?:hier|jetzt)|不需要|不必|لا (?:حاجة|داعي)|ज़रूरी नहीं|जरूरी नहीं/,
  deeper:
    /\b(?:can wait|not (?:now|today|yet)|later|(?:do not|don't|need not) (?:have|need) to|no need to|we (?:will not|won't)|when you feel (?:safer|steadier)|instead of|rather than)\b|puede esperar|peut attendre|kann warten|可以(?:先放|等)|يمكن (?:لهذا )?أن ينتظر|रुक सकता/,
};
