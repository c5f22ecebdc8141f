// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const address = 'https://checkout.example/v3.js';
const answer = { tx_ref: 'T-1', transaction_id: 7 };

/** Stands for the network: each script that is put into the page gets the next of these. */
let arrivals: (() => void)[] = [];

const comes = (open: Window['FlutterwaveCheckout']) => () => {
  window.FlutterwaveCheckout = open;
};
const fails = () => {
  throw new Error('unreachable');
};

/** The module anew, because it keeps what was loaded. */
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
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.FlutterwaveCheckout;
});

it('brings the script once, however often it is asked for', async () => {
  arrivals = [comes(() => undefined)];
  const load = await freshLoader();
  await Promise.all([load(address), load(address)]);
  await load(address);
  expect(document.head.append).toHaveBeenCalledTimes(1);
});

it('tries again by itself, and once more when it is asked again', async () => {
  arrivals = [fails, fails, fails, fails];
  const load = await freshLoader();
  const failure = load(address).catch(String);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toContain('cannot be reached');
  arrivals = [fails, comes(() => undefined)];
  const loaded = load(address);
  await vi.advanceTimersByTimeAsync(1_000);
  await loaded;
  expect(window.FlutterwaveCheckout).toBeTypeOf('function');
});

it('gives up on a script that never arrives', async () => {
  arrivals = [];
  const load = await freshLoader();
  const failure = load(address).catch(String);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toContain('No answer within 30 seconds');
});

it('takes a script without a checkout for none', async () => {
  arrivals = [() => undefined];
  const load = await freshLoader();
  await expect(load(address)).rejects.toThrow('has brought no checkout');
});

it('lets our ears stand in for the package’s, and closes what it has opened', async () => {
  const close = vi.fn();
  const open = vi.fn<NonNullable<Window['FlutterwaveCheckout']>>(() => ({ close }));
  arrivals = [comes(open)];
  const load = await freshLoader();
  await load(address);
  const [callback, heard, opened] = [vi.fn(), vi.fn(), vi.fn<(close: () => void) => void>()];
  window.FlutterwaveCheckout?.({ callback, heard, opened, onclose: () => undefined });
  open.mock.calls[0]?.[0].callback(answer);
  expect(heard).toHaveBeenCalledExactlyOnceWith(answer);
  expect(callback).not.toHaveBeenCalled();
  opened.mock.calls[0]?.[0]();
  expect(close).toHaveBeenCalledOnce();
});

it('takes the frame away itself where the checkout cannot be closed', async () => {
  arrivals = [comes(() => undefined)];
  const load = await freshLoader();
  await load(address);
  document.body.innerHTML = '<div name="checkout"></div>';
  const opened = vi.fn<(close: () => void) => void>();
  window.FlutterwaveCheckout?.({ callback: () => undefined, opened, onclose: () => undefined });
  opened.mock.calls[0]?.[0]();
  expect(document.getElementsByName('checkout')).toHaveLength(0);
});
