import { EventSourceParserStream } from "eventsource-parser/stream";

export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

/**
 * The events of a `text/event-stream` answer, as they come. Ends when the server closes the stream; leaving the loop
 * early cancels the request.
 *
 * @throws SyntaxError for data that is no JSON; TypeError when the connection breaks
 */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) return;
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield { event: next.value.event ?? "message", data: JSON.parse(next.value.data) };
    }
  } finally {
    await reader.cancel();
  }
}
