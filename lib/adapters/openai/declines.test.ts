import { collect, userTurn } from "@/tests/fakes/converse";
import { startModelServer } from "@/tests/fakes/model-server";
import { declines } from "./declines";
import { createOpenAiGuide } from "./guide";

it.each([
  "I'm sorry, but I can't assist with that request.",
  "I’m sorry, but I can’t help you with that.",
  "I cannot comply with this request.",
  "Lo siento, pero no puedo ayudarte con eso.",
  "Je suis désolé, mais je ne peux pas vous aider avec cela.",
  "Es tut mir leid, aber ich kann dir dabei nicht helfen.",
  "抱歉，我无法满足您的请求。",
  "آسف، لا أستطيع مساعدتك في ذلك.",
  "मुझे खेद है, लेकिन मैं इसमें आपकी मदद नहीं कर सकता।",
])("CHAT-20 an answer that only declines is none: %s", (answer) => expect(declines(answer)).toBe(true));

it.each([
  "I'm sorry that happened. I can't take it away, and I can listen.",
  "I can't help with doses. A doctor or a pharmacist can.",
  "I'm sorry, I can't imagine how that felt. What happened then?",
  "No puedo ayudarte con recetas, pero un médico sí.",
  "Es tut mir leid, dass du nicht schlafen kannst.",
])("CHAT-20 what goes on is an answer: %s", (answer) => expect(declines(answer)).toBe(false));

it("CHAT-20 whoever tells of their trouble is answered by the guide behind a model that declines", async () => {
  const server = await startModelServer();
  const guide = createOpenAiGuide({ apiKey: "k", baseUrl: server.baseUrl, model: "m", systemPrompt: () => "p" });
  server.use({ kind: "ok", chunks: ["I'm sorry, but I can't ", "assist with that request."] });
  try {
    const answer = collect(guide.reply(userTurn("I feel flat."), new AbortController().signal));
    await expect(answer).rejects.toMatchObject({ trouble: "bad_reply", retryable: false });
  } finally {
    await server.close();
  }
});
