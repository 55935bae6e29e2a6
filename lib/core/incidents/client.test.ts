import { detectorInTime, type Heard, loadDetector } from "./client";

it.each([
  ["en", "I am going to kill myself tonight"],
  ["es", "Me quiero matar"],
  ["fr", "Je vais me tuer ce soir"],
  ["de", "Ich will mich umbringen"],
  ["zh", "我想自杀"],
  ["ar", "أريد أن أنتحر"],
  ["hi", "मैं मरना चाहता हूँ"],
])("CHAT-19 the light form hears %s in the browser", async (_language, text) => {
  const detect = await loadDetector();
  expect(detect(text)).toBe("danger");
  expect(detect("The bus was late and the soup was good.")).toBe(false);
});

it.each(["He pushed me against the wall and I am scared of him", "My husband hits me"])(
  "CRIS-16 it tells harm by somebody from the rest, so that the line that fits comes first: %s",
  async (text) => {
    expect((await loadDetector())(text)).toBe("harm");
  },
);

it("CHAT-19 a detector that does not come holds nothing back for longer than three seconds", async () => {
  jest.useFakeTimers();
  let detect: ((text: string) => Heard) | undefined;
  void detectorInTime(() => new Promise(() => {})).then((came) => {
    detect = came;
  });
  await jest.advanceTimersByTimeAsync(2900);
  expect(detect).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  expect(detect?.("I am going to kill myself tonight")).toBe(false);
  jest.useRealTimers();
  const inTime = await detectorInTime();
  expect(inTime("I am going to kill myself tonight")).toBe("danger");
});
