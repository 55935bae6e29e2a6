import type { Ear } from "../shape";
import { FAMILY, NAHI, said, upTo, W } from "./people";

const PEOPLE =
  "(?:कोई|लोग|सब|वे|वो|वह|दोस्त|टीचर|डॉक्टर|किसी|koi|log|sab|wo|woh|vo|dost|teacher|doctor|kisi|मम्मी|पापा|मां|घरवाले|घर वाले|परिवार|पति|mummy|papa|gharwale|ghar wale|family|pati)";

export const barriers: Ear["barriers"] = {
  hospital: said(
    `(?:अस्पताल|हॉस्पिटल|हस्पताल|hospital|aspatal)(?! (?:में |me |mein )?(?:हूं|है|हैं|थी|था|पहुंच|आ ग|काम|नौकरी|नर्स|डॉक्टर|kaam|kam|naukri|nurse|doctor|hu|hun|hoon|hai|pahunch|aa g))${W}|पागल ?खान${W}|pagal ?khan\\w*|mental hospital|भर्ती (?:कर|करा|करवा|हो|होना)${W}|bharti|admit kar\\w*`,
    `(?:पुलिस|police)(?! (?:आ (?:गई|गयी|रही|चुकी)|aa (?:gayi|gai|rahi)|को बुला ल|ko bula l))|(?:एंबुलेंस|एम्बुलेंस|ambulance)(?! (?:आ|aa|रास्ते|raste|बुला ल))|(?:बंद|पकड|band|pakad) कर (?:देंगे|लेंगे|दिया जा)${W}|band kar denge|pakad (?:ke|kar|lenge)|(?:ले जाएंगे|ले जायेंगे|उठा ले|le jayenge|le jaenge|utha le)|जबरदस्ती|zabardasti|jabardasti`,
  ),
  burden: said(
    `बोझ|bojh|(?:उन्हें|उनको|किसी को|दूसरों को|सबको|${FAMILY} को|unhe|unko|kisi ko|dusro ko|sabko|${FAMILY} ko) (?:और |aur |${NAHI} )?(?:परेशान|तंग|दुखी|टेंशन|चिंता|डिस्टर्ब|pareshan|tang|dukhi|tension|disturb)`,
    `(?:परेशान|तंग|दुखी|pareshan|tang|dukhi) ${NAHI} (?:कर|kar)${W}|(?:उनकी|उनके|सबकी|सबके|unki|unke|sabki|sabke) (?:पास |paas )?(?:अपनी|अपने|खुद की|apni|apne|khud ki)|(?:वे|वो|सब|मम्मी|पापा|मां|दोस्त|wo|vo|sab|mummy|papa|dost) (?:पहले से |बहुत |खुद |pehle se |bahut |khud )?(?:व्यस्त|बिजी|थके|परेशान|busy|thake|pareshan) (?:है|हैं|रहते|h|hai|hain)`,
  ),
  shame: said(
    `शर्म${W}|शरम|लाज|झिझक${W}|बेइज्जत${W}|इज्जत|बदनाम${W}|लोग (?:क्या )?(?:कहेंगे|सोचेंगे|बोलेंगे)|जज कर${W}|(?:पागल|कमजोर|अजीब|ड्रामेबाज) (?:समझ|कह|बोल|लग)${W}`,
    "sha+ra?m\\w*|jhijhak\\w*|be-?izz?at\\w*|izz?at|badna+m\\w*|log kya (?:kahenge|sochenge|bolenge|kahege)|log kahenge|judge kar\\w*|(?:pagal|kamzor|weak|ajeeb) (?:samajh|samjh|kah|bol|lag)\\w*",
  ),
  notUnderstood: said(
    `${PEOPLE} (?:मुझे |मेरी बात |मुझ पर |मेरी |भी |को |mujhe |meri baat |mujh pe |meri |bhi |ko )?${NAHI} (?:समझ|सुन|मान|यकीन|विश्वास|samajh|samjh|sun|maan|yakee?n|yaqee?n|vishwas|believe)${W}`,
    `${PEOPLE} (?:मुझे |मेरी बात |मुझ पर |मेरी |भी |को |mujhe |meri baat |mujh pe |meri |bhi |ko )?(?:समझ|सुन|मान|यकीन|विश्वास|samajh|samjh|sun|maan|yakee?n|yaqee?n|vishwas|believe)${W} (?:ही |hi |कर |kar )?${NAHI}`,
    `हंसेंगे|हंसी उड${W}|मजाक (?:उडा|बना)${W}|(?:ड्रामा|नाटक|नौटंकी|drama|natak|nautanki) (?:कह|समझ|कर|बोल|kah|samajh|kar|bol)${W}|सीरियसली ${NAHI}|seriously nah?i|hasenge|mazaa?k (?:uda|bana)\\w*`,
  ),
  money: said(
    `पैस(?:ा|े|ों)|महंग(?:ा|ी|े)|खर्च(?:ा|े)?|फीस|बीमा|इंश्योरेंस|गरीब|मुफ्त|paisa|paise|paison|me?he?nga|kharcha|insurance|bima|free (?:hai|h)`,
  ),
  language: said(
    `(?:अंग्रेजी|इंग्लिश|english|angrezi|angreji) ${upTo(2)}(?:${NAHI.slice(3, -1)}|कमजोर|खराब|kamzor|weak|bura)|(?:हिंदी|hindi) (?:में|me|mein) (?:बात|बोल|baat|bol)${W}|दुभाषिया|अनुवाद${W}|वीजा|प्रवासी|इमिग्रे${W}|डिपोर्ट|visa|immigra\\w*|deport\\w*|(?:कागज|कागजात|papers|documents) ${NAHI}|ग्रीन ?कार्ड|green card`,
  ),
  privacy: said(
    `${PEOPLE} (?:मेरी बात |बात |भी |meri baat |baat |bhi )?(?:सुन|sun) (?:ले|लेगा|लेंगे|लेगी|रहा|रहे|सकता|सकते|le|lega|lenge|legi|raha|rahe|sakta|sakte)(?! आवाज)|सुनाई दे (?:जाएगा|देगा)|दीवारें|प्राइवेसी|privacy|एकांत ${NAHI}`,
    `(?:मेरा |मेरे |mera |mere )?(?:फोन|मोबाइल|phone|mobile|mob) (?:चेक|देख|छीन|ले लिया|${NAHI.slice(3, -1)}|check|dekh|chh?een|le liya)(?! (?:उठा|कर|utha|kar ))${W}|(?:रिचार्ज|बैलेंस|recharge|balance) ${NAHI}|(?:घर|कमरे|ghar|room) (?:में|पर|me|mein|pe) (?:सब|लोग|कोई|सारे|sab|log|koi) (?:है|हैं|रहते|hai|hain|h)|(?:यहां|अभी|yaha|yahan|abhi) (?:बोल|बात|bol|baat) ${NAHI}`,
  ),
  parents: said(
    `${FAMILY} ${upTo(2)}(?:डांटेंगे|डांटेगी|डांटेंगी|डांटेगा|मारेंगे|मारेगा|मार देंगे|मार डालेंगे|नाराज|गुस्सा|चिल्लाएंगे|चिल्लाएगा|निकाल देंगे|टूट जाएंगे|दुखी हो जाएं|daa?ntenge|daa?ntega|marenge|maarenge|maar denge|naraa?z|gussa|chillayenge|chilla|nikal denge)${W}`,
    `${FAMILY} (?:बहुत |फिर |तो )?(?:रोए|रो पड|रो दे|पागल हो|परेशान हो|बीमार हो|सदमा|royeng|ro deng|pagal ho)${W}`,
    `(?:वे|वो|वह|टीचर|डॉक्टर|सब|लोग|काउंसलर|स्कूल वाले) (?:[\\p{L}\\p{M}]+ )?${FAMILY} को (?:सब )?(?:बता|बोल|कह) (?:देंगे|देंगी|देगा|देगी)`,
    `${FAMILY} (?:को|से|ko|se) (?:यह |ये |कुछ |ye |kuch )?(?:पता (?:चल|चला|लग)|${NAHI} बता|बता ${NAHI}|कैसे बता|बताने से|क्या कहूं|क्या बोलूं|डर|pata (?:chal|chala|lag)|${NAHI} bata|bata ${NAHI}|kaise bata|batane se|kya kahu|kya bolu|dar)${W}|डांट पडेगी|daant padegi`,
  ),
  didNotHelp: said(
    `(?:फोन|बात|कॉल|phone|call|baat) (?:किया|की|kiya|ki)(?: था| थी)? (?:पर |लेकिन |मगर )?(?:कुछ|कोई|kuch|koi) ${NAHI}`,
    `(?<!(?:किसी को|kisi ko) )(?<!(?:किसी को|kisi ko) (?:कोई |koi ))(?:कोई |koi |कुछ )?(?:फायदा|फर्क|असर|मदद|fa+yda|faida|fark|farak|asar|help|madad) (?:तो |भी |ही |to |bhi |hi )?${NAHI}(?! चाहिए)(?! chah)|(?:क्या|kya) (?:फायदा|होगा बता|fa+yda|faida)|${NAHI} (?:मिली|मिला) (?:कोई )?मदद|मदद (?:किसी ने )?${NAHI} (?:की|मिली)`,
    `(?<!(?:स्कूल|घर|कॉलेज|जिंदगी|मैं|सब|सब कुछ|school|ghar|main) )बेकार (?:है|गया|था|रहा)|bekaa?r (?:hai|h|gaya|tha)|(?:कुछ|kuch) ${NAHI} (?:बदला|बदलता|होने वाला|badla|badalta|hone wala)|(?:कोशिश|try|koshish) (?:कर|करके|kar|karke) (?:के )?(?:देखा|देखी|देख|चुका|चुकी|ली|लिया|dekh\\w*|chuk[ai]|li|liya)|पहले भी (?:बताया|कोशिश|बात|फोन)|(?:फोन|phone) (?:काट|ही ${NAHI} उठा|kaat)${W}`,
  ),
  noEnergy: said(
    `(?:ताकत|हिम्मत|एनर्जी|जान|शक्ति|दम|taa?kat|himmat|energy|shakti) (?:ही |बची |बची ही |अब |hi |bachi |ab )?${NAHI}|(?:थक|thak) (?:गया|गई|गयी|चुका|चुकी|gay[ai]|gy[ai]|chuk[ai])|(?:उठा|हिला|चला|uth[ai]|hila) ${NAHI} (?:जाता|जा रहा|jata|ja raha)|थका(?: हुआ|न)|थकी हुई|thak[ai] hu[ai]|thakan`,
    `(?:उठ|हिल|चल|uth|hil) (?:ही |hi )?${NAHI} (?:पा|जा|सक|रहा|pa|ja|sak)${W}|${NAHI} (?:उठ|हो पा|कर पा|uth|ho pa|kar pa)${W}|(?:बहुत|bahut|bohot) (?:मुश्किल|भारी|mushkil|bhari) (?:है|लग|hai|h|lag)`,
  ),
  nobody: said(
    `(?:कोई|koi) (?:भी |मेरा |और |दोस्त |अपना |मेरे साथ |साथ |पास |bhi |mera |aur |dost |apna |mere saath |saath |paas )?(?:में |mein )?${NAHI}|(?:दोस्त|परिवार|dost|friends?|family) (?:ही |कोई |hi |koi )?${NAHI}|किसी को ${NAHI} जानत${W}`,
    `(?<!(?:वह|वो|दोस्त|मां|मम्मी|woh?) (?:घर पर |घर में |ghar pe |भी )?)(?:अकेला|अकेली|अकेले|akela|akeli|akele)(?!\\s+(?:छोड|छोड़|नह|मत|रहने द|chod|chhod|nah|nhi|nai|mat|rehne d))`,
  ),
  dontKnow: said(
    `(?<!(?:किसी को|kisi ko) )(?:पता|मालूम|समझ|समझ में|समझ ही|pata|pta|malu+m|samajh|samajh me) (?:ही |भी |hi |bhi )?(?:${NAHI.slice(3, -1)}|ni)|(?<!(?:किसी को|kisi ko) )${NAHI} (?:पता|मालूम|जानता|जानती|pata|pta|malu+m|jaanta|janta)|क्या पता|kya pata`,
  ),
};
