/** Matches the end of the answer, or the start of another part of the sentence. */
export const END = "(?=[\\s\\p{P}\\p{S}]|$)";

/**
 * Someone who could be near or could be told. "He" and "she" are left out, because they may be the
 * ones the person fears.
 */
export const SOMEBODY =
  "(?:爸妈|父母|妈妈|爸爸|老妈|老爸|妈|爸|母亲|父亲|老公|老婆|丈夫|妻子|爱人|对象|伴侣|男朋友|女朋友|男友|女友|好朋友|朋友|闺蜜|哥们|兄弟|" +
  "同学|同桌|室友|舍友|同事|邻居|房东|姐姐|哥哥|妹妹|弟弟|姐|哥|妹|弟|表姐|表哥|奶奶|爷爷|外婆|外公|姥姥|姥爷|阿姨|姑姑|舅舅|叔叔|" +
  "女儿|儿子|孩子|班主任|辅导员|老师|校医|教练|医生|护士|咨询师|心理老师|保安|警察|家人|家里人|亲戚|(?<!她|他|我)一个人|(?<!所|没|没有)有人|大人)";

export const FAMILY =
  "(?:爸妈|爸爸妈妈|父母|爸爸|妈妈|老爸|老妈|爸|妈|家长|家里人|家人|家里|监护人|老公|老婆|丈夫|妻子|爷爷|奶奶|男朋友|女朋友)";
