import type { PlanReadingCopy } from "./shape";

const adult: PlanReadingCopy = {
  title: "我的安全计划",
  steps: {
    warningSigns: "危机要来的信号",
    ownWays: "我自己能做的事",
    peopleAndPlaces: "能让我分心的人和地方",
    helpers: "我可以求助的人",
    professionals: "专业人员和危机热线",
    saferPlace: "让周围更安全",
    worthLivingFor: "最值得我活下去的",
  },
  empty: "你还没有计划。大约需要二十分钟，可以等平静些的日子，也可以现在就写。",
  make: "写我的计划",
  change: "修改我的计划",
  signedOut: "安全计划是用你自己的话写的六个简短步骤。登录后可以保存在这里，也可以打印一份空白的。",
  blank: "打印空白计划",
  readFailed: "你的计划没能加载。",
  retry: "再试一次",
  loading: "正在加载你的计划",
  offline: "没有网络。这是此设备上的副本。",
  nothing: "还没有写",
  noConnection: "没有网络",
};

const child: PlanReadingCopy = {
  title: "我的安全小计划",
  steps: {
    warningSigns: "我怎么知道要变糟了",
    ownWays: "我自己能做的事",
    peopleAndPlaces: "能让我想点别的人和地方",
    helpers: "我可以告诉的大人",
    professionals: "我可以打电话的人",
    saferPlace: "让我身边更安全",
    worthLivingFor: "我最爱的",
  },
  empty: "你还没有计划。请一个你信任的大人和你一起写。",
  make: "写我的计划",
  change: "修改我的计划",
  signedOut: "计划就是几个小步骤，在难过的日子帮助你。你可以打印一份空的，和大人一起填。",
  blank: "打印空的计划",
  readFailed: "你的计划没能打开。",
  retry: "再试一次",
  loading: "你的计划来了",
  offline: "没有网络。这是这台设备上的副本。",
  nothing: "这里还没有内容",
  noConnection: "现在没有网络",
};

export const planZh = { adult, child };
