// node scripts/try-model/server.mjs FOLDER FILE VARIANT: serves the model in FILE through both
// forms of /v1/chat/completions. Sends its parent the port, and keeps the model's raw output for
// GET /said?from=N. The variant "guide only" gives the second reader no time.
import { createServer } from "node:http";
import { openEngine, TooLong } from "./engine.mjs";

const MAX_TOKENS_COUNT = 1_024;
const [folder = "", file = "", variant = ""] = process.argv.slice(2);
const engine = await openEngine(folder, file);
const said = [];

const json = (response, status, body) => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
};
const error = (response, status, message, type = "invalid_request_error") =>
  json(response, status, { error: { code: status, message, type } });

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString("utf8"));
}

const piece = (model, delta, finish) => ({
  id: "chatcmpl-try",
  object: "chat.completion.chunk",
  created: Math.floor(Date.now() / 1000),
  model,
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const whole = (model, content, finish) => ({
  id: "chatcmpl-try",
  object: "chat.completion",
  created: Math.floor(Date.now() / 1000),
  model,
  choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finish }],
});

async function complete(request, response) {
  const { model, messages, stream = false, ...asked } = await bodyOf(request);
  const form = asked.response_format;
  if (variant === "guide only" && !stream) return error(response, 503, "busy", "unavailable_error");
  const mostTokens = asked.max_completion_tokens ?? asked.max_tokens ?? MAX_TOKENS_COUNT;
  const isJson = form !== undefined && form.type !== "text";
  const prompt = messages[0]?.content.slice(0, 40);
  const record = { stream, prompt, text: "", finish: null, ms: 0 };
  said.push(record);
  const started = performance.now();
  const send = (chunk) => response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  const open = () => {
    if (response.headersSent) return;
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
    send(piece(model, { role: "assistant", content: "" }, null));
  };
  // The client may disconnect: finishing the answer would only delay others.
  const pieces = engine.answer({ messages, mostTokens, isJson }, () => response.destroyed);
  for (let next = await pieces.next(); ; next = await pieces.next()) {
    record.ms = Math.round(performance.now() - started);
    if (stream && !response.destroyed) open();
    if (next.done) {
      record.finish = next.value;
      break;
    }
    record.text += next.value;
    if (stream) send(piece(model, { content: next.value }, null));
  }
  if (response.destroyed) return;
  if (!stream) return json(response, 200, whole(model, record.text, record.finish));
  send(piece(model, {}, record.finish));
  response.end("data: [DONE]\n\n");
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  try {
    const from = Number(searchParams.get("from"));
    if (pathname === "/said") return json(response, 200, said.slice(from));
    if (pathname === "/v1/chat/completions") return await complete(request, response);
    // Like llama.cpp's own server, it has no moderation.
    error(response, 404, "not found", "not_found_error");
  } catch (reason) {
    if (response.headersSent) return response.destroy();
    if (reason instanceof TooLong) {
      const message = "the request exceeds the available context size, try increasing it";
      return error(response, 400, message, "exceed_context_size_error");
    }
    error(response, 500, String(reason), "server_error");
  }
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
