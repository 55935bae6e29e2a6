import { readEvents, type StreamEvent } from "./event-stream";

const encoder = new TextEncoder();

function answer(...chunks: Uint8Array[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );
}

async function all(response: Response): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

describe("readEvents", () => {
  it("CHAT-12 reads each event with its name and its parsed data", async () => {
    const text = 'event: accepted\ndata: {"userMessageId":"1"}\n\nevent: delta\ndata: {"text":"Hm."}\n\n';
    expect(await all(answer(encoder.encode(text)))).toEqual([
      { event: "accepted", data: { userMessageId: "1" } },
      { event: "delta", data: { text: "Hm." } },
    ]);
  });

  it("puts events together that arrive cut anywhere, within a letter too", async () => {
    const bytes = encoder.encode('event: delta\ndata: {"text":"Grüß dich 🐻"}\n\n');
    const chunks = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await all(answer(...chunks))).toEqual([{ event: "delta", data: { text: "Grüß dich 🐻" } }]);
  });

  it("leaves out an event that was cut off", async () => {
    const text = 'event: delta\ndata: {"text":"a"}\n\nevent: done\ndata: {"mess';
    expect(await all(answer(encoder.encode(text)))).toEqual([{ event: "delta", data: { text: "a" } }]);
  });

  it("cancels the request when the reader leaves", async () => {
    const cancelled = jest.fn();
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(encoder.encode('data: {"text":"on and on"}\n\n')),
      cancel: cancelled,
    });
    for await (const { event } of readEvents(new Response(body))) {
      expect(event).toBe("message");
      break;
    }
    expect(cancelled).toHaveBeenCalled();
  });
});
