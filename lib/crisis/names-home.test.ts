import { describe, expect, it } from "@jest/globals";
import { worstOf } from "./compare-findings";
import { detectCrisis } from "./detect";
import { impliesDangerAtHome } from "./names-home";
import { type Finding, NOTHING_FOUND } from "./types";

describe("CRIS-17 what a text says about home", () => {
  it("nothing in a child's wish to die", async () => {
    expect(impliesDangerAtHome(await detectCrisis("i want to die because nobody at school likes me"))).toBe(false);
  });

  it.each([
    "My uncle hits me with a belt",
    "My coach touches me in private places and says it is our secret",
    "I want to die because my stepdad hits me",
    "My mom says I am useless and I want to end my life",
    "Mi padrastro me pega y quiero morirme",
    "I want to kill myself. I'm scared of my dad",
    "I want to die and my mom doesn't know",
    "ich will sterben wegen dem, was mein Stiefvater mit mir macht",
    "je veux mourir à cause de ce que mon beau-père me fait",
    "quiero morir, tengo miedo de mi papá",
    "我想死，因为继父对我做的事",
    "मैं मरना चाहती हूँ, सौतेले पापा जो करते हैं",
    "أريد أن أموت بسبب ما يفعله زوج أمي",
  ])("that home or an abuser is the danger: %s", async (text) => {
    const finding = await detectCrisis(text);
    expect(finding.crisis).toBe(true);
    expect(impliesDangerAtHome(finding)).toBe(true);
  });

  it.each([
    "My brother told me he wants to kill himself.",
    "My sister swallowed a bottle of pills and won't let me call anyone.",
    "my little sister keeps saying she wants to die. what should i do",
    "I don't know what to do, my brother is thinking about suicide.",
    "Mi hermano me dijo que se quiere matar.",
    "Mi hermana se tomó un frasco de pastillas",
    "Mein Bruder hat mir gesagt, dass er sich umbringen will.",
    "Meine Schwester hat eine Packung Tabletten geschluckt",
    "Mon frère m'a dit qu'il veut se tuer.",
    "Ma sœur veut mourir. Je ne sais pas quoi faire",
    "我哥哥跟我说他想自杀。",
    "我姐姐吞了一瓶安眠药",
    "أخي قال لي إنه يريد قتل نفسه",
    "أختي تريد أن تموت ولا أعرف ماذا أفعل",
    "मेरे भाई ने कहा कि वह आत्महत्या करना चाहता है।",
    "mere bhai ne mujhse kaha ki wo marna chahta hai",
  ])("nothing, if a brother or sister is suicidal and that's all that is said: %s", async (text) => {
    const finding = await detectCrisis(text);
    expect(finding.concern).not.toBe("none");
    expect(impliesDangerAtHome(finding)).toBe(false);
  });

  it.each([
    // A parent is the one who would be told.
    "My mom wants to kill herself.",
    "My dad told me he wants to kill himself.",
    "My uncle told me he wants to kill himself",
    "My stepbrother told me he wants to kill himself",
    "My brother and my dad want to kill themselves",
    "My brother told me he wants to kill himself. My parents don't know.",
    // "They" and "she" may be the parents.
    "My sister wants to die. They won't let me get help.",
    "My brother wants to die. She won't let me call anyone.",
    // It may be said of what is done to them, or by them.
    "My brother told me he wants to kill himself because dad hits us.",
    "My sister wants to die because of what our uncle does to her.",
    "my sister says she wants to die when dad drinks",
    "My brother told me he wants to kill himself and he hits me.",
    "My brother told me he wants to kill himself. He touches me.",
    "My brother told me he wants to kill himself. I'm scared.",
    "My brother told me he wants to kill himself. I'm scared of him.",
    "My brother says he will kill himself if I tell anyone what he does to me.",
    "My brother told me he wants to kill himself, don't tell my mom",
    "My brother told me he wants to kill himself, please help me get out of here",
    "My brother made me watch when he tried to kill himself",
    "My brother wants to kill himself and me",
    "My brother says he will kill us and himself",
    "My brother wants to kill me",
    "My brother is going to die",
    "My brother told me he wants to kill himself. I want to die too.",
    "Mi papá quiere matarse",
    "Mi hermano me dijo que se quiere matar porque mi papá nos pega",
    "Mi hermano dice que se quiere matar si lo cuento",
    "Mi hermano quiere matarse y me toca",
    "Meine Mutter will sich umbringen",
    "Mein Bruder will sich umbringen, weil Papa ihn schlägt",
    "Ich habe Angst vor meinem Bruder, er will sich umbringen",
    "Mein Bruder will uns und sich umbringen",
    "Ma mère veut se tuer",
    "Mon frère veut se tuer à cause de mon père",
    "Mon frère veut se tuer et il me touche",
    "J'ai peur de mon frère, il veut se tuer",
    "我妈妈想自杀",
    "我哥哥想自杀，因为爸爸打他",
    "我哥哥想自杀，我怕他",
    "我哥哥想杀我",
    "أمي تريد أن تقتل نفسها",
    "أخي يريد قتل نفسه بسبب أبي",
    "أخي يريد أن يموت وأنا خائفة منه",
    "मेरी मां मरना चाहती है",
    "मेरा भाई मरना चाहता है क्योंकि पापा मारते हैं",
    "मेरा भाई मरना चाहता है और मुझे उससे डर लगता है",
  ])("that home may be the danger, if anything else is said: %s", async (text) => {
    expect(impliesDangerAtHome(await detectCrisis(text))).toBe(true);
  });

  it("that abuse is named, whatever the main kind", () => {
    expect(impliesDangerAtHome({ kind: "suicide", evidence: ["suicide.intent", "abuse.violence"] })).toBe(true);
    expect(impliesDangerAtHome({ kind: "abuse", evidence: [] })).toBe(true);
  });
});

describe("CRIS-17 the worst of several texts", () => {
  const suicide = {
    ...NOTHING_FOUND,
    crisis: true,
    concern: "clear",
    kind: "suicide",
    severity: "imminent",
    evidence: ["suicide.intent"],
  };
  const heard = {
    ...NOTHING_FOUND,
    crisis: true,
    concern: "clear",
    kind: "abuse",
    severity: "moderate",
    evidence: ["reader"],
  };

  it("carries what the others name as a danger at home, in any order", () => {
    for (const texts of [
      [suicide, heard],
      [heard, suicide],
    ] as Finding[][]) {
      const worst = worstOf(texts);
      expect([worst.kind, worst.severity, impliesDangerAtHome(worst)]).toEqual(["suicide", "imminent", true]);
    }
  });

  it("is nothing when nothing was found", () => {
    expect(worstOf([NOTHING_FOUND, NOTHING_FOUND])).toEqual(NOTHING_FOUND);
  });
});
