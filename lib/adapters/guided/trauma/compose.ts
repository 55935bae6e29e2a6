import type { TraumaWork } from "@/lib/ports/model";
import type { ReadTurn } from "../line";
import { answer } from "../moves/answer";
import { findPlace } from "../place";
import { read } from "../reading";
import { Speaker, type Spoken } from "../speaker";
import { LEXICONS, SPEECH } from "../voices";
import { lead } from "./lead";
import { aboutTheEvent, answerSteadily } from "./steady";
import { ownExercises, steadyExercises, traumaVoice } from "./voice";

/** Shown to the choice of exercises in place of what the person chose for ordinary talk: here the approach is this one. */
const inApproach = (turn: ReadTurn, { approach }: TraumaWork): ReadTurn => ({
  ...turn,
  approaches: [{ name: approach, systemPrompt: "" }],
  therapyGoals: null,
  before: null,
});

const speakerOf = ({ sessionId, lines, language }: ReadTurn, memory: ReturnType<typeof read>["memory"], them: string) =>
  new Speaker(memory, `${sessionId}:${lines.length}`, language === "zh" ? "" : " ", { them });

/**
 * The guided engine's answer in a trauma conversation (decision 0032). How safe the person says they are decides first:
 * whoever is hardly safe gets steadying alone, whatever the approach. Work of the approach comes after that, in English.
 */
export function composeTrauma(turn: ReadTurn, work: TraumaWork): Spoken {
  if (work.depth === "steady" || turn.language !== "en") {
    const { adult } = SPEECH[turn.language];
    const voice = { ...adult, carried: undefined, exercises: steadyExercises(turn) };
    const reading = read(turn, voice, LEXICONS[turn.language]);
    const speaker = speakerOf(turn, reading.memory, reading.them);
    answerSteadily(speaker, reading);
    return speaker.spoken();
  }
  const own = inApproach(turn, work);
  const reading = read(own, traumaVoice(turn, work), LEXICONS.en);
  const speaker = speakerOf(own, reading.memory, reading.them);
  if (!inDanger(reading) && aboutTheEvent(speaker, reading, true)) return speaker.spoken();
  const place = findPlace(own.lines, reading.voice.exercises);
  if (inDanger(reading) || !lead(speaker, reading, place, ownExercises(turn, work), steadyExercises(turn)))
    answer(speaker, reading, place);
  return speaker.spoken();
}

const inDanger = ({ intents }: ReturnType<typeof read>): boolean => intents.has("crisis");
