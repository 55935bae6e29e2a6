import type { CoupleTurn } from "@/lib/ports/model";
import { keyClauses } from "../key-phrases";
import type { Line, ReadTurn } from "../line";
import { remember } from "../memory";
import { Speaker, type Spoken } from "../speaker";
import { readable } from "../text";
import { LEXICONS } from "../voices";
import { type Heard, hear } from "./hear";
import type { ApproachVoice, TwoVoice } from "./shape";
import { VOICES_FOR_TWO } from "./voices";

/** So many messages of one person in a row, and the other is asked in. */
const IN_A_ROW = 3;
/** The way through a talk, by the number of messages both have written. */
const STEPS = ["handOver", "focus", "join", "handOver", "practice", "deepen", "focus", "join"] as const;
type Step = (typeof STEPS)[number];

/**
 * The guide between two people, without a model: gives back what was said, then one step by the approach and the matter
 * that the two chose, and the turn goes from one to the other. Names nobody right or guilty.
 */
export function composeForTwo(turn: ReadTurn, couple: CoupleTurn): Spoken {
  const voice = VOICES_FOR_TWO[turn.language];
  const text = readable(turn.lines.at(-1)?.content ?? "");
  const heard = hear(text);
  const speaker = new Speaker(
    remember(turn.lines),
    `${turn.sessionId}:${turn.lines.length}`,
    turn.language === "zh" ? "" : " ",
    { speaker: couple.speaker, listener: couple.listener },
  );
  answer(speaker, { voice, heard, turn, couple, text });
  return speaker.spoken();
}

interface Scene {
  readonly voice: TwoVoice;
  readonly heard: Heard;
  readonly turn: ReadTurn;
  readonly couple: CoupleTurn;
  readonly text: string;
}

function answer(speaker: Speaker, scene: Scene) {
  const { voice, heard, turn, couple } = scene;
  if (heard.asksAi) return speaker.mustSay(voice.asksAi);
  if (heard.asksPrivate && voice.keepsPrivate) return speaker.mustSay(voice.keepsPrivate);
  if (heard.asksSides) return speaker.mustSay(voice.noSides);
  if (heard.heat) return speaker.mustSay(voice.soften[heard.heat]);
  if (heard.thanks) return speaker.mustSay(voice.thanks);
  if (heard.asksAdvice) {
    speaker.say(voice.advice);
    return speaker.mustSay(approachOf(scene).practice);
  }
  mirror(speaker, scene);
  if (inARow(turn.lines, couple.speaker) >= IN_A_ROW) return speaker.mustSay(voice.balance);
  speaker.mustSay(linesOf(stepOf(turn.lines, couple), scene));
}

/** In the speaker's own words where they are about themselves; what is said of the other is one side's view. */
function mirror(speaker: Speaker, { voice, heard, turn, text }: Scene) {
  const [clause] = keyClauses(text, LEXICONS[turn.language]);
  if (heard.aboutOther) speaker.say(voice.view);
  else if (clause) speaker.say(voice.mirror, { quote: `${voice.quoteMarks[0]}${clause.words}${voice.quoteMarks[1]}` });
}

function stepOf(lines: readonly Line[], { listener }: CoupleTurn): Step {
  const said = lines.filter(({ role }) => role === "user");
  const otherSpoke = said.some(({ speaker }) => speaker === listener);
  const step = STEPS[(said.length - 1) % STEPS.length] ?? "handOver";
  // Two things stand side by side only once there are two.
  return step === "join" && !otherSpoke ? "handOver" : step;
}

const approachOf = ({ voice, couple }: Scene): ApproachVoice =>
  voice.approaches[couple.approach] ?? (voice.approaches.gottman as ApproachVoice);

function linesOf(step: Step, scene: Scene): readonly string[] {
  if (step !== "focus") return approachOf(scene)[step];
  const { foci } = scene.voice;
  return foci[scene.couple.focus] ?? foci.general ?? approachOf(scene).deepen;
}

/** How many of the newest messages one person wrote without a word of the other. */
function inARow(lines: readonly Line[], name: string): number {
  const said = lines.filter(({ role }) => role === "user");
  const other = said.findLastIndex(({ speaker }) => speaker !== name);
  return said.length - 1 - other;
}
