/** Traditional characters used in answers, each followed by its simplified form. */
const PAIRS =
  "沒没還还會会嗎吗們们說说話话電电點点過过對对來来聽听覺觉麼么後后現现裡里裏里邊边藥药鎖锁離离開开媽妈醫医師师幫帮錢钱險险難难" +
  "強强嚴严愛爱請请謝谢煩烦閉闭關关廢废著着給给機机誰谁訴诉讓让應应該该願愿準准備备時时間间從从當当為为爲为傷伤殺杀樣样實实個个發发" +
  "訊讯報报樓楼橋桥無无義义價价絕绝壞坏聲声隱隐護护車车認认識识學学業业員员懷怀遺遗書书買买臉脸氣气盡尽擔担負负擾扰繼继續续結结這这" +
  "兒儿爺爷親亲戀恋處处慮虑緊紧張张憤愤悶闷獨独單单虛虚確确許许總总緩缓輕轻鬆松靜静穩稳趕赶經经終终號号撥拨貴贵費费證证領领語语譯译" +
  "簽签遞递驅驱檢检鄰邻閨闺誤误裝装窮穷債债戶户響响錯错敗败賤贱醜丑罵骂罰罚興兴動动極极鐘钟禮礼週周試试寫写讀读筆笔問问題题轉转換换" +
  "鬧闹隨随誇夸騙骗嚇吓顧顾帶带進进視视議议論论麗丽係系冇没喺在佢他咗了嘅的唔不啲些哋们嬰婴園园場场長长聯联絡络門门";

/** Maps both Chinese scripts to one form, along with the words used to write spoken Cantonese. */
export const TRADITIONAL: Readonly<Record<string, string>> = Object.fromEntries(
  (PAIRS.match(/../gu) ?? []).map(([from = "", to = ""]) => [from, to]),
);
