import { withoutTags } from "./understand";

describe("a tag behind a pause", () => {
  it.each([
    ["en", "Twins, two and a half. That says it all, right?"],
    ["es", "Mellizos de dos años. Con eso te digo todo, ¿no?"],
    ["fr", "Trois enfants, tu vois le tableau, hein ?"],
    ["de", "Zwillinge. Das sagt alles, oder?"],
    ["zh", "双胞胎，你懂吧？"],
    ["ar", "توأم، صح؟"],
    ["hi", "जुड़वाँ हैं, है ना?"],
  ] as const)("CHAT-19 asks nothing: %s", (language, text) => {
    expect(withoutTags(text, language)).not.toMatch(/[?？؟]/);
  });

  it.each([
    ["en", "Is that right?"],
    ["en", "Bad day, right? What can I do tonight?"],
    ["es", "¿Puedo decir que no?"],
    ["de", "Soll ich hingehen oder nicht?"],
    ["zh", "我是不是生病了？"],
  ] as const)("CHAT-19 leaves a real question a question: %s %s", (language, text) => {
    expect(withoutTags(text, language)).toMatch(/[?？]/);
  });
});
