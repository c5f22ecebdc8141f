import type { TestApi } from './api';

interface Refusal {
  error: { code: string; message: string; fields?: { field: string; message: string }[] };
}

/** An answer of the API with its errors by field. */
export interface Answered<T> {
  status: number;
  body: T;
  problems: Record<string, string>;
}

/** Sends requests below `/api` to an API under test, as a page does. */
export const askOf =
  (api: Pick<TestApi, 'send'>) =>
  async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered<T>> => {
    const response = await api.send(method, `/api${path}`, body, headers);
    const text = await response.text();
    const read = (text === '' ? null : JSON.parse(text)) as T & Partial<Refusal>;
    const fields = read?.error?.fields ?? [];
    return {
      status: response.status,
      body: read,
      problems: Object.fromEntries(fields.map(({ field, message }) => [field, message])),
    };
  };
