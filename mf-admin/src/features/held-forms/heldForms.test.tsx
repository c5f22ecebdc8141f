// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreProvider } from '@school/shared/api';
import { renderIn, shellWithStore } from '../../testing/inShell';
import { refusal, stubApi, type AskedOnce } from '../../testing/stubApi';
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
let asked: readonly AskedOnce[];
let shell: ReturnType<typeof shellWithStore>;

beforeEach(() => {
  refuses = false;
  let rows = [form];
  asked = stubApi(({ method }) => {
    if (method === 'POST' && refuses) return refusal(409, 'conflict', 'The form was refused.');
    if (method === 'POST') {
      rows = [];
      return new Response(null, { status: 204 });
    }
    return { total: rows.length, more: false, rows };
  });
  shell = shellWithStore();
  renderIn(
    shell,
    <StoreProvider>
      <HeldForms />
    </StoreProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const posts = () => asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

it('shows what was sent, and releases it', async () => {
  const card = await screen.findByRole('listitem', { name: 'Message Ama Serwaa' });
  expect(card.textContent).toMatch(/Other message.*May she try the cello\?/);
  await press(/^Release/);
  expect(await screen.findByText('No form is held')).toBeTruthy();
  expect(posts()).toEqual(['/staff/held-forms/f1/release']);
});

it('discards it after a question', async () => {
  await press(/^Discard/);
  expect(posts()).toEqual([]);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(posts()).toEqual(['/staff/held-forms/f1/discard']));
});

it('keeps a form that is refused, and says why', async () => {
  refuses = true;
  await press(/^Release/);
  await waitFor(() =>
    expect(shell.toast.add).toHaveBeenCalledWith('It was not released. The form was refused.', {
      type: 'error',
    }),
  );
  expect(screen.getByRole('listitem', { name: 'Message Ama Serwaa' })).toBeTruthy();
});
