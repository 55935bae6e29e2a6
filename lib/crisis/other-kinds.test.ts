import { worstOf } from "./compare-findings";
import { detectCrisis } from "./detect";
import { detectInConversation } from "./detect-in-conversation";
import { kindsOf } from "./other-kinds";

describe("every danger that is heard", () => {
  it.each([
    ["I wish I was dead. My father beats me every night.", ["abuse", "suicide"]],
    ["I am going to kill myself tonight. My husband hit me again.", ["suicide", "abuse"]],
    ["Me quiero morir. Mi marido me pega.", ["abuse", "suicide"]],
  ])("CRIS-17 is told with the gravest: %s", async (text, kinds) => {
    expect(kindsOf(await detectCrisis(text)).slice(0, 2)).toEqual(kinds);
  });

  it.each(["I want to end my life tonight.", "I am going to kill myself tonight.", "I wish I was dead."])(
    "CRIS-17 half a sentence of the gravest is no second danger: %s",
    async (text) => expect(kindsOf(await detectCrisis(text))).toEqual(["suicide"]),
  );

  it("CRIS-17 is kept where several texts or messages are read together", async () => {
    const [wish, blow] = ["I wish I was dead.", "My father beats me every night."];
    expect(kindsOf(worstOf(await Promise.all([wish, blow].map((text) => detectCrisis(text)))))).toEqual([
      "suicide",
      "abuse",
    ]);
    expect(kindsOf(worstOf([await detectCrisis("What a nice day."), await detectCrisis(wish)]))).toEqual(["suicide"]);
    expect(kindsOf(await detectInConversation([blow], "I am going to kill myself tonight."))).toContain("suicide");
  });
});
