import { begins } from "../build";
import type { Ear } from "../shape";
import { END, NAHI, SOMEBODY, UNLESS_DENIED, upTo, W } from "./people";

/** Lead-ins that come before an answer. */
const FILLER =
  "(?:(?:जी|अरे|यार|बस|वो|वैसे|तो|देखो|देखिए|सच में|सच कहूं तो|सच बताऊं तो|असल में|मैं|मै|मैंने|मुझे|मेरे मन में|मन में|अभी तो|अभी|अब|आज|मतलब|ji|are|arre|yaar|yr|bas|woh?|vo|waise|to|main|mai|mein|maine|mujhe|abhi to|abhi|ab|aaj|matlab|actually|sach me(?:in)?)[\\s\\p{P}]+){0,4}";

const starting = (...parts: readonly string[]): RegExp => begins(`${FILLER}(?:${parts.join("|")})`);

const yes = starting(
  `हा+ं{1,3}|हान|हां+ ?जी|हा${END}|जी${END}|हओ|हौ`,
  `(?:बिल्कुल|बिलकुल|एकदम|पक्का|जरूर|बेशक|सच|सही|सही कहा)${UNLESS_DENIED}`,
  "कभी[- ]?कभी|कभी कभार|कई बार|कुछ हद तक|एक तरह से|लगभग",
  `(?:थोडा|थोडी|थोडे)(?:[- ]?(?:सा|सी|बहुत|थोडा|थोडी))?${UNLESS_DENIED}`,
  `(?:बहुत|काफी|अक्सर|हमेशा|लगातार|रोज|रोजाना|दिन[- ]?रात|बार[- ]?बार)${UNLESS_DENIED}`,
  `(?:भी |bhi )?(?:मन|man) (?:तो |भी |to |bhi )?(?:करता|कर रहा|करने लग|karta|kar raha)${W}`,
  `(?:कई|काफी|बहुत|कुछ|kai|kaafi|bahut) (?:महीनों|महीने|हफ्तों|सालों|साल|दिनों|समय|वक्त|टाइम|mahin[eo]|hafto|salo|dino|time) (?:से|se)${END}`,
  `रात को (?:ज्यादा|अक्सर|तो)|(?:सोचती|सोचता) (?:रहती|रहता)|(?:दिमाग|मन|dimaa?g|man) (?:में|me(?:in)?) (?:घूम|चल|आता|आते|ghoom|chal)${W}`,
  `(?:ज्यादातर|zyadatar)(?: (?:समय|वक्त|time))?|(?:मेरा )?एक हिस्सा हां|सब(?: कुछ)? (?:तैयार|तय|सोच रखा|सोच लिया)${UNLESS_DENIED}|सोच रखा`,
  `(?:पता|मालूम|pata) (?:है|hai|h) (?:कि |ki )?(?:कैसे|kaise)(?! (?:बता|कह|bata|kah))`,
  "हर (?:दिन|रोज|वक्त|समय|पल|रात|घंटे|टाइम)",
  `(?:(?:ऐसे|ऐसा|खयाल|ख्याल|विचार|मन|में|ये|वो|वे|बार[- ]?बार|अक्सर|तो|भी) ){0,3}(?:आता है|आते हैं|आते है|आती है|आ रहे हैं|आ रहे है|आ रहा है|आ रही है|आया है|आए हैं|आए थे|आया था)`,
  `(?:सोचा|सोचता|सोचती|सोच रहा|सोच रही)(?: (?:है|हूं|था|थी|तो|भी|कई))`,
  `(?:है|हैं|हूं|है तो|लगता है|लगता तो है|होता है|हो रहा है|सोचा|सोचा था|मन करता है)${END}`,
  "(?:मरना|मर जाना|जान देना|आत्महत्या करना) (?:चाहता|चाहती|है|ही)",
  `(?:ha+n*|hann+|ha+n? ?ji|ji ?ha+n?|ji|hmm ha+n?|hnji|hnn?)${END}|ha+n* (?:yaar|ji|main|mai|bahut|bohot|sochta|sochti|hai|aata|kabhi)`,
  `(?:bilkul|bilkool|ekdum|pakka|sahi|sach)${UNLESS_DENIED}`,
  "kabhi ?kabhi|kabhi kabhar|kai baar|kuch had tak",
  `(?:thoda|thodi)(?: (?:sa|si|bahut|bohot|bhot))?${UNLESS_DENIED}`,
  `(?:bahut|bohot|bahot|bhot|kaafi|kafi|aksar|hamesha|hmesha|roz|roj|din ?raat|baar ?baar)${UNLESS_DENIED}`,
  "har (?:din|roz|roj|waqt|time|raat|pal|ghante)",
  `${upTo(2)}(?:aata|aate|aati|aa rahe|aa raha|aa rahi) (?:hai|hain|h)`,
  "soch(?:a|ta|ti) (?:hu|hun|hoon|hai|h|tha|thi)|soch rah[ai]|(?:marna|mar jana|suicide karna) (?:chaht[ai]|hai|h)",
  `(?:hai|h|hain|lagta (?:hai|h)|hota (?:hai|h)|socha|man karta (?:hai|h))${END}`,
);

