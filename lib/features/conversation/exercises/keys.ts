/** Key of the list of finished exercises; joined, its parts form the URL (API-06). */
export const finishedExercisesKey = ["/api/exercises/finished"] as const;
