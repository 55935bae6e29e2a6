import type { ServerResponse } from "node:http";

export function createAfterwards(): {
  of(outgoing: ServerResponse): (work: () => Promise<void>) => void;
  done(): Promise<void>;
};
