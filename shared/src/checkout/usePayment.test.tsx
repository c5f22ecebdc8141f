import { act, configure, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseStored, useStored } from '../form';
import type { CheckoutDetails } from './checkoutSession';
import type { PaymentOptions } from './paymentOptions';
import { readPaymentRecord, type PaymentRecord } from './paymentRecord';
import type { PaymentAnswer } from './paymentStates';
import { usePayment } from './usePayment';

type Options = PaymentOptions<string>;
type Answer = PaymentAnswer | 'lost';

const checkout = { txRef: 'TX-1' } as CheckoutDetails;
const answers = (state: PaymentAnswer['state'], needsStaff = false): PaymentAnswer => ({ state, needsStaff });

/** A fake API. It starts every order in the same way and returns the answers in turn, repeating the last. */
function api(given: readonly Answer[], started: () => ReturnType<Options['start']> = opensCheckout) {
  const left = [...given];
  return {
    start: vi.fn<Options['start']>(() => started()),
    confirm: vi.fn<Options['confirm']>(async () => {
      const answer = left.length > 1 ? left.shift() : left[0];
      if (!answer || answer === 'lost') throw new TypeError('Failed to fetch');
      return answer;
    }),
    onAnswer: vi.fn(),
    onPaid: vi.fn(),
  };
}

const opensCheckout = async () => ({ checkout });

const store = (record: PaymentRecord) => localStorage.setItem('school:payment', JSON.stringify(record));
const read = (text: string | undefined) =>
  text === undefined ? undefined : readPaymentRecord(parseStored(text));
const stored = () => read(localStorage.getItem('school:payment') ?? undefined);

/** Simulates another tab that stores a record. */
function storeElsewhere(record: PaymentRecord | undefined): void {
  act(() => {
    if (record) store(record);
    else localStorage.removeItem('school:payment');
    window.dispatchEvent(new Event('storage'));
  });
}

/** Renders the hook like a page that stores its payment on the device. */
function renderPayment(ports: ReturnType<typeof api>, initial: { readonly isPending?: boolean } = {}) {
  const hook = renderHook(
    ({ isPending = false }: { readonly isPending?: boolean }) => {
      const [text, keep] = useStored('payment');
      const record = read(text);
      return usePayment<string>({
        ...ports,
        isPending,
        record,
        keep: (changed) => keep(changed && JSON.stringify(changed)),
      });
    },
    { initialProps: initial },
  );
  return { ...hook, ports };
}

type Rendered = ReturnType<typeof renderPayment>['result'];

/** Submits the form and waits for the checkout. */
async function openCheckout(result: Rendered): Promise<{ readonly sending: Promise<unknown> }> {
  const sending = result.current.pay('order').catch((failure: unknown) => failure);
  await waitFor(() => expect(result.current.session).toBeDefined());
  return { sending };
}

/** Submits the form and closes the checkout, with a transaction's id if a payment was made. */
async function payAndClose(result: Rendered, transactionId?: string): Promise<void> {
  const { sending } = await openCheckout(result);
  await act(async () => {
    result.current.session?.onEnd(transactionId);
    await sending;
  });
}

// The steps load with the first payment, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(async () => {
  await vi.dynamicImportSettled();
});

