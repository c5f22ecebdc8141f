import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Reads server-sent events from a response as they arrive. A heartbeat only shows that the connection is alive. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
      const events = arrived;
      arrived = [];
      yield* events;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
