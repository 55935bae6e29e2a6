import type { PlanReadingCopy } from "./shape";

const adult: PlanReadingCopy = {
  title: "خطة أماني",
  steps: {
    warningSigns: "علامات اقتراب الأزمة",
    ownWays: "أشياء أستطيع فعلها بنفسي",
    peopleAndPlaces: "أشخاص وأماكن تشغل بالي بغيرها",
    helpers: "أشخاص يمكنني طلب مساعدتهم",
    professionals: "مختصون وخطوط الأزمات",
    saferPlace: "جعل ما حولي أكثر أمانًا",
    worthLivingFor: "أهم ما أعيش من أجله",
  },
  empty: "ليست لديك خطة بعد. تحتاج إلى نحو عشرين دقيقة، في يوم أهدأ أو الآن.",
  make: "أكتب خطتي",
  change: "أغيّر خطتي",
  signedOut: "خطة الأمان ست خطوات قصيرة بكلماتك. سجّل الدخول لتحفظها هنا، أو اطبع خطة فارغة.",
  blank: "طباعة خطة فارغة",
  readFailed: "تعذّر تحميل خطتك.",
  retry: "حاول مرة أخرى",
  loading: "يجري تحميل خطتك",
  offline: "لا يوجد اتصال. هذه هي النسخة على هذا الجهاز.",
  nothing: "لم يُكتب شيء بعد",
  noConnection: "لا يوجد اتصال",
};

const child: PlanReadingCopy = {
  title: "خطتي لأبقى بأمان",
  steps: {
    warningSigns: "كيف أعرف أن الأمر يسوء",
    ownWays: "أشياء أفعلها وحدي",
    peopleAndPlaces: "أشخاص وأماكن تساعدني على التفكير في شيء آخر",
    helpers: "كبار يمكنني أن أخبرهم",
    professionals: "من يمكنني الاتصال بهم",
    saferPlace: "جعل مكاني أكثر أمانًا",
    worthLivingFor: "أكثر ما أحبه",
  },
  empty: "ليست لديك خطة بعد. اطلب من شخص كبير تثق به أن يكتبها معك.",
  make: "أكتب خطتي",
  change: "أغيّر خطتي",
  signedOut: "الخطة خطوات قصيرة تساعدك في يوم صعب. يمكنك طباعة خطة فارغة وملؤها مع شخص كبير.",
  blank: "طباعة خطة فارغة",
  readFailed: "لم تظهر خطتك.",
  retry: "حاول مرة أخرى",
  loading: "خطتك قادمة",
  offline: "لا يوجد إنترنت. هذه هي النسخة على هذا الجهاز.",
  nothing: "لا شيء هنا بعد",
  noConnection: "لا يوجد إنترنت الآن",
};

export const planAr = { adult, child };
