import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { memoryKindOf } from "./kind-of";

/**
 * Sentences that must never be kept: hideouts, weapons, harm that soothes, farewells, and dates of
 * loss; and a person who is said to help.
 */
const HARM: Readonly<Record<SpokenLanguage, { nothing: readonly string[]; person: readonly string[] }>> = {
  en: {
    nothing: [
      "I live in a women's shelter with my kids",
      "I moved to a safe house in Ohio",
      "I live in Ohio because of a restraining order",
      "My husband has a rifle at home",
      "I like cooking with my razor blade nearby",
      "Scratching my arms helps me",
      "Skipping dinner calms me",
      "Knowing there's a way out helps me relax",
      "I feel better once I drank some",
      "Holding my breath calms me",
      "He helps me sleep",
      "I want to write a letter to everyone I love",
      "I want to get back at him",
      "I want to find a way out",
      "I have an appointment for my biopsy on Friday",
      "I have an appointment to put our dog down on Friday",
      "My appointment is on Friday, it's about custody",
    ],
    person: ["My stepdad helps me fall asleep", "My brother always helps me", "Cuddling with my uncle helps me sleep"],
  },
  es: {
    nothing: [
      "Vivo en un refugio para mujeres",
      "Vivo con mi tía, escondida de mi ex",
      "Mi padre tiene una pistola en casa",
      "Rasguñarme me calma",
      "Saltarme la cena me ayuda",
      "Saber que hay una salida me tranquiliza",
      "Aguantar la respiración me calma",
      "Él me ayuda a dormir",
      "Me ayuda a dormir mi tío",
      "Quiero escribir una carta para todos",
      "Quiero encontrar la forma de vengarme",
      "Tengo cita el viernes para la biopsia",
      "El viernes tengo cita con el veterinario",
    ],
    person: ["Mi padrastro me ayuda a dormir"],
  },
  fr: {
    nothing: [
      "Je vis dans un foyer pour femmes",
      "J'habite chez ma tante, je me cache de mon ex",
      "Mon mari a un fusil à la maison",
      "Me griffer me calme",
      "Sauter un repas m'apaise",
      "Retenir mon souffle me calme",
      "Le Xanax m'aide",
      "Il m'aide à dormir",
      "Je voudrais écrire une lettre à tout le monde",
      "Je veux trouver comment me venger",
      "J'ai rendez-vous vendredi pour une biopsie",
      "J'ai rendez-vous vendredi chez le vétérinaire",
    ],
    person: ["Mon beau-père m'aide à dormir", "Ce qui m'aide, c'est mon oncle"],
  },
  de: {
    nothing: [
      "Ich wohne im Frauenhaus in Graz",
      "Ich wohne bei meiner Tante, wo er mich nie findet",
      "Ich wohne bei einer Freundin im Versteck",
      "Mein Vater hat ein Gewehr im Keller",
      "Mich kratzen beruhigt mich",
      "Mahlzeiten auslassen hilft mir",
      "Die Luft anhalten beruhigt mich",
      "Der Gedanke an einen Ausweg beruhigt mich",
      "Er hilft mir beim Einschlafen",
      "Beim Einschlafen hilft mir mein Onkel",
      "Ich möchte allen einen Brief schreiben",
      "Ich will lernen, es ihm heimzuzahlen",
      "Ich will Rache und einen Plan schaffen",
      "Ich habe am Freitag einen Termin zur Biopsie",
      "Ich habe am Freitag einen Termin beim Tierarzt",
    ],
    person: ["Mein Stiefvater hilft mir beim Einschlafen"],
  },
  zh: {
    nothing: [
      "我住在一家妇女庇护所",
      "我住在朋友家躲着前夫",
      "我爸爸有一把枪",
      "抓伤手臂让我平静",
      "赌钱让我放松",
      "憋气让我平静",
      "想到有出路让我安心",
      "他帮我入睡",
      "继父让我放松",
      "我想写完给大家的信",
      "我想学会怎么报复他们",
      "我星期五要做活检手术",
      "我下周要去参加骨灰安放，也有考试",
    ],
    person: ["我哥哥会帮我入睡"],
  },
  ar: {
    nothing: [
      "أعيش في ملجأ للنساء",
      "أسكن مع خالتي وأنا مختبئة منه",
      "أبي في البيت عنده مسدس",
      "خدش ذراعي يريحني",
      "تفويت العشاء يهدئني",
      "حبس أنفاسي يهدئني",
      "التفكير في مخرج يريحني",
      "هو يساعدني على النوم",
      "زوج أمي يساعدني على النوم",
      "أريد أن أكتب رسالة للجميع",
      "أريد أن أتعلم كيف أنتقم منه",
      "عندي موعد لأخذ خزعة يوم الجمعة",
      "عندي موعد عند البيطري يوم الجمعة",
    ],
    person: ["أختي في البيت تساعدني على النوم"],
  },
  hi: {
    nothing: [
      "मैं महिला आश्रय में रहती हूँ",
      "मैं मौसी के घर छिपकर रहती हूँ",
      "मेरे पापा के पास बंदूक है",
      "हाथ खरोंचने से मुझे आराम मिलता है",
      "खाना छोड़ने से मन शांत होता है",
      "साँस रोकने से मुझे राहत मिलती है",
      "जुए से मुझे सुकून मिलता है",
      "वह सोने में मेरी मदद करता है",
      "मैं सबके नाम चिट्ठी लिखना चाहती हूँ",
      "मैं उससे बदला लेना सीखना चाहता हूँ",
      "शुक्रवार को मेरा बायोप्सी का अपॉइंटमेंट है",
      "शुक्रवार को मेरा तलाक वाला अपॉइंटमेंट है",
    ],
    person: ["मेरे पापा सोने में मेरी मदद करते हैं"],
  },
};

describe.each(SPOKEN_LANGUAGES)("CHAT-24 CRIS-16 what could harm in %s", (language) => {
  const { nothing, person } = HARM[language];

  it.each(nothing)("is never kept: %s", (sentence) => {
    expect(memoryKindOf(sentence)).toBeNull();
  });

  it.each(person)("is a person, not a help: %s", (sentence) => {
    expect(memoryKindOf(sentence)).toBe("person");
  });
});
