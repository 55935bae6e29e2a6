import { describe, expect, it } from "@jest/globals";
import { ONE_PASS_MS } from "@/tests/support/patience";
import type { Aside, Barrier, Theme } from "../../texts/kinds";
import { type HeardAnswer, hear } from "../hear";
import type { Signal } from "./shape";

const said = (text: string) => hear(text, "zh");

describe("CRIS-16 what a Chinese answer means", () => {
  it.each<[string, "yes" | "no" | "unsure" | null]>([
    ["是的", "yes"],
    ["是", "yes"],
    ["对", "yes"],
    ["嗯", "yes"],
    ["嗯嗯", "yes"],
    ["想过", "yes"],
    ["我有", "yes"],
    ["有一点", "yes"],
    ["有时候会", "yes"],
    ["不是没想过", "yes"],
    ["一直在想", "yes"],
    ["係啊", "yes"],
    ["對", "yes"],
    ["没错", "yes"],
    ["没有", "no"],
    ["沒有", "no"],
    ["没", "no"],
    ["还没", "no"],
    ["不是", "no"],
    ["不会的", "no"],
    ["不想", "no"],
    ["没想过", "no"],
    ["我从来没有想过", "no"],
    ["现在没有", "no"],
    ["不安全", "no"],
    ["冇", "no"],
    ["不知道", "unsure"],
    ["我也不知道", "unsure"],
    ["嗯，不知道", "unsure"],
    ["不太清楚", "unsure"],
    ["没想好", "unsure"],
    ["也许吧", "unsure"],
    ["说不清", "unsure"],
    ["应该没有", "unsure"],
    ["唔知", "unsure"],
    ["不想活了", null],
    ["没有意义", null],
    ["没人在乎我", null],
    ["没用", null],
    ["没力气", null],
    ["对不起", null],
    ["有什么用", null],
    ["不舒服", null],
    ["好累", null],
    ["不会好起来的", null],
    ["我朋友是老师", null],
  ])("“%s” is %s", (text, answer) => {
    expect(said(text).answer).toBe(answer);
  });

  it.each(["好的", "好", "行吧", "可以", "没问题", "试试吧"])("“%s” agrees", (text) => {
    expect(said(text)).toMatchObject({ agrees: true });
  });
  it.each(["好难受", "好不了", "可以不说吗", "行不通"])("“%s” does not agree", (text) => {
    expect(said(text).agrees).toBe(false);
  });

  it.each<[string, Signal]>([
    ["现在好一点了", "better"],
    ["感觉好多了", "better"],
    ["那阵过去了", "better"],
    ["没那么难受了", "better"],
    ["更难受了", "worse"],
    ["一点都没好转", "worse"],
    ["我快撑不住了", "worse"],
    ["我妈妈在旁边", "company"],
    ["室友过来陪我了", "company"],
    ["我在朋友家", "company"],
    ["我已经告诉我姐姐了", "company"],
    ["我现在不是一个人了", "company"],
    ["打了", "called"],
    ["我打过988了", "called"],
    ["短信发了", "called"],
    ["救护车在路上", "called"],
    ["交给我妈了", "away"],
    ["锁起来了", "away"],
    ["我把它扔掉了", "away"],
    ["我离开房间了", "away"],
    ["够不着了", "away"],
    ["我不想打电话", "refuse"],
    ["我不会告诉他们", "refuse"],
    ["今晚", "now"],
    ["等他们睡着以后", "now"],
    ["两小时后", "now"],
    ["就在抽屉里", "have"],
    ["在我手上", "have"],
    ["已经买好了", "have"],
    ["非常强", "much"],
    ["无时无刻", "much"],
  ])("“%s” tells %s", (text, signal) => {
    expect([...said(text).signals]).toContain(signal);
  });

  it.each<[string, Signal]>([
    ["没有好一点", "better"],
    ["要是能好一点就好了", "better"],
    ["没有人陪我", "company"],
    ["妈妈不在身边", "company"],
    ["希望妈妈陪我", "company"],
    ["他打了我", "called"],
    ["还没打", "called"],
    ["我把自己锁起来了", "away"],
    ["妈妈不在身边", "away"],
    ["妈妈在身边", "have"],
    ["我在家", "have"],
    ["很安全", "much"],
    ["不是很强", "much"],
  ])("“%s” does not tell %s", (text, signal) => {
    expect([...said(text).signals]).not.toContain(signal);
  });

  it.each<[string, Aside | null]>([
    ["你是机器人吗", "ai"],
    ["你是真人还是AI", "ai"],
    ["你就是个废物", "insult"],
    ["滚", "insult"],
    ["别烦我", "leaveMe"],
    ["让我静一静", "leaveMe"],
    ["我们聊点别的吧", "otherTopic"],
    ["不想说这个了", "otherTopic"],
    ["我开玩笑的", "joke"],
    ["你会报警吗", "police"],
    ["别报警", "police"],
    ["你会告诉我爸妈吗", "parents"],
    ["别告诉我妈", "parents"],
    ["你能保密吗", "secret"],
    ["别告诉任何人", "secret"],
    ["怎么死最不痛苦", "method"],
    ["帮我写遗书", "method"],
    ["再见", "goodbye"],
    ["我先睡了", "goodbye"],
    ["谢谢你", "thanks"],
    ["我不是开玩笑", null],
    ["他们总拿我开玩笑", null],
    ["不想再见到他", null],
    ["我妈妈的生日", null],
    ["我就是个废物", null],
    ["她怎么死的我不敢想", null],
  ])("“%s” says aside: %s", (text, aside) => {
    expect(said(text).aside).toBe(aside);
  });

  it.each<[string, Barrier | null]>([
    ["我怕被关起来", "hospital"],
    ["警察会把我带走", "hospital"],
    ["不想麻烦别人", "burden"],
    ["他们已经够忙了", "burden"],
    ["太丢人了", "shame"],
    ["别人会觉得我有病", "shame"],
    ["他们不会懂的", "notUnderstood"],
    ["我没钱", "money"],
    ["我不会说英语", "language"],
    ["怕室友听到", "privacy"],
    ["我爸妈会骂我", "parents"],
    ["打过了没用", "didNotHelp"],
    ["没力气", "noEnergy"],
    ["我一个朋友都没有", "nobody"],
    ["不知道怎么说", "dontKnow"],
    ["我妈会过来陪我", null],
    ["我能听到奇怪的声音", null],
    ["英语考试没过", null],
  ])("“%s” stands in the way as %s", (text, barrier) => {
    expect(said(text).barrier).toBe(barrier);
  });

  it.each<[string, Theme | null]>([
    ["我撑不下去了", "cannotGoOn"],
    ["没有出路", "noWayOut"],
    ["我只是家里的累赘", "burden"],
    ["没有我他们会更好", "burden"],
    ["没人在乎我", "nobody"],
    ["一切都没有意义", "noPoint"],
    ["我就是个废物", "worthless"],
    ["都是我的错", "worthless"],
    ["我奶奶去世了", "loss"],
    ["我们分手了", "loss"],
    ["你就是个废物", null],
    ["今天跑步跑累", null],
  ])("“%s” is about %s", (text, theme) => {
    expect(said(text).theme).toBe(theme);
  });

  it("reads digits of a scale and counts characters, not runs of them", () => {
    expect(said("8分").scale).toBe(8);
    expect(said("我在家里想了很久很久还是不明白").words).toBeGreaterThan(6);
  });

  // Regressions: each of these was misheard once.
  it.each<[string, { tells?: Signal[]; not?: Signal[] } & Partial<HeardAnswer>]>([
    ["一直没回复", { tells: ["worse"] }],
    ["電話打不通", { tells: ["worse"] }],
    ["我没回复他", { not: ["worse"] }],
    ["所有人都讨厌我", { person: false }],
    ["我姐有枪", { person: false }],
    ["她发了一张药的照片给我", { not: ["called", "away", "better", "have"] }],
    ["她发了条信息说再见", { not: ["called"] }],
    ["大概知道怎么做", { answer: "yes" }],
    ["我弟在隔壁房间", { not: ["company"] }],
    ["我弟在隔壁打游戏", { not: ["company"] }],
    ["我老公在家", { not: ["company"] }],
    ["我把药放到架子上了", { not: ["away"] }],
    ["我把它放到柜子里了", { not: ["away"] }],
    ["现在还好，他六点才回来。", { not: ["better"] }],
    ["妈妈说不要告诉别人", { aside: null }],
    ["他说我不能告诉别人", { aside: null }],
    ["他们会告诉我爸妈", { aside: null, barrier: "parents" }],
    ["在腿上，没人看得见", { barrier: null, alone: false }],
    ["她好像一个人在家，我离得很远", { theme: null, alone: false }],
    ["这样就没有人因为我难过了", { theme: "burden" }],
    ["我朋友说她撑不下去了", { theme: null }],
    ["他说我是废物", { theme: null }],
    ["也许我姑姑", { answer: null }],
    ["可能楼下的邻居", { answer: null }],
    ["有吧，一点点", { answer: "yes" }],
    ["经常", { answer: "yes" }],
    ["现在安全，他在上班", { answer: "yes" }],
    ["算有吧", { answer: "yes" }],
    ["最近老是想", { answer: "yes" }],
    ["好几年了", { answer: "yes" }],
    ["脑子里会闪过", { answer: "yes" }],
    ["有这个想法", { answer: "yes" }],
    ["已经想好了", { answer: "yes" }],
    ["计划好了", { answer: "yes" }],
    ["有諗過", { answer: "yes" }],
    ["没有啦", { answer: "no" }],
    ["没有没有", { answer: "no" }],
    ["没这个打算", { answer: "no" }],
    ["没那个胆", { answer: "no" }],
    ["没什么计划", { answer: "no" }],
    ["倒也没有", { answer: "no" }],
    ["那倒没有", { answer: "no" }],
    ["不在身边", { answer: "no" }],
    ["没在身边", { answer: "no" }],
    ["不想打电话", { answer: null }],
    ["不太好说", { answer: "unsure" }],
    ["很难讲", { answer: "unsure" }],
    ["时有时无", { answer: "unsure" }],
    ["不想说", { answer: "unsure" }],
    ["不想回答", { answer: "unsure" }],
    ["有点复杂", { answer: "unsure" }],
    ["那好吧", { agrees: true }],
    ["喘过气来了", { tells: ["better"] }],
    ["心跳慢下来了", { tells: ["better"] }],
    ["她不回消息了", { tells: ["worse"] }],
    ["现在她不回消息", { tells: ["worse"] }],
    ["打电话没人接", { tells: ["worse"] }],
    ["他说要打死我", { tells: ["worse"] }],
    ["我把东西都送人了", { tells: ["worse"] }],
    ["遗书写好了", { tells: ["worse"] }],
    ["我叫醒我妈了", { tells: ["company"] }],
    ["我到医院了", { tells: ["company"] }],
    ["他给我打了电话", { not: ["called"] }],
    ["冲进马桶了", { tells: ["away"] }],
    ["离窗户远了", { tells: ["away"] }],
    ["我从天台下来了", { tells: ["away"] }],
    ["不可能去医院", { tells: ["refuse"] }],
    ["打死也不说", { tells: ["refuse"] }],
    ["星期一之前", { tells: ["now"] }],
    ["周五", { tells: ["now"] }],
    ["放学以后", { tells: ["now"] }],
    ["等他们睡着", { tells: ["now"] }],
    ["离婚以后，家里太安静了", { not: ["much"] }],
    ["昨天睡了很久", { not: ["much"] }],
    ["我妈很忙", { not: ["much"] }],
    ["房子很大", { not: ["much"] }],
    ["你懂个屁", { aside: "insult" }],
    ["我乱讲的", { aside: "joke" }],
    ["只会浪费人家时间", { barrier: "burden" }],
    ["别人会怎么看我", { barrier: "shame" }],
    ["我妈会崩溃的", { barrier: "parents" }],
    ["连床都下不了", { barrier: "noEnergy" }],
    ["我在这边谁都不认识", { barrier: "nobody" }],
    ["我妈在住院", { barrier: null }],
    ["我要是醒不过来，他们会松一口气", { theme: "burden" }],
    ["大家都讨厌我", { theme: "nobody" }],
    ["离婚以后，家里太安静了", { theme: "loss" }],
    ["不是我的错", { theme: null }],
    ["死了就轻松了", { not: ["better"] }],
    ["我老公在旁边骂我", { not: ["company"] }],
    ["我给前男友打了电话", { not: ["called"] }],
    ["东西都送给朋友了", { not: ["away"] }],
  ])("%s: %j", (text, { tells = [], not = [], ...fields }) => {
    const { signals, ...told } = said(text);
    expect(told).toMatchObject(fields);
    expect([...signals]).toEqual(expect.arrayContaining(tells));
    expect([...signals].filter((signal) => not.includes(signal))).toEqual([]);
  });

  it("reads a long text in time that grows with its length", () => {
    const long = "我在家里没有人陪我真的不知道怎么办很难受一直在想".repeat(80);
    const before = performance.now();
    said(long);
    expect(performance.now() - before).toBeLessThan(ONE_PASS_MS);
  });
});
