/**
 * Streams a response while the client listens. A disconnect is not reported as an error; any other failure is.
 * @param left aborted when the client has disconnected
 */
export function whileListening(answer: Response, left: AbortSignal): Response {
  const reader = answer.body?.getReader();
  if (!reader) return answer;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (left.aborted) controller.close();
        else controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, answer);
}
