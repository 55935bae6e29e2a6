import type { Mood } from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/**
 * Words of the mood entry for when the network is down, in the person's language like all help
 * (decision 0027).
 */
export interface WaitingCopy {
  readonly title: string;
  readonly lead: string;
  readonly labels: Readonly<Record<Mood, string>>;
  readonly note: string;
  readonly save: string;
  readonly saved: string;
  readonly undo: string;
  readonly undone: string;
  readonly failed: string;
  /** The network is back while the person is in the middle of something. */
  readonly back: string;
  readonly reload: string;
}

const labelled = (
  happy: string,
  sad: string,
  anxious: string,
  angry: string,
  neutral: string,
  confused: string,
) => ({
  happy,
  sad,
  anxious,
  angry,
  neutral,
  confused,
});

const enAdult: WaitingCopy = {
  title: "How is it right now?",
  lead: "Pick one. A note is up to you.",
  note: "Notes (optional)",
  save: "Save",
  saved: "Saved on this device. It goes out when the network is back.",
  undo: "Undo",
  undone: "Taken back.",
  failed: "This device could not keep it. Please try again when the network is back.",
  back: "The network is back.",
  reload: "Go on",
  labels: MOOD_COPY.adult.labels,
};
const enChild: WaitingCopy = {
  ...enAdult,
  title: "How do you feel right now?",
  lead: "Tap one. You can write about it too.",
  saved: "Saved right here. It goes out when the internet is back.",
  undone: "Okay, it is gone.",
  failed: "It could not be kept here. Try again when the internet is back.",
  back: "The internet is back.",
  labels: MOOD_COPY.child.labels,
};

const esAdult: WaitingCopy = {
  title: "¿Cómo está ahora?",
  lead: "Elija una opción. La nota es opcional.",
  note: "Nota (opcional)",
  save: "Guardar",
  saved: "Guardado en este dispositivo. Se enviará cuando vuelva la conexión.",
  undo: "Deshacer",
  undone: "Se ha quitado.",
  failed: "Este dispositivo no pudo guardarlo. Inténtelo cuando vuelva la conexión.",
  back: "La conexión ha vuelto.",
  reload: "Continuar",
  labels: labelled("Feliz", "Triste", "Con ansiedad", "Con enojo", "Neutral", "Con confusión"),
};
const esChild: WaitingCopy = {
  ...esAdult,
  title: "¿Cómo te sientes ahora?",
  lead: "Toca uno. También puedes escribir algo.",
  saved: "Guardado aquí. Se enviará cuando vuelva internet.",
  undone: "Ya no está.",
  failed: "No se pudo guardar aquí. Prueba otra vez cuando vuelva internet.",
  back: "Internet ha vuelto.",
  labels: labelled("Muy feliz", "Triste", "Con miedo", "Con rabia", "Bien", "Con un lío dentro"),
};

const frAdult: WaitingCopy = {
  title: "Comment ça va en ce moment ?",
  lead: "Choisissez. La note est facultative.",
  note: "Note (facultative)",
  save: "Enregistrer",
  saved: "Enregistré sur cet appareil. Ce sera envoyé quand le réseau reviendra.",
  undo: "Annuler",
  undone: "C’est retiré.",
  failed: "Cet appareil n’a pas pu le garder. Réessayez quand le réseau reviendra.",
  back: "Le réseau est revenu.",
  reload: "Continuer",
  labels: labelled("Joie", "Tristesse", "Anxiété", "Colère", "Neutre", "Confusion"),
};
const frChild: WaitingCopy = {
  ...frAdult,
  title: "Comment te sens-tu maintenant ?",
  lead: "Touche une image. Tu peux aussi écrire.",
  saved: "C’est gardé ici. Ça partira quand internet reviendra.",
  undone: "D’accord, c’est enlevé.",
  failed: "Ça n’a pas pu être gardé ici. Réessaie quand internet reviendra.",
  back: "Internet est revenu.",
  labels: labelled("Très content", "Triste", "Inquiet", "En colère", "Ça va", "Tout mélangé"),
};

const deAdult: WaitingCopy = {
  title: "Wie ist es gerade?",
  lead: "Such dir eins aus. Eine Notiz ist freiwillig.",
  note: "Notiz (freiwillig)",
  save: "Speichern",
  saved: "Auf diesem Gerät gespeichert. Es wird gesendet, wenn das Netz wieder da ist.",
  undo: "Rückgängig",
  undone: "Zurückgenommen.",
  failed:
    "Auf diesem Gerät ließ es sich nicht speichern. Bitte versuch es noch einmal, wenn das Netz wieder da ist.",
  back: "Das Netz ist wieder da.",
  reload: "Weiter",
  labels: labelled("Froh", "Traurig", "Ängstlich", "Wütend", "Neutral", "Verwirrt"),
};
const deChild: WaitingCopy = {
  ...deAdult,
  title: "Wie geht es dir gerade?",
  lead: "Tippe eins an. Du kannst auch etwas schreiben.",
  saved: "Hier gespeichert. Es wird gesendet, wenn das Internet wieder da ist.",
  undone: "Okay, es ist weg.",
  failed: "Es ging hier nicht. Versuch es, wenn das Internet wieder da ist.",
  back: "Das Internet ist wieder da.",
  labels: labelled("Super froh", "Traurig", "Besorgt", "Sauer", "Okay", "Durcheinander"),
};

