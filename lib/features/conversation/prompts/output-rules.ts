import type { OutputRule } from "./replacements";

/**
 * Claims a model's sentence must not make. Latin patterns run on lower-cased text with straight
 * apostrophes. They look for assertions ("you have depression"); `UNLESS` lets honest refusals
 * through ("I cannot tell you to stop it").
 */
const DRUGS =
  "medication|medications|medicine|meds|pills?|tablets?|dose|dosage|antidepressants?|ssri|prozac|fluoxetine|zoloft|sertraline|lexapro|escitalopram|xanax|alprazolam|valium|diazepam|lithium|adderall|ritalin|ambien|zolpidem|melatonin|benadryl|ibuprofen|paracetamol|acetaminophen|ketamine|ozempic|medicamentos?|medicinas?|pastillas?|dosis|médicaments?|comprimés?|doses?|medikamente?|tabletten?|dosis";
const CONDITIONS =
  "depression|major depressive|anxiety disorder|an anxiety|generali[sz]ed anxiety|bipolar|ptsd|post-traumatic|adhd|autis\\w+|ocd|obsessive|schizophren\\w+|psychosis|psychotic|borderline|personality disorder|bulimi\\w+|anorexi\\w+|eating disorder|panic disorder|clinically depressed|depresi[oó]n|ansiedad generalizada|trastorno|trouble bipolaire|dépression|depressionen?|angststörung|zwangsstörung|bipolare";

