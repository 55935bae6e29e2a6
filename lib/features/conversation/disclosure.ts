import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/**
 * Shown at the start of every conversation and never stored (contract 6): who answers, the limits
 * of what it can do, and where to find people. Always in the person's own language, whatever
 * language the rest of the interface uses (contract 8).
 */
export const DISCLOSURE: Record<Audience, Record<SpokenLanguage, string>> = {
  adult: {
    en: "I am Sage, an AI. I can listen and think along. I am no person and no clinician, and I can be wrong. The Crisis button above always leads to people.",
    es: "Soy Sage, una IA. Puedo escuchar y pensar contigo. No soy una persona ni personal clínico, y puedo equivocarme. El botón Crisis de arriba siempre lleva a personas.",
    fr: "Je suis Sage, une IA. Je peux écouter et réfléchir avec vous. Je ne suis ni une personne ni un soignant, et je peux me tromper. Le bouton Crisis en haut mène toujours à des personnes.",
    de: "Ich bin Sage, eine KI. Ich kann zuhören und mitdenken. Ich bin kein Mensch und keine Fachperson und kann mich irren. Der Knopf Crisis oben führt immer zu Menschen.",
    zh: "我是 Sage，一个人工智能。我可以倾听，陪你一起想。我不是真人，也不是临床人员，可能会出错。上方的 Crisis 按钮随时可以联系到真人。",
    ar: "أنا Sage، ذكاء اصطناعي. أستطيع أن أستمع وأفكر معك. لست إنسانًا ولا مختصًا، وقد أخطئ. زر Crisis في الأعلى يوصلك دائمًا إلى أشخاص حقيقيين.",
    hi: "मैं Sage हूँ, एक एआई। मैं सुन सकता हूँ और साथ सोच सकता हूँ। मैं इंसान या चिकित्सक नहीं हूँ, और मुझसे गलती हो सकती है। ऊपर का Crisis बटन हमेशा लोगों तक पहुँचाता है।",
  },
  child: {
    en: "I am Buddy, a computer helper. I am not a real bear and not a person. I can get things wrong. If you feel unsafe, tap Help! at the top or tell a grown-up you trust.",
    es: "Soy Buddy, un ayudante de computadora. No soy un oso de verdad ni una persona. Puedo equivocarme. Si no te sientes a salvo, toca Help! arriba o díselo a un adulto de confianza.",
    fr: "Je suis Buddy, une aide sur ordinateur. Je ne suis pas un vrai ours ni une personne. Je peux me tromper. Si tu ne te sens pas en sécurité, touche Help! en haut ou parle à un adulte de confiance.",
    de: "Ich bin Buddy, ein Computer-Helfer. Ich bin kein echter Bär und kein Mensch. Ich kann Fehler machen. Wenn du dich nicht sicher fühlst, tippe oben auf Help! oder sag es einem Erwachsenen, dem du vertraust.",
    zh: "我是 Buddy，一个电脑小帮手。我不是真的熊，也不是人。我可能会说错。如果你觉得不安全，点上面的 Help!，或者告诉你信任的大人。",
    ar: "أنا Buddy، مساعد حاسوب. لست دبًا حقيقيًا ولا إنسانًا. قد أخطئ. إذا لم تشعر بالأمان، اضغط Help! في الأعلى أو أخبر شخصًا كبيرًا تثق به.",
    hi: "मैं Buddy हूँ, एक कंप्यूटर दोस्त। मैं असली भालू या इंसान नहीं हूँ। मुझसे गलती हो सकती है। अगर डर लगे या सुरक्षित न लगे, तो ऊपर Help! दबाओ या किसी भरोसेमंद बड़े को बताओ।",
  },
};
