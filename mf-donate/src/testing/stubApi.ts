import { vi } from 'vitest';

/** A request as the API would get it. */
export interface Asked {
  readonly path: string;
  readonly body: unknown;
}

/** An answer of the API: what it says, a refusal, or one that never arrives. */
export type Answer = { readonly says: object } | { readonly refuses: object } | 'lost';

/** Stands for the network: answers each operation in turn, and its last answer again and again. */
export function stubApi(answers: Readonly<Record<string, readonly Answer[]>>): readonly Asked[] {
  const asked: Asked[] = [];
  const left = new Map(Object.entries(answers).map(([path, list]) => [path, [...list]]));
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    asked.push({ path, body: request.method === 'POST' ? await request.json() : undefined });
    const list = left.get(path) ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (!answer || answer === 'lost') throw new TypeError('Failed to fetch');
    if ('says' in answer) return Response.json(answer.says);
    return Response.json({ error: answer.refuses }, { status: 422 });
  });
  return asked;
}
