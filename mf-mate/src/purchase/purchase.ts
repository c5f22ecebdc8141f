import type { SaleName } from '../api';
import { readCounts, type Counts } from './counts';

/** A payment that was begun on this device. */
export interface PaymentUnderWay {
  readonly txRef: string;
  /** What the checkout calls it. */
  readonly transactionId?: string;
  /** Money may be on its way: what comes of it is awaited. */
  readonly isAwaited?: boolean;
}

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
  readonly payment?: PaymentUnderWay;
}

export const NOTHING: Purchase = { counts: {}, wheelchairs: {}, seats: {} };

/** Where it is kept. */
export const purchaseKey = (sale: SaleName): string => `mate-2025-${sale}`;

/** A purchase as it was kept; nothing where it is none. */
export function readPurchase(kept: unknown): Purchase {
  if (typeof kept !== 'object' || kept === null) return NOTHING;
  const { counts, code, wheelchairs, seats, holdToken, nextToken, payment } = kept as Record<string, unknown>;
  const paid = readPayment(payment);
  return {
    counts: readCounts(counts),
    wheelchairs: readCounts(wheelchairs),
    seats: readSeats(seats),
    ...(typeof code === 'string' && { code }),
    ...(isToken(holdToken) && { holdToken }),
    ...(isToken(nextToken) && { nextToken }),
    ...(paid && { payment: paid }),
  };
}

/** The browser's own are UUIDs; those of offers come by mail. */
const TOKEN = /^[\w-]{20,200}$/;

/** Whether a text can name a hold. */
export const isToken = (text: unknown): text is string => typeof text === 'string' && TOKEN.test(text);

function readSeats(kept: unknown): Purchase['seats'] {
  if (typeof kept !== 'object' || kept === null) return {};
  const lists = Object.entries(kept).filter(([, ids]) => Array.isArray(ids) && ids.every(isText));
  return Object.fromEntries(lists) as Purchase['seats'];
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readPayment(kept: unknown): PaymentUnderWay | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { txRef, transactionId, isAwaited } = kept as Record<string, unknown>;
  if (typeof txRef !== 'string') return undefined;
  return {
    txRef,
    ...(typeof transactionId === 'string' && { transactionId }),
    ...(isAwaited === true && { isAwaited }),
  };
}
