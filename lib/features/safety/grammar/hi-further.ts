import { hi } from "./hi";
import type { Grammar } from "./shape";

/** Hindi, further: the same risks in other everyday words, in both scripts. Apart from `hi.ts` for length only. */
export const hiFurther: Grammar = {
  ...hi,
  slots: {
    ...hi.slots,
    near: "पति|पापा|पिता|मम्मी|माँ|भाई|चाचा|मामा|ससुर|सास|देवर|एक्स|बॉयफ्रेंड|कोच|टीचर|मम्मी का दोस्त|pati|papa|mummy|maa|bhai|chacha|mama|sasur|saas|devar|ex|boyfriend|bf|coach|teacher|mummy ka dost|वो|वह|wo|woh",
    weapon: "चाकू|छुरी|पिस्तौल|बंदूक|ब्लेड|रस्सी|chaku|chhuri|pistol|bandook|blade|rassi|knife|gun",
    tablets:
      "गोलियाँ|गोली|नींद की गोलियाँ|दवाइयाँ|दवाई|goliyan|goli|neend ki goliyan|dawaiyan|dawai|tablets|pills|bottle|patta",
  },
  negation: { ...hi.negation, empty: [] },
  misspelt: [],
  risks: [
    {
      name: "suicide.passive",
      kind: "suicide",
      severity: "low",
      strength: "own",
      ownNegation: true,
      say: [
        "(mar|मर) ~2 (jaun|jau|jaoon|जाऊँ|जाऊं|गया|गई|gaya|gayi) ~2 (kisi ko|किसी को|koi|कोई) ~2 (fark|farak|phark|फर्क|फ़र्क|yaad|याद|royega|रोएगा)",
        "(so jaun|so jau|सो जाऊँ|सो जाऊं) ~3 (kabhi na|कभी न|kabhi nahi|फिर न|phir na) ~1 (uthun|uthu|उठूँ|उठूं|jaagun|जागूँ)",
        "(दादी|दादा|नानी|नाना|पापा|मम्मी|माँ|dadi|dada|nani|nana|papa|mummy) ~1 (के पास|ke paas|ke pas) ~2 (ऊपर|स्वर्ग|आसमान|upar|swarg|bhagwan|भगवान) ~2 (जाना|jana|jaana)",
        "(आँख|नींद|aankh|neend) ~2 (न खुले|ना खुले|na khule|nahi khule)",
        "(काश|kaash|kash) ~6 (मर (गया|गई|जाता|जाती)|mar (gaya|gayi|jata|jaata|jati)|paida hi na|पैदा ही न|ख़त्म हो जाता|उठा ले|utha le)",
        "(जीने|jeene|jine) ~2 (वजह|मतलब|मन|इच्छा|wajah|matlab|mann|iccha|fayda) ~2 (नहीं|nahi|nhi|नही)",
        "(बोझ|bojh|bojha) ~8 (मेरे बिना|mere bina|मर|mar|न रहूँ|na rahun|khush|खुश)",
        "(जीने से|जिंदगी से|ज़िंदगी से|jeene se|zindagi se|jindagi se) ~2 (थक|तंग|ऊब|thak|tang|pareshan)",
      ],
    },
    {
      name: "suicide.active",
      kind: "suicide",
      severity: "moderate",
      strength: "own",
      ownNegation: true,
      say: [
        "(sab|सब|sab kuch|सब कुछ|zindagi|ज़िंदगी|जिंदगी) (khatam|khatm|ख़त्म|खत्म) karne ~1 (ka|के|का|ke) ~1 (khayal|khyal|ख्याल|ख़याल|mann|मन|sochta|sochti|सोच)",
        "(promise|वादा|vaada|wada) ~1 (nahi|नहीं|nhi) ~2 (kar sakti|kar sakta|कर सकती|कर सकता) ~6 (khud ko|खुद को|ख़ुद को|zinda|ज़िंदा)",
        "(khud ko|ख़ुद को|खुद को|apne aap ko|अपने आप को) ~1 (maar dena|maar dun|maar du|maar lu|maar dunga|मार देना|मार दूँ|मार लूँ|मार डालूँ|khatam kar|ख़त्म कर|खत्म कर|maar daalu)",
        "(कूदने|फाँसी लगाने|मरने|ट्रेन के आगे|kudne|phansi lagane|marne|latakne|train ke aage) ~3 (मन|ख्याल|ख़याल|इच्छा|सोच|mann|man|khayal|khyal|sochta|sochti|iccha)",
        "(search|गूगल|google|dhunda|ढूँढा) ~4 (kaise mare|कैसे मरें|bina dard|बिना दर्द|zeher|ज़हर|kitni goliyan)",
      ],
    },
    {
      name: "suicide.intent",
      kind: "suicide",
      severity: "high",
      strength: "own",
      say: [
        "(प्लान|plan) ~3 ({tablets}|{weapon}|मरने|marne|tayar|तैयार|date|तारीख)",
        "(दिन|तारीख|जगह|din|tareekh|jagah|date) ~3 (चुन|तय|सोच|chun|tay|decide|fix) ~1 (ली|लिया|कर|li|liya|kar)",
        "(रस्सी|ज़हर|जहर|ब्लेड|rassi|zeher|zahar|blade|{tablets}) ~2 (खरीद|ख़रीद|ले आया|ले आई|khareed|kharid|le aaya|le aayi|mangwa)",
        "(कागज़|बीमा|वसीयत|सब कुछ|हिसाब|kagaz|insurance|sab kuch|hisaab) ~6 (मेरे बाद|mere baad|मेरे जाने के बाद|mere jaane ke baad|मेरे न रहने|dikkat na|दिक्कत न)",
        "{tablets} ~2 (jama|इकट्ठी|इकट्ठा|जमा|ikattha|ikatthi|chhupa|छुपा|bacha) ~2 (kar|कर|ke|रख|rakh|रही|raha)",
        "(मरने|जान देने|आत्महत्या|marne|jaan dene|suicide) ~1 (की|ki) ~1 (कोशिश|koshish|try) ~2 (की|ki|kiya|kari)",
        "(kal|कल|friday|monday|sunday|aaj raat|आज रात|shukravar) ~3 (mar jaunga|mar jaungi|मर जाऊँगा|मर जाऊँगी|khatam kar lunga|jaan de dunga|जान दे दूँगा|suicide kar lunga)",
      ],
    },
    {
      name: "suicide.at_place",
      kind: "suicide",
      severity: "imminent",
      strength: "own",
      say: [
        "(खिड़की|खिड़की|छत|पुल|बालकनी|मुंडेर|पटरी|रेलिंग) ~1 (पर|पे|के पास|के किनारे|से) ~4 (कूदना|कूद|कूदकर|कूदने|मरना|मर) ~2 (चाहता|चाहती|जाऊंगा|जाऊंगी|रहा|रही|है|हूं)",
        "(khidki|chhat|chat|pul|balcony|patri) ~1 (par|pe|ke paas|se) ~4 (kudna|koodna|kudne|marna|kud) ~2 (chahta|chahti|jaunga|jaungi|raha|rahi|hai)",
      ],
    },
    {
      name: "suicide.acting",
      kind: "suicide",
      severity: "imminent",
      strength: "own",
      say: [
        "(abhi|अभी|aaj raat|आज रात) ~2 (karne ja rahi|karne ja raha|करने जा रही|करने जा रहा|karne wala|karne wali|करने वाला|करने वाली|kar lunga|kar lungi) ~2",
        "(fanda|phanda|फंदा|rassi|रस्सी|dupatta|दुपट्टा) ~2 (gale|गले|gardan|गर्दन|pankhe|पंखे) ~2",
        "(puri|poori|पूरी|saari|सारी|sab|सब) ~1 {tablets} ~2 (kha li|kha liya|खा ली|खा लीं|nigal|निगल|pi li|पी ली)",
        "{weapon} ~2 (हाथ में|haath me|hath mein|hath me|samne|सामने|paas|पास) ~2",
        "(पुल|छत|पटरी|रेलिंग|bridge|pul|chhat|patri|railing) ~3 (खड़ा|खड़ी|बैठा|बैठी|khada|khadi|baitha|baithi|hoon|hu) ~4 (कूद|kud|kood|jump|छलांग)",
      ],
    },
    {
      name: "self_harm.current",
      kind: "self_harm",
      severity: "moderate",
      strength: "own",
      say: [
        "(khud ko|ख़ुद को|खुद को|apne aap ko) ~1 (kaat|jalat|काट|जला|maar|maarta|dard|दर्द|chot|चोट|nochti|nuksan|नुकसान) ~2",
        "(haath|hath|हाथ|kalai|कलाई|jaangh|जाँघ) ~1 (kaata|kaat|kata|काटा|काट|kaatti|blade|ब्लेड) ~2",
        "(lighter|लाइटर|cigarette|सिगरेट|blade|ब्लेड|compass) ~1 se ~2 (jalati|jalata|jalaya|kaatti|kaatta|जलाती|जलाता)",
      ],
    },
    {
      name: "self_harm.severe",
      kind: "self_harm",
      severity: "high",
      strength: "own",
      ownNegation: true,
      say: [
        "(gehra|gahra|गहरा|गहरी) ~2 (kat|कट|kaat|काट)",
        "(khoon|khun|खून|ख़ून) ~1 (nahi ruk|नहीं रुक|band nahi|बंद नहीं|ruk nahi|रुक नहीं)",
      ],
    },
    {
      name: "harm.urge",
      kind: "harm_to_others",
      severity: "moderate",
      strength: "own",
      say: [
        "(को|ko) ~1 (मारने|मार डालने|चाकू मारने|गला दबाने|maarne|marne|maar daalne|jaan se maarne) ~1 (के|का|ke|ka) ~1 (ख्याल|ख़याल|मन|विचार|khayal|mann|man|vichar)",
        "(डर|dar) ~6 (चोट पहुँचा|मार दूँ|मार न दूँ|नुकसान पहुँचा|chot pahuncha|maar du|maar dungi|nuksan pahuncha)",
      ],
    },
    {
      name: "harm.intent",
      kind: "harm_to_others",
      severity: "high",
      strength: "own",
      say: [
        "(school|स्कूल|college|कॉलेज|office) ~2 {weapon} ~3 (le jaunga|le jaungi|ले जाऊँगा|leke|lekar|ghonp|घोंप|maar)",
        "(ko|को|usko|उसको|use|उसे) ~1 (maar dunga|maar dungi|maar daalunga|मार दूँगा|मार दूँगी|मार डालूँगा|jaan se maar|जान से मार|ghonp dunga|kaat dunga)",
      ],
    },
    {
      name: "abuse.violence",
      kind: "abuse",
      severity: "moderate",
      strength: "own",
      say: [
        "{near} ~4 (मारता|मारते|मारती|पीटता|पीटते|थप्पड़|लात|धमकी|गाली|maarta|maarte|maarti|marte|pitta|peette|thappad|laat|dhamki|gaali|peecha karta|पीछा करता|bandh|बंद कर)",
        "(paise|पैसे|salary|tankhwah|तनख्वाह|phone|फोन|passport) ~2 (rakh lete|rakh leta|रख लेते|रख लेता|cheen|छीन|le lete|ले लेते)",
        "(maayke|mayke|मायके|bahar|बाहर|ghar se|घर से|kisi se|किसी से) ~2 (nahi|नहीं|nhi) ~1 (jaane|jane|जाने|milne|मिलने|nikalne|निकलने|baat) ~1 (dete|deta|deti|देते|देता|देती)",
      ],
    },
    {
      name: "abuse.severe",
      kind: "abuse",
      severity: "high",
      strength: "own",
      say: [
        "(गला|gala) ~1 (दबाया|घोंटा|दबाता|dabaya|ghonta|dabata|dabate)",
        "(गलत जगह|गन्दी जगह|नीचे|प्राइवेट|galat jagah|gandi jagah|private|neeche) ~2 (छूते|छूता|छुआ|हाथ|chhute|chuta|chute|chhua|haath|touch)",
        "(saath|साथ) ~1 (zabardasti|jabardasti|ज़बरदस्ती|जबरदस्ती|rape|रेप|galat kaam|गलत काम)",
        "(kaha|कहा|kehta|कहता|bola) ~2 (maar dalega|मार डालेगा|maar dega|jaan se maar|जान से मार)",
      ],
    },
    {
      name: "psychosis.voices",
      kind: "psychosis",
      severity: "moderate",
      strength: "own",
      say: [
        "(मेरे विचार|मेरी सोच|mere vichar|meri soch|mere dimag) ~2 (सुन|पढ़|चुरा|sun|padh|chura|control) ~2",
        "(khane|खाने|pani|पानी|doodh) ~1 (me|mein|में) ~1 (zeher|ज़हर|जहर|zahar) ~4",
      ],
    },
    {
      name: "medical.emergency",
      kind: "medical",
      severity: "imminent",
      strength: "own",
      ownNegation: true,
      say: [
        "(बैटरी|सेल|फिनाइल|हार्पिक|चूहे मारने|battery|phenyl|harpic|bleach|chuhe maarne|acid) ~2 (निगल|पी|खा|nigal|pi|kha) ~1",
        "(साँस|सांस|saans|sans) ~1 (नहीं|nahi|nhi) ~1 (ले|le|आ|aa|chal|चल)",
        "(बेहोश|behosh|hosh nahi|होश नहीं|उठ नहीं रहे|uth nahi rahe) ~3",
        "(दिल का दौरा|heart attack|seene me dard|सीने में दर्द) ~4",
      ],
    },
    {
      name: "eating.danger",
      kind: "eating",
      severity: "high",
      strength: "own",
      ownNegation: true,
      say: [
        "(nahi khaya|नहीं खाया|kuch nahi kha) ~3 (behosh|बेहोश|chakkar|चक्कर|gir)",
        "(ulti|उल्टी) ~6 (khoon|khun|खून|ख़ून|behosh|बेहोश)",
      ],
    },
    {
      name: "eating.behaviour",
      kind: "eating",
      severity: "moderate",
      strength: "own",
      say: [
        "(patla|patli|पतला|पतली|weight|वज़न|vajan|mota|moti) ~5 (ulti|उल्टी)",
        "(khane ke baad|खाने के बाद) ~2 (ulti|उल्टी) ~1 (kart|करत|kar)",
      ],
    },
    {
      name: "third_party.suicide",
      kind: "third_party",
      severity: "moderate",
      strength: "own",
      say: [
        "{my} ~1 {friend} ~5 (मरना चाहत|suicide karna|marna chaht|मरना चाहता|मरना चाहती|marna chahta|marna chahti|आत्महत्या करना|jaan dena|जान देना|kud jaungi|kud jaunga|कूद जाऊँगी|कूद जाऊँगा) ~1",
      ],
    },
  ],
  idioms: [
    "(exam|paper|boss|garmi|bhookh|kaam|traffic|इम्तिहान|गर्मी|भूख) ~3 (maar hi dala|maar dala|मार डाला|maar dalega|मार डालेगा|jaan le li|जान ले ली)",
  ],
  signs: {},
  calms: {},
};
