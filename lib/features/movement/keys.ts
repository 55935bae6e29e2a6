/**
 * List query keys; joined, their parts are the URLs (API-06). Not a client module, so the server
 * can prefetch them.
 */
export const exercisesKey = ["/api/pt/exercises"] as const;
export const routinesKey = ["/api/pt/routines"] as const;
export const routineKey = (id: string) => [...routinesKey, id] as const;
