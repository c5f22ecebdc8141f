import { readPaymentRecord, type PaymentRecord } from '@school/shared/checkout';
import type { SaleName } from '../api';
import { readCounts, type Counts } from './counts';

/** What is being bought on this device: outlives a reload, and is the same in every tab. */
export interface Purchase {
  readonly counts: Counts;
  /** Of the invitation that is used. */
  readonly code?: string;
  /** How many wheelchair places are wanted, by type. */
  readonly wheelchairs: Counts;
  /** Seats that were chosen on the plan or in the list, by type. */
  readonly seats: Readonly<Record<string, readonly string[]>>;
  /** Names the hold, and its order. */
  readonly holdToken?: string;
  /** Names a hold that was asked for and not answered yet. */
  readonly nextToken?: string;
  readonly payment?: PaymentRecord;
}

export const NOTHING: Purchase = { counts: {}, wheelchairs: {}, seats: {} };

/** Where it is kept. */
export const purchaseKey = (sale: SaleName): string => `mate-2025-${sale}`;

/** A purchase as it was kept; nothing where it is none. */
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

/** The browser's own are UUIDs; those of offers come by mail. */
const TOKEN = /^[\w-]{20,200}$/;

/** Whether a text can name a hold. */
export const isToken = (text: unknown): text is string => typeof text === 'string' && TOKEN.test(text);

function readSeats(kept: unknown): Purchase['seats'] {
  const lists = Object.entries(Object(kept)).filter(([, ids]) => Array.isArray(ids) && ids.every(isText));
  return Object.fromEntries(lists) as Purchase['seats'];
}

const isText = (value: unknown): value is string => typeof value === 'string';
