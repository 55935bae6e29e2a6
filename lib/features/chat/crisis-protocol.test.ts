import { detectCrisis } from "@/lib/features/safety/detect";
import { protocolStep } from "./crisis-protocol";
import type { ChatMessage } from "./types";

/** Plays what a person writes through the protocol and gives the last step. */
function after(...says: readonly string[]) {
  const history: ChatMessage[] = [];
  const createdAt = new Date(0);
  const add = (message: Pick<ChatMessage, "role" | "content" | "metadata">) =>
    history.push({ id: `${history.length}`, sessionId: "s", createdAt, ...message });
  let step: ReturnType<typeof protocolStep> = null;
  for (const content of says) {
    add({ role: "user", content, metadata: {} });
    step = protocolStep(detectCrisis(content), history);
    add({ role: "assistant", content: "…", metadata: step ? { crisis: step.state } : {} });
  }
  return step;
}

it("CRIS-16 hears means at hand right after a wish to die as immediate danger, and counts its questions from there", () => {
  expect(after("I have the pills here")).toBeNull();
  expect(after("I want to die", "I have the pills here")).toMatchObject({
    state: { severity: "imminent", turn: 1, since: 1 },
    raised: true,
  });
  expect(after("I want to die", "I have the pills here", "I did not take them. I am scared")).toMatchObject({
    state: { severity: "imminent", turn: 2, since: 1 },
    raised: false,
  });
});

it("CRIS-16 leaves the severity as it is when the next message adds nothing", () => {
  const first = after("I want to die");
  expect(after("I want to die", "my sister is at work")).toMatchObject({
    state: { severity: first?.state.severity, turn: 1, sign: false },
    raised: false,
  });
});
