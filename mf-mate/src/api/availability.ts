import type { TicketAvailability } from './generated/endpoints';

/** Reads what the stream carries. @throws when it is something else */
export function parseAvailability(data: unknown): TicketAvailability {
  if (typeof data !== 'object' || data === null) throw new Error('The stream sent no availability');
  const { planVersion, sales, types, held, sold, blocked } = data as Record<string, unknown>;
  const lists = [sales, types, held, sold, blocked];
  if (!Number.isInteger(planVersion) || !lists.every(Array.isArray)) {
    throw new Error('The stream sent no availability');
  }
  return data as TicketAvailability;
}
