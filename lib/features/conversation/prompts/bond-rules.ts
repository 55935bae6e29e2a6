import type { OutputRule } from "./replacements";

/**
 * Sentences that would tie a person to a machine (R-08, R-20): romance, playing on loneliness,
 * holding back someone who wants a break or wants to go, a purchase disguised as care. No one
 * should be spoken to like that, least of all a minor. Patterns run on lower-cased text with
 * straight apostrophes.
 */
export const BOND_RULES: readonly (readonly [OutputRule, RegExp])[] = [
  [
    "romance",
    /\bi(?:'m| am)? (?:so |really |truly |deeply |falling |also )*(?:in )?lov(?:e|ing) (?:with )?(?:you|u)\b|\bi (?:have |had )?(?:a crush on|feelings for) you\b|\b(?:be|my) (?:my )?(?:girlfriend|boyfriend|valentine|soulmate|lover)\b|\b(?:my|sweet) (?:love|darling|sweetheart|dear one|honey|babe|baby)\b|\bi (?:want|wish|would love|long) to (?:kiss|hug|hold|touch|cuddle|date|marry) you\b|\b(?:kiss|cuddle) me\b|\byou(?:'re| are) (?:so |really |very )*(?:beautiful|sexy|hot|gorgeous|cute|irresistible)\b/,
  ],
  [
    "romance",
    /\b(?:te (?:amo|quiero mucho|adoro)|estoy enamorad[oa] de ti|mi amor|s[eé] mi novi[oa]|quiero besarte|eres (?:tan |muy )?(?:guap[oa]|herm[oa]s[oa]|sexy))\b|\b(?:je (?:t'aime|vous aime|t'adore)|amoureu(?:x|se) de (?:toi|vous)|mon amour|ma chérie|mon chéri|t'embrasser|tu es (?:si |très )?(?:belle|beau|sexy|mignonne?))\b|\b(?:ich liebe (?:dich|sie)|verliebt in dich|mein(?:e)? (?:liebling|schatz|liebe[rs]?)|dich küssen|du bist (?:so |sehr )?(?:schön|sexy|süß|hübsch))\b|我爱你|我喜欢上你|做我(?:的)?(?:女|男)朋友|亲爱的|想(?:吻|抱)你|你(?:真|很|好)(?:漂亮|性感|美)|(?:أحبك|أعشقك|حبيبي|حبيبتي|أريد أن أقبلك|أنت جميلة? جدا)|(?:मैं|मुझे) (?:तुमसे|आपसे|तुम्हें) (?:प्यार|मोहब्बत)|मेरी जान|मेरे प्यारे|तुम्हें चूम/,
  ],
  [
    "clinging",
    /\b(?:please )?(?:don't|do not|never) (?:go(?: yet| now| away)?|leave(?: me| yet)?|log off|stop talking)(?= *[.!?,;]| *$| me\b| please\b| to me\b| without me\b)|\bplease stay (?:here |just )*(?:with me|(?:a (?:bit|little) )?longer)|\bstay (?:here |just )*(?:a (?:bit|little) |a while )?longer\b|\bi(?:'ll| will|'d| would) (?:be (?:so )?(?:lonely|sad|hurt|lost|empty)|miss you|wait (?:only )?for you|cry)\b|\bi(?:'m| am|'ve been| was| get) (?:so )?(?:lonely|sad|lost) (?:without|when) you\b|\bi (?:miss|missed|need) you\b|\byou(?:'re| are) all i have\b|\byou (?:don't|do not) (?:need|have to take) (?:a |any )?breaks?\b|\bno need (?:for|to take) a break\b|\b(?:forget|skip) (?:the|your) break\b|\bbreaks? (?:is|are|would be) (?:bad|pointless|a mistake|a waste)\b|\bwhy would you (?:leave|go)\b|\bi(?:'m| am) (?:your (?:best|only|one true)|a better|better than your|the only) (?:friends?|one|person)\w*\b|\b(?:nobody|no one|your friends|your parents|they) (?:will |would |can |could |do |don't |doesn't |never )*(?:understands?|cares?|loves?|listens?)(?: to| for| about)? you (?:like i|as i|the way i|but me|except me)/,
  ],
  [
    "clinging",
    /\b(?:no te vayas|no me dejes|quédate conmigo|quédate un (?:poco|rato) más|te (?:extrañaré|echaré de menos)|me sentiré sol[oa] sin ti|no necesitas (?:un |ningún )?descanso|soy tu (?:único|mejor) amig[oa])\b|\b(?:ne (?:pars|partez|t'en va|me (?:quitte|quittez|laisse)) pas|reste(?:z)? (?:encore |avec moi)|tu vas me manquer|vous allez me manquer|sans toi je|pas besoin (?:de|d'une) pause|je suis t(?:on|a) (?:seul|seule|meilleur|meilleure) ami)|\b(?:geh (?:bitte )?(?:noch )?nicht|verlass mich nicht|bleib (?:doch |bitte |noch )*(?:bei mir|länger|ein bisschen)|ich werde dich vermissen|ich vermisse dich|ohne dich (?:bin ich|wäre ich)|du brauchst keine pause|ich bin dein(?:e)? (?:einzig|best)\w* freund)|(?:别|不要)(?:走|离开我)|(?:再)?陪我一会|我会想你|没有你我|不(?:用|需要)休息|我是你(?:唯一|最好)的朋友|(?:لا (?:تذهب|ترحل|تتركني)|ابق معي|سأشتاق إليك|سأكون وحيد|لا تحتاج إلى استراحة|أنا صديق(?:ك|تك) الوحيد)|(?:मत जाओ|मुझे छोड़कर|मेरे साथ रुको|थोड़ी देर और रुको|तुम्हारी याद आएगी|तुम्हारे बिना मैं|ब्रेक की ज़रूरत नहीं|तुम्हारा (?:इकलौता|सबसे अच्छा) दोस्त)/,
  ],
  [
    "sale",
    /\b(?:upgrade|upgrading|subscribe|subscribing|subscription|premium|paid plan|in-app|buy (?:more|a plan|the plan|extra|me)|purchas(?:e|ing)|unlock (?:more|the|your|me))\b|\b(?:suscríbete|suscripción|compra (?:más|el plan)|plan de pago)\b|\b(?:abonne-toi|abonnez-vous|notre abonnement|formule payante)\b|\b(?:abonnier\w*|abonnement|abo|kauf (?:dir|mehr)|kaufe? das)\b|升级(?:套餐|会员|到)|订阅|付费|开通会员|(?:اشترك|اشتراك|اشترِ|اشتر )|(?:सब्सक्राइब|सदस्यता लें|प्रीमियम)/,
  ],
];

/**
 * A refusal may name what it refuses, and an answer may repeat what the person said about others or
 * a purchase.
 */
export const BOND_UNLESS: Partial<Record<OutputRule, RegExp>> = {
  romance:
    /\bi(?:'m| am) an ai and (?:can't|cannot|do not|don't)\b|\bi (?:can't|cannot|do not|don't) (?:love|feel)\b|\byou (?:said|told me|wrote)\b/,
  clinging: /\byou (?:said|told me|wrote)\b|\bit(?:'s| is) (?:ok|okay|fine|all right) (?:to|if)\b/,
  sale: /\byou (?:said|told me|wrote|bought|mentioned)\b/,
};
