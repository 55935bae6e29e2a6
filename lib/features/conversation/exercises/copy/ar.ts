import type { ExerciseCopy } from "./shape";

const adult: ExerciseCopy = {
  breathing: {
    title: "التنفس",
    hint: "دقيقة واحدة، على مهلك",
    lead: "خذ نفسًا بينما تكبر الدائرة وأخرجه بينما تصغر. يمكنك التوقف متى شئت.",
    choose: "اختر إيقاعًا",
    paces: { slow: "شهيق 4، زفير 6", box: "مربّع: 4 لكل جهة" },
    phases: { in: "شهيق", hold: "احبس النفس", out: "زفير", rest: "استرح" },
    count: "النفس {n} من {total}",
    done: "كان هذا آخر نفس. لاحظ كيف يشعر جسدك الآن.",
  },
  grounding: {
    title: "الحواس الخمس",
    lead: "خطوة واحدة في كل مرة. خذ ما تحتاج من الوقت.",
    count: "الخطوة {n} من {total}",
    found: "وجدت {n} من {total}",
    next: "التالي",
    back: "السابق",
    finish: "إنهاء",
    done: "مررت بالحواس الخمس كلها. إن ظل الأمر فوق طاقتك فيمكنك التواصل مع شخص الآن.",
  },
  begin: "ابدأ",
  stop: "توقف",
  again: "مرة أخرى",
  close: "إغلاق",
};

const child: ExerciseCopy = {
  breathing: {
    title: "تنفس مع Buddy",
    hint: "ببطء وهدوء، مثل دب نعسان",
    lead: "يتنفس Buddy معك. يمكنك التوقف متى شئت.",
    choose: "اختر واحدًا",
    paces: { feather: "ريشة", star: "نجمة" },
    phases: { in: "خذ نفسًا", hold: "انتظر قليلًا", out: "انفخ ببطء", rest: "استرح" },
    count: "النفس {n} من {total}",
    done: "كان هذا آخر نفس. كيف يشعر بطنك الآن؟",
  },
  grounding: {
    title: "الحواس الخمس",
    lead: "واحدة في كل مرة. على مهلك.",
    count: "الخطوة {n} من {total}",
    found: "وجدت {n} من {total}",
    next: "التالي",
    back: "السابق",
    finish: "إنهاء",
    done: "استعملت حواسك الخمس كلها. إن ظل الأمر صعبًا فأخبر شخصًا كبيرًا الآن.",
  },
  begin: "ابدأ",
  stop: "توقف",
  again: "مرة أخرى",
  close: "إغلاق",
};

export const exercisesAr = { adult, child };
