/** Carries the address at the other end of the socket; `watchIncoming` sets it, whatever the client sent. */
export const PEER_HEADER = "x-peer-address";
