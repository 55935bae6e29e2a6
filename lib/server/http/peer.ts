const NAME = Symbol.for("peer header of this process");
const shared = globalThis as { [NAME]?: string };

/**
 * Carries the address at the other end of the socket; `watchIncoming` sets it, whatever the client
 * sent. Nobody outside of the process knows its name, so that where nothing sets it nobody else
 * can; all bundles of the process share it.
 */
shared[NAME] ??= `x-peer-${crypto.randomUUID()}`;
export const PEER_HEADER: string = shared[NAME];
