// One model in memory for concurrent requests: each takes a context slot, preferring the one with
// the longest matching prefix, as llama.cpp's own server does.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const SLOTS = 3;
const SLOT_TOKENS = 8_192;
const THREADS = 2;
/** The same in every run; the output still depends on which requests share a batch. */
const SAMPLING = { temperature: 0.7, topP: 0.8, topK: 20, seed: 28 };
/** Recommended by the makers of such models: without it they repeat the prompt. */
const REPEATED = 1.1;
const HEARD = 256;
/** A four-byte character may be split into as many tokens. */
const MAX_UNREADABLE = 4;
/**
 * Prompt tokens are evaluated in batches of this size; between batches we check whether the client
 * is still there.
 */
const STRIDE = 128;
/** Shorter shared prefixes don't count, because every prompt begins with the same few tokens. */
const WORTH_KEEPING = 32;

export class TooLong extends Error {}

/** @param folder where `ensureEngine` has installed it */
export async function openEngine(folder, file) {
  const { resolve } = createRequire(join(folder, "package.json"));
  const ofEngine = createRequire(resolve("node-llama-cpp"));
  const load = (path) => import(pathToFileURL(path).href);
  const { getLlama, LlamaGrammarEvaluationState } = await load(resolve("node-llama-cpp"));
  const { Template } = await load(ofEngine.resolve("@huggingface/jinja"));

  // Nothing may be built or downloaded at run time: the binary came with the packages.
  const asItCame = { gpu: false, build: "never", skipDownload: true };
  const llama = await getLlama({ ...asItCame, maxThreads: THREADS });
  const model = await llama.loadModel({ modelPath: file });
  const size = { contextSize: SLOT_TOKENS, sequences: SLOTS, batchSize: 512, threads: THREADS };
  const context = await model.createContext(size);
  const slots = Array.from({ length: SLOTS }, () => {
    return { sequence: context.getSequence(), isBusy: false, used: 0 };
  });
  const template = new Template(model.fileInfo.metadata.tokenizer.chat_template);
  const grammar = await llama.getGrammarFor("json");
  const waiting = [];
  let asked = 0;

  const promptOf = (messages) => {
    const marks = { bos_token: "", eos_token: "", add_generation_prompt: true };
    return model.tokenize(template.render({ messages, ...marks }), true);
  };

  async function take(tokens) {
    const free = slots.filter(({ isBusy }) => !isBusy);
    if (free.length === 0) {
      await new Promise((resolve) => waiting.push(resolve));
      return take(tokens);
    }
    const known = ({ sequence }) => {
      const same = sequence.compareContextTokens(tokens).firstDifferentIndex;
      return same < WORTH_KEEPING ? 0 : same;
    };
    // If none has a matching prefix, take the least recently used slot.
    const [slot] = free.sort((one, other) => known(other) - known(one) || one.used - other.used);
    slot.isBusy = true;
    return slot;
  }

  function release(slot) {
    asked += 1;
    slot.isBusy = false;
    slot.used = asked;
    waiting.shift()?.();
  }

  /**
   * Evaluates a prompt up to its last token; if the client left early, the evaluated part serves
   * the next request.
   */
  async function read(sequence, tokens, hasLeft) {
    await sequence.adaptStateToTokens(tokens.slice(0, -1), false);
    const before = tokens.slice(0, -1);
    for (let from = sequence.nextTokenIndex; from < before.length && !hasLeft(); from += STRIDE) {
      await sequence.evaluateWithoutGeneratingNewTokens(before.slice(from, from + STRIDE));
    }
    return tokens.slice(-1);
  }

  /**
   * Streams an answer piece by piece; returns the finish reason, or null if the client has left.
   * Special tokens are spelled out: some servers send them, and the product has to keep them from
   * people.
   */
  async function* answer({ messages, mostTokens, isJson }, hasLeft) {
    const tokens = promptOf(messages);
    if (tokens.length >= SLOT_TOKENS) throw new TooLong(`${tokens.length} tokens`);
    const slot = await take(tokens);
    try {
      const last = await read(slot.sequence, tokens, hasLeft);
      if (hasLeft()) return null;
      const most = Math.min(mostTokens, SLOT_TOKENS - tokens.length);
      const heard = tokens.slice(-HEARD);
      const repeatPenalty = { penalty: REPEATED, punishTokens: () => heard };
      const state = () => new LlamaGrammarEvaluationState({ model, grammar });
      const bounds = isJson ? { grammarEvaluationState: state() } : { repeatPenalty };
      let unread = [];
      let count = 0;
      for await (const token of slot.sequence.evaluate(last, { ...SAMPLING, ...bounds })) {
        if (hasLeft()) return null;
        count += 1;
        heard.push(token);
        unread.push(token);
        const text = model.detokenize(unread, true);
        if (!text.endsWith("\ufffd") || unread.length > MAX_UNREADABLE) {
          unread = [];
          yield text;
        }
        if (count >= most) return "length";
      }
      return "stop";
    } finally {
      release(slot);
    }
  }

  return { answer };
}
