import { SurroundingsContext } from '@school/shared';
import { StoreProvider } from '@school/shared/api';
import { entryFeePesewas } from '@school/shared/competition';
import { standInStoreAtOnce, standInShell } from '@school/shared/testing';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSendEntry } from '../../entry-form/send/useSendEntry';
import type { EntryForm } from '../../entry-form/form/useEntryForm';
import type { CompetitionEntryState } from '../../api';
import { FeePart } from './FeePart';

const changed = 20_000;
const message = 'The total is now GH₵ 200.00.';

let sent: { path: string; body: { seenTotal?: number; method?: string } }[];
beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = (await request.json()) as { seenTotal?: number };
    sent.push({ path: new URL(request.url).pathname, body });
    if (body.seenTotal === changed) return Response.json({ entry: {}, entryKey: 'key', checkout: null });
    const error = { code: 'total_changed', message, total: changed, requestId: 'r' };
    return Response.json({ error }, { status: 409 });
  });
});

function Wrapper({ children }: { readonly children: ReactNode }) {
  const [store] = useState(standInStoreAtOnce);
  const [shell] = useState(() => ({ ...standInShell(), navigate: vi.fn(), store: () => store }));
  return (
    <SurroundingsContext value={{ shell, base: '' }}>
      <StoreProvider>{children}</StoreProvider>
    </SurroundingsContext>
  );
}

function Entry() {
  const [amount, setAmount] = useState(15_000);
  const entry = { number: 'MC-0042', state: 'submitted', fee: { state: 'due', amount } };
  return (
    <FeePart entryKey="key" entry={entry as CompetitionEntryState} refetch={async () => setAmount(changed)} />
  );
}

it('shows a changed fee before it is paid', async () => {
  render(<Entry />, { wrapper: Wrapper });
  fireEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay GH₵ 150.00' }));
  await screen.findByText(message);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay GH₵ 200.00' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    { method: 'card', seenTotal: 15_000 },
    { method: 'card', seenTotal: changed },
  ]);
});

it('sends a new entry with the fee shown, and shows a changed fee before it is paid', async () => {
  const refusals: unknown[] = [];
  const school = {
    form: { getValues: () => ({ holdToken: '', waits: true, submissionKey: 'k' }), setValue: vi.fn() },
    startOver: vi.fn(),
    submit: (send: (entry: object) => Promise<void>) => () =>
      send({ method: 'card' }).catch((failure: unknown) => refusals.push(failure)),
  } as unknown as EntryForm;
  const { result } = renderHook(
    () => useSendEntry({ school, draftKey: undefined, change: undefined, onEnd: vi.fn() }),
    { wrapper: Wrapper },
  );
  expect(result.current.fee).toBe(entryFeePesewas);
  await act(() => result.current.submit());
  expect(refusals).toMatchObject([{ data: { error: { message } } }]);
  expect(result.current.fee).toBe(changed);
  await act(() => result.current.submit());
  expect(sent.map(({ body }) => body.seenTotal)).toEqual([entryFeePesewas, changed]);
  expect(result.current.hasEnded).toBe(true);
});