const agrees = starting(
  `ठीक(?: है| हैं)?(?! (?:नह|लग|महसूस|हूं|नही|से नह))|ओके|ओ के|अच्छा${END}|चलो|चलिए|चलते|जरूर|मंजूर|हां (?:ठीक|चलो|करते|ओके)|अच्छा (?:ठीक|चलो)`,
  "कोशिश (?:करता|करती|करूंगा|करूंगी|करते|कर)|(?:कर|करके) (?:लूंगा|लूंगी|लेता|लेती|लेते|देखता|देखती|सकता|सकती|सकते)(?! नह)|(?:करता|करती|करते) (?:हूं|हैं)|शुरू (?:करते|करें|करो)",
  `(?:सकता|सकती|हो सकता|कर सकता|कर सकती) (?:हूं|है)${END}|देखता हूं|देखती हूं`,
  `(?:thi+k|theek|tik|thk)(?: (?:hai|h|hain))?${END}|thi+k h|theek hai|(?:acha|accha|achha|chalo|chaliye|zaroor|zarur|okk+|manzoor)${END}`,
  "koshish kar\\w*|try kar(?:ta|ti|unga|ungi|te)|kar (?:lunga|lungi|leta|leti|sakta|sakti)|shuru kar\\w*",
);

const no = starting(
  "(?:ना|न|na)(?: (?:ना|न|na|नहीं))+",
  `(?:अभी|फिलहाल|इस समय|abhi) (?:के लिए|तक|ke liye|tak) (?:तो )?${NAHI}`,
  `${NAHI} (?:मेरे|मेरी|mere|meri) (?:बच्च|बेट|मां|मम्मी|परिवार|bachch|bet)${W}`,
  `(?:हिम्मत|himmat) ${NAHI}|कुछ (?:तय|पक्का) ${NAHI}|(?:यहां|घर पर|पास में|yahan?) ${NAHI}`,
  `(?:कभी|kabhi) ${NAHI} (?:करूंगा|करूंगी|karunga|karungi)`,
  `${NAHI}${END}|ना+${END}|न${END}|na+${END}|nope`,
  `${NAHI} (?:बिल्कुल|बिलकुल|ऐसा|ऐसी|यार|जी|तो|अभी|सोचा|सोच|किया|की|है|हैं|हूं|मैं|मुझे|मैंने|बस|पर|लेकिन|कभी|${NAHI.slice(3, -1)}|चाहता|चाहती|लगी|लगा|भेजा|बताया|आया|आते|आता|हुआ|हुई|ji|yaar|bilkul|aisa|aisi|abhi|socha|kiya|hai|h|hu|hun|hoon|to|main|mai|mujhe|maine|bas|par|lekin|kabhi|chahta|chahti|aaya|aate|hua)(?! (?:कि|वह|वो|कोई|उसे|उन्हें|मम्मी|पापा|पता|मालूम|समझ|pata|malum|samajh|जी|jee|रहा|raha|जाता|jata|जीना|jeena|jina|बच|बचा))`,
  `(?:बिल्कुल|बिलकुल|कभी|अभी|आज|ज्यादा|इतना|इतनी|उतना|उतनी|अभी तक|अब तक|अब|फिलहाल|एकदम|bilkul|kabhi|abhi|abhi tak|itna|utna|zyada|jyada|aaj|filhal) (?:तो |to |भी |bhi )?${NAHI}(?! (?:जी|जीना|रहा|सह|jee|jeena|seh|पता|pata|हो|कर|चल|ho |kar))`,
  `(?:ऐसा|ऐसी|वैसा|aisa|aisi|waisa) (?:कुछ |कभी |कोई बात |कोई |kuch |kabhi |koi baat |koi )?${NAHI}`,
  `(?:कुछ|kuch)(?: भी| bhi)? ${NAHI}${END}`,
  `(?:कोई |koi )?(?:प्लान|योजना|तरीका|समय|वक्त|टाइम|चोट|हथियार|इरादा|ऐसी चीज|खतरा|तारीख|दिन|date|plan|tarika|time|chot|irada) (?:भी |bhi )?${NAHI}`,
  `(?:सोचा|किया|भेजा|बताया|हुआ|आया|लगी|लगा|पास|मेरे पास|सुरक्षित|करीब|socha|kiya|bheja|bataya|hua|aaya|paas|mere paas|safe|kareeb) (?:तो |भी |में |to |bhi |me |mein )?${NAHI}`,
  `(?:मरना|ऐसा करना|आत्महत्या|आत्महत्या करना|जान देना|ये|यह|marna|suicide|suicide karna|aisa karna) (?:तो |to )?${NAHI}`,
  `${NAHI} (?:मरना|marna)`,
);

