import type { ExerciseCopy } from "./shape";

const adult: ExerciseCopy = {
  breathing: {
    title: "呼吸练习",
    hint: "一分钟，按你的节奏",
    lead: "圆圈变大时吸气，变小时呼气。随时可以停下。",
    choose: "选一个节奏",
    paces: { slow: "吸4秒，呼6秒", box: "方形呼吸：各4秒" },
    phases: { in: "吸气", hold: "屏住", out: "呼气", rest: "休息" },
    count: "第{n}次，共{total}次",
    done: "这是最后一次呼吸。留意身体现在的感觉。",
  },
  grounding: {
    title: "五种感官",
    lead: "一步一步来，需要多久都可以。",
    count: "第{n}步，共{total}步",
    found: "找到了第{n}个，共{total}个",
    next: "下一步",
    back: "上一步",
    finish: "完成",
    done: "五种感官都走过了。如果还是太难受，现在就可以联系一个人。",
  },
  begin: "开始",
  stop: "停下",
  again: "再来一次",
  close: "关闭",
};

const child: ExerciseCopy = {
  breathing: {
    title: "和Buddy一起呼吸",
    hint: "慢慢的，像一只困困的小熊",
    lead: "Buddy和你一起呼吸。你随时可以停。",
    choose: "选一个",
    paces: { feather: "羽毛", star: "星星" },
    phases: { in: "吸气", hold: "停一停", out: "慢慢吹气", rest: "休息" },
    count: "第{n}次，共{total}次",
    done: "这是最后一次。你的小肚子现在感觉怎么样？",
  },
  grounding: {
    title: "五种感官",
    lead: "一个一个来，不着急。",
    count: "第{n}步，共{total}步",
    found: "找到了第{n}个，共{total}个",
    next: "下一步",
    back: "上一步",
    finish: "完成",
    done: "五种感官你都用过了。如果还是很难受，现在就告诉一个大人。",
  },
  begin: "开始",
  stop: "停下",
  again: "再来一次",
  close: "关闭",
};

export const exercisesZh = { adult, child };
