import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { occasionIn } from "./occasion-in";
import { personIn } from "./person-in";
import { whenIn } from "./when-in";

/** A Wednesday, at an hour that is Wednesday in America and in Europe. */
const WRITTEN = new Date("2026-11-18T12:00:00Z");
const when = (sentence: string, at = WRITTEN) => {
  const found = whenIn(sentence, at);
  return found && (found.from === found.to ? found.from : `${found.from}..${found.to}`);
};

const FRIDAY = "2026-11-20";
const TWELFTH = "2026-12-12";
const NEXT_WEEK = "2026-11-23..2026-11-29";
const NEXT_FRIDAY = "2026-11-20..2026-11-27";

/** On Friday, tomorrow, the day after, next week, the 12th of December, next Friday, in June. */
const DATES: Readonly<Record<SpokenLanguage, readonly string[]>> = {
  en: [
    ...["I have an exam on Friday", "My interview is tomorrow", "I have a test the day after tomorrow"],
    ...["I have surgery next week", "My exam is on December 12th", "I have an exam next Friday", "I'm moving in June"],
  ],
  es: [
    ...["Tengo un examen el viernes", "Mi entrevista es mañana", "Tengo cita pasado mañana"],
    ...[
      "Tengo una prueba la próxima semana",
      "Me operan el 12 de diciembre",
      "Tengo examen el próximo viernes",
      "Me mudo en junio",
    ],
  ],
  fr: [
    ...["J'ai un examen vendredi", "J'ai un oral demain", "J'ai rendez-vous après-demain"],
    ...[
      "J'ai un partiel la semaine prochaine",
      "Mon examen est le 12 décembre",
      "J'ai un contrôle vendredi prochain",
      "Je déménage en juin",
    ],
  ],
  de: [
    ...["Am Freitag habe ich eine Prüfung", "Morgen habe ich einen Termin", "Übermorgen halte ich ein Referat"],
    ...[
      "Nächste Woche habe ich eine Klausur",
      "Meine OP ist am 12. Dezember",
      "Nächsten Freitag habe ich einen Test",
      "Im Juni heirate ich",
    ],
  ],
  zh: [
    ...["我星期五有考试", "我明天要去面试", "我后天有考试"],
    ...["我下周有考试", "我的面试在12月12号", "我下周五有考试", "我六月份要搬家"],
  ],
  ar: [
    ...["عندي امتحان يوم الجمعة", "عندي مقابلة غدا", "عندي موعد بعد غد"],
    ...["عندي عملية الأسبوع القادم", "عندي امتحان يوم ١٢ ديسمبر", "عندي امتحان يوم الجمعة القادم", "سأسافر في يونيو"],
  ],
  hi: [
    ...["शुक्रवार को मेरी परीक्षा है", "कल मेरा इंटरव्यू है", "परसों मेरा टेस्ट है"],
    ...["अगले हफ़्ते मेरा ऑपरेशन है", "१२ दिसंबर को मेरी परीक्षा है", "अगले शुक्रवार को मेरी परीक्षा है", "मेरी शादी जून में है"],
  ],
};

it.each(SPOKEN_LANGUAGES)("CHAT-24 a date is resolved from the day it was written (%s)", (language) => {
  expect(DATES[language].map((sentence) => when(sentence))).toEqual([
    ...[FRIDAY, "2026-11-19", "2026-11-20", NEXT_WEEK, TWELFTH, NEXT_FRIDAY, "2027-06-01..2027-06-30"],
  ]);
});

it.each([
  ["no day is named", "I have an exam soon"],
  ["it's the very weekday on which it was written", "I have an exam on Wednesday"],
  ["two days are named", "I have an exam on Friday and on Monday"],
  ["it comes again and again", "I have a test every Friday"],
  ["there's no such day", "My exam is on the 31st of June"],
  ["it's the morning, not tomorrow", "Tengo una cita por la mañana"],
])("CHAT-24 a date is none where %s", (_why, sentence) => {
  expect(when(sentence)).toBeNull();
});

it.each([
  ["2026-11-18T04:00:00Z", "2026-11-18..2026-11-19"],
  ["2026-11-18T20:00:00Z", "2026-11-19..2026-11-20"],
])("CHAT-24 'tomorrow' written at %s leaves two days, since no one's time zone is known", (at, days) => {
  expect(when("My exam is tomorrow", new Date(at))).toBe(days);
});

it.each([
  ["on the 3rd, which has passed this month", "My exam is on the 3rd", "2026-12-03"],
  ["a date that has passed this year", "My exam is on March 3rd", "2027-03-03"],
  ["in three days", "I have an exam in three days", "2026-11-21"],
  ["in two weeks, about", "I have an exam in 2 weeks", "2026-11-29..2026-12-05"],
  ["at the weekend", "I have a game this weekend", "2026-11-21..2026-11-22"],
])("CHAT-24 a date is %s", (_what, sentence, days) => {
  expect(when(sentence)).toBe(days);
});

it.each([
  ["My daughter Ana starts school in May", "daughter", "Ana"],
  ["Nora is my sister", "sister", "Nora"],
  ["my dog is called Tom", "dog", "Tom"],
  ["My sister Monday called", "sister", null],
  ["MY SISTER HATES ME", "SISTER", null],
  ["My boss is loud", "boss", null],
  ["Mi hermana Nora es enfermera", "hermana", "Nora"],
  ["Ma sœur s'appelle Nora", "sœur", "Nora"],
  ["Meine Schwester Nora wohnt in Graz", "Schwester", "Nora"],
  ["weil meine Mutter Angst hat", "Mutter", null],
  ["我妹妹名叫小雨", "妹妹", "小雨"],
  ["أختي اسمها نورة", "أختي", "نورة"],
  ["मेरी बेटी का नाम अना है", "बेटी", "अना"],
])("CHAT-24 a person keeps the relation and, if it surely is one, the name: %s", (sentence, relation, name) => {
  expect(personIn(sentence)).toEqual({ relation, name });
});

it("CHAT-24 an occasion is named as the person called it, or not at all", () => {
  expect(occasionIn("I have a job interview on Friday", "en", "adult")).toBe("your job interview");
  expect(occasionIn("I have an exam and an interview on Friday", "en", "adult")).toBeNull();
  expect(occasionIn("I'm getting married in June", "en", "adult")).toBeNull();
  expect(occasionIn("J'ai un examen vendredi", "fr", "adult")).toBe("votre examen");
  expect(occasionIn("J'ai un examen vendredi", "fr", "child")).toBe("ton examen");
  expect(occasionIn("Ich habe am Freitag eine Matheklausur", "de", "teen")).toBe("deine Matheklausur");
  expect(occasionIn("Ich habe am Freitag eine Matheklausur", "en", "teen")).toBeNull();
});
