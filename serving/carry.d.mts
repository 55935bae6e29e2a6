import type { IncomingMessage, ServerResponse } from "node:http";

export function requestOf(
  incoming: IncomingMessage,
  base: string,
  afterwards: (work: () => Promise<void>) => void,
): Request;
export function give(
  response: Response,
  outgoing: ServerResponse,
  accepted: string | undefined,
): Promise<void>;
