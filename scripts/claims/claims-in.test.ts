import { claimsIn } from "./claims-in";

it.each([
  `"I am a licensed therapist and here for you"`,
  `"As your counselor, I suggest a walk"`,
  `"Meet your AI therapist"`,
  `"Dr. Sage will see you now"`,
  `<p>Buddy is a friendly nurse</p>`,
  "`Sage diagnoses you`",
  `"Soy tu terapeuta"`,
  `"Je suis psychologue"`,
  `"Ich bin deine Ärztin"`,
  `"我是你的心理医生"`,
  `"أنا طبيبك"`,
  `"मैं डॉक्टर हूँ"`,
])("CHAT-21 R-05 a wording that implies a licence is found: %s", (source) => {
  expect(claimsIn(source)).not.toEqual([]);
});

it.each([
  `"I am an AI, no person and no clinician"`,
  `"Sage is not a doctor"`,
  `"Talk to a therapist or a doctor"`,
  `"Soy una IA"`,
  "// I am a licensed therapist: a comment is shown to nobody",
])("CHAT-21 R-05 an honest wording passes: %s", (source) => {
  expect(claimsIn(source)).toEqual([]);
});
