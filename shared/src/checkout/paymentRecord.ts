/** A payment at the checkout: our reference, and once it was made there the checkout's own id of it. */
export interface PaymentClaim {
  readonly txRef: string;
  readonly transactionId?: string;
}

/** What a device stores of a payment, so that a reload, the back button and another tab continue the same one. */
export interface PaymentRecord extends Partial<PaymentClaim> {
  /** Money may be on its way: its confirmation is awaited. */
  readonly isAwaited?: boolean;
  /** The API has confirmed it as paid; stored so that every tab learns of it. */
  readonly isPaid?: boolean;
}

/** Has every field, each with a value of its type. */
const sample: Required<PaymentRecord> = { txRef: '', transactionId: '', isAwaited: true, isPaid: true };

/** Reads a record as it was stored. Fields of a wrong type, and others, are left out. */
export function readPaymentRecord(stored: unknown): PaymentRecord {
  const fits = ([name, value]: [string, unknown]) =>
    typeof value === typeof sample[name as keyof PaymentRecord];
  return Object.fromEntries(Object.entries(Object(stored)).filter(fits));
}
