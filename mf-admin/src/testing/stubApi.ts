import { vi } from 'vitest';

/** A request as the stand-in of the API got it. */
export interface StubbedRequest {
  readonly method: string;
  /** Below `/api`, with what is asked for: `/staff/outbox?state=failed`. */
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
}

/**
 * Stands in for the API at the network, until `vi.unstubAllGlobals`.
 * @param answer gives what is answered as JSON, or a whole response
 * @returns every request so far
 */
export function stubApi(answer: (asked: StubbedRequest) => object): readonly StubbedRequest[] {
  const asked: StubbedRequest[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const once: StubbedRequest = {
      method: request.method,
      path: pathname.replace(/^\/api/, '') + search,
      key: request.headers.get('idempotency-key'),
      body: text === '' ? undefined : JSON.parse(text),
    };
    asked.push(once);
    const answered = answer(once);
    return answered instanceof Response ? answered : Response.json(answered);
  });
  return asked;
}

/** A refusal as the API words it. */
export const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ error: { code, message, requestId: 'r' } }, { status });
