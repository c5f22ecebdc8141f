import type { Availability, TicketSale } from '../api';
import type { SaleFacts } from './saleFacts';

/** Merges a sale of the API with later messages of the stream. */
export function liveFacts(told: TicketSale, live: Availability | null | undefined): SaleFacts {
  const left = new Map(live?.types.map((type) => [type.id, type.left]));
  const isOpen = live?.sales.find(({ sale }) => sale === told.sale)?.isOpen;
  return {
    name: told.sale,
    isOpen: isOpen ?? told.isOpen,
    opensAt: told.opensAt,
    closesAt: told.closesAt,
    maxPerOrder: told.maxPerOrder,
    holdMinutes: told.holdMinutes,
    hasQueue: told.hasQueue,
    types: told.types.map((type) => ({ ...type, left: left.get(type.id) ?? type.left })),
  };
}
