import { newId } from "@/lib/shared/ids";
import { TRAUMA_MOOD } from "./constants";
import { traumaMessageView, traumaRoleOf, traumaSessionView } from "./schema";

const session = {
  id: newId(),
  title: "Slowly",
  createdAt: "2026-03-02T09:00:00.000Z",
  mood: TRAUMA_MOOD,
  traumaType: "grief",
  therapyApproach: "tf_cbt",
  safetyLevel: 7,
};

it("DATA-28 a trauma session has its seven documented fields", () => {
  expect(traumaSessionView.parse(session)).toEqual(session);
  expect(Object.keys(traumaSessionView.shape).sort()).toEqual(Object.keys(session).sort());
});

it.each([
  ["a mood that is not the marker", { mood: "neutral" }],
  ["a safety level of 0", { safetyLevel: 0 }],
  ["a safety level of 11", { safetyLevel: 11 }],
  ["an unknown kind of trauma", { traumaType: "other" }],
  ["a field that is not documented", { userId: newId() }],
])("DATA-28 refuses %s", (_what, change) => {
  expect(traumaSessionView.safeParse({ ...session, ...change }).success).toBe(false);
});

it("DATA-28 DATA-30 a stored assistant's message is shown with the role ai", () => {
  const message = { id: newId(), role: traumaRoleOf("assistant"), content: "I am here.", createdAt: session.createdAt };
  expect(traumaMessageView.parse(message)).toMatchObject({ role: "ai" });
  expect(traumaRoleOf("user")).toBe("user");
  expect(traumaMessageView.safeParse({ ...message, role: "assistant" }).success).toBe(false);
});
