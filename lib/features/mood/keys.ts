/**
 * Key of the list of moods; its parts joined are the address (API-06). Not a client module, so that
 * the server can fill it.
 */
export const moodsKey = ["/api/mood"] as const;