const unsure = starting(
  `${upTo(1)}${NAHI} (?:पता|मालूम|जानता|जानती|समझ|कह सकता|कह सकती|बता सकता|बता सकती|pata|pta|malu+m|jaanta|janta|jaanti|samajh|keh sakt[ai])`,
  `(?:कुछ |kuch )?(?:पता|मालूम|समझ|समझ में|समझ ही|कह|बता|जानता|जानती|pata|pta|malu+m|samajh|samajh me|samajh mein|keh|janta|jaanta) (?:ही |भी |hi |bhi )?(?:${NAHI.slice(3, -1)}|ni|ना|na)`,
  `शायद(?! (?:मैं|वह|वो|मेरा|मेरी|मेरे|${SOMEBODY.slice(3, -1)}))`,
  `क्या (?:बताऊं|कहूं|बोलूं)|(?:निर्भर|डिपेंड|depend)|कभी हां कभी|(?:इस|उस|is) (?:बारे में |पर |bare me |par )?(?:बात|baat) ${NAHI} (?:करनी|करना|करूंगा|करूंगी|karni)`,
  "हो सकता है|क्या पता|पता ना|कहना मुश्किल|कैसे (?:कहूं|बताऊं)|आधा[- ]आधा|कुछ कह नह",
  `(?:पक्का|यकीन|sure|pakka|confirm) ${NAHI}`,
  `(?:बताना|बोलना|कहना|batana|bolna|kehna) ${NAHI}|${NAHI} (?:बताना|बोलना|कहना|batana|bolna|kehna)`,
  "sh[aa]*yad|ho sakta (?:hai|h)|kya pata|kya pta|maybe|kehna mushkil|kaise bata\\w*",
);

export const answers: Pick<Ear, "yes" | "agrees" | "no" | "unsure" | "denied"> = {
  yes,
  agrees,
  no,
  unsure,
  denied: /(?:^|[\s\p{P}])(?:न|ना|बिना|bina|not)\s+$/u,
};
