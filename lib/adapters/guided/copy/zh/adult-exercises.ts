import type { Exercise } from "../shape";

/** Thought record after Beck's cognitive therapy and the NHS self-help leaflets; own wording. */
export const adultExercises: readonly Exercise[] = [
  {
    id: "thought-record",
    chip: "想法记录",
    asked: /想法记录|思维记录|(?:检查|看看|记录|检验)(?:一下)?(?:这个|我的|那个)(?:想法|念头)/u,
    topics: ["work", "school", "selfWorth", "relationship", "friends", "family", "identity", "body", "money"],
    feelings: ["ashamed", "anxious", "sad", "angry"],
    approaches: /cbt|cognitive|thought/i,
    offer: "我们可以拿一个反复出现的念头，从两面看一看。一共七个短短的回答。",
    why: "身在念头里的时候，它看起来就像事实。写下来，周围就多一点空隙。",
    steps: [
      {
        plainLead: "好，一步一步来，你随时可以停。",
        ask: "先选一个难受的具体时刻。当时发生了什么，在哪里，有谁在？",
        hint: "最近的一次就行。那时你正在哪里？",
      },
      {
        plainLead: "情境有了。",
        ask: "那一刻，你脑子里闪过的是什么念头？照它在心里的样子写下来。",
        hint: "试着把这句话说完：那时我对自己说……",
      },
      {
        lead: "这个念头说的是{answer}。",
        plainLead: "这个念头带着刺。",
        ask: "跟它一起来的是什么感受？从 0 到 100，有多强？",
        hint: "大概就好：一个词，一个数字，比如害怕，60。",
      },
      {
        plainLead: "这个记下来了。",
        ask: "对这个念头公平一点：有哪些事实支持它？",
        hint: "只算摄像机能拍到的事。有这样的事吗？",
      },
      {
        plainLead: "这一面说过了。",
        ask: "那么另一面呢：有什么跟这个念头对不上，哪怕很小？",
        hint: "如果有个在乎你的人当时在场，他会替你说什么？",
      },
      {
        lead: "原来还有这个：{answer}。",
        plainLead: "原来还有另一面。",
        ask: "把两面放在一起，哪句话更公平，是你至少能信一半的？",
        hint: "可以这样开头：的确……，同时也的确……",
      },
      {
        lead: "让这句话停一停：{answer}。",
        plainLead: "让这句话停一停。",
        ask: "最开始的那份感受，现在还有多强，从 0 到 100？",
        hint: "一样、轻一点，还是更重？哪种都可以。",
      },
    ],
    summary:
      "这是你的想法记录。发生的事：{answer1}。念头：{answer2}。支持它的：{answer4}。对不上的：{answer5}。更公平的一句：{answer6}。开始时的感受：{answer3}。现在的感受：{answer7}。",
    summaries: [
      "这是你的想法记录。念头：{answer2}。支持它的：{answer4}。对不上的：{answer5}。更公平的一句：{answer6}。",
      "原来的念头是{answer2}。更公平的一句是{answer6}。",
      "从里面长出了一句更公平的话：{answer6}。",
      "你正面看了一个念头：{answer2}。",
    ],
    shift: {
      from: 2,
      to: 6,
      most: 100,
      down: "强度从 {from} 到了 {to}。",
      same: "它还在 {to}，只是旁边多了别的声音。",
      up: "它现在是 {to}，刚开始细看时会这样。",
    },
    close: "数字不需要降到零。你看到了这个念头不止一面。从头读一遍，你注意到什么？",
  },
  {
    id: "breathing",
    chip: "呼吸一分钟",
    asked: /呼吸(?:练习|一分钟|一下)|(?:一起|慢慢|深)呼吸|^呼吸$/u,
    topics: ["worry", "anger", "sleep", "health"],
    feelings: ["anxious", "angry", "overwhelmed", "tired"],
    approaches: /mindful|dbt|relax|breath|acceptance/i,
    offer: "我们可以一起慢慢呼吸，大概一分钟。",
    why: "慢慢地呼气，是在告诉身体可以松一点了。",
    steps: [
      {
        plainLead: "好，如果方便，把脚放在地上。",
        ask: "用鼻子吸气，数到四，再慢慢呼气，数到六。做三次，然后告诉我感觉怎么样。",
        hint: "慢慢呼一口气就够了。做完了跟我说一声。",
      },
      {
        plainLead: "怎么样都可以。",
        ask: "再来三次，呼气的时候让肩膀落下来。你在身体哪里最能感觉到呼吸？",
        hint: "是鼻子、胸口，还是肚子？",
      },
      {
        lead: "你在这里感觉到它：{answer}。",
        plainLead: "在那里再停一口气。",
        ask: "然后看看四周。现在有什么不一样，哪怕一点点？",
        hint: "也许是下巴、手，或者念头的速度？",
      },
    ],
    close: "这口气你走到哪里都带着，别人也不会察觉。你想接着说刚才的事吗？",
  },
  {
    id: "grounding",
    chip: "说出五样东西",
    asked: /五样东西|5.?4.?3.?2.?1|着陆练习|回到当下/u,
    topics: ["loss", "worry", "health", "loneliness"],
    feelings: ["numb", "overwhelmed", "lonely", "confused"],
    approaches: /dbt|dialectical|trauma|mindful/i,
    offer: "我们可以用感官，一样一样地回到这里。",
    why: "感官会把心带回你现在所在的地方。",
    steps: [
      { plainLead: "不用着急。", ask: "看看四周，说出五样你看到的东西。", hint: "先说一样。你面前有什么？" },
      {
        lead: "我记下了：{answer}。",
        plainLead: "我记下了。",
        ask: "现在说四样你能摸到或感觉到的，比如椅子、衣服。",
        hint: "你的脚现在碰着什么？",
      },
      {
        plainLead: "让身体靠在那里。",
        ask: "现在说三种你听到的声音，远的近的都行。",
        hint: "嗡嗡声也算。最近的声音是什么？",
      },
      {
        lead: "耳边有{answer}。",
        plainLead: "再听一会儿。",
        ask: "现在说两种气味，或者你喜欢的味道。",
        hint: "咖啡、肥皂、雨。哪一种现在会舒服？",
      },
      {
        plainLead: "快好了。",
        ask: "最后，说一种你尝到的味道，或者一句你想听的暖心话。",
        hint: "喝一口水也算。哪句话会让你好受些？",
      },
    ],
    close: "你在这里，在这个房间，在这个时刻。现在心里怎么样？",
  },
];
