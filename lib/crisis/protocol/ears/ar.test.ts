import { describe, expect, it } from "@jest/globals";
import { ONE_PASS_MS } from "@/tests/support/patience";
import type { Aside, Barrier, Theme } from "../../texts/kinds";
import { type HeardAnswer, hear } from "../hear";
import type { Signal } from "./shape";

const heard = (text: string) => hear(text, "ar");

describe("CRIS-16 what an Arabic answer means", () => {
  it.each<[string, "yes" | "no" | "unsure" | null]>([
    ["نعم", "yes"],
    ["أيوه", "yes"],
    ["ايوا", "yes"],
    ["آه", "yes"],
    ["إي والله", "yes"],
    ["إيه", "yes"],
    ["أحياناً", "yes"],
    ["كل يوم", "yes"],
    ["والله أفكر بالموت", "yes"],
    ["بفكر فيه كتير", "yes"],
    ["بدي أموت", "yes"],
    ["واه", "yes"],
    ["na3am", "yes"],
    ["aywa", "yes"],
    ["لا", "no"],
    ["لأ", "no"],
    ["لااا", "no"],
    ["لا، أبداً", "no"],
    ["لا والله", "no"],
    ["مش كتير", "no"],
    ["ما عندي خطة", "no"],
    ["ما فكرت", "no"],
    ["لم أفكر في ذلك", "no"],
    ["لسه", "no"],
    ["مو بأمان", "no"],
    ["مفيش", "no"],
    ["la2", "no"],
    ["لا أعرف", "unsure"],
    ["ما بعرف", "unsure"],
    ["مش عارفة", "unsure"],
    ["والله مدري", "unsure"],
    ["معلاباليش", "unsure"],
    ["ربما", "unsure"],
    ["الله أعلم", "unsure"],
    ["ma ba3ref", "unsure"],
    ["mesh 3arfa", "unsure"],
    ["ما بدي احكي", "unsure"],
    ["لا أريد أن أعيش", null],
    ["لا أحد يهتم بي", null],
    ["لا فائدة", null],
    ["ما في أمل", null],
    ["لا أستطيع التحمل", null],
    ["لست بخير", null],
    ["أهلي في السفر", null],
  ])("“%s” is %s", (text, answer) => {
    expect(heard(text).answer).toBe(answer);
  });

  it.each(["تمام", "طيب", "حاضر", "إن شاء الله", "واخا", "بحاول", "yalla"])("“%s” agrees", (text) => {
    expect(heard(text).agrees).toBe(true);
  });

  it.each<[string, Signal]>([
    ["صرت أحسن شوي", "better"],
    ["الحمد لله أحسن", "better"],
    ["هديت", "better"],
    ["الأفكار راحت", "better"],
    ["صار الوضع أسوأ", "worse"],
    ["مش قادر أتحكم", "worse"],
    ["كتبت رسالة وداع", "worse"],
    ["أمي هون", "company"],
    ["أختي معي الآن", "company"],
    ["صاحبي في الطريق", "company"],
    ["أنا عند جارتي", "company"],
    ["مش لوحدي", "company"],
    ["حكيت لأمي", "company"],
    ["اتصلت بهم", "called"],
    ["دقيت عليهم", "called"],
    ["أرسلت رسالة", "called"],
    ["الإسعاف في الطريق", "called"],
    ["عطيته لأخوي", "away"],
    ["رميتها", "away"],
    ["طلعت من الغرفة", "away"],
    ["ما بدي أتصل", "refuse"],
    ["مش عايز أكلم حد", "refuse"],
    ["الليلة", "now"],
    ["لما ينامو", "now"],
    ["بعد ساعتين", "now"],
    ["النهارده", "now"],
    ["في الدرج", "have"],
    ["جنبي", "have"],
    ["كتير قوي", "much"],
    ["طول الوقت", "much"],
    ["قريب جدا", "much"],
  ])("“%s” tells %s", (text, signal) => {
    expect([...heard(text).signals]).toContain(signal);
  });

  it.each<[string, Signal]>([
    ["أحسن لي أموت", "better"],
    ["لست أحسن", "better"],
    ["ما في حدا معي", "company"],
    ["ما عندي أحد هنا", "company"],
    ["ما اتصلت", "called"],
    ["أمي معي", "have"],
    ["أنا في البيت", "have"],
    ["مش كتير", "much"],
  ])("“%s” does not tell %s", (text, signal) => {
    expect([...heard(text).signals]).not.toContain(signal);
  });

  it.each<[string, Aside | null]>([
    ["هل أنت روبوت؟", "ai"],
    ["انت انسان ولا برنامج", "ai"],
    ["مين انت", "ai"],
    ["انت غبي", "insult"],
    ["يا حمار", "insult"],
    ["اتركني", "leaveMe"],
    ["سيبني في حالي", "leaveMe"],
    ["خلينا نحكي عن شي تاني", "otherTopic"],
    ["غير الموضوع", "otherTopic"],
    ["كنت أمزح", "joke"],
    ["بهزر معاك", "joke"],
    ["هل ستتصل بالشرطة؟", "police"],
    ["هتخبر أهلي؟", "parents"],
    ["لا تقول لأمي", "parents"],
    ["لا تخبر أحدا", "secret"],
    ["هل كلامي سري", "secret"],
    ["كيف أموت بدون ألم", "method"],
    ["ازاي انتحر", "method"],
    ["مع السلامة", "goodbye"],
    ["تصبح على خير", "goodbye"],
    ["شكرا لك", "thanks"],
    ["ما عم بمزح", null],
    ["أنا غبي", null],
    ["لا تتركني", null],
    ["ما بقدر قول لأمي", null],
  ])("“%s” says aside: %s", (text, aside) => {
    expect(heard(text).aside).toBe(aside);
  });

  it.each<[string, Barrier | null]>([
    ["خايفة ياخدوني على المستشفى", "hospital"],
    ["بخاف من الشرطة", "hospital"],
    ["ما بدي أزعج حدا", "burden"],
    ["أنا عبء عليهم", "burden"],
    ["عيب", "shame"],
    ["بستحي احكي", "shame"],
    ["ما حدا رح يفهمني", "notUnderstood"],
    ["هم لا يصدقونني", "notUnderstood"],
    ["ما معي فلوس", "money"],
    ["ما بحكي انجليزي", "language"],
    ["أهلي رح يسمعوني", "privacy"],
    ["أهلي رح يزعلوا", "parents"],
    ["أبوي بيقتلني لو عرف", "parents"],
    ["جربت وما نفع", "didNotHelp"],
    ["ما عندي طاقة", "noEnergy"],
    ["مفيش حد", "nobody"],
    ["ما عندي أصدقاء", "nobody"],
    ["ما بعرف شو أقول", "dontKnow"],
    ["أنا في المستشفى", null],
    ["الإسعاف في الطريق", null],
  ])("“%s” stands in the way as %s", (text, barrier) => {
    expect(heard(text).barrier).toBe(barrier);
  });

  it.each<[string, Theme | null]>([
    ["مش قادر أكمل", "cannotGoOn"],
    ["لم أعد أحتمل", "cannotGoOn"],
    ["تعبت من كل شي", "cannotGoOn"],
    ["ما في حل", "noWayOut"],
    ["هم أحسن من غيري", "burden"],
    ["محدش بيحبني", "nobody"],
    ["حياتي بلا معنى", "noPoint"],
    ["ما في أمل", "noPoint"],
    ["أنا فاشلة", "worthless"],
    ["بكره نفسي", "worthless"],
    ["جدتي توفت", "loss"],
    ["خسرت شغلي", "loss"],
    ["انت فاشل", null],
    ["ما بقدر", null],
  ])("“%s” is about %s", (text, theme) => {
    expect(heard(text).theme).toBe(theme);
  });

  it("reads Arabic digits of a scale", () => {
    expect(heard("٨").scale).toBe(8);
    expect(heard("١٠ من ١٠").scale).toBe(10);
  });

  // Regressions: each of these was misheard once.
  it.each<[string, { tells?: Signal[]; not?: Signal[] } & Partial<HeardAnswer>]>([
    ["امي تكرهني", { person: false }],
    ["لا أحد يعرف أني هنا", { barrier: null, alone: false }],
    ["في ساقي، لا أحد يرى", { barrier: null, alone: false }],
    ["لا أحد يعرف", { barrier: null, alone: false }],
    ["لم أقل لأحد", { barrier: null, alone: false }],
    ["ما قلت لأحد", { barrier: null, alone: false }],
    ["هكذا يؤلمني هنا وليس في داخلي", { not: ["have"] }],
    ["لا أحد يعرف أني هنا", { not: ["have"] }],
    ["بعد الطلاق صار البيت ساكتًا جدًا", { not: ["much"] }],
    ["ماما تقول لا تخبر أحدًا", { aside: null }],
    ["راح يقولون لأهلي", { barrier: "parents" }],
    ["أمي راح تنهار", { barrier: "parents" }],
    ["ماما ستبكي", { barrier: "parents" }],
    ["وإذا حطوني في مستشفى", { barrier: "hospital" }],
    ["ربما لو كنت أهدأ لما حدث ذلك", { answer: null }],
    ["يمكن خالتي", { answer: null }],
    ["أعرف تقريبًا كيف", { answer: "yes" }],
    ["أعرف كيف سأفعلها، فكرت فيها كثيرًا.", { answer: "yes" }],
    ["الرغبة موجودة الآن، نعم.", { answer: "yes" }],
    ["الحين أحس بالرغبة", { answer: "yes" }],
    ["نزلت", { tells: ["away"] }],
    ["نزلت من الكرسي", { tells: ["away"] }],
    ["حتى لا يحزن أحد بسببي", { theme: "burden" }],
    ["صديقتي تعبت من الحياة", { theme: null }],
    ["يقول إني غبي", { theme: null }],
    ["للأسف نعم", { answer: "yes" }],
    ["للأسف إي", { answer: "yes" }],
    ["منذ أشهر", { answer: "yes" }],
    ["من زمان", { answer: "yes" }],
    ["أغلب الوقت", { answer: "yes" }],
    ["تخطر على بالي", { answer: "yes" }],
    ["تجيني أفكار", { answer: "yes" }],
    ["أكثر مما أريد", { answer: "yes" }],
    ["أظن نعم", { answer: "yes" }],
    ["جزء مني نعم", { answer: "yes" }],
    ["عندي كل شي جاهز", { answer: "yes" }],
    ["دايم", { answer: "yes" }],
    ["لحد الآن لا", { answer: "no" }],
    ["لا عندي أولاد", { answer: "no" }],
    ["لن أفعلها", { answer: "no" }],
    ["ما أقدر أسويها", { answer: "no" }],
    ["ولا شي", { answer: "no" }],
    ["لا شيء محدد", { answer: "no" }],
    ["صعب أشرح", { answer: "unsure" }],
    ["ما ودي أقول", { answer: "unsure" }],
    ["نص نص", { answer: "unsure" }],
    ["محتارة", { answer: "unsure" }],
    ["خلاص بتصل", { agrees: true }],
    ["نجرب", { agrees: true }],
    ["خف الضغط", { tells: ["better"] }],
    ["تنفسي صار أهدأ", { tells: ["better"] }],
    ["ما ترد الحين", { tells: ["worse"] }],
    ["لا ترد على اتصالي", { tells: ["worse"] }],
    ["صحيت أمي", { tells: ["company"] }],
    ["أمي حاضنتني", { tells: ["company"] }],
    ["ابتعدت عن الشباك", { tells: ["away"] }],
    ["ما أحب أكلم غرباء", { tells: ["refuse"] }],
    ["مش هتكلم مع حد", { tells: ["refuse"] }],
    ["قبل الأحد", { tells: ["now"] }],
    ["يوم الجمعة", { tells: ["now"] }],
    ["الأسبوع الجاي", { tells: ["now"] }],
    ["حبوب أمي في الخزانة", { tells: ["have"] }],
    ["تحت السرير", { tells: ["have"] }],
    ["يوجعني هنا", { not: ["have"] }],
    ["أخي مشغول كثير", { not: ["much"] }],
    ["بيتنا كبير جدا", { not: ["much"] }],
    ["مين معي", { aside: "ai" }],
    ["خلني بحالي", { aside: "leaveMe" }],
    ["أمي بتشوف هذا؟", { aside: "parents" }],
    ["الكلام هنا سري؟", { aside: "secret" }],
    ["قال لي أنت غبي", { aside: null }],
    ["وش راح يقولون الناس عني", { barrier: "shame" }],
    ["يسمعوني هنا", { barrier: "privacy" }],
    ["ما فيني حيل", { barrier: "noEnergy" }],
    ["ما عاد أقدر", { theme: "cannotGoOn" }],
    ["أريد فقط أن يتوقف هذا", { theme: "cannotGoOn" }],
    ["سيرتاحون لو لم أستيقظ", { theme: "burden" }],
    ["ما في فايدة من حياتي", { theme: "noPoint" }],
    ["بعدها أشعر بالقرف من نفسي", { theme: "worthless" }],
    ["بعد الطلاق صار البيت ساكتًا جدًا", { theme: "loss" }],
    ["ياليت أمي هنا", { not: ["company"] }],
    ["زوجي هنا ويضربني", { not: ["company"] }],
    ["تخانقت مع أمي", { not: ["company"] }],
    ["اتصلت على حبيبي السابق", { not: ["called"] }],
    ["أنا برا على السطح", { not: ["away"] }],
  ])("%s: %j", (text, { tells = [], not = [], ...fields }) => {
    const { signals, ...told } = hear(text, "ar");
    expect(told).toMatchObject(fields);
    expect([...signals]).toEqual(expect.arrayContaining(tells));
    expect([...signals].filter((signal) => not.includes(signal))).toEqual([]);
  });

  it("reads a long text in time that grows with its length", () => {
    const long = "ما بعرف شو أعمل وأنا في البيت ومش قادر أكمل وما حدا رح يفهمني ".repeat(30);
    const before = performance.now();
    heard(long);
    expect(performance.now() - before).toBeLessThan(ONE_PASS_MS);
  });
});
