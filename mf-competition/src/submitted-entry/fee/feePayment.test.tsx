import { SurroundingsContext } from '@school/shared';
import { StoreProvider } from '@school/shared/api';
import { standInShell, standInStoreAtOnce } from '@school/shared/testing';
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CompetitionEntryState } from '../../api';
import type { EntryForm } from '../../entry-form/form/useEntryForm';
import { useSendEntry } from '../../entry-form/send/useSendEntry';
import { useFeePayment } from './useFeePayment';

const checkout = { txRef: 'TX-1' };
const stored = () => JSON.parse(localStorage.getItem('school:competition-fee-MC-0042') ?? 'null') as unknown;

/** Opens each payment, and gives the same answer to each request about it, or none. */
function api(answer: object | 'lost') {
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (path !== '/api/payments/confirm')
      return Response.json({ entry: { number: 'MC-0042' }, entryKey: 'key', checkout });
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return Response.json({ needsStaff: false, ...answer });
  });
}

function shellOf() {
  const store = standInStoreAtOnce();
  const navigate = vi.fn();
  const shell = { ...standInShell(), navigate, store: () => store };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SurroundingsContext value={{ shell, base: '' }}>
      <StoreProvider>{children}</StoreProvider>
    </SurroundingsContext>
  );
  return { wrapper, navigate };
}

function renderFee(initial: CompetitionEntryState['fee']['state'] = 'due') {
  const refetch = vi.fn(async () => undefined);
  const { result } = renderHook(
    () => {
      const [state, setFee] = useState(initial);
      const entry = { number: 'MC-0042', fee: { state, amount: 15_000 } } as CompetitionEntryState;
      return { setFee, ...useFeePayment({ entryKey: 'key', entry, refetch }) };
    },
    { wrapper: shellOf().wrapper },
  );
  return { result, refetch };
}

function renderSend() {
  const { wrapper, navigate } = shellOf();
  const school = {
    form: { getValues: () => ({ holdToken: '', waits: true, submissionKey: 'k' }), setValue: vi.fn() },
    startOver: vi.fn(),
    submit: (send: (entry: object) => Promise<void>) => () => send({ method: 'card' }),
  } as unknown as EntryForm;
  const options = { school, draftKey: undefined, change: undefined, onEnd: vi.fn() };
  const { result } = renderHook(() => useSendEntry(options), { wrapper });
  return { result, navigate };
}

/** Closes the checkout, with the ID of a transaction if a payment was made. */
async function close(
  result: { readonly current: { readonly session: ReturnType<typeof useFeePayment>['session'] } },
  sending: Promise<unknown>,
  transactionId?: string,
): Promise<void> {
  await waitFor(() => expect(result.current.session).toBeDefined());
  await act(async () => {
    result.current.session?.onEnd(transactionId);
    await sending;
  });
}

configure({ asyncUtilTimeout: 10_000 });

afterEach(async () => {
  await vi.dynamicImportSettled();
});

it('stores a payment of the fee with its method, and awaits a pending one', async () => {
  api({ state: 'pending' });
  const { result } = renderFee();
  await close(result, result.current.pay({ method: 'card', seenTotal: 15_000 }), '77');
  expect(result.current.state).toBe('awaited');
  expect(stored()).toEqual({ method: 'card', txRef: 'TX-1', transactionId: '77', isAwaited: true });
});

it('reloads the entry once the fee is paid, and removes the payment when the entry confirms it', async () => {
  api({ state: 'paid' });
  const { result, refetch } = renderFee();
  await close(result, result.current.pay({ method: 'card', seenTotal: 15_000 }), '77');
  expect(result.current.state).toBe('paid');
  expect(refetch).toHaveBeenCalledOnce();
  expect(stored()).toMatchObject({ isPaid: true });
  act(() => result.current.setFee('paid'));
  expect(stored()).toBeNull();
});

it('awaits a fee that is pending on another device', () => {
  expect(renderFee('pending').result.current.state).toBe('awaited');
});

it.each([
  ['the API cannot be asked about', 'lost', '77'],
  ['staff must look at, though it failed', { state: 'failed', needsStaff: true }, '77'],
  [
    'staff must look at, though the checkout reported none',
    { state: 'created', needsStaff: true },
    undefined,
  ],
] as const)(
  'opens a new entry with a payment that %s, and awaits the payment there',
  async (_, answer, id) => {
    api(answer);
    const { result, navigate } = renderSend();
    await close(result, result.current.submit(), id);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('key'), { replace: true });
    expect(stored()).toMatchObject({ txRef: 'TX-1', method: 'card', isAwaited: true });
  },
);

it('opens a new entry that is paid', async () => {
  api({ state: 'paid' });
  const { result, navigate } = renderSend();
  await close(result, result.current.submit(), '77');
  expect(navigate).toHaveBeenCalledOnce();
  expect(stored()).toBeNull();
});

it.each([
  ['created', 'closed'],
  ['failed', 'failed'],
  ['expired', 'expired'],
])('shows the review with the reason when the payment of a new entry is %s', async (state, reason) => {
  api({ state });
  const { result, navigate } = renderSend();
  await close(result, result.current.submit());
  expect(result.current.unpaid).toBe(reason);
  expect(navigate).not.toHaveBeenCalled();
});
