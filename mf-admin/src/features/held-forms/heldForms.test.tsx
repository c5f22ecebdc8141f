import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithStore, shellWithAddress } from '../../testing/inShell';
import { expectPeriods, lastOfMarch, terms, termsPath } from '../../testing/periods';
import { refusal, stubApi, type StubbedRequest } from '../../testing/stubApi';
import { HeldForms } from './HeldForms';

const form = {
  id: 'f1',
  form: 'contact',
  name: 'Ama Serwaa',
  email: 'ama@example.com',
  sent: [{ field: 'otherMessage', value: 'May she try the cello?' }],
  fileId: null,
  receivedAt: '2025-03-01T12:00:00.000Z',
};

let refuses: boolean;
let asked: readonly StubbedRequest[];
let shell: ReturnType<typeof shellWithAddress>;

beforeEach(() => {
  lastOfMarch();
  refuses = false;
  let rows = [form];
  asked = stubApi(({ method, path }) => {
    if (path === termsPath) return { shown: terms };
    if (path.includes('from=2025-02-01')) return { total: 0, more: false, rows: [] };
    if (method === 'POST' && refuses) return refusal(409, 'conflict', 'The form was refused.');
    if (method === 'POST') {
      rows = [];
      return new Response(null, { status: 204 });
    }
    return { total: rows.length, more: false, rows };
  });
  shell = shellWithAddress();
  renderWithStore(<HeldForms />, shell);
});

const posts = () => asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

it('shows what was sent, and releases it', async () => {
  const card = await screen.findByRole('listitem', { name: 'Message Ama Serwaa' });
  expect(card.textContent).toMatch(/Other message.*May she try the cello\?/);
  await press(/^Release/);
  expect(await screen.findByText('No held forms')).toBeTruthy();
  expect(posts()).toEqual(['/staff/held-forms/f1/release']);
});

it('discards a form after confirmation', async () => {
  await press(/^Discard/);
  expect(posts()).toEqual([]);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(posts()).toEqual(['/staff/held-forms/f1/discard']));
});

it('keeps a rejected form, and says why', async () => {
  refuses = true;
  await press(/^Release/);
  await waitFor(() =>
    expect(shell.toast.add).toHaveBeenCalledWith('The form was not released. The form was refused.', {
      type: 'error',
    }),
  );
  expect(screen.getByRole('listitem', { name: 'Message Ama Serwaa' })).toBeTruthy();
});

it('is filtered by the period of the address, and says when a period has no forms', async () => {
  await screen.findByRole('listitem', { name: 'Message Ama Serwaa' });
  const gets = () => asked.map(({ path }) => path).filter((path) => path.startsWith('/staff/held-forms'));
  await expectPeriods(() => gets().at(-1)?.split('?')[1] ?? '');
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'last-month' } });
  const all = await screen.findByRole('button', { name: 'Show all' });
  expect(window.location.search).toBe('?from=2025-02-01&to=2025-02-28');
  fireEvent.click(all);
  expect(await screen.findByRole('listitem', { name: 'Message Ama Serwaa' })).toBeTruthy();
});
