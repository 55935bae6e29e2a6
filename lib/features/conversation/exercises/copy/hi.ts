import type { ExerciseCopy } from "./shape";

const adult: ExerciseCopy = {
  breathing: {
    title: "साँस",
    hint: "एक मिनट, अपनी रफ़्तार से",
    lead: "घेरा बढ़े तो साँस लें, घटे तो छोड़ें। जब चाहें रुक जाएँ।",
    choose: "रफ़्तार चुनें",
    paces: { slow: "4 तक लें, 6 तक छोड़ें", box: "चौकोर: हर तरफ़ 4" },
    phases: { in: "साँस लें", hold: "रोकें", out: "साँस छोड़ें", rest: "ठहरें" },
    count: "{total} में से साँस {n}",
    done: "यह आख़िरी साँस थी। देखें कि अब शरीर कैसा लग रहा है।",
  },
  grounding: {
    title: "पाँच इंद्रियाँ",
    lead: "एक-एक कदम। जितना समय चाहिए, लें।",
    count: "{total} में से कदम {n}",
    found: "{total} में से {n} मिला",
    next: "आगे",
    back: "पीछे",
    finish: "पूरा करें",
    done: "पाँचों इंद्रियाँ हो गईं। अगर अब भी बहुत ज़्यादा लगे, तो आप अभी किसी से बात कर सकते हैं।",
  },
  begin: "शुरू करें",
  stop: "रुकें",
  again: "एक बार और",
  close: "बंद करें",
};

const child: ExerciseCopy = {
  breathing: {
    title: "Buddy के साथ साँस लो",
    hint: "धीरे-धीरे, नींद वाले भालू की तरह",
    lead: "Buddy तुम्हारे साथ साँस लेता है। जब चाहो रुक सकते हो।",
    choose: "एक चुनो",
    paces: { feather: "पंख", star: "तारा" },
    phases: { in: "साँस लो", hold: "थोड़ा रुको", out: "धीरे से फूँको", rest: "ठहरो" },
    count: "{total} में से साँस {n}",
    done: "यह आख़िरी साँस थी। अब तुम्हारा पेट कैसा लग रहा है?",
  },
  grounding: {
    title: "पाँच इंद्रियाँ",
    lead: "एक-एक करके। आराम से।",
    count: "{total} में से कदम {n}",
    found: "{total} में से {n} मिला",
    next: "आगे",
    back: "पीछे",
    finish: "पूरा करो",
    done: "तुमने पाँचों इंद्रियाँ इस्तेमाल कीं। अगर अब भी बहुत भारी लगे, तो अभी किसी बड़े को बताओ।",
  },
  begin: "शुरू करो",
  stop: "रुको",
  again: "एक बार और",
  close: "बंद करो",
};

export const exercisesHi = { adult, child };
