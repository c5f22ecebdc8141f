import { withRetry } from '@school/shared';

/** What the checkout is called with: the package's options, and our own handlers. */
export interface CheckoutOptions {
  readonly callback: (answer: CheckoutAnswer) => unknown;
  readonly onclose: () => void;
  /** Called in place of the package's callback. */
  readonly onAnswer?: (answer: CheckoutAnswer) => void;
  /** Called with the function that closes the checkout. */
  readonly onOpened?: (close: () => void) => void;
}

/** What is read of the checkout's answer; the API asks for the rest. */
export interface CheckoutAnswer {
  readonly tx_ref: string;
  readonly transaction_id: number;
}

type OpenCheckout = (options: CheckoutOptions) => { readonly close?: () => void } | undefined;

/** Where the checkout's script puts itself, and the package looks for it. */
export interface CheckoutWindow {
  FlutterwaveCheckout?: OpenCheckout | undefined;
}

const checkoutWindow = (): CheckoutWindow => window as unknown as CheckoutWindow;

const DEADLINE_MS = 30_000;

let ready: Promise<void> | undefined;

/**
 * Brings the checkout's script, with retries and a time-out. The package's own loader would stay stuck for the life
 * of the page after a failure; it is never reached while the global is there before the package is called.
 */
export function loadCheckout(scriptUrl: string): Promise<void> {
  ready ??= withRetry(() => insert(scriptUrl), { deadlineMs: DEADLINE_MS }).then(adapt);
  ready.catch(() => (ready = undefined));
  return ready;
}

function insert(scriptUrl: string): Promise<void> {
  const script = document.createElement('script');
  script.src = scriptUrl;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${scriptUrl} cannot be reached`)));
    document.head.append(script);
  }).finally(() => script.remove());
}

/**
 * The package wraps the callback in one that reports every payment to a third party's address, and does not catch the
 * failure. The checkout calls our own handler instead, so that nothing is reported.
 */
function adapt(): void {
  const page = checkoutWindow();
  const open = page.FlutterwaveCheckout;
  if (typeof open !== 'function') throw new Error('The checkout’s script defines no checkout');
  page.FlutterwaveCheckout = ({ onAnswer, onOpened, ...options }) => {
    const checkout = open({ ...options, callback: onAnswer ?? options.callback });
    onOpened?.(() => (checkout?.close ? checkout.close() : removeFrame()));
    return checkout;
  };
}

function removeFrame(): void {
  for (const frame of document.getElementsByName('checkout')) frame.remove();
  document.body.style.overflow = '';
}
