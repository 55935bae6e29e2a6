import type { Ear } from "../shape";
import { END, NAHI, SOMEBODY, said, UNLESS_DENIED, upTo, W } from "./people";

const GONE = "(?:गया|गए|गईं?|गयीं?|गये|gaya|gayi|gaye|gyi|gya)";
const HAS = "(?:है|हैं|हूं|रखा|रखी|रखे|पडा|पडी|पडे|hai|hain|h|rakha|rakhi|pada|padi)";
/**
 * Excludes people who are at that place: "mother is beside me" doesn't mean that means are at hand.
 */
const NOBODYS = `(?<!(?:${SOMEBODY.slice(3, -1)}|मैं|हम|वो|वह|वे|सब|main|hum|wo|woh|sab) (?:मेरे |के |mere |ke |भी |bhi )?(?:बगल |दूसरे |अपने |साथ )?(?:वाले )?)`;
const DID = "(?:दिया|दी|दीं|दिए|लिया|ली|diya|di|diye|dia|liya|li)";

export const signals: Ear["signals"] = {
  better: said(
    `(?:अब|थोडा|थोडी|पहले से|काफी|कुछ|अभी|बहुत|ab|thoda|thodi|pehle se|kaafi|kuch|abhi|bahut) (?:थोडा |काफी |कुछ |thoda |kaafi )?(?:बेहतर|अच्छा|अच्छी|ठीक|हल्का|हल्की|शांत|सुरक्षित|राहत|चैन|behtar|better|acha|accha|achha|thi+k|theek|halka|shant|shaant|safe|relax)${UNLESS_DENIED}(?! (?:होता अगर|है मर|hota agar))`,
    `(?!.*(?:फैसला|तय कर|faisla))(?:ठीक|शांत|सुरक्षित|बेहतर|thi+k|theek|shant|shaant|safe|better) (?:हूं|हो ${GONE}|लग रहा|लग रही|महसूस|hu+n?|hoon|ho ${GONE}|lag rah[ai]|feel)`,
    "(?:अच्छा|acha|accha|achha) (?:लग|महसूस|lag|feel|mehsus) (?:रहा|रही|हो|rah[ai]|ho|kar)",
    `(?:लहर|खयाल|ख्याल|विचार|इच्छा|वो पल|तूफान|khayal|lehar|thoughts?) (?:अब |ab )?(?:गुजर|चला|चले|चली|निकल|कम हो|शांत हो|guzar|chala|chale|kam ho|nikal) ${GONE}`,
    `(?:सांस|sans) (?:अब )?(?:ठीक|आराम से|सही|thi+k) (?:से )?(?:आ|चल|aa|chal)${W}|(?:उतना|उतनी|utna) (?:तेज|बुरा|बुरी|भारी|ज्यादा|tez|bura|zyada) ${NAHI}`,
    `राहत (?:मिली|है|हुई|लगी)|मन (?:हल्का|शांत)|सब ठीक है|sab thi+k (?:hai|h)|rahat (?:mili|hai)`,
  ),
  worse: said(
    "और (?:भी |ज्यादा )?(?:बुरा|बुरी|खराब|बदतर|तेज|बढ)|aur (?:bhi |zyada )?(?:bura|kharab|tez|badh|worse)|बदतर|badtar|बिगड|bigad",
    `(?:बढता|बढती|badhta|badhti) जा|(?:बढ|badh) (?:रहा|रही|रहे|rah[aie]|${GONE.slice(3, -1)})`,
    `(?:ठीक|अच्छा|बेहतर|सही|thi+k|theek|acha|accha|achha|better) ${NAHI} (?:हूं|है|लग|हो|महसूस|hu|hun|hoon|h|hai|lag|ho|feel)${W}`,
    `(?:काबू|कंट्रोल|control|kabu) (?:में |me |mein )?${NAHI}|(?:रोक|संभल|संभाल|rok|sambhal) ${NAHI} (?:पा|सक|pa|sak)${W}|${NAHI} (?:रोक|संभल|rok|sambhal) (?:पा|सक|pa|sak)${W}|टूट (?:रहा|रही)|toot rah[ai]|बस (?:अब )?से बाहर`,
    "(?:मार|मुझे मार|maar|mar) (?:डालेगा|डालेंगे|डालेगी|देगा|देंगे|देगी|dalega|dalenge|dega|denge)|जान से मार|धमक(?:ी|ाता|ाते|ा रहा)|dhamki|jaan se maar",
    `(?:फोन|जवाब|कॉल|मैसेज|phone|jawab|call|reply|message|msg) (?:का जवाब |ka jawab )?(?:${NAHI.slice(3, -1)}) (?:उठा|दे|आ|utha|de|aa)${W}|switch off|स्विच ऑफ`,
    `(?:सुसाइड नोट|आखिरी (?:चिट्ठी|खत|नोट|संदेश)|विदाई|वसीयत|suicide note|aakhri (?:chitthi|khat|note)|vasiyat) (?:लिख|likh) (?:दिया|दी|ली|लिया|चुका|चुकी|रखा|di|diya|li|liya)|अपनी चीजें (?:बांट|दे)|(?:सामान|चीजें|कपडे|किताबें|saman) (?:सबको |सब |भाई को )?(?:बांट|baant) (?:दिया|दी|दीं|दिए|diya|di)|apni cheeze(?:n)? (?:baant|de)`,
    `(?:मां|मम्मी|पापा|सब|सबको|घरवालों|maa|mummy|papa|sab|sabko) (?:को |से |ko |se )?(?:कहना|बता देना|बोल देना|कह देना|kehna|keh dena|bata dena|bol dena)`,
  ),
  company: said(
    `${SOMEBODY} (?:अब |अभी |भी |ab |abhi |bhi )?(?:मेरे |mere )?(?:साथ|पास|बगल|यहां|यहीं|saath|sath|paas|pass|bagal|yaha|yahan|yahi)(?: (?:में|ही|पर|me|mein|hi))?(?: (?:में|me))? (?:है|हैं|बैठे|बैठी|बैठा|hai|hain|h|baith[aei])(?! (?:और |aur )?(?:मार|चिल्ला|गाली|धमक|पीट|maar|chilla)${W})`,
    `${SOMEBODY} (?:घर (?:पर|में) |अभी |बस |ghar (?:pe|par|me|mein) )?(?:आ|पहुंच|निकल|aa|pahunch|nikal) (?:रहे|रही|रहा|${GONE.slice(3, -1)}|चुके|rah[eai]|chuke)`,
    `(?:मेरे |mere )(?:साथ|पास|saath|sath|paas) (?:अभी |अब |abhi |ab |मेरी |मेरे |मेरा |meri |mere |mera )?${SOMEBODY}${UNLESS_DENIED}`,
    `(?:मैं |main |mai )?(?:अपने |अपनी |apne |apni )?${SOMEBODY} (?:के|की|ke|ki) (?:साथ|पास|घर|यहां|saath|sath|paas|ghar|yaha|yahan)(?: (?:पर|में|pe|par|me))? (?:हूं|hu+n?|hoon|आ ${GONE}|aa ${GONE})`,
    `${SOMEBODY} (?:को|ko) (?:जगा|उठा|बुला|jaga|utha|bula) (?:दिया|लिया|ली|diya|liya|li)|${SOMEBODY} ने (?:मुझे )?(?:गले|बाहों|पकड|सीने)${W}`,
    `(?:अकेला|अकेली|अकेले|akela|akeli|akele) ${NAHI} (?:हूं|hu+n?|hoon|है|hai)`,
    `(?:अस्पताल|हॉस्पिटल|hospital) (?:में |me |mein )?(?:हूं|पहुंच|आ ${GONE}|hu+n?|hoon|pahunch|aa ${GONE})`,
    `${SOMEBODY} (?:को|से|ko|se) (?:सब |सब कुछ |sab |sab kuch )?(?:बता|बोल|कह|बात कर|bata|bol|keh|baat kar) (?:दिया|दी|चुका|चुकी|ली|diya|di|chuk[ai]|li)|${SOMEBODY} (?:को बताया|से बात (?:की|हुई|हो रही)|ko bataya|se baat (?:ki|hui|ho rahi))${UNLESS_DENIED}`,
  ),
  called: said(
    `(?:फोन|कॉल|काल|phone|call|fone) (?:कर|लगा|मिला|kar|laga|mila) (?:${DID.slice(3, -1)}|रहा|रही|रहे|चुका|चुकी|rah[aie]|chuk[ai])|(?:फोन|कॉल|phone|call) (?:किया|लगाया|हो ${GONE}|लग ${GONE}|kiya|lagaya|ho ${GONE}|lag ${GONE})${UNLESS_DENIED}`,
    `(?:मैसेज|संदेश|टेक्स्ट|एसएमएस|message|msg|text|sms) (?:कर|भेज|kar|bhej) (?:${DID.slice(3, -1)}|रहा|रही|rah[ai])|(?:मैसेज|संदेश|message|msg|text) (?:भेजा|किया|bheja|kiya)${UNLESS_DENIED}|(?<!(?:उसने|मुझे|उन्होंने|usne|mujhe) (?:[\\p{L}\\p{M}]+ ){0,3})(?:भेज|bhej) (?:दिया|diya|dia)`,
    "(?:988|911|हेल्पलाइन|लाइन|काउंसलर|helpline) (?:पर|से|pe|par|se) (?:अभी )?(?:बात|baat) (?:हो|चल|कर|ho|chal|kar) (?:रही|रहा|रहे|rahi|raha)",
    "(?:उनसे|उन से|988 से|काउंसलर से|हेल्पलाइन से|unse|988 se|counsell?or se|helpline se) (?:अभी |abhi )?(?:बात|baat) (?:हुई|हो|कर|की|चल|hui|ho|kar|ki|chal)(?: (?:रही|रहा|गई|ली|rahi|raha|gayi|li))?",
    `(?:एंबुलेंस|एम्बुलेंस|पुलिस|ambulance|police) (?:को |ko )?(?:आ|बुला|पहुंच|aa|bula|pahunch) (?:रही|रहे|ली|लिया|${GONE.slice(3, -1)}|rahi|rahe|li|liya)|(?:एंबुलेंस|एम्बुलेंस|ambulance) रास्ते`,
    `(?:फोन|लाइन|कॉल|phone|line|call) (?:पर|pe|par) (?:हूं|hu+n?|hoon)|(?:अभी|abhi|ab) (?:फोन|कॉल|phone|call) (?:करता|करती|लगाता|लगाती|karta|karti|lagata) (?:हूं|hu+n?|hoon)`,
  ),
  away: said(
    `(?<!(?:जैकेट|कपडे|किताब|घडी|फोन|मोबाइल|खिलौन|गिटार|हुडी|स्वेटर|सामान|चीज|jacket|hoodie)${W} (?:[\\p{L}\\p{M}]+ ){0,2})(?:को|उसे|उन्हें|सब|सब कुछ|गोलियां|गोली|दवा|दवाई|दवाइयां|चाकू|ko|unhe|use|sab|goliyan|dawai|dawa) ${upTo(1)}(?:दे|सौंप|de|saunp|thama) ${DID}`,
    `(?:फेंक|बहा|हटा|तोड कर फेंक|रखवा|phe+nk|fe+nk|baha|hata|rakhwa) ${DID}|(?:दूर|door|dur) (?:रख|कर|हटा|फेंक|rakh|kar|hata|phenk) ${DID}|(?:ताले|लॉक|तिजोरी|taale|lock) (?:में |me |mein |कर |kar )?(?:बंद |रख |band |rakh )?(?:कर |kar )?${DID}`,
    `(?:नीचे |neeche )?उतर (?:गया|गई|गयी|आया|आई)|(?:नीचे|neeche) (?:आ|उतर|aa|utar) ${GONE}`,
    `(?:कमरे|घर|छत|पुल|रसोई|किचन|बाथरूम|वहां|बालकनी|खिडकी|किनारे|रेलिंग|कुर्सी|पटरी|khidki|kamre|ghar|chhat|chat|pul|kitchen|bathroom|waha|wahan) से (?:बाहर |नीचे |दूर |bahar |neeche |door )?(?:निकल|आ|हट|चला|चली|उतर|nikal|aa|hat|chala|chali|utar) (?:${GONE.slice(3, -1)}|आया|आई|रहा|रही|aaya|aayi|rah[ai])`,
    `(?:kamre|ghar|chhat|chat|pul|waha|wahan) se (?:bahar |neeche |door )?(?:nikal|aa|hat|chala|chali|utar) (?:gaya|gayi|gya|gyi|aaya|aayi|raha|rahi)`,
    `(?<!(?:बालकनी|छत|पुल|खिडकी|रेलिंग|balcony|chhat) (?:में|पर|से|pe|par|me) )(?:बाहर|दूसरे कमरे में|bahar|dusre kamre me(?:in)?) (?:आ ${GONE}|हूं|निकल ${GONE}|चला ${GONE}|चली ${GONE}|aa ${GONE}|hu+n?|hoon|nikal ${GONE}|chala ${GONE}|chali ${GONE})|पहुंच (?:से (?:बाहर|दूर)|में ${NAHI})|pahunch se (?:bahar|door)`,
    `(?:${SOMEBODY.slice(3, -1)}) (?:उसे |वो |सब |use |wo |sab )?(?:ले|le) (?:गए|गई|गया|gaye|gayi|gaya)`,
  ),
  refuse: said(
    `(?:फोन|कॉल|बात|मैसेज|कोशिश|phone|call|baat|message|msg|text) (?:तो |भी |to |bhi )?${NAHI} (?:कर|करना|करूंगा|करूंगी|करनी|करूं|kar|karna|karunga|karungi|karni|karu)`,
    `${NAHI} (?:बता|बताना|बताऊंगा|बताऊंगी|बता सकता|बता सकती|बोलूंगा|बोलूंगी|जाऊंगा|जाऊंगी|जाना|करूंगा|करूंगी|मिलूंगा|करना फोन|करना कॉल|bata|batana|bataunga|bataungi|bolunga|bolungi|jaunga|jaungi|jana|karunga|karungi|kar sakt[ai])`,
    `(?:बता|कह|बोल|फोन कर|कॉल कर|मिल|bata|keh|bol|call kar|phone kar) ${NAHI} (?:सकता|सकती|पाऊंगा|पाऊंगी|पा|रहा|रही|sakt[ai]|pa)${W}|(?:किसी को|kisi ko) ${NAHI}(?! (?:बताया|पता|दिखता|दिखा|मालूम|परवाह|फर्क|bataya|pata))`,
    `(?:अजनबी|अनजान|किसी|ajnabi|kisi) से (?:बात )?${NAHI}|(?:बात|baat) ${NAHI} (?:होगी|हो पाएगी|hogi)|(?:मुझसे|mujhse) ${NAHI} (?:होगा|होगी|हो पाएगा|hoga)`,
    `(?:हेल्पलाइन|फोन|कॉल|डॉक्टर|किसी|helpline|phone|call|doctors?|kisi) (?:से|पर|पे|se|par|pe) (?:नफरत|चिढ|भरोसा ${NAHI}|nafrat|bharosa ${NAHI})`,
  ),
  now: said(
    `आज(?: ही)?(?: रात| शाम| दोपहर)?${UNLESS_DENIED}|अभी${UNLESS_DENIED}|रात (?:को|में)|कल(?: सुबह| रात)?|परसों|सुबह (?:तक|होने)|थोडी देर|कुछ देर में|कुछ ही देर|जल्दी|जल्द ही|इसी वक्त|तुरंत`,
    "(?:\\d{1,3}|एक|दो|तीन|आधे|कुछ|ek|do|aadhe|kuch) (?:घंटे|घंटा|मिनट|दिन|ghante|ghanta|minute|min|din)(?: (?:में|बाद|me|mein|baad))?|इस (?:हफ्ते|वीकेंड|रविवार)|अगले (?:हफ्ते|महीने)|(?:सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|इतवार)(?: (?:से पहले|को|तक|रात|की रात))?(?!(?: (?:को|की रात|रात))? (?:आए|आते|आता|आती|फोन|लौट|आ रह))|(?:स्कूल|कॉलेज|परीक्षा|एग्जाम|ऑफिस|school|exam) (?:के बाद|ke baad)|वीकेंड|is hafte",
    `(?:सबके |सब के |उनके |मम्मी के |sabke |unke )?(?:सोने|जाने|sone|jane) (?:के बाद|पर|ke baad|par|pe)|जब ${upTo(2)}(?:सो|चले|निकल|बाहर)${W}|jab ${upTo(2)}(?:so|chale|nikal|bahar)\\w*|जन्मदिन|birthday`,
    `aaj(?: hi)?(?: raat| shaam)?${UNLESS_DENIED}|abhi${UNLESS_DENIED}|raat ko|kal(?: subah| raat)?|parso|subah tak|thodi der|jaldi|turant`,
  ),
  have: said(
    `${NOBODYS}(?:मेरे |mere )?(?:पास|सामने|बगल|हाथ|paas|pass|samne|saamne|bagal|haath|hath)(?: (?:में|ही|me|mein|hi))?(?: (?:में|ही|hi))? ${HAS}`,
    `${NOBODYS}(?:दराज|अलमारी|बैग|जेब|कमरे|घर|रसोई|किचन|बाथरूम|टेबल|मेज|तकिए|बिस्तर|गाडी|drawer|almari|bag|jeb|kamre|ghar|kitchen|bathroom|table|takiye|bed|car)(?: (?:के|ke) (?:नीचे|पास|ऊपर|neeche|paas))?(?: (?:में|पर|पे|me|mein|par|pe))?(?: (?:ही|hi))? ${HAS}(?! (?:सब|लोग|कोई))`,
    `${NOBODYS}(?:यहीं|यहां|यही|yahi|yahin|yaha|yahan)(?: (?:पर|pe|par))? ${HAS}|(?:खरीद|जमा कर|इकट्ठी कर|kharid|jama kar|arrange kar) (?:ली|लिया|लीं|चुका|चुकी|रखी|li|liya|chuk[ai]|rakhi)|(?:मेरे पास|mere paas)${END}|(?:हाथ में|पास में|haath me(?:in)?|paas me(?:in)?)${END}|(?:बिस्तर|तकिए|bed|takiye) (?:के|ke) (?:नीचे|neeche)${END}|तैयार है|ready hai`,
  ),
  much: said(
    `^[\\s\\p{P}]*(?:[\\p{L}\\p{M}]+ )?(?:बहुत|काफी|बेहद|bahut|bohot|bahot|bhot|kaafi|kafi)(?: ज्यादा| zyada| ही| hi)?(?: (?:है|hai|h))?[\\s\\p{P}]*$`,
    `(?:बहुत|काफी|बेहद|bahut|bohot|bahot|bhot|kaafi|kafi)(?: ज्यादा| zyada| ही)? (?:तेज|करीब|पास|नजदीक|मुश्किल|जोर|गहर|बार|मन|इच्छा|tez|kareeb|karib|paas|mushkil|strong|man)${W}${UNLESS_DENIED}`,
    `(?:ज्यादा|तेज|zyada|jyada|tez|हमेशा|लगातार|दिन[- ]?रात|रोज|पूरा|पूरी|hamesha|hmesha|lagatar|din ?raat|roz|roj|poora|puri)(?: (?:है|hai|h|ही))?${END}`,
    `(?:हर|har) (?:वक्त|समय|पल|दिन|रोज|रात|घंटे|टाइम|waqt|time|pal|din|roz|raat|ghante)|(?:करीब|पास|नजदीक|kareeb|karib|nazdeek)(?: (?:ही|hi))?(?= *(?:$|[\\p{P}\\p{S}]|है|hai))|(?:मुश्किल|mushkil) (?:है|से|hai|h|se)|रुक ${NAHI}`,
  ),
};
