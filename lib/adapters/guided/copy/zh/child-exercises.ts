import type { Exercise } from "../shape";

/** The thought record as a search for clues, after child CBT practice (Stallard's "thought tracker"); own wording. */
export const childExercises: readonly Exercise[] = [
  {
    id: "thought-record",
    chip: "想法小侦探",
    asked: /侦探|想法记录|找线索/u,
    topics: ["school", "friends", "family", "selfWorth", "body", "identity", "relationship"],
    feelings: ["ashamed", "anxious", "sad", "angry"],
    approaches: /cbt|cognitive|thought/i,
    offer: "我们可以当小侦探，给一个烦人的想法找线索。",
    why: "脑袋有时候会说不太准的话。侦探会去查一查。",
    steps: [
      {
        plainLead: "案子打开了，你随时可以停。",
        ask: "先说事实：发生了什么，你在哪里？",
        hint: "想想最近的一次。是在家里、学校，还是别的地方？",
      },
      {
        plainLead: "好，事情是这样。",
        ask: "那时候，你脑袋里蹦出了什么想法？像写在漫画的气泡里那样写下来。",
        hint: "把这句话说完：那时候我想……",
      },
      {
        lead: "气泡里写着{answer}。",
        plainLead: "这个想法会扎人。",
        ask: "你有什么感觉？你的温度计从 0 到 100 指着多少？",
        hint: "比如：害怕，70。大概的数字就可以。",
      },
      {
        plainLead: "写下来了。",
        ask: "开始找线索：有什么真的发生过的事，说明这个想法是对的？",
        hint: "只算看得见、拍得到的。你找到哪一条？",
      },
      {
        plainLead: "这条线索放进本子里。",
        ask: "那有什么线索说明这个想法弄错了，小小的也算？",
        hint: "很爱你的人会怎么说？",
      },
      {
        lead: "另一条线索：{answer}。",
        plainLead: "这条也放进本子里。",
        ask: "把线索都放在一起，哪句话更公平？",
        hint: "可以这样开头：有时候……，不过也……",
      },
      {
        lead: "更公平的话是{answer}。",
        plainLead: "这句话留着。",
        ask: "再看看温度计，现在指着多少，从 0 到 100？",
        hint: "高了、一样，还是低了？都可以。",
      },
    ],
    summary:
      "这是你的侦探本。发生的事：{answer1}。那时的想法：{answer2}。支持的线索：{answer4}。不支持的线索：{answer5}。更公平的话：{answer6}。温度计开始是：{answer3}。温度计后来是：{answer7}。",
    summaries: [
      "这是你的侦探本。那时的想法：{answer2}。支持的线索：{answer4}。不支持的线索：{answer5}。更公平的话：{answer6}。",
      "你那时想的是{answer2}。更公平的一句：{answer6}。",
      "你找到的更公平的话：{answer6}。",
      "你查了一个想法：{answer2}。",
    ],
    shift: {
      from: 2,
      to: 6,
      most: 100,
      down: "温度计从 {from} 降到了 {to}。",
      same: "温度计还在 {to}，这样也可以。",
      up: "温度计升到了 {to}，细看的时候有时会这样。",
    },
    close: "它不用变成零。你先看了线索，才决定信不信那个想法。你想把本子给哪个大人看？",
  },
  {
    id: "breathing",
    chip: "小熊呼吸",
    asked: /呼吸(?:练习|一分钟|一下)|(?:一起|慢慢|深|小熊)呼吸|^呼吸$/u,
    topics: ["worry", "anger", "sleep", "health"],
    feelings: ["anxious", "angry", "overwhelmed", "tired"],
    approaches: /mindful|dbt|relax|breath|acceptance/i,
    offer: "我们可以用肚子慢慢呼吸，像一只快睡着的小熊。",
    why: "呼吸慢了，身体也会慢下来。",
    steps: [
      {
        plainLead: "把一只手放在肚子上。",
        ask: "闻一朵花：一、二、三。吹一根蜡烛：一、二、三、四。做三次，做完告诉我。",
        hint: "只闻一朵花、吹一根蜡烛也行。做完说一声好了。",
      },
      { plainLead: "怎么做都算数。", ask: "再做三次。你的手往哪边动了？", hint: "可以躺下来。肚子有一上一下吗？" },
      {
        plainLead: "让手臂软软的，像困了的小熊。",
        ask: "现在身体是什么感觉？",
        hint: "更安静、一样，还是更想动？",
      },
    ],
    close: "这就是小熊呼吸，在床上、学校、路上都可以做。你还想跟我说点什么？",
  },
  {
    id: "grounding",
    chip: "找东西游戏",
    asked: /五样东西|5.?4.?3.?2.?1|找东西/u,
    topics: ["worry", "loss", "loneliness"],
    feelings: ["overwhelmed", "numb", "lonely", "confused"],
    approaches: /dbt|dialectical|trauma|mindful/i,
    offer: "我们可以玩一个找东西的游戏，回到这里来。",
    why: "你在看、在听的时候，担心的地方就变小了。",
    steps: [
      { plainLead: "睁大眼睛，开始。", ask: "找五样你看得到的东西，是什么？", hint: "先找一样。离你最近的是什么？" },
      {
        lead: "你找到了{answer}。",
        plainLead: "找到了。",
        ask: "现在找四样你能摸到的东西。",
        hint: "袜子也算。摸起来怎么样？",
      },
      {
        plainLead: "挑一样，多摸一会儿。",
        ask: "现在找三种你听到的声音。",
        hint: "嘘。最小的声音是什么？",
      },
      {
        lead: "耳朵找到了{answer}。",
        plainLead: "耳朵真灵。",
        ask: "现在说两种你喜欢的气味。",
        hint: "蛋糕、青草，还是肥皂？",
      },
      { plainLead: "最后一个。", ask: "说一种你喜欢的味道，是哪一种？", hint: "甜的、咸的，还是酸的？" },
    ],
    close: "现在你就在这里。心里怎么样了？",
  },
];
