/** A payment at the checkout: our reference, and the checkout's id once it was made. */
export interface PaymentClaim {
  readonly txRef: string;
  readonly transactionId?: string;
}

/** What a device stores about a payment, so that a reload, the back button and other tabs continue the same one. */
export interface PaymentRecord extends Partial<PaymentClaim> {
  /** Whether money may be on its way and its confirmation is pending. */
  readonly isAwaited?: boolean;
  /** Whether the API has confirmed the payment; stored so that every tab is notified. */
  readonly isPaid?: boolean;
}

/** Every field with a value of its type. */
const sample: Required<PaymentRecord> = { txRef: '', transactionId: '', isAwaited: true, isPaid: true };

/** Parses a stored record, ignoring unknown fields and fields of the wrong type. */
export function readPaymentRecord(stored: unknown): PaymentRecord {
  const fits = ([name, value]: [string, unknown]) =>
    typeof value === typeof sample[name as keyof PaymentRecord];
  return Object.fromEntries(Object.entries(Object(stored)).filter(fits));
}
