import { detectCrisis } from "./detect";

const OF_ONESELF = [
  "my husband left me and I want to die",
  "my mom hates me and i want to die",
  "my brother died and i want to die too",
  "my boss hates me, I want to die",
  "mi novio me dejó y me quiero morir",
  "mein Freund hat mich verlassen, ich will sterben",
  "mon copain m'a quittée et je veux mourir",
  "老公离开了我，我想死",
  "زوجي تركني وأريد أن أموت",
  "mera boyfriend chhod gaya aur main marna chahti hoon",
];

const OF_SOMEBODY_ELSE = [
  "my friend said i want to die",
  'my friend told me, "I want to die"',
  "my sister texted i wanna die",
  "my friend wants to die",
  "meine Schwester sagt ich will sterben",
];

describe("whose wish to die it is", () => {
  it.each(OF_ONESELF)("CRIS-16 is one's own where the sentence ends with oneself: %s", async (text) => {
    expect(await detectCrisis(text)).toMatchObject({ crisis: true, kind: "suicide" });
  });

  it.each(OF_SOMEBODY_ELSE)("CRIS-16 is somebody else's where it is reported: %s", async (text) => {
    // A danger to someone else that isn't immediate is asked about (contract 8, "Three levels of
    // concern").
    expect(await detectCrisis(text)).toMatchObject({ concern: "possible", kind: "third_party" });
  });
});
