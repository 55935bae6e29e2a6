import type { Ear } from "../shape";
import { END, FAMILY, NAHI, said, UNLESS_DENIED, W } from "./people";

const YOU = "(?:आप|तुम|तू|aap|ap|tum|tu)";
const MACHINE =
  "(?:रोबोट|बॉट|मशीन|इंसान|असली|एआई|कंप्यूटर|कम्प्यूटर|प्रोग्राम|डॉक्टर|थेरेपिस्ट|काउंसलर|सच में हो|robot|bot|machine|insaa?n|asli|real|ai|computer|program|doctor|therapist|human|chatgpt|gpt)";
const TELL =
  "(?:बताओ|बताओगे|बताओगी|बताना|बताएंगे|बताएंगी|बताइए|बताइएगा|बता दोगे|बता देंगे|बता दो|बोलोगे|बोलना|कहोगे|कहना|फोन करोगे|कॉल करोगे|फोन करना|" +
  "batao|bataoge|batana|bataenge|bata doge|bata dena|bata do|bologe|bolna|kahoge|kehna|call karoge|phone karoge|call karna)";

export const asides: Ear["asides"] = {
  ai: said(
    `(?:क्या |kya )?${YOU} (?:क्या |सच में |कोई |एक |बस |सिर्फ |kya |sach me(?:in)? |koi |ek |bas |sirf |ho ){0,2}${MACHINE}`,
    `${YOU} (?:हो |ho )?(?:कौन|kaun|kon)(?: (?:हो|हैं|है|ho|hain|hai))?|(?:कौन|kaun|kon) (?:हो|हैं|ho|hain) ${YOU}`,
    `(?:रोबोट|मशीन|बॉट|कंप्यूटर|असली इंसान|robot|machine|bot|real insaan|asli insaan) से (?:बात|चैट)|(?:robot|machine|bot|ai|computer) se baat`,
  ),
  insult: said(
    `(?<!(?:कहा|बोला|बोली|कहता|कहती|कहते|बोलता|बोलते|kaha|bola)(?: है| हैं| था)?(?: कि)? )${YOU} (?:तो |बहुत |एक |सब |कितने |बिल्कुल |to |bahut |ek |sab |kitne |bilkul ){0,2}(?:बेकार|बेवकूफ|पागल|गधे|गधा|घटिया|फालतू|मूर्ख|कमीने|कमीना|निकम्मे|झूठे|bekar|bekaar|bewakoof|bewkoof|pagal|gadhe|gadha|ghatiya|faltu|stupid|useless|jhoothe|kamine)`,
    `चुप (?:कर|रह|करो|रहो|हो जाओ)|भाड में (?:जा|जाओ)|दफा हो|बकवास|सालों?|हराम(?:ी|जादा|जादे|खोर)|चूति${W}|मादरच${W}|बहनच${W}|भोसड${W}|गांडू|कुत्ते कमीने|(?:फालतू|बेकार|घटिया) (?:ऐप|बॉट|मशीन|चीज)|(?:तुमसे|आपसे) नफरत`,
    `chup (?:kar|raho|reh|karo)|bhaad me(?:in)? ja\\w*|dafa ho|bakwaa?s|saale|haraa?mi|haraa?mzad\\w+|chu+ti?y\\w+|madarch\\w+|b[eh]+nch\\w+|bhosd\\w+|gaandu|gandu|kutte kamine|tumse nafrat`,
  ),
  leaveMe: said(
    "(?:अकेला|अकेली|अकेले) (?:छोड|रहने) (?:दो|दे|दीजिए)|छोड (?:दो|दे|दीजिए) मुझे|मुझे छोड (?:दो|दे)|पीछा छोड(?:ो|ो मेरा)?|जाओ यहां से|चले जाओ|दूर रहो मुझसे",
    "(?:मत|ना) (?:पूछ|पूछो|पूछिए|परेशान करो|लिखो)|(?:पूछना|परेशान करना|सवाल करना|सवाल|लिखना) (?:बंद|मत)|(?:सवाल|परेशान|तंग|(?<!(?:बारे में|इस पर|उस पर) )बात) मत (?:कर|करो|पूछ|पूछो)|मुझसे बात मत",
    `(?:तुमसे|आपसे|तुझसे|tumse|aapse) (?:और |कोई |aur |koi )?(?:बात|baat) ${NAHI}`,
    "(?:akela|akeli|akele) (?:chh?od|rehne) (?:do|de|dijiye)|chh?od do mujhe|mujhe chh?od do|mat puch\\w*|mat poo?chh?\\w*|pareshan mat|sawal mat|pee?chh?a chh?od\\w*|chale jao|mujhse baat mat",
  ),
  otherTopic: said(
    `(?:कुछ|किसी|कोई) (?:और|दूसरी|अलग|दूसरे) (?:बात|बारे|चीज|टॉपिक|विषय|की|पर)|(?:टॉपिक|विषय|बात) (?:बदल|चेंज)${W}|(?:चुटकुला|कहानी|जोक) सुना${W}|(?:ध्यान|मन) (?:भटका|हटा|बहला|बंटा)${W}`,
    `(?:इस|इसके|उस|उसके|is|iske|us) (?:बारे में|पर|bare me(?:in)?|baare me(?:in)?|par|pe) (?:और |अब |अभी |aur |ab |abhi )?(?:बात |baat )?(?:${NAHI.slice(3, -1)}|मत|mat)`,
    "kuch (?:aur|alag|dusri) (?:baat|bare|baare|topic|ki)|topic (?:change|badal)\\w*|baat badlo|joke suna\\w*|kahani suna\\w*|dhyan (?:bhatka|hata)\\w*",
  ),
  joke: said(
    `(?:मजाक|mazaa?k|majaa?k|mzak)${UNLESS_DENIED}(?! (?:उड|बना|uda|bana))|(?:यूं ही|ऐसे ही|बस ऐसे ही|aise hi|yu hi) (?:कहा|बोल|लिख|कह|bola|likha|kaha|bol)${W}`,
    `(?:सीरियसली|दिल पे|दिल पर|seriously|dil pe) (?:मत|mat)|भूल जाओ (?:जो|मैंने|इसे)|रहने दो|छोडो${END}|जाने दो|bhool jao|rehne do|chh?odo${END}|jaane do|ha(?:ha)+|hehe+|हाहा(?:हा)*|लोल`,
  ),
  police: said(
    `(?:पुलिस|एंबुलेंस|किसी|police|ambulance) (?:को |में |ko |me )?(?:बुला|भेज|फोन कर|कॉल कर|रिपोर्ट कर|bula|bhej|call kar|phone kar|report kar)(?:ओ|ओगे|ओगी|ना|एंगे|ोगे|ोगी|ना|ेंगे|ेंगी|ोगे क्या|oge|ogi|enge|na|do|doge|o)`,
    `(?:पुलिस|police) (?:को |ko )?(?:मत|mat|बीच में मत)|(?:पुलिस|police) (?:आएगी|आ जाएगी|आ जायेगी|aayegi|aa jayegi|aaegi)|(?:लोकेशन|location) (?:ट्रैक|पता|track|pata)|(?:ट्रैक|track) (?:कर|kar)${W}`,
    `(?:पता है|जानते हो|जानते हैं|मालूम है|pata hai|jaante ho) (?:कि |ki )?(?:मैं |मेरा |main |mera )?(?:कहां|घर|kaha|kahan|ghar)|(?:मैं कहां|main kaha) (?:हूं|hu|hun|hoon) (?:पता|pata)`,
  ),
  parents: said(
    `(?<!(?:वे|वो|वह|टीचर|डॉक्टर|सब|लोग|काउंसलर|स्कूल|wo|woh|teacher) (?:[\\p{L}\\p{M}]+ )?)${FAMILY} (?:को|से|ko|se) (?:तो |यह |ये |मत |to |ye |mat )?${TELL}(?: (?:मत|mat|क्या|kya|तो नह${W}|नह${W}))?(?! (?:मुश्किल|चाहता|चाहती|है|पडेगा|mushkil|chaht|hai|padega))`,
    `(?:क्या|kya) (?:मेरे |मेरी |mere |meri )?${FAMILY} (?:को|ko) (?:यह |ये |इसका |इस बारे में |ye |iska )?(?:पता|खबर|मालूम|दिखेगा|pata|khabar|dikhega)|${FAMILY} (?:यह |ये |इसे |ye |ise )?(?:देख|पढ|dekh|padh) (?:सकते|सकती|लेंगे|पाएंगे|sakt[ei]|lenge|payenge)`,
    `(?:मत|mat) ${TELL.slice(0, -1)}|बता|bata) ${FAMILY}`,
  ),
  secret: said(
    `(?:राज|सीक्रेट|गुप्त|गोपनीय|raaz|secret|private|confidential) (?:ही |hi )?(?:रख|रहेग|रहे|है|rakh|rahega|rahe|hai)${W}|(?:हमारे|अपने|hamare|apne) (?:बीच|beech)|(?:वादा|प्रॉमिस|wada|vaada|promise) (?:करो|करोगे|कीजिए|कर|karo|karoge|kar)`,
    `(?<!(?:कहा|बोला|बोली|बोले|कि|कहता|कहती|कहते|बोलता|बोलती|बोलते|kaha|bola|kehte|kehti)(?: है| हैं| था| थी)? )(?:किसी|kisi) (?:और |भी |aur |bhi )?(?:को|से|ko|se) (?:यह |ये |कुछ |ye |kuch )?(?:मत|ना|न|mat|na) (?:बता|बोल|कह|bata|bol|keh)${W}|(?:किसी को|kisi ko) (?:बताओगे|बताएंगे|bataoge|bataenge)`,
    `(?:कौन|kaun|kon|कोई|koi) (?:कौन |kaun |और |aur )?(?:यह |ये |इसे |ye |ise )?(?:देख|पढ|dekh|padh) (?:सकता|सकते|रहा|पाएगा|sakta|sakte|raha)`,
  ),
  method: said(
    `(?:कैसे|kaise) (?:आसानी से |जल्दी |बिना दर्द |aasani se |jaldi |bina dard )?(?:मरूं|मरें|मरा जाए|मरते|मर सकता|मर सकती|मर जाऊं|जान दूं|खुद को मारूं|सुसाइड|आत्महत्या|maru|mar[ou]+n|maren|marein|mara jaye|marte|mar sakt[ai]|mar jau|suicide|khud ko maar)${W}`,
    `(?:मरने|मर जाने|आत्महत्या|आत्महत्या करने|जान देने|सुसाइड|सुसाइड करने|marne|mar jane|suicide|suicide karne) (?:का|के|की|ka|ke|ki) (?:(?:सबसे|कोई|आसान|तेज|sabse|koi|aasan|asan|easy) ){0,3}(?:तरीका|तरीके|उपाय|रास्ता|tarika|tareeka|tarike|tareeke|way)`,
    `(?:सबसे|sabse) (?:आसान|तेज|कम दर्द|aasan|asan|jaldi|painless) ${W} ?(?:मौत|तरीका|maut|tarika|tareeka)?|(?:बिना|bina) (?:दर्द|dard) (?:के |ke )?(?:मर|मौत|mar|maut)${W}`,
    `(?:कितनी|कितने|kitni|kitne) (?:नींद की |neend ki )?(?:गोलियां|गोली|दवा|दवाई|ऊंचाई|goli|goliyan|goliya|tablets?|dawa|dawai|pills?|unchai|height)|(?:कौन सी|कौनसी|kaun ?si|konsi) (?:दवा|गोली|पुल|जहर|dawa|goli|zeher)|जानलेवा (?:मात्रा|डोज)|lethal`,
    `(?:सुसाइड नोट|आखिरी (?:चिट्ठी|खत|नोट)|suicide note|aakhri (?:chitthi|khat|note)) (?:लिखने में|लिख दो|लिखो|लिखवा|कैसे|में मदद|likhne me|likh do|likho|kaise|me help)${W}|(?:मरने में|marne me(?:in)?) (?:दर्द|कितना|dard|kitna)`,
  ),
  goodbye: said(
    `अलविदा|बाय+|टाटा|शुभ ?रात्रि|गुड ?नाइट|फिर मिलेंगे|फिर बात|(?:चलता|चलती|सोता|सोती|जाता|जाती) हूं|(?:अब |मैं )?(?:सोने|घर|खाना खाने|काम पर) जा (?:रहा|रही)|(?:अब )?जा (?:रहा|रही) हूं${END}|अब (?:मुझे )?जाना है`,
    "alvida|bye+|tata|good ?night|shubh ratri|phir (?:milte|milenge|baat)|fir (?:milte|milenge)|(?:chalta|chalti|sota|soti|jata|jati) (?:hu+n?|hoon)|sone ja rah[ai]|ab jana hai|ja rah[ai] (?:hu+n?|hoon)(?=$)",
  ),
  thanks: said(
    `धन्यवाद|शुक्रिया|थैंक${W}|आभार|मेहरबानी`,
    "dhanyawa+d|dhanyava+d|shu?kriya|shukria|tha?nku+|thanx|thnx|thnks|thanks|meherbani",
  ),
};
