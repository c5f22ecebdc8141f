import { readPaymentRecord, type PaymentRecord } from '@school/shared/checkout';
import type { SaleName } from '../api';
import { readCounts, type Counts } from './counts';

/** The purchase in progress on this device, which survives a reload and is shared by all tabs. */
export interface Purchase {
  readonly counts: Counts;
  /** The code of the invitation in use. */
  readonly code?: string;
  /** The number of wheelchair places, by type. */
  readonly wheelchairs: Counts;
  /** Seats chosen on the plan or in the list, by type. */
  readonly seats: Readonly<Record<string, readonly string[]>>;
  /** Identifies the hold and its order. */
  readonly holdToken?: string;
  /** Identifies a hold that was requested and not answered yet. */
  readonly nextToken?: string;
  readonly payment?: PaymentRecord;
}

export const NOTHING: Purchase = { counts: {}, wheelchairs: {}, seats: {} };

/** Returns the storage key. */
export const purchaseKey = (sale: SaleName): string => `mate-2025-${sale}`;

/** Reads a stored purchase, empty when it is invalid. */
export function readPurchase(kept: unknown): Purchase {
  const { counts, code, wheelchairs, seats, holdToken, nextToken, payment } = Object(kept) as Record<
    string,
    unknown
  >;
  return {
    counts: readCounts(counts),
    wheelchairs: readCounts(wheelchairs),
    seats: readSeats(seats),
    ...(typeof code === 'string' && { code }),
    ...(isToken(holdToken) && { holdToken }),
    ...(isToken(nextToken) && { nextToken }),
    ...(Boolean(payment) && { payment: readPaymentRecord(payment) }),
  };
}

/** Tokens made by the browser are UUIDs; those of offers come by mail. */
const TOKEN = /^[\w-]{20,200}$/;

/** Returns whether a text can be the token of a hold. */
export const isToken = (text: unknown): text is string => typeof text === 'string' && TOKEN.test(text);

function readSeats(kept: unknown): Purchase['seats'] {
  const lists = Object.entries(Object(kept)).filter(([, ids]) => Array.isArray(ids) && ids.every(isText));
  return Object.fromEntries(lists) as Purchase['seats'];
}

const isText = (value: unknown): value is string => typeof value === 'string';
