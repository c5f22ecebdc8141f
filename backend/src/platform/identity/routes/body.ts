import type { IncomingMessage } from 'node:http';

const largest = 16 * 1024;

/** Returns the fields of a small JSON or form body; anything else counts as empty. */
export async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) return {};
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  const type = request.headers['content-type'] ?? '';
  return type.startsWith('application/json')
    ? parseJson(text)
    : Object.fromEntries(new URLSearchParams(text));
}

/** Returns a field as text; empty when it is missing or of another type. */
export function field(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}

function parseJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // The handler reports the missing fields.
    return {};
  }
}
