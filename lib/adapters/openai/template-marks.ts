/** How a chat template's mark affects the answer around it. */
export type Mark =
  /** Thinking begins, or ends. */
  | "open"
  | "close"
  /** A name follows: a channel's or the speaker's. */
  | "channel"
  | "turn"
  /** Precedes the assistant's words. After them, it starts another turn. */
  | "begin"
  /** Wraps the assistant's words and means nothing by itself. */
  | "wrap"
  | "end";

/**
 * Vendors and fine-tuners put words of their own around these: "seed:think", "inner_thoughts",
 * "chain_of_thought", "thinking_process".
 */
const THOUGHTS =
  "(?:(?!end|stop|close|final|no)[a-z]{1,20}[_:-]){0,2}(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflect(?:ion)?|analysis|scratch_?pad|(?:inner)?monologue|cot|internal|private|planning|deliberation)(?:[_-][a-z]{1,20}){0,2}";
const WRAPS = "answer|response|output|final|final_answer|reply";
const ENDS =
  "s|bos|eos|pad|unk|eod|eot|sep|cls|sop|(?:start|begin|beginning|end)_of_[a-z]{1,20}|user|human|assistant";
const BRACKETS =
  "INST|THINK|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|TOOL_CONTENT|MODEL_SETTINGS|EOS|BOS|PAD|gMASK|sMASK|MASK|UNUSED_TOKEN_\\d{1,3}|(?:BEGIN|END) FINAL RESPONSE";
const SPEAKERS = "USER|HUMAN|ASSISTANT|SYSTEM";
const PROCESS = "here(?:'s| is| are) my (?:thought process|reasoning(?: steps)?)";
const ANSWER = "here(?:'s| is) my response";

/**
 * Templates without special marks begin a turn with a role name at the start of a line. Every
 * repetition is bounded because a model may send anything.
 */
const ROLES =
  "(?:#{2,3} ?)(?:user|human|instruction|input|response|assistant)(?: message)?(?::|(?=[ \\t]*\\n))|\\*{0,2}(?:user|human|assistant|client|patient|therapist)(?:\\*{2})?[:：](?:\\*{2})?";

/** Headings in words: one opens thinking where an answer begins with it, the other ends that. */
const THOUGHT_HEADS = [
  ...["thinking", "thinking process", "reasoning", "internal monologue", "chain of thought"],
  ...["razonamiento", "raisonnement", "überlegung", "思考过程", "思考"],
];
const ANSWER_HEADS = [
  ...["answer", "response", "reply", "final answer", "final response"],
  ...["respuesta", "réponse", "antwort", "回答", "回复"],
];
/** As they're written, in bold or not. Bold must be closed. */
const written = (head: string): string[] => [
  `**${head}:**`,
  `**${head}**:`,
  `${head}:`,
  `${head}：`,
];
const oneOf = (heads: readonly string[]): string => heads.flatMap(written).map(escaped).join("|");
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const MARKS = [
  `<[|｜]/?[^<>|｜\\s]{1,40}[|｜]>`,
  `<\\|[a-z_]{1,30}>|<[a-z_]{1,30}\\|>`,
  `</?(?:${THOUGHTS}|${WRAPS}|${ENDS})(?:\\s[^<>]{0,60})?/?>`,
  `<details type="?reasoning"?[^<>]{0,60}>|</details>`,
  `<unused\\d{1,3}>|<extra_id_\\d{1,3}>|<reserved_\\d{1,3}>|<</?SYS>>`,
  `\\[/?(?:${BRACKETS})\\]|\\[\\|/?[a-z_]{1,30}\\|\\]`,
  // In the middle of a line, "[Human]" stands for a name to fill in.
  `\\n {0,3}\\[(?:${SPEAKERS})\\]|\\[/(?:${SPEAKERS})\\]`,
  `◁/?think▷`,
  // MiniMax: the end, a speaker, and the beginning.
  `\\[e~\\[|\\]~b\\]|\\]~!b\\[`,
  `\\n ?${PROCESS}:|${ANSWER}:`,
  `assistantfinal|\\nanalysis(?=[A-Z"“'])`,
  `\\n {0,3}(?:${ROLES})`,
  `\\n {0,3}(?:${oneOf([...THOUGHT_HEADS, ...ANSWER_HEADS])})`,
] as const;

/**
 * @param names the speakers in the conversation; if a model starts speaking for one, its turn
 *   ends
 */
export const marksOf = (names: readonly string[]): RegExp => {
  const spoken = names.map((name) => `\\n ?\\*{0,2}${escaped(name)}\\*{0,2}:`);
  // Case matters only for the channel whose mark was swallowed.
  return new RegExp([...MARKS, ...spoken].join("|"), "giu");
};

const OPENS = /^(?:begin_of_thought|start_thinking|inner_prefix|think|thinking|unused94)$/;
const CLOSES =
  /^(?:\/think|\/thinking|end_of_thought|end_thinking|inner_suffix|unused95|begin_of_solution|start_response|assistantfinal|begin final response)$/;
