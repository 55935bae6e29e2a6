/**
 * Key of the list of moods; joined, its parts form the URL (API-06). Not a client module, so that
 * the server can fill it.
 */
export const moodsKey = ["/api/mood"] as const;
