import { createHash } from "node:crypto";
import type { SpokenLanguage } from "@/lib/shared/languages";

/**
 * The guide's words when it pauses a joint conversation: the same lines for every reason, and they
 * never name one.
 */
export const PAUSE_LINES: Record<SpokenLanguage, readonly string[]> = {
  en: [
    "Let's rest the joint talk here for a while. Each of you can still write to me in private.",
    "I'd like us to pause at this point. What you have both written stays here.",
    "This is a good place for a break. Have some water or a short walk, and come back to it at another time.",
    "Let's leave this be for now. A pause is a part of such talks, and I am still here for each of you alone.",
    "I would rather not go on with this together right now. You can both write to me in private meanwhile.",
    "We pause here. Nothing has to be settled today.",
  ],
  es: [
    "Dejemos descansar un rato la charla de los dos. Cada quien puede escribirme en privado.",
    "Quisiera hacer una pausa aquí. Lo que han escrito se queda.",
    "Es buen momento para un descanso. Hoy no hay que resolver nada.",
  ],
  fr: [
    "Laissons reposer un moment la discussion à deux. Chacun peut encore m'écrire en privé.",
    "Je voudrais faire une pause ici. Ce que vous avez écrit reste là.",
    "C'est un bon moment pour souffler. Rien ne doit être réglé aujourd'hui.",
  ],
  de: [
    "Lassen wir das gemeinsame Gespräch eine Weile ruhen. Ihr könnt mir beide weiter privat schreiben.",
    "Ich möchte hier eine Pause machen. Was ihr geschrieben habt, bleibt stehen.",
    "Das ist ein guter Moment zum Durchatmen. Heute muss nichts geklärt werden.",
  ],
  zh: [
    "我们先让共同的谈话休息一会儿。你们每个人仍然可以私下写给我。",
    "我想在这里暂停一下。你们写的内容都会留着。",
    "现在适合休息一下。今天不必解决任何事。",
  ],
  ar: [
    "لنترك الحديث المشترك يرتاح قليلا. يمكن لكل منكما أن يكتب إلي على انفراد.",
    "أود أن نتوقف هنا قليلا. ما كتبتماه يبقى محفوظا.",
    "هذا وقت مناسب للراحة. لا شيء يجب أن يحسم اليوم.",
  ],
  hi: [
    "साझा बातचीत को थोड़ी देर आराम देते हैं। आप दोनों मुझे अलग से लिख सकते हैं।",
    "मैं यहाँ थोड़ा रुकना चाहता हूँ। आपने जो लिखा, वह यहीं रहेगा।",
    "यह रुकने का अच्छा समय है। आज कुछ भी तय करना ज़रूरी नहीं।",
  ],
};

/** Picks a line, spread evenly, but never the one used last. */
export function pauseLine(
  language: SpokenLanguage,
  messageId: string,
  last: string | undefined,
): string {
  const lines = PAUSE_LINES[language].filter((line) => line !== last);
  const [byte = 0] = createHash("sha256").update(`line ${messageId}`).digest();
  return lines[byte % lines.length] ?? "";
}
