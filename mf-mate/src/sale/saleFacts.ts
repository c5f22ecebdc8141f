import type { OfferedType, TicketTone } from '@school/shared/tickets';
import type { SaleName } from '../api';

/** One kind of ticket, as far as it is known. */
export interface TypeFacts {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** In pesewas. */
  readonly price: number;
  readonly tone: TicketTone;
  /** How many people one of it lets in. */
  readonly admits: number;
  readonly isNumbered: boolean;
  /** Which seats of the plan it sells. */
  readonly pool: string | null;
  /** How many there are and how many can be had right now; unknown until the API has said so. */
  readonly capacity: number | undefined;
  readonly left: number | undefined;
  readonly isOpen: boolean;
  /** How many of it one order may hold; the sale's limit unless the API says otherwise. */
  readonly maxPerOrder: number | undefined;
  readonly hasWaitingList: boolean;
}

/** A sale, as far as it is known. */
export interface SaleFacts {
  readonly name: SaleName;
  /** Unknown until the API has said so. */
  readonly isOpen: boolean | undefined;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly maxPerOrder: number;
  readonly holdMinutes: number;
  readonly types: readonly TypeFacts[];
}

/** Limits that pages are composed with; the API's own replace them. */
const LIMITS = { maxPerOrder: 8, holdMinutes: 15 };

/** What pages are composed with of a sale. */
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

/** Nothing of it can be had right now. Until the API has said so, everything can. */
export const isSoldOut = ({ left }: TypeFacts): boolean => left === 0;

/** The lowest price of a sale in pesewas. */
export const lowestPriceOf = ({ types }: SaleFacts): number => Math.min(...types.map(({ price }) => price));

/** What to say of a sale that cannot be bought from. */
export type Closed = 'not-yet' | 'over' | 'closed';

/**
 * Why a sale is closed.
 * @param now ms since 1970
 */
export function whyClosed({ opensAt, closesAt }: SaleFacts, now: number): Closed {
  if (opensAt !== null && Date.parse(opensAt) > now) return 'not-yet';
  if (closesAt !== null && Date.parse(closesAt) <= now) return 'over';
  return 'closed';
}