const zhAdult: WaitingCopy = {
  title: "你现在感觉怎么样？",
  lead: "选一个。备注可以不写。",
  note: "备注（可不填）",
  save: "保存",
  saved: "已保存在这台设备上。网络恢复后会发送。",
  undo: "撤销",
  undone: "已撤回。",
  failed: "这台设备没能保存。请在网络恢复后再试。",
  back: "网络已恢复。",
  reload: "继续",
  labels: labelled("开心", "难过", "焦虑", "生气", "平静", "困惑"),
};
const zhChild: WaitingCopy = {
  ...zhAdult,
  title: "你现在心情怎么样？",
  lead: "点一个。你也可以写下来。",
  saved: "已经存在这里了。有网以后会发出去。",
  undone: "好的，已经去掉了。",
  failed: "这里没能存下来。有网以后再试一次。",
  back: "网络回来了。",
  labels: labelled("特别开心", "难过", "担心", "生气", "还好", "乱乱的"),
};

const arAdult: WaitingCopy = {
  title: "كيف حالك الآن؟",
  lead: "اختر واحدًا. الملاحظة اختيارية.",
  note: "ملاحظة (اختيارية)",
  save: "حفظ",
  saved: "حُفظ على هذا الجهاز. سيُرسل عندما تعود الشبكة.",
  undo: "تراجع",
  undone: "تم التراجع.",
  failed: "لم يتمكن هذا الجهاز من الحفظ. حاول مرة أخرى عندما تعود الشبكة.",
  back: "عادت الشبكة.",
  reload: "متابعة",
  labels: labelled("سعيد", "حزين", "قلِق", "غاضب", "عادي", "مشوّش"),
};
const arChild: WaitingCopy = {
  ...arAdult,
  title: "كيف تشعر الآن؟",
  lead: "المس واحدًا. يمكنك أن تكتب أيضًا.",
  saved: "حُفظ هنا. سيُرسل عندما يعود الإنترنت.",
  undone: "حسنًا، أُزيل.",
  failed: "لم يُحفظ هنا. حاول عندما يعود الإنترنت.",
  back: "عاد الإنترنت.",
  labels: labelled("سعيد جدًا", "حزين", "خائف", "زعلان", "بخير", "مشاعر مختلطة"),
};

const hiAdult: WaitingCopy = {
  title: "अभी कैसा लग रहा है?",
  lead: "एक चुनें। नोट लिखना ज़रूरी नहीं है।",
  note: "नोट (वैकल्पिक)",
  save: "सहेजें",
  saved: "इस डिवाइस पर सहेजा गया। नेटवर्क लौटने पर भेजा जाएगा।",
  undo: "वापस लें",
  undone: "वापस ले लिया गया।",
  failed: "यह डिवाइस इसे नहीं रख सका। नेटवर्क लौटने पर फिर कोशिश करें।",
  back: "नेटवर्क लौट आया है।",
  reload: "आगे बढ़ें",
  labels: labelled("खुश", "उदास", "बेचैन", "गुस्सा", "सामान्य", "उलझन"),
};
const hiChild: WaitingCopy = {
  ...hiAdult,
  title: "अभी तुम्हें कैसा लग रहा है?",
  lead: "एक को छुओ। चाहो तो लिख भी सकते हो।",
  saved: "यहाँ सहेज लिया गया। इंटरनेट लौटने पर भेजा जाएगा।",
  undone: "ठीक है, हटा दिया।",
  failed: "यहाँ नहीं रखा जा सका। इंटरनेट लौटने पर फिर कोशिश करो।",
  back: "इंटरनेट लौट आया है।",
  labels: labelled("बहुत खुश", "उदास", "चिंतित", "गुस्सा", "ठीक हूँ", "मिला-जुला"),
};

const WORDS: Record<SpokenLanguage, Record<Audience, WaitingCopy>> = {
  en: { adult: enAdult, child: enChild },
  es: { adult: esAdult, child: esChild },
  fr: { adult: frAdult, child: frChild },
  de: { adult: deAdult, child: deChild },
  zh: { adult: zhAdult, child: zhChild },
  ar: { adult: arAdult, child: arChild },
  hi: { adult: hiAdult, child: hiChild },
};

/** Used on the server, so that a page carries one language instead of seven. */
export const waitingCopy = (language: SpokenLanguage, audience: Audience): WaitingCopy =>
  WORDS[language][audience];
