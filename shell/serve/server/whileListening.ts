/**
 * An answer that streams in for as long as somebody listens. A visitor who leaves in the middle is no error that
 * anybody has to be told of; one who stays is told of any other.
 * @param left aborted when the visitor has left
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
