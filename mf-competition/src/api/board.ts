import type { AuditionBoard } from './generated/endpoints';

/** Reads what the stream carries. @throws when it is something else */
export function parseBoard(data: unknown): AuditionBoard {
  if (typeof data === 'object' && data !== null && 'slots' in data && Array.isArray(data.slots)) {
    return data as AuditionBoard;
  }
  throw new Error('The stream sent no board');
}