describe('submitting an order', () => {
  it('opens the checkout that the API returns and stores its payment', async () => {
    const { ports, result } = renderPayment(api([answers('created')]));
    await openCheckout(result);
    expect(ports.start).toHaveBeenCalledExactlyOnceWith('order');
    expect(result.current.session?.checkout).toBe(checkout);
    expect(result.current.state).toBe('open');
    expect(stored()).toEqual({ txRef: 'TX-1' });
    expect(ports.confirm).not.toHaveBeenCalled();
  });

  it('opens one checkout when submitted twice', async () => {
    const { ports, result } = renderPayment(api([answers('created')]));
    await openCheckout(result);
    await act(() => result.current.pay('order'));
    expect(ports.start).toHaveBeenCalledOnce();
  });

  it('opens no checkout when the order is already paid', async () => {
    const { ports, result } = renderPayment(
      api([], async () => ({ checkout: null, answer: answers('paid') })),
    );
    await act(() => result.current.pay('order'));
    expect(result.current.state).toBe('paid');
    expect(result.current.session).toBeUndefined();
    expect(ports.onPaid).toHaveBeenCalledOnce();
  });

  it('waits when its payment is pending already', async () => {
    const { result } = renderPayment(api([], async () => ({ checkout: null, answer: answers('pending') })));
    await act(() => result.current.pay('order'));
    expect(result.current.state).toBe('awaited');
    expect(stored()).toEqual({ isAwaited: true });
  });

  it('can be repeated when the API returns no checkout', async () => {
    const { ports, result } = renderPayment(api([], async () => ({ checkout: null })));
    await act(() => result.current.pay('order'));
    expect(result.current.state).toBe('ready');
    await act(() => result.current.pay('order'));
    expect(ports.start).toHaveBeenCalledTimes(2);
  });

  it("passes on the API's refusal and can be repeated", async () => {
    const refusal = { data: { error: { message: 'No such address' } } };
    const { ports, result } = renderPayment(api([], () => Promise.reject(refusal)));
    await act(() => expect(result.current.pay('order')).rejects.toBe(refusal));
    expect(result.current.state).toBe('ready');
    await act(() => expect(result.current.pay('order')).rejects.toBe(refusal));
    expect(ports.start).toHaveBeenCalledTimes(2);
  });

  it('fails with a message when the checkout cannot be reached, and can be repeated', async () => {
    const { result } = renderPayment(api([answers('created')]));
    const { sending } = await openCheckout(result);
    await act(async () => {
      result.current.session?.onUnreachable(new Error('offline'));
      await sending;
    });
    expect(((await sending) as Error).message).toMatch(/^The payment page cannot be reached right now/);
    expect(result.current.session).toBeUndefined();
    expect(result.current.unpaidReason).toBeUndefined();
    await openCheckout(result);
  });
});

describe('closing the checkout', () => {
  it('without a payment says so, and the next visit asks the API again', async () => {
    const { ports, result } = renderPayment(api([answers('created')]));
    await payAndClose(result);
    expect(ports.confirm.mock.calls).toEqual([[{ txRef: 'TX-1' }]]);
    expect(result.current.unpaidReason).toBe('closed');
    expect(stored()).toEqual({ txRef: 'TX-1' });
    expect(ports.onAnswer).toHaveBeenCalledOnce();
  });

  it('clears the message when the form is submitted again', async () => {
    const { result } = renderPayment(api([answers('created')]));
    await payAndClose(result);
    await openCheckout(result);
    expect(result.current.unpaidReason).toBeUndefined();
  });

  it('without a payment says so when the API cannot be reached', async () => {
    const { result } = renderPayment(api(['lost']));
    await payAndClose(result);
    expect(result.current.unpaidReason).toBe('closed');
  });

  it.each(['failed', 'expired'] as const)('with a payment that %s says so', async (state) => {
    const { ports, result } = renderPayment(api([answers(state)]));
    await payAndClose(result, '77');
    expect(result.current.unpaidReason).toBe(state);
    expect(stored()).toBeUndefined();
    expect(ports.onAnswer).toHaveBeenCalledOnce();
    expect(ports.onPaid).not.toHaveBeenCalled();
  });

  it.each(['paid', 'refunded'] as const)(
    'with a payment that is %s is paid, whatever the checkout reports',
    async (state) => {
      const { ports, result } = renderPayment(api([answers(state)]));
      await payAndClose(result, '77');
      expect(ports.confirm).toHaveBeenCalledExactlyOnceWith({ txRef: 'TX-1', transactionId: '77' });
      expect(result.current.state).toBe('paid');
      expect(result.current.unpaidReason).toBeUndefined();
      expect(stored()).toMatchObject({ isPaid: true });
      expect(ports.onPaid).toHaveBeenCalledOnce();
      expect(ports.onAnswer).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['is on its way', answers('pending')],
    ['staff must look at, though it failed', answers('failed', true)],
    ['staff must look at, though it expired', answers('expired', true)],
    ['the API does not know yet', answers('created')],
    ['the API cannot be asked about', 'lost'],
  ] as const)('with a payment that %s waits for it', async (_what, answer) => {
    const { ports, result } = renderPayment(api([answer]));
    await payAndClose(result, '77');
    expect(result.current.state).toBe('awaited');
    expect(stored()).toEqual({ txRef: 'TX-1', transactionId: '77', isAwaited: true });
    expect(result.current.unpaidReason).toBeUndefined();
    expect(ports.onAnswer).toHaveBeenCalledOnce();
  });

  it('without a payment waits when staff must check received money', async () => {
    const { result } = renderPayment(api([answers('created', true)]));
    await payAndClose(result);
    expect(stored()).toEqual({ txRef: 'TX-1', isAwaited: true });
    expect(result.current.unpaidReason).toBeUndefined();
  });
});

