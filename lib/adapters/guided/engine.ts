import type { Guide, Turn } from "@/lib/ports/model";
import { chips, exerciseAskedFor, tappedExercise } from "./choose-exercise";
import { composeForTwo } from "./couples/compose";
import { toRead } from "./line";
import { answer } from "./moves/answer";
import { reflect } from "./moves/reflect";
import { findPlace } from "./place";
import { type Reading, read } from "./reading";
import { Speaker } from "./speaker";
import { composeTrauma } from "./trauma/compose";
import { LEXICONS, SPEECH } from "./voices";

/**
 * The guide that needs no model, key or network: reflective listening out of authored lines, with exercises that go over
 * several turns. Keeps nothing between turns; all state is read from the conversation, so the same turn is always
 * answered the same way, on any server.
 */
export function createGuidedEngine(): Guide {
  return {
    name: "guided",
    async *reply(turn, signal) {
      const { text, activities, finished } = compose(turn);
      for (const piece of piecesOf(text)) {
        signal.throwIfAborted();
        yield { type: "text", text: piece };
      }
      signal.throwIfAborted();
      if (finished) yield { type: "finished", finished };
      if (activities.length > 0) yield { type: "activities", activities };
    },
  };
}

function compose(asked: Turn) {
  const turn = toRead(asked);
  if (turn.trauma && !turn.caring && turn.audience === "adult") return composeTrauma(turn, turn.trauma);
  // What one of two says in private is answered like every talk with one person.
  if (turn.couple && !turn.couple.privateTo) return composeForTwo(turn, turn.couple);
  const speech = SPEECH[turn.language];
  const voice = speech[turn.audience];
  const reading = read(turn, voice, LEXICONS[turn.language]);
  const speaker = new Speaker(
    reading.memory,
    `${turn.sessionId}:${turn.lines.length}`,
    turn.language === "zh" ? "" : " ",
    { them: reading.them },
  );
  if (turn.caring) meetOnly(speaker, reading);
  else answer(speaker, reading, findPlace(turn.lines, voice.exercises));
  return speaker.spoken();
}

const readingOf = (asked: Turn): Reading => {
  const turn = toRead(asked);
  return read(turn, SPEECH[turn.language][turn.audience], LEXICONS[turn.language]);
};

/**
 * Whether the newest message is the listener's own: an exercise is under way or was just offered, it asks for one, or it sounds like panic, danger or
 * despair that nothing else heard.
 *
 * @param asks whether the message asks for anything
 */
export function isForListener(asked: Turn, asks: boolean): boolean {
  const reading = readingOf(asked);
  if (reading.intents.has("crisis") || reading.intents.has("acute") || reading.despairs) return true;
  if (findPlace(reading.turn.lines, reading.voice.exercises).kind !== "talk" || tappedExercise(reading)) return true;
  return asks && ((reading.voice.wantsExercise?.test(reading.folded) ?? false) || exerciseAskedFor(reading) !== null);
}

/** Exercises to offer under an answer, by what the talk is about. */
export const exercisesFor = (asked: Turn): readonly string[] => chips(readingOf(asked));

/** Another question follows: the person is met, and nothing is asked. */
function meetOnly(speaker: Speaker, reading: Reading) {
  speaker.hush();
  reflect(speaker, reading, false);
  if (speaker.silent) speaker.mustSay(reading.voice.holding);
}

/** By sentences, as a model's answer is passed on: all of it is there at once, and in smaller pieces it would only cost more to say. */
const piecesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…؟।][”"’»)]?\s)|(?<=[。！？][”』」]?)(?![”』」])/).filter(Boolean);
