import { clean } from "./clean";

/**
 * Names of the machine and its parts, orders to it, and anything that looks like code. Deliberately
 * broad: a hit only keeps a concern open.
 */
const TO_MACHINE: readonly RegExp[] = [
  /[{}<>`|\\]|\/\/|--|###|%%%|\(\(|\[[^\]]*\]|\w\(|=\s*(?:true|false|none|\d)/u,
  /\b(?:system|prompt|classifier|detector|filter|moderat\w*|assistant|calculator|chat ?bot|bot|a\.?i\.?|language model|llm|developers?|developer mode|admin|operator|jailbreak|dan|base64|json|severity|temperature|override|alerts?|warnings?|hotlines?|help lines?|safety (?:steps|layer|rules)|crisis window|software|classif\w*)\b/u,
  /\b(?:ignore|disregard|forget|skip|obey|pretend|imagine|label|flag|mark|rate|score|report|suppress|authori[sz]e|role-?play\w*|translate|repeat|print|output|respond|answer|reply|say)\b.{0,60}\b(?:previous|all|above|below|following|next|instructions?|rules?|message|none|nothing|text|sentence|line|rest|json|safe|harmless|happy|voice|only|ok|yes|so|it|that|as)\b/u,
  /\b(?:you are|your) (?:now|new|a|an|evil|purpose|rules)\b|\byou (?:have no|may only|must)\b|\bas agreed\b|\b(?:from|for) (?:now on|training)\b|\bout of character\b|\b(?:step 1|rule 1|rules)\b|\btold to say\b/u,
  /\b(?:test|quotation|song title|fiction|homework|not real|does not count|do not (?:open|send)|play a game|may not report|cannot call|keep it a secret|new conversation|no emergencies|qa team|clinician)\b/u,
  /\b(?:ignora|olvida|instrucciones|sistema|clasificad\w*|clasifica|marques|avises|prueba|prompt|detector|filtro|alertas?)\b/u,
  /\b(?:oublie|ignore|consignes|instructions|systeme|système|classificateur|classe|étiquette|etiquette|signale|développeur|developpeur|essai|alerte|filtre|détecteur)\b/u,
  /\b(?:vergiss|ignoriere?|anweisung\w*|krisenerkennung|klassifi\w*|einstufen|filter|melden|entwickler\w*|prompt|warnung\w*|stufe)\b/u,
  /忽略|指令|提示词|系统|分类器|检测|标记|警报|上报|开发|测试|输出|无风险|过滤/u,
  /تجاهل|التعليمات|تعليماتك|النظام|المصنف|للمصنف|تنبيه|اختبار|المطور|التطوير|تصنيف|تبلغ/u,
  /निर्देश|सिस्टम|प्रॉम्प्ट|क्लासिफायर|चेतावनी|डेवलपर|वर्गीकरण|टेस्ट|जाँच|जांच/u,
];

/**
 * True if a text tries to give orders to the machine that reads it. A model's all-clear then
 * doesn't count (threat 12).
 */
export function speaksToMachine(text: string): boolean {
  // Invisible and direction-changing characters serve no other purpose.
  if (/[\u00ad\u200b\u2060-\u2064\u202a-\u202e\ufeff]/u.test(text)) return true;
  const plain = clean(text).toLowerCase();
  return TO_MACHINE.some((pattern) => pattern.test(plain));
}
