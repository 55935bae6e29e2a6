/** The question that asks whether an inferred danger is real. */
const CONFIRMED = "confirmed";

/** Maps a text to its question, since several texts ask the same one. */
export function questionOf(id: string): string {
  if (id.startsWith("confirm."))
    return id === "confirm.suicide.0" || id === "confirm.suicide.1" ? "suicide" : CONFIRMED;
  if (SUICIDE_QUESTIONS.has(id)) return "suicide";
  const [move = ""] = id.split(".");
  if (id === "backCheck.1") return "safe";
  if (id === "place.0" || id === "place.1") return "leftPlace";
  if (move === "askNear" || move === "backCheck") return "near";
  if (move === "barrierAsk") return "barrier";
  if (move === "person" || move === "safePerson") return "person";
  return ["plan", "intent", "means", "time", "wound", "before"].includes(move) ? move : id;
}

/** True for yes-or-no questions. */
export const isClosed = (id: string): boolean => {
  const about = questionOf(id);
  return CLOSED.has(about) || CLOSED.has(id);
};
const CLOSED: ReadonlySet<string> = new Set([
  ...[
    "suicide",
    "near",
    "safe",
    "plan",
    "intent",
    "means",
    "time",
    "wound",
    "before",
    "leftPlace",
    CONFIRMED,
  ],
  ...["reach.0", "reach.1", "reach.2"],
  ...["abuseAsk.0", "voicesAsk.0", "dangerAsk.0", "eatingAsk.0", "bodyAsk.0", "friendAsk.0"],
  ...[
    "meansAway.0",
    "urge.0",
    "safetyPlan.0",
    "urgent.0",
    "urgent.2",
    "urgent.4",
    "urgent.5",
    "urgent.8",
    "urgent.10",
  ],
  ...[
    "body.0",
    "body.3",
    "body.6",
    "danger.0",
    "voices.2",
    "voices.6",
    "friend.0",
    "abuse.0",
    "abuse.1",
    "held.0",
  ],
]);

const SUICIDE_QUESTIONS: ReadonlySet<string> = new Set([
  "askSuicide.0",
  "askSuicide.1",
  "askSoft.0",
  "askSoft.1",
  "danger.5",
  "abuse.5",
  "voices.5",
  "body.5",
  "eating.2",
]);
