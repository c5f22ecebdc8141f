import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithStore } from '../../../testing/inShell';
import { stubApi } from '../../../testing/stubApi';
import type { CompetitionEntryDetail } from '../api';
import { needsOf } from '../moves/needsOf';
import { TypedIn } from '../paper-entry/TypedIn';
import { ConsentPart } from './ConsentPart';
import { entryHistory } from './entryHistory';

const at = '2025-03-01T12:00:00.000Z';
const waiting = {
  id: 'e1',
  name: 'Esi Mensah',
  number: 'MC-0001',
  slot: null,
  state: 'submitted',
  missing: [],
  fee: 'paid',
  consent: 'waiting',
  consentBy: null,
  consentGivenAt: null,
  consentRecordedBy: null,
  entry: { consent: { state: 'waiting', until: at } },
  typedInBy: 'Kwame',
  createdAt: at,
  history: [],
  papers: [],
  transitions: [],
  attempts: [],
  payments: [],
  refunds: [],
  flags: [],
} as unknown as CompetitionEntryDetail;
const given: CompetitionEntryDetail = {
  ...waiting,
  consent: 'given',
  consentBy: 'Abena Mensah',
  consentGivenAt: at,
  consentRecordedBy: 'Kwame',
};

let asked: ReturnType<typeof stubApi>;
beforeEach(() => {
  asked = stubApi(() => given);
});

const show = (part: ReactNode) => renderWithStore(part);

it('an entry typed in from paper still needs the pending consent', () => {
  show(<TypedIn entry={waiting} onNext={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toContain('Still missing: the guardian’s consent.');
  cleanup();
  show(<TypedIn entry={given} onNext={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toContain('Nothing is missing.');
  expect(needsOf({ ...waiting, missing: ['picture'], fee: 'due' })).toEqual([
    'picture',
    'the guardian’s consent',
    'the fee',
  ]);
  expect(needsOf({ ...waiting, state: 'withdrawn' })).toEqual([]);
});

it('the drawer shows a pending consent, and records who signed the sheet', async () => {
  show(<ConsentPart detail={waiting} />);
  expect(screen.getByText('The guardian’s consent is missing')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Record signed form' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  const field = await screen.findByLabelText(/^Consent signed by/);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(asked).toEqual([]);
  fireEvent.change(field, { target: { value: 'Abena Mensah' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    method: 'POST',
    path: '/staff/competition/entries/e1/received',
    body: { consentBy: 'Abena Mensah' },
  });
});

it('the drawer names who signed and who recorded it, and asks no more', () => {
  const { container } = show(<ConsentPart detail={given} />);
  expect(container.textContent).toMatch(/Signed byAbena Mensah.*Recorded byKwame/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(entryHistory(given)).toContainEqual({
    key: 'consent',
    what: 'Signed consent received',
    by: 'Kwame',
    at,
  });
});
