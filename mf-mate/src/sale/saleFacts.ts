import type { OfferedType, TicketTone } from '@school/shared/tickets';
import type { SaleName } from '../api';

/** A ticket type, as far as it is loaded. */
export interface TypeFacts {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** In pesewas. */
  readonly price: number;
  readonly tone: TicketTone;
  /** People that one ticket admits. */
  readonly admits: number;
  readonly isNumbered: boolean;
  /** The seats of the plan that it sells. */
  readonly pool: string | null;
  /** Capacity and what is left, undefined until the API responds. */
  readonly capacity: number | undefined;
  readonly left: number | undefined;
  readonly isOpen: boolean;
  /** The maximum per order, that of the sale by default. */
  readonly maxPerOrder: number | undefined;
  readonly hasWaitingList: boolean;
}

/** A sale, as far as it is loaded. */
export interface SaleFacts {
  readonly name: SaleName;
  /** Undefined until the API responds. */
  readonly isOpen: boolean | undefined;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly maxPerOrder: number;
  readonly holdMinutes: number;
  /** Whether buying begins in the waiting room. */
  readonly hasQueue?: boolean;
  readonly types: readonly TypeFacts[];
}

/** Limits of composed pages, until the API reports its own. */
const LIMITS = { maxPerOrder: 8, holdMinutes: 15 };

/** Returns a sale as pages are composed with it. */
export const initialSale = (offer: readonly OfferedType[], name: SaleName): SaleFacts => ({
  name,
  isOpen: undefined,
  opensAt: null,
  closesAt: null,
  ...LIMITS,
  types: offer
    .filter(({ sale }) => sale === name)
    .map(({ id, name: typeName, note, price, tone, admits, pool }) => ({
      id,
      name: typeName,
      note,
      price,
      tone,
      admits,
      isNumbered: pool !== undefined,
      pool: pool ?? null,
      capacity: undefined,
      left: undefined,
      isOpen: true,
      maxPerOrder: undefined,
      hasWaitingList: false,
    })),
});

/** Returns whether nothing of a type is left. Before the API responds, nothing is sold out. */
export const isSoldOut = ({ left }: TypeFacts): boolean => left === 0;

/** Returns the lowest price of a sale in pesewas. */
export const lowestPriceOf = ({ types }: SaleFacts): number => Math.min(...types.map(({ price }) => price));

/** Why a sale is closed. */
export type Closed = 'not-yet' | 'over' | 'closed';

/**
 * Returns why a sale is closed.
 * @param now ms since 1970
 */
export function whyClosed({ opensAt, closesAt }: SaleFacts, now: number): Closed {
  if (opensAt !== null && Date.parse(opensAt) > now) return 'not-yet';
  if (closesAt !== null && Date.parse(closesAt) <= now) return 'over';
  return 'closed';
}