const TURNS = /^(?:\]~b|im_start|start|start_header_id|header_start|start_of_turn|turn)$/;
const BEGINS =
  /^(?:\]~!b\[|\/?s|bos|begin_of_text|startoftext|begin▁of▁sentence|beginning_of_sentence|assistant|bot|chatbot_token|start_of_turn_token|end_header_id|header_end|im_middle|im_sep|message|\/inst|\/sys|gmask|sop|start_text|assistant:|therapist:|response:?|constrain)$/;
const WRAPPED = new RegExp(`^/?(?:${WRAPS}|begin_of_box|end_of_box)$`);
const OPENED = new RegExp(`^(?:${THOUGHTS}|details)$`);
const CLOSED = new RegExp(`^/(?:${THOUGHTS}|details)$`);
const STARTED = new RegExp(`^(?:${PROCESS}:|analysis)$`);
const ANSWERED = new RegExp(`^${ANSWER}:$`);

const HEADS_THOUGHT = new RegExp(`^(?:${oneOf(THOUGHT_HEADS)})$`, "i");
const HEADS_ANSWER = new RegExp(`^(?:${oneOf(ANSWER_HEADS)})$`, "i");
/** True for "**Reasoning:**", which a guide may also write in the middle of its own words. */
export const isHeading = (mark: string): boolean =>
  HEADS_THOUGHT.test(mark.trim()) || HEADS_ANSWER.test(mark.trim());

export function readMark(mark: string): Mark {
  if (isHeading(mark)) return HEADS_THOUGHT.test(mark.trim()) ? "open" : "close";
  // Gemma closes its channel with the reversed name.
  if (/^<channel\|>$/i.test(mark)) return "close";
  const name = mark
    .replace(/^[<[◁|｜\s#]+|[>\]▷|｜]+$|\*/g, "")
    .replace("：", ":")
    .toLowerCase();
  const bare = name.replace(/\s.*$|(?<=.)\/$/s, "");
  if (name === "channel") return "channel";
  // A tag that closes itself holds no thoughts.
  if (OPENED.test(bare) && mark.endsWith("/>")) return "wrap";
  if (OPENS.test(name) || OPENED.test(bare) || STARTED.test(name)) return "open";
  if (CLOSES.test(name) || CLOSED.test(bare) || ANSWERED.test(name)) return "close";
  if (TURNS.test(name)) return "turn";
  if (name === "/s") return "end";
  if (BEGINS.test(name)) return "begin";
  return WRAPPED.test(bare) ? "wrap" : "end";
}

/** How far back an incomplete mark can begin (characters). */
const LONGEST = 90;
const BEGUN =
  /^(?:<(?:[|｜/<][^<>\n]{0,88}|[a-z][^<>\n]{0,88})?|\[(?:\/?[A-Z_g][A-Za-z_ \d]{0,24}|\|\/?[A-Za-z_]{0,30}\|?)?\/?|◁\/?[a-z]{0,5})$/u;
const PHRASES = [
  "assistantfinal",
  "\nanalysis",
  "[e~[",
  "]~b]",
  "]~!b[",
  ...["'s", " is", " are"].flatMap((is) => [
    `\nhere${is} my thought process:`,
    `\nhere${is} my reasoning steps:`,
  ]),
  ...["'s", " is"].map((is) => `here${is} my response:`),
  ...["user", "human", "assistant", "client", "patient", "therapist"].flatMap((role) => [
    `\n${role}:`,
    `\n**${role}**:`,
  ]),
  ...[...THOUGHT_HEADS, ...ANSWER_HEADS].flatMap(written).map((head) => `\n${head}`),
  ...["##", "###"].flatMap((signs) =>
    ["user", "human", "assistant", "instruction", "input", "response"].map(
      (role) => `\n${signs} ${role} message:`,
    ),
  ),
];

/** Length of the tail that more letters could turn into a mark. */
export function doubtfulEnd(text: string, names: readonly string[]): number {
  const tail = text.slice(-LONGEST);
  const start = Math.max(tail.lastIndexOf("<"), tail.lastIndexOf("["), tail.lastIndexOf("◁"));
  // In "<<SYS>>", the second "<" looks like the start of another mark.
  const from = start > 0 && tail[start] === "<" && tail[start - 1] === "<" ? start - 1 : start;
  const sign = from >= 0 && BEGUN.test(tail.slice(from)) ? tail.length - from : 0;
  const phrases = [...PHRASES, ...names.map((name) => `\n${name.toLowerCase()}:`)];
  return Math.max(sign, ...phrases.map((phrase) => begunAt(tail.toLowerCase(), phrase)));
}

function begunAt(tail: string, phrase: string): number {
  for (let length = Math.min(tail.length, phrase.length - 1); length > 0; length -= 1) {
    if (tail.endsWith(phrase.slice(0, length))) return length;
  }
  return 0;
}