describe('a page that was left with the checkout open', () => {
  beforeEach(() => store({ txRef: 'TX-1' }));

  it('asks the API once and finds the payment paid', async () => {
    const { ports, result } = renderPayment(api([answers('paid')]));
    await waitFor(() => expect(result.current.state).toBe('paid'));
    expect(ports.confirm).toHaveBeenCalledExactlyOnceWith({ txRef: 'TX-1' });
    expect(ports.onPaid).toHaveBeenCalledOnce();
  });

  it.each([
    ['is on its way', answers('pending')],
    ['staff must look at', answers('created', true)],
  ])('waits for a payment that %s', async (_what, answer) => {
    const { result } = renderPayment(api([answer]));
    await waitFor(() => expect(result.current.state).toBe('awaited'));
    expect(stored()).toEqual({ txRef: 'TX-1', isAwaited: true });
  });

  it.each(['failed', 'expired'] as const)('says that the payment %s', async (state) => {
    const { result } = renderPayment(api([answers(state)]));
    await waitFor(() => expect(result.current.unpaidReason).toBe(state));
    expect(stored()).toBeUndefined();
  });

  it.each([
    ['nothing was paid', answers('created')],
    ['the API is away', 'lost'],
  ] as const)('shows the form as before when %s', async (_what, answer) => {
    const { ports, result } = renderPayment(api([answer]));
    await waitFor(() => expect(result.current.state).toBe('ready'));
    expect(ports.confirm).toHaveBeenCalledOnce();
    expect(result.current.unpaidReason).toBeUndefined();
    expect(stored()).toEqual({ txRef: 'TX-1' });
    expect(ports.onAnswer).not.toHaveBeenCalled();
  });

  it('can be paid while the API is asked, and ignores a late answer unless money may have been paid', async () => {
    const ports = api([answers('created')]);
    let answer: (given: PaymentAnswer) => void = () => undefined;
    ports.confirm.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { result } = renderPayment(ports);
    await waitFor(() => expect(ports.confirm).toHaveBeenCalledOnce());
    await openCheckout(result);
    await act(async () => answer(answers('failed')));
    expect(result.current.state).toBe('open');
    expect(result.current.session).toBeDefined();
  });

  it('closes the checkout when a late answer says that the order was already paid', async () => {
    const ports = api([answers('created')]);
    let answer: (given: PaymentAnswer) => void = () => undefined;
    ports.confirm.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { result } = renderPayment(ports);
    await waitFor(() => expect(ports.confirm).toHaveBeenCalledOnce());
    const { sending } = await openCheckout(result);
    await act(async () => {
      answer(answers('paid'));
      await sending;
    });
    expect(result.current.state).toBe('paid');
    expect(result.current.session).toBeUndefined();
    expect(ports.confirm).toHaveBeenCalledOnce();
  });

  it('leaves a pending payment to the polling', async () => {
    store({ txRef: 'TX-1', isAwaited: true });
    const { ports, result } = renderPayment(api([answers('paid')]));
    await act(async () => undefined);
    await vi.dynamicImportSettled();
    expect(ports.confirm).not.toHaveBeenCalled();
    expect(result.current.state).toBe('awaited');
  });
});

