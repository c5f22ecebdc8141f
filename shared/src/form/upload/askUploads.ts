import type { UploadedFile, UploadRequest, UploadTicket } from '../../schemas/uploads/upload';
import { ConnectionCut, failureOf } from './failures';

/** The id and token of one upload. */
export type Ticketed = Pick<UploadedFile, 'id' | 'ticket'>;

/** Announces a file to the API. */
export const announce = (apiBase: string, file: UploadRequest, signal: AbortSignal): Promise<UploadTicket> =>
  ask(`${apiBase}/uploads`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(file),
  });

/** Fetches the state of an upload. */
export const stateOf = (
  apiBase: string,
  upload: Ticketed,
  signal: AbortSignal,
): Promise<{ state: 'waiting' | 'stored' | 'claimed' }> =>
  ask(addressOf(apiBase, upload), { signal, headers: ticketHeader(upload) });

/** Cancels an upload without waiting. What remains is removed after a day. */
export function takeBack(apiBase: string, upload: Ticketed): void {
  const request = { method: 'DELETE', keepalive: true, headers: ticketHeader(upload) };
  fetch(addressOf(apiBase, upload), request).catch(() => undefined);
}

export const addressOf = (apiBase: string, { id }: Ticketed): string => `${apiBase}/uploads/${id}`;

export const ticketHeader = ({ ticket }: Ticketed) => ({ authorization: `Upload ${ticket}` });

async function ask<Answer>(address: string, request: RequestInit & { signal: AbortSignal }): Promise<Answer> {
  const response = await fetch(address, { ...request, cache: 'no-store' }).catch((cause: unknown) => {
    throw request.signal.aborted ? request.signal.reason : new ConnectionCut('No answer', { cause });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw failureOf(response.status, body);
  if (body === undefined) throw new ConnectionCut('The answer was cut');
  return body as Answer;
}
