import type { Ear } from "../shape";
import { NAHI, said, upTo, W } from "./people";

const LOVED =
  "(?:मां|मम्मी|पापा|पिता|पिताजी|भाई|बहन|दीदी|पति|पत्नी|बेटा|बेटी|बेटे|दादी|दादा|नानी|नाना|दोस्त|सहेली|चाचा|मामा|मौसी|बुआ|कुत्ता|बिल्ली|टॉमी|बच्चा|" +
  "maa?|mummy|papa|dad|mom|bhai|behen|behan|bahan|didi|pati|patni|beta|beti|dadi|dada|nani|nana|dost|friend|saheli|chacha|mama|mausi|dog|cat|kutta|billi)";

export const themes: Ear["themes"] = {
  cannotGoOn: said(
    `(?:और|अब|अब और|aur|ab|ab aur) (?:मुझसे |mujhse )?${NAHI} (?:सह|झेल|जी|होता|हो|रह|चल|कर|seh|jhel|jee|ji|hota|ho|reh|chal|kar)${W}|${NAHI} (?:सह|झेल|seh|jhel) (?:सकता|सकती|पा|sakt[ai]|pa)${W}`,
    `(?:सहा|जिया|झेला|रहा|saha|jiya|jhela|raha) ${NAHI} (?:जाता|जा रहा|jata|jaata|ja raha)|(?:बर्दाश्त|bardaa?sht) (?:ही |hi )?${NAHI}|(?:सह|झेल|seh|jhel) ${NAHI} (?:सक|पा|sak|pa)${W}|${NAHI} (?:जीना|jeena|jina)|(?<!(?:वह|वो|उसने|उसे|दोस्त|woh?|usne) )(?:जीना|jeena|jina) ${NAHI}`,
    `(?:थक|thak) (?:गया|गई|गयी|चुका|चुकी|gay[ai]|gy[ai]|chuk[ai])|(?:तंग|tang) (?:आ|aa) ${W}|(?:हार|haar) (?:गया|गई|मान|चुक|gay[ai]|maan|chuk)${W}|बस हो गया|bas ho gaya|(?:सब|सब कुछ|ये|यह|ये सब|दर्द|sab|sab kuch|ye|ye sab|dard) (?:खत्म|बंद|रुक|khatm|khatam|band|ruk) (?:हो|कर|जाए|ho|kar|jaye)${W}`,
  ),
  noWayOut: said(
    `(?:रास्ता|उपाय|हल|चारा|विकल्प|रास्ते|ra+sta|option|hal|cha+ra|solution) (?:ही |बचा |बचा ही |hi |bacha )?${NAHI}|(?:फंस|phans|phas|fas|fans) (?:गया|गई|गयी|चुका|चुकी|gay[ai]|gy[ai])|फंसा हुआ|फंसी हुई|घिर ग${W}|बंद गली|trapped`,
  ),
  burden: said(
    `(?:सबको|सब को|उन्हें|सबका|घरवालों को|sabko) (?:चैन|राहत|आराम|सुकून|rahat|chain) (?:मिल|हो|आ|mil|ho)${W}|बोझ|bojh|(?:मेरे बिना|mere bina) ${upTo(3)}(?:खुश|बेहतर|अच्छ|ठीक|सुखी|चैन|khush|behtar|better|acch?e|thi+k)${W}|(?:मेरी वजह से|मेरे कारण|meri wajah se|meri vajah se) ${upTo(2)}(?:परेशान|दुखी|बर्बाद|तकलीफ|pareshan|dukhi|barbaa?d|taklee?f)|(?:सबकी|उनकी|sabki|unki) (?:जिंदगी|लाइफ|zindagi|life) (?:बर्बाद|खराब|barbaa?d|kharab)`,
  ),
  nobody: said(
    `(?:कोई|किसी को|किसी|koi|kisi ko|kisi) (?:मुझसे |मुझे |मेरी |मेरा |भी |mujhse |mujhe |meri |mera |bhi ){0,2}(?:परवाह|फिक्र|प्यार|पसंद|याद|फर्क|parwah|parvah|fikar|pyaa?r|pasand|yaad|farak|fark|care|love|like) ${NAHI}`,
    `(?:सब|सारे|sab) (?:लोग )?(?:मुझसे|mujhse) (?:नफरत|चिढ|nafrat)${W}`,
    `(?:कोई|koi) (?:मुझे |मेरी |मुझसे |mujhe |meri |mujhse )?${NAHI} (?:समझ|सुन|पूछ|चाह|प्यार|samajh|samjh|sun|puch|chah|pyaa?r)${W}|कोई मेरा ${NAHI}|(?:सबने|सब ने|sabne|sab ne) (?:मुझे |mujhe )?(?:छोड|ठुकरा|chh?od|thukra)${W}|(?:बिल्कुल|एकदम|हमेशा|bilkul|ekdum|hamesha) (?:अकेला|अकेली|akela|akeli)(?! ${NAHI})|(?:दोस्त|dost|friends?) (?:ही |कोई |hi |koi )?${NAHI}`,
  ),
  noPoint: said(
    `(?:मतलब|मकसद|उम्मीद|वजह|फायदा|भविष्य|आस|मायने|matlab|maksad|maqsad|ummee?d|umee?d|wajah|vajah|point|future|hope) (?:ही |भी |बची |रही |बचा |hi |bhi |bachi |rahi )?${NAHI}|(?:क्या|kya) (?:मतलब|फायदा|matlab|fa+yda) (?:है |hai |h )?(?:जीने|jeene|jine|जिंदगी|zindagi)${W}|(?:उम्मीद|ummee?d|umee?d) (?:खत्म|टूट|khatm|khatam|toot)${W}`,
    `(?:कुछ|कभी|kuch|kabhi) (?:भी |bhi |कुछ |kuch )?(?:ठीक|सही|बेहतर|अच्छा|thi+k|theek|sahi|better|acch?a) ${NAHI} (?:हो|ho)${W}|(?:कुछ|kuch) ${NAHI} (?:बदलेगा|बचा|होगा|badlega|bacha|hoga)|बेमतलब|निराशा? ही|मायूस|सब बेकार|sab bekaa?r|bematlab`,
  ),
  worthless: said(
    `(?:मैं|खुद को|main|mai|me|khud ko) ${upTo(3)}(?:बेकार|नाकाम|निकम्मा|निकम्मी|लूजर|फेल|असफल|घटिया|गंदा|गंदी|नालायक|मनहूस|बुरा हूं|बुरी हूं|bekaa?r|nakaa?m|nikamm[ai]|loser|failure|worthless|nalayak|manhoos|useless|bura hu|buri hu)(?! (?:बात|लग))`,
    `(?:खुद|अपने आप|khud|apne aap) (?:से|को|se|ko) (?:बहुत |bahut )?(?:नफरत|घिन|nafrat|ghin|hate)|(?:मेरी|meri|सब मेरी) (?:ही |hi )?(?:गलती|galti|ghalti)(?! (?:${NAHI.slice(3, -1)}))|(?:किसी|kisi) (?:काम|लायक|kaam|kam|layak|laayak) (?:का |की |के |ka |ki |ke )?${NAHI}|(?:इसी|यही) (?:के )?(?:लायक|काबिल) हूं|दोषी हूं|मुझे यही मिलना चाहिए`,
  ),
  loss: said(
    `${LOVED} ${upTo(3)}(?:गुजर (?:गए|गईं?|गयीं?|गया|चुके|चुकी)|चल बसे|चल बसी|चल बसा|मर (?:गए|गईं?|गया|चुके|चुकी)|${NAHI} (?:रहे|रहीं?|रहा)|देहांत|निधन|की मौत|guzar (?:gay\\w+|gy\\w+)|chal base|chal basi|mar (?:gay\\w+|gy\\w+|chuk\\w+)|nah?i rahe|nah?i rahi|dehant|ki maut|ki death|expired?)`,
    `खो (?:दिया|दी|दिए|चुका|चुकी)|kho (?:diya|di|diye)|ब्रेक ?अप|तलाक|break ?up|tala+q|divorce|(?:उसने|उन्होंने|पति ने|पत्नी ने|बॉयफ्रेंड ने|गर्लफ्रेंड ने|usne|bf ne|gf ne|pati ne) (?:मुझे |mujhe )?(?:छोड|धोखा|chh?od|dhokha)${W}|(?:नौकरी|जॉब|naukri|job) (?:चली|छूट|से निकाल|खो|chali|chh?oo?t|se nikal)${W}|(?:फेल|fail) हो ग${W}|fail ho gay[ai]|अंतिम संस्कार|गर्भपात|miscarriage`,
  ),
};
