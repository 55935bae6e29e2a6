/** Key of the list of finished exercises; its parts joined are the address (API-06). */
export const finishedExercisesKey = ["/api/exercises/finished"] as const;
