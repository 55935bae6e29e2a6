const NAME = Symbol.for("peer header of this process");
const shared = globalThis as { [NAME]?: string };

/**
 * The header with the socket's peer address; `watchIncoming` overwrites anything the client sent.
 * The name is random and known only inside the process, so a client can't set the header even if
 * nothing overwrites it. All bundles in the process share it.
 */
shared[NAME] ??= `x-peer-${crypto.randomUUID()}`;
export const PEER_HEADER: string = shared[NAME];
