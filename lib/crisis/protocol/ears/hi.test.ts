import { describe, expect, it } from "@jest/globals";
import { ONE_PASS_MS } from "@/tests/support/patience";
import type { Aside, Barrier, Theme } from "../../texts/kinds";
import { type HeardAnswer, hear } from "../hear";
import type { Signal } from "./shape";

const heard = (text: string) => hear(text, "hi");

describe("CRIS-16 what a Hindi answer means", () => {
  it.each<[string, "yes" | "no" | "unsure" | null]>([
    ["हाँ", "yes"],
    ["हां", "yes"],
    ["जी", "yes"],
    ["जी हाँ", "yes"],
    ["बिल्कुल", "yes"],
    ["कभी-कभी", "yes"],
    ["थोड़ा बहुत", "yes"],
    ["हर रात", "yes"],
    ["मन में आता है", "yes"],
    ["मरना चाहती हूँ", "yes"],
    ["haan", "yes"],
    ["haa yaar", "yes"],
    ["ji haan", "yes"],
    ["kabhi kabhi", "yes"],
    ["bahut", "yes"],
    ["नहीं", "no"],
    ["नही", "no"],
    ["जी नहीं", "no"],
    ["बिल्कुल नहीं", "no"],
    ["अभी नहीं", "no"],
    ["ऐसा कुछ नहीं", "no"],
    ["मैंने नहीं सोचा", "no"],
    ["कोई योजना नहीं है", "no"],
    ["nahi", "no"],
    ["nhi yaar", "no"],
    ["bilkul nahi", "no"],
    ["abhi tak nahi", "no"],
    ["पता नहीं", "unsure"],
    ["मुझे नहीं पता", "unsure"],
    ["शायद", "unsure"],
    ["समझ नहीं आ रहा", "unsure"],
    ["pata nahi", "unsure"],
    ["pta nhi yr", "unsure"],
    ["shayad", "unsure"],
    ["बताना नहीं चाहता", "unsure"],
    ["नहीं जीना", null],
    ["नहीं रहा जाता", null],
    ["कोई मतलब नहीं", null],
    ["कोई नहीं समझता", null],
    ["अच्छा नहीं लग रहा", null],
    ["nahi jeena", null],
    ["मेरी हालत", null],
  ])("“%s” is %s", (text, answer) => {
    expect(heard(text).answer).toBe(answer);
  });

  it.each(["ठीक है", "चलो", "कोशिश करूँगी", "theek hai", "acha", "thik h"])("“%s” agrees", (text) => {
    expect(heard(text).agrees).toBe(true);
  });
  it.each(["ठीक नहीं हूँ", "अच्छा नहीं लग रहा"])("“%s” does not agree", (text) => {
    expect(heard(text).agrees).toBe(false);
  });

  it.each<[string, Signal]>([
    ["अब थोड़ा बेहतर है", "better"],
    ["मैं ठीक हूँ", "better"],
    ["अब शांत लग रहा है", "better"],
    ["ab better hu", "better"],
    ["और बुरा हो रहा है", "worse"],
    ["ठीक नहीं हूँ", "worse"],
    ["खुद को रोक नहीं पा रहा", "worse"],
    ["theek nahi hu", "worse"],
    ["मम्मी मेरे पास हैं", "company"],
    ["दोस्त आ रहा है", "company"],
    ["मैं दीदी के घर हूँ", "company"],
    ["अकेला नहीं हूँ", "company"],
    ["मम्मी को बता दिया", "company"],
    ["bhai aa raha hai", "company"],
    ["फ़ोन कर दिया", "called"],
    ["मैंने कॉल किया", "called"],
    ["मैसेज भेज दिया", "called"],
    ["एंबुलेंस आ रही है", "called"],
    ["call kar diya", "called"],
    ["मम्मी को दे दिया", "away"],
    ["फेंक दिया", "away"],
    ["कमरे से बाहर आ गया", "away"],
    ["phenk diya", "away"],
    ["फ़ोन नहीं करूँगा", "refuse"],
    ["किसी को नहीं बता सकती", "refuse"],
    ["call nahi karna", "refuse"],
    ["आज रात", "now"],
    ["सबके सोने के बाद", "now"],
    ["do ghante me", "now"],
    ["मेरे पास है", "have"],
    ["दराज़ में रखी है", "have"],
    ["mere paas hai", "have"],
    ["बहुत तेज़", "much"],
    ["हर वक़्त", "much"],
    ["bahut zyada", "much"],
  ])("“%s” tells %s", (text, signal) => {
    expect([...heard(text).signals]).toContain(signal);
  });

  it.each<[string, Signal]>([
    ["बेहतर नहीं है", "better"],
    ["अब ठीक नहीं हूँ", "better"],
    ["कोई मेरे साथ नहीं है", "company"],
    ["koi paas nahi hai", "company"],
    ["फ़ोन नहीं किया", "called"],
    ["मम्मी मेरे पास हैं", "have"],
    ["मेरे पास नहीं है", "have"],
    ["बहुत नहीं", "much"],
  ])("“%s” does not tell %s", (text, signal) => {
    expect([...heard(text).signals]).not.toContain(signal);
  });

  it.each<[string, Aside | null]>([
    ["क्या तुम रोबोट हो", "ai"],
    ["आप कौन हैं", "ai"],
    ["aap insaan ho ya bot", "ai"],
    ["तुम बेकार हो", "insult"],
    ["चुप कर", "insult"],
    ["bakwas band karo", "insult"],
    ["मुझे अकेला छोड़ दो", "leaveMe"],
    ["सवाल मत पूछो", "leaveMe"],
    ["mujhe akela chod do", "leaveMe"],
    ["कुछ और बात करते हैं", "otherTopic"],
    ["इस बारे में बात नहीं करनी", "otherTopic"],
    ["मज़ाक कर रहा था", "joke"],
    ["mazak tha", "joke"],
    ["क्या आप पुलिस को बुलाओगे", "police"],
    ["police mat bulao", "police"],
    ["मम्मी को बताओगे क्या", "parents"],
    ["papa ko mat batana", "parents"],
    ["किसी को मत बताना", "secret"],
    ["ये राज़ रखोगे", "secret"],
    ["मरने का आसान तरीका", "method"],
    ["kaise maru", "method"],
    ["शुभ रात्रि", "goodbye"],
    ["bye", "goodbye"],
    ["धन्यवाद", "thanks"],
    ["shukriya", "thanks"],
    ["मज़ाक नहीं कर रहा", null],
    ["सब मेरा मज़ाक उड़ाते हैं", null],
    ["मैं बेकार हूँ", null],
    ["उसने मुझे अकेला छोड़ दिया", null],
    ["मम्मी को बताना मुश्किल है", null],
  ])("“%s” says aside: %s", (text, aside) => {
    expect(heard(text).aside).toBe(aside);
  });

  it.each<[string, Barrier | null]>([
    ["अस्पताल में बंद कर देंगे", "hospital"],
    ["पुलिस से डर लगता है", "hospital"],
    ["किसी को परेशान नहीं करना चाहता", "burden"],
    ["बोझ हूँ मैं", "burden"],
    ["शर्म आती है", "shame"],
    ["log kya kahenge", "shame"],
    ["कोई नहीं समझेगा", "notUnderstood"],
    ["kisi ko yakeen nahi hoga", "notUnderstood"],
    ["पैसे नहीं हैं", "money"],
    ["मुझे अंग्रेज़ी नहीं आती", "language"],
    ["कोई सुन लेगा", "privacy"],
    ["mera phone check karte hain", "privacy"],
    ["पापा डांटेंगे", "parents"],
    ["मम्मी को पता चल जाएगा", "parents"],
    ["कोई फ़ायदा नहीं", "didNotHelp"],
    ["हिम्मत नहीं है", "noEnergy"],
    ["कोई नहीं है", "nobody"],
    ["pata nahi kya bolu", "dontKnow"],
    ["मैं अस्पताल में हूँ", null],
    ["एंबुलेंस आ रही है", null],
  ])("“%s” stands in the way as %s", (text, barrier) => {
    expect(heard(text).barrier).toBe(barrier);
  });

  it.each<[string, Theme | null]>([
    ["अब और नहीं सह सकता", "cannotGoOn"],
    ["थक गई हूँ", "cannotGoOn"],
    ["ab aur nahi hota", "cannotGoOn"],
    ["कोई रास्ता नहीं बचा", "noWayOut"],
    ["मैं सब पर बोझ हूँ", "burden"],
    ["mere bina sab khush rahenge", "burden"],
    ["किसी को मेरी परवाह नहीं", "nobody"],
    ["koi mujhse pyar nahi karta", "nobody"],
    ["जीने का कोई मतलब नहीं", "noPoint"],
    ["koi ummeed nahi", "noPoint"],
    ["मैं बिल्कुल नाकाम हूँ", "worthless"],
    ["खुद से नफ़रत है", "worthless"],
    ["दादी गुज़र गईं", "loss"],
    ["breakup ho gaya", "loss"],
    ["तुम बेकार हो", null],
    ["मेरी गलती नहीं थी", null],
  ])("“%s” is about %s", (text, theme) => {
    expect(heard(text).theme).toBe(theme);
  });

  it("reads Devanagari digits of a scale", () => {
    expect(heard("९").scale).toBe(9);
    expect(heard("७").scale).toBe(7);
  });

  // Regressions: each of these was misheard once.
  it.each<[string, { tells?: Signal[]; not?: Signal[] } & Partial<HeardAnswer>]>([
    ["स्कूल बेकार है", { barrier: null }],
    ["नंबर कम आए थे", { answer: null }],
    ["किसी को नहीं पता मैं यहां हूं", { barrier: null, alone: false, not: ["have"] }],
    ["किसी को नहीं पता", { barrier: null, alone: false }],
    ["किसी को नहीं बताया", { barrier: null, alone: false, not: ["refuse"] }],
    ["किसी को फर्क नहीं पड़ता", { barrier: null }],
    ["भाई बगल वाले कमरे में है", { not: ["company"] }],
    ["तलाक के बाद घर बहुत सूना है", { not: ["much"] }],
    ["मम्मी कहती हैं किसी को मत बताना", { aside: null }],
    ["वे मम्मी पापा को बता देंगे", { aside: null, barrier: "parents" }],
    ["मम्मी रोएंगी", { barrier: "parents" }],
    ["मम्मी पागल हो जाएंगी", { barrier: "parents" }],
    ["वह घर पर अकेली है और मैं दूर हूं", { alone: false }],
    ["मेरी दोस्त ने लिखा कि वह जीना नहीं चाहती", { theme: null }],
    ["शायद मैं शांत रहती तो ऐसा नहीं होता", { answer: null }],
    ["शायद मेरा भाई", { answer: null }],
    ["मुझे पता है कैसे करूंगा। सब सोच रखा है।", { answer: "yes" }],
    ["अभी भी मन कर रहा है, हां।", { answer: "yes" }],
    ["नहीं चाहती वह मुझे ऐसे देखे", { answer: null }],
    ["मैं नीचे उतर गया", { tells: ["away"] }],
    ["कई महीनों से", { answer: "yes" }],
    ["रात को ज्यादा", { answer: "yes" }],
    ["सोचती रहती हूं", { answer: "yes" }],
    ["दिमाग में घूमता रहता है", { answer: "yes" }],
    ["मन तो करता है", { answer: "yes" }],
    ["ज्यादातर समय", { answer: "yes" }],
    ["एक हिस्सा हां", { answer: "yes" }],
    ["सब तैयार है", { answer: "yes" }],
    ["ना ना", { answer: "no" }],
    ["अभी के लिए नहीं", { answer: "no" }],
    ["नहीं मेरे बच्चे हैं", { answer: "no" }],
    ["ऐसा कभी नहीं करूंगी", { answer: "no" }],
    ["हिम्मत नहीं है करने की", { answer: "no" }],
    ["कुछ तय नहीं किया", { answer: "no" }],
    ["कोई तारीख नहीं", { answer: "no" }],
    ["यहां नहीं है", { answer: "no" }],
    ["kabhi nahi karungi", { answer: "no" }],
    ["क्या बताऊं", { answer: "unsure" }],
    ["निर्भर करता है", { answer: "unsure" }],
    ["कभी हां कभी ना", { answer: "unsure" }],
    ["इस पर बात नहीं करनी", { answer: "unsure" }],
    ["हां चलो", { agrees: true }],
    ["अच्छा ठीक है", { agrees: true }],
    ["सांस ठीक आ रही है", { tells: ["better"] }],
    ["अब उतना तेज नहीं है", { tells: ["better"] }],
    ["अपना सामान बांट दिया", { tells: ["worse"] }],
    ["मम्मी को जगा दिया", { tells: ["company"] }],
    ["मम्मी ने गले लगा लिया", { tells: ["company"] }],
    ["988 पर बात हो रही है", { tells: ["called"] }],
    ["उसने मुझे फोटो भेज दिया", { not: ["called"] }],
    ["खिड़की से हट गई", { tells: ["away"] }],
    ["मैंने अपनी जैकेट पिया को दे दी", { not: ["away"] }],
    ["अजनबी से बात नहीं होगी", { tells: ["refuse"] }],
    ["मुझसे नहीं होगा फोन", { tells: ["refuse"] }],
    ["सोमवार से पहले", { tells: ["now"] }],
    ["शुक्रवार को", { tells: ["now"] }],
    ["स्कूल के बाद", { tells: ["now"] }],
    ["अगले हफ्ते", { tells: ["now"] }],
    ["बिस्तर के नीचे", { tells: ["have"] }],
    ["भाई को बहुत काम है", { not: ["much"] }],
    ["मैं बहुत सोई", { not: ["much"] }],
    ["हमारा घर काफी बड़ा है", { not: ["much"] }],
    ["इस बारे में बात मत करो", { aside: "otherTopic" }],
    ["उसने कहा तुम बेकार हो", { aside: null }],
    ["पुलिस आ जाएगी", { barrier: "hospital" }],
    ["फोन किया था कुछ नहीं हुआ", { barrier: "didNotHelp" }],
    ["बिस्तर से उठा नहीं जाता", { barrier: "noEnergy" }],
    ["मां अस्पताल में हैं", { barrier: null }],
    ["मैं न उठूं तो सबको राहत मिलेगी", { theme: "burden" }],
    ["किसी को फर्क नहीं पड़ता", { theme: "nobody" }],
    ["सब मुझसे नफरत करते हैं", { theme: "nobody" }],
    ["तलाक के बाद घर बहुत सूना है", { theme: "loss" }],
    ["मैं शांत हूं, फैसला कर लिया है", { not: ["better"] }],
    ["मेरे पति यहां हैं और मारते हैं", { not: ["company"] }],
    ["बालकनी में बाहर हूं", { not: ["away"] }],
  ])("%s: %j", (text, { tells = [], not = [], ...fields }) => {
    const { signals, ...told } = hear(text, "hi");
    expect(told).toMatchObject(fields);
    expect([...signals]).toEqual(expect.arrayContaining(tells));
    expect([...signals].filter((signal) => not.includes(signal))).toEqual([]);
  });

  it("reads a long text in time that grows with its length", () => {
    const long = "मुझे नहीं पता क्या करूँ और कोई मेरी बात नहीं सुनता main bahut akela hu ".repeat(25);
    const before = performance.now();
    heard(long);
    expect(performance.now() - before).toBeLessThan(ONE_PASS_MS);
  });
});