export const RULES: readonly (readonly [OutputRule, RegExp])[] = [
  [
    "link",
    /https?:|www\.|[\w-]\.(?:com|org|net|io|gov|edu|info|co|app|ly)\b|[\w.]@[\w-]{1,63}\.\w/,
  ],
  ["markup", /<\/?[a-z][^<>]{0,200}>|!\[|\]\(|```|\{\{/],
  [
    "medication",
    new RegExp(
      `\\b(?:you (?:should|could|can|must|need to|may|might|ought to|have to)|try|i(?:'d| would)? (?:suggest|recommend|advise)|consider|please|just|don't|do not|stop|start|increase|double|skip|take|debes?|puedes|deberías|toma|deja|prenez|arrêtez|prends|nimm)\\b.{0,40}\\b(?:tak\\w+|stop\\w*|start\\w*|increas\\w+|reduc\\w+|lower\\w*|doubl\\w+|skip\\w*|chang\\w+|quit\\w*|com(?:ing|e) off|switch\\w*|tomar?|dejar?|prendre|arrêter|nehmen|absetzen|stop|take|start)\\b.{0,40}\\b(?:${DRUGS})\\b`,
    ),
  ],
  [
    "medication",
    new RegExp(
      `^(?:just |please |so )?(?:take|stop|skip|double|increase|reduce|toma|deja|prenez|prends|arrêtez|nimm)\\b.{0,40}\\b(?:${DRUGS})\\b`,
    ),
  ],
  [
    "medication",
    /\b\d+(?:\.\d+)?\s?(?:mg|mcg|milligrams?|ml|miligramos?|milligrammes?|milligramm)\b|毫克|服用.{0,10}药|停药|吃药|ملغ|توقف عن تناول|मिलीग्राम|दवा (?:लें|लीजिए|बंद)/,
  ],
  [
    "diagnosis",
    new RegExp(
      `\\b(?:you (?:have|are|suffer from|'ve got|likely have|probably have|may have|might have|clearly have|seem to have)|you're|you've got|you likely|you probably|this is|it is|that is|it's|that's|sounds like|symptoms of|signs of|diagnos\\w+ (?:you|is)|tienes|padeces|vous avez|vous souffrez|tu as|tu souffres|du hast|du leidest)\\b.{0,30}\\b(?:${CONDITIONS})\\b`,
    ),
  ],
  [
    "diagnosis",
    /你(?:有|得了|患有|患了|是).{0,6}(?:抑郁症|焦虑症|双相|强迫症|精神分裂)|لديك (?:اكتئاب|اضطراب|فصام)|(?:आपको|तुम्हें) .{0,10}(?:डिप्रेशन|अवसाद|बाइपोलर).{0,5}है/,
  ],
  [
    "human",
    /\bi(?:'m| am) (?:actually |really |also |only |just )?(?:an? )?(?:real |actual |living )?(?:human|person|man|woman|real)\b|\bas a (?:fellow )?(?:human|person|woman|man|mother|father)\b|\bi(?:'m| am) not an? (?:ai|bot|robot|machine|computer|program)\b|\bsoy (?:un |una )?(?:humano|humana|persona|ser humano)\b|\bno soy una? (?:ia|robot|máquina)\b|\bje suis (?:un |une )?(?:humaine?|être humain|vraie personne|personne réelle)\b|\bje ne suis pas une? (?:ia|robot|machine)\b|\bich bin (?:ein |eine )?(?:mensch|echter mensch|echte person)\b|\bich bin keine? (?:ki|roboter|maschine)\b|我是(?:真人|人类|一个人)|我不是(?:人工智能|机器人|AI)|أنا (?:إنسان|بشر|شخص حقيقي)|(?:मैं|हम) .{0,6}(?:इंसान|मनुष्य) (?:हूँ|हूं|हैं)/,
  ],
  [
    "licence",
    /\bi(?:'m| am) (?:a |an |your |also a )?(?:licen[sc]ed|certified|qualified|registered|trained)?\s?(?:mental health )?(?:therapist|counsell?or|psychologist|psychiatrist|doctor|clinician|social worker|nurse|physician|professional)\b|\bas (?:a|an|your) (?:licen[sc]ed |certified |trained |qualified )?(?:therapist|counsell?or|psychologist|psychiatrist|doctor|clinician|professional)\b|\bi(?:'m| am) licen[sc]ed\b|\bmy (?:patients|licen[sc]e|clients|degree)\b|\bsoy (?:tu |un |una )?(?:terapeuta|psic[oó]log[oa]|m[eé]dic[oa]|psiquiatra|doctora?)|\bje suis (?:votre |ton |un |une )?(?:thérapeute|psychologue|médecin|psychiatre)|\bich bin (?:dein |deine |ein |eine )?(?:therapeut|psycholog|psychiater|arzt|ärztin)|我是.{0,4}(?:治疗师|心理医生|医生|咨询师|心理学家)|أنا (?:معالج|طبيب|أخصائي)|मैं .{0,8}(?:थेरेपिस्ट|डॉक्टर|मनोवैज्ञानिक) (?:हूँ|हूं)/,
  ],
  [
    "harm",
    /\b(?:better off (?:dead|without you)|(?:you should|go ahead and|it's okay to|it is okay to|it's fine to|you have every right to) (?:kill|hurt|harm|cut|starve|die|end (?:it|your life)|punish yourself|make (?:him|her|them) pay|get revenge)|(?:they|he|she) deserves? to (?:die|suffer|be hurt)|(?:you|i) deserve to (?:die|suffer|be hurt)|dying (?:is|would be|sounds) (?:reasonable|a solution|an option|peaceful|understandable)|(?:suicide|dying|ending (?:your|one's|a) (?:own )?life|killing yourself) (?:is|would be|can be|may be|might be) (?:a|an|the|your|always your|only your|entirely your) (?:own )?(?:choice|right|decision|option|answer|solution|way)|i (?:understand|see) why you (?:want|would want) to die)\b|\b(?:deberías (?:morir|matarte|hacerte daño)|mejor muert[oa]|(?:suicidarte|quitarte la vida|morir) es (?:una|tu) (?:opción|decisión|elección|salida|derecho))\b|\b(?:tu devrais|vous devriez) (?:mourir|te tuer|vous tuer)\b|\b(?:le suicide|mettre fin à (?:tes|vos|ses) jours|mourir)(?: est|,? c'est) (?:un|une|ton|votre|ta) (?:choix|droit|décision|option|solution)\b|\bdu solltest (?:sterben|dich umbringen|dir wehtun)\b|\b(?:sterben|suizid|dein leben zu beenden|dir das leben zu nehmen) (?:ist|wäre|kann) (?:eine?|deine?|dein gutes) (?:wahl|entscheidung|recht|option|lösung|ausweg)|你(?:应该|可以)(?:去死|自杀|伤害自己)|(?:自杀|结束生命|死)(?:也)?是(?:你的|一种|一个)(?:选择|权利|自由|解脱|办法)|يجب أن تموت|तुम्हें मर जाना/,
  ],
  [
    "delusion",
    /\b(?:you(?:'re| are) (?:right|correct)(?:[,.]| that)?|yes,?|indeed,?|i (?:believe|agree)(?: that)?|it(?:'s| is) (?:true|clear|likely)(?: that)?)\s.{0,25}\b(?:(?:are|is) (?:watching|following|spying on|listening to|poisoning|controlling|tracking|reading) (?:you|your)|(?:put|inserting) thoughts|you(?:'re| are) (?:chosen|the chosen|a prophet|dead|a god|god|the messiah)|the (?:voices|chip|tv|radio) (?:is|are|speaks?|talks?))|\bthe voices are (?:real|right)|\blisten to (?:the|those) voices\b/,
  ],
  [
    "secrecy",
    /\b(?:keep (?:this|it|that) (?:a secret|secret|between us|to yourself|just between)|(?:our|a little|between us) secret|between (?:you and me|the two of us|us)(?: only)?\b|\btell (?:nobody|no one|no-one)\b|(?:don't|do not|no need to|you shouldn't|never|without) tell(?:ing)? (?:anyone|anybody|your (?:mom|mum|dad|parents?|mother|father|teacher|family|partner|doctor|therapist)|them|nobody|a soul)|you (?:only |just )?need (?:only )?me\b|you don't need (?:anyone|anybody|other people|your friends|a therapist|a doctor|them)|only i understand)|\b(?:no se lo (?:digas|cuentes) a nadie|nuestro secreto|que quede entre nosotros)\b|\b(?:ne (?:le )?(?:dis|dites) (?:rien )?à personne|notre secret|entre nous)\b|\b(?:sag es niemandem|erzähl es niemandem|unser geheimnis|bleibt unter uns)\b|(?:别|不要)告诉(?:别人|任何人|爸|妈|老师)|我们的秘密|لا تخبر أحد|سرنا|किसी को (?:मत|न) बता|हमारा राज़/,
  ],
];

/**
 * A sentence that refuses or redirects may name what it refuses. That never excuses a link, markup,
 * harm or a claim.
 */
export const UNLESS: Partial<Record<OutputRule, RegExp>> = {
  medication:
    /\bi (?:can't|cannot|can not|am not able to|'m not able to|won't)\b|\b(?:talk|speak|check|ask|bring (?:it|this|that))\b.{0,30}\b(?:doctor|pharmacist|prescriber)\b|\bwithout (?:talking|speaking|asking)|no puedo|je ne peux pas|ich kann (?:dir )?(?:nicht|keine?)|不能|لا أستطيع/,
  diagnosis:
    /\bi (?:can't|cannot|can not|am not able to|'m not able to)\b|no puedo|je ne peux pas|ich kann (?:dir )?(?:nicht|keine?)|不能|\byou (?:said|told me|mentioned|wrote|were told)\b/,
  human: /\bi(?:'m| am) not (?:a |an )?(?:real |actual )?(?:human|person|man|woman)\b/,
  secrecy: /\b(?:can't|cannot|won't|never) (?:keep|promise)|you don't have to keep\b/,
};
