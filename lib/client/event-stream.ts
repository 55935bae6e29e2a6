import { createParser } from "eventsource-parser";
import { setOut } from "./under-way";

export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

/**
 * Yields the events of a `text/event-stream` response as they arrive. Ends when the server closes
 * the stream. Leaving the loop early cancels the request.
 *
 * @throws SyntaxError for data that isn't JSON; TypeError if the connection breaks
 */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) return;
  const come: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = "message", data }) => come.push({ event, data: JSON.parse(data) }),
  });
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  const arrived = setOut();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parser.feed(decoder.decode(next.value, { stream: true }));
      yield* come.splice(0);
    }
  } finally {
    arrived();
    await reader.cancel();
  }
}
