/**
 * Keys of the lists; their parts joined are the addresses (API-06). No client module, so that the
 * server can fill them.
 */
export const exercisesKey = ["/api/pt/exercises"] as const;
export const routinesKey = ["/api/pt/routines"] as const;
export const routineKey = (id: string) => [...routinesKey, id] as const;
