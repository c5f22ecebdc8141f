import type { TicketAvailability } from './generated/endpoints';

/** Parses a message of the stream. @throws when it is not an availability */
export function parseAvailability(data: unknown): TicketAvailability {
  if (typeof data !== 'object' || data === null) throw new Error('The stream sent no availability');
  const { planVersion, sales, types, held, sold, blocked } = data as Record<string, unknown>;
  const lists = [sales, types, held, sold, blocked];
  if (!Number.isInteger(planVersion) || !lists.every(Array.isArray)) {
    throw new Error('The stream sent no availability');
  }
  return data as TicketAvailability;
}
