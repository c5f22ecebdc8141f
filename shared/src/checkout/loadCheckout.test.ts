// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CheckoutWindow } from './loadCheckout';

const address = 'https://checkout.example/v3.js';
const page = window as unknown as CheckoutWindow;
const answer = { tx_ref: 'T-1', transaction_id: 7 };

/** Replaces the network: each inserted script gets the next of these. */
let arrivals: (() => void)[] = [];

const comes = (open: CheckoutWindow['FlutterwaveCheckout']) => () => {
  page.FlutterwaveCheckout = open;
};
const fails = () => {
  throw new Error('unreachable');
};

/** Imports the module again, because it caches the script. */
async function freshLoader() {
  vi.resetModules();
  return (await import('./loadCheckout')).loadCheckout;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    const arrive = arrivals.shift();
    queueMicrotask(() => {
      try {
        arrive?.();
        if (arrive) (script as Element).dispatchEvent(new Event('load'));
      } catch {
        (script as Element).dispatchEvent(new Event('error'));
      }
    });
  });
});
afterEach(() => {
  delete page.FlutterwaveCheckout;
});

it('loads the script once, however often it is called', async () => {
  arrivals = [comes(() => undefined)];
  const load = await freshLoader();
  await Promise.all([load(address), load(address)]);
  await load(address);
  expect(document.head.append).toHaveBeenCalledTimes(1);
});

it('retries by itself, and again when it is called again', async () => {
  arrivals = [fails, fails, fails, fails];
  const load = await freshLoader();
  const failure = load(address).catch(String);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toContain('cannot be reached');
  arrivals = [fails, comes(() => undefined)];
  const loaded = load(address);
  await vi.advanceTimersByTimeAsync(1_000);
  await loaded;
  expect(page.FlutterwaveCheckout).toBeTypeOf('function');
});

it('gives up on a script that never loads', async () => {
  arrivals = [];
  const load = await freshLoader();
  const failure = load(address).catch(String);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toContain('No answer within 30 seconds');
});

it('rejects a script that defines no checkout', async () => {
  arrivals = [() => undefined];
  const load = await freshLoader();
  await expect(load(address)).rejects.toThrow('defines no checkout');
});

it('calls our handler instead of the package’s and closes its own checkout', async () => {
  const close = vi.fn();
  const open = vi.fn<NonNullable<CheckoutWindow['FlutterwaveCheckout']>>(() => ({ close }));
  arrivals = [comes(open)];
  const load = await freshLoader();
  await load(address);
  const [callback, onAnswer, onOpened] = [vi.fn(), vi.fn(), vi.fn<(close: () => void) => void>()];
  page.FlutterwaveCheckout?.({ callback, onAnswer, onOpened, onclose: () => undefined });
  open.mock.calls[0]?.[0].callback(answer);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
  expect(callback).not.toHaveBeenCalled();
  onOpened.mock.calls[0]?.[0]();
  expect(close).toHaveBeenCalledOnce();
});

it('removes the frame itself when the checkout cannot be closed', async () => {
  arrivals = [comes(() => undefined)];
  const load = await freshLoader();
  await load(address);
  document.body.innerHTML = '<div name="checkout"></div>';
  const onOpened = vi.fn<(close: () => void) => void>();
  page.FlutterwaveCheckout?.({ callback: () => undefined, onOpened, onclose: () => undefined });
  onOpened.mock.calls[0]?.[0]();
  expect(document.getElementsByName('checkout')).toHaveLength(0);
});
