import { vi } from 'vitest';

/** A request as the API receives it. */
export interface SentRequest {
  readonly path: string;
  readonly body: unknown;
}

/** A response of the API: a body, a rejection, or none. */
export type Answer = { readonly body: object } | { readonly refusal: object } | 'lost';

/** Replaces the network: answers each operation in turn, and repeats the last response. */
export function stubApi(answers: Readonly<Record<string, readonly Answer[]>>): readonly SentRequest[] {
  const requests: SentRequest[] = [];
  const left = new Map(Object.entries(answers).map(([path, list]) => [path, [...list]]));
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    requests.push({
      path,
      body: request.method === 'POST' ? await request.json().catch(() => undefined) : undefined,
    });
    const list = left.get(path) ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (!answer || answer === 'lost') throw new TypeError('Failed to fetch');
    if ('body' in answer) return Response.json(answer.body);
    return Response.json({ error: answer.refusal }, { status: 422 });
  });
  return requests;
}
