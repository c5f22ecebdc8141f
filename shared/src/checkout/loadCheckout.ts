import { withRetry } from '@school/shared';

/** The checkout's options: the package's, and our own handlers. */
export interface CheckoutOptions {
  readonly callback: (answer: CheckoutAnswer) => unknown;
  readonly onclose: () => void;
  /** Called instead of the package's callback. */
  readonly onAnswer?: (answer: CheckoutAnswer) => void;
  /** Called with the function that closes the checkout. */
  readonly onOpened?: (close: () => void) => void;
}

/** The fields of the checkout's result that are used; the API fetches the rest. */
export interface CheckoutAnswer {
  readonly tx_ref: string;
  readonly transaction_id: number;
}

type OpenCheckout = (options: CheckoutOptions) => { readonly close?: () => void } | undefined;

/** Where the checkout's script installs itself and the package looks for it. */
export interface CheckoutWindow {
  FlutterwaveCheckout?: OpenCheckout | undefined;
}

const checkoutWindow = (): CheckoutWindow => window as unknown as CheckoutWindow;

const DEADLINE_MS = 30_000;

let ready: Promise<void> | undefined;

/**
 * Loads the checkout's script, with retries and a timeout. The package's own loader stays broken after a failure until
 * the page is reloaded, but it is not used when the global exists before the package is called.
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
 * Bypasses the package's wrapper around the callback, which reports every payment to a third party and does not catch
 * failures. The checkout calls our own handler instead.
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
