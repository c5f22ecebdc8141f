import type { AuditionBoard } from './generated/endpoints';

/** Parses a message of the stream. @throws when it is not a board */
export function parseBoard(data: unknown): AuditionBoard {
  if (typeof data === 'object' && data !== null && 'slots' in data && Array.isArray(data.slots)) {
    return data as AuditionBoard;
  }
  throw new Error('The stream sent no board');
}
