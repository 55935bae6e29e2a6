import { query } from "../support/database";

/** Inserts a check-in for each of the last `days` days. Each function here runs one statement. */
export const giveMoods = (userId: string, days: number) =>
  query(
    `INSERT INTO mood_entries ("userId", mood, "createdAt")
     SELECT $1::uuid, 'neutral'::"Mood", now() - make_interval(days => day) FROM generate_series(0, $2::int - 1) AS day`,
    [userId, days],
  );

/** Inserts conversations with this many messages from the person, and as many from the guide. */
export const giveTalks = (userId: string, count: number, messages = 3) =>
  query(
    `WITH talks AS (
       INSERT INTO chat_sessions ("userId", title) SELECT $1::uuid, 'v1.x' FROM generate_series(1, $2::int) RETURNING id
     )
     INSERT INTO chat_messages ("sessionId", role, content)
     SELECT talks.id, role::"MessageRole", 'v1.x'
     FROM talks, generate_series(1, $3::int), unnest(ARRAY['user', 'assistant']) AS role`,
    [userId, count, messages],
  );

export const giveExercises = (userId: string, count: number) =>
  query(
    `INSERT INTO finished_exercises ("userId", exercise, approach)
     SELECT $1::uuid, 'breathing', 'MBCT' FROM generate_series(1, $2::int)`,
    [userId, count],
  );

export const giveRoutines = (userId: string, count: number, completedExercises = 2) =>
  query(
    `INSERT INTO pt_sessions ("userId", duration, "totalExercises", "completedExercises")
     SELECT $1::uuid, 12, 4, $3::int FROM generate_series(1, $2::int)`,
    [userId, count, completedExercises],
  );

/** Moves the enrollment back, so that everything done since then counts. */
export const enrolledDaysAgo = (userId: string, days: number) =>
  query(`UPDATE user_programs SET "enrolledAt" = now() - make_interval(days => $2::int) WHERE "userId" = $1`, [
    userId,
    days,
  ]);