describe('a pending payment', () => {
  async function renderAwaited() {
    store({ txRef: 'TX-1', transactionId: '77', isAwaited: true });
    const { ports, result } = renderPayment(api([]));
    return { ports, result, report: (answer: PaymentAnswer) => act(() => result.current.report(answer)) };
  }

  it('is paid when the API says so', async () => {
    const { ports, result, report } = await renderAwaited();
    await report(answers('paid'));
    expect(result.current.state).toBe('paid');
    expect(stored()).toEqual({ txRef: 'TX-1', transactionId: '77', isAwaited: true, isPaid: true });
    expect(ports.onPaid).toHaveBeenCalledOnce();
  });

  it.each(['failed', 'expired'] as const)('returns to the form when it %s', async (state) => {
    const { ports, result, report } = await renderAwaited();
    await report(answers(state));
    expect(result.current.unpaidReason).toBe(state);
    expect(stored()).toBeUndefined();
    expect(ports.onAnswer).toHaveBeenCalledOnce();
  });

  it.each([answers('pending'), answers('created'), answers('failed', true)])(
    'stays pending with the answer %o',
    async (answer) => {
      const { ports, result, report } = await renderAwaited();
      await report(answer);
      expect(result.current.state).toBe('awaited');
      expect(ports.onAnswer).not.toHaveBeenCalled();
    },
  );

  it('is not paid a second time', async () => {
    const { ports, result } = await renderAwaited();
    await act(() => result.current.pay('order'));
    expect(ports.start).not.toHaveBeenCalled();
  });

  it('may have begun on another device and returns to the form when it failed there', async () => {
    const { result, rerender } = renderPayment(api([]), { isPending: true });
    expect(result.current.state).toBe('awaited');
    await act(() => result.current.report(answers('failed')));
    rerender({ isPending: false });
    expect(result.current.unpaidReason).toBe('failed');
  });
});

describe('another tab', () => {
  it('that has paid updates this one and closes its checkout', async () => {
    const { ports, result } = renderPayment(api([answers('created')]));
    const { sending } = await openCheckout(result);
    storeElsewhere({ txRef: 'TX-1', isPaid: true });
    await act(() => sending);
    expect(result.current.state).toBe('paid');
    expect(result.current.session).toBeUndefined();
    expect(ports.onPaid).toHaveBeenCalledOnce();
    expect(ports.confirm).not.toHaveBeenCalled();
  });

  it('that waits for money closes the checkout of this one, so that nothing is paid twice', async () => {
    const { result } = renderPayment(api([answers('created')]));
    const { sending } = await openCheckout(result);
    storeElsewhere({ txRef: 'TX-1', isAwaited: true });
    await act(() => sending);
    expect(result.current.state).toBe('awaited');
    expect(result.current.session).toBeUndefined();
    expect(stored()).toEqual({ txRef: 'TX-1', isAwaited: true });
  });

  it('whose payment failed returns this one to the form', async () => {
    store({ txRef: 'TX-1', isAwaited: true });
    const { result } = renderPayment(api([]));
    storeElsewhere(undefined);
    expect(result.current.state).toBe('ready');
  });

  it("that opens another payment leaves this one's checkout open", async () => {
    const { ports, result } = renderPayment(api([answers('created')]));
    await openCheckout(result);
    storeElsewhere({ txRef: 'TX-2' });
    expect(result.current.state).toBe('open');
    expect(ports.confirm).not.toHaveBeenCalled();
  });
});
