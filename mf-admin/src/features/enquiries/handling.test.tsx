import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithStore, shellWithStore } from '../../testing/inShell';
import { HandlingPart } from './HandlingPart';

const enquiry = { id: 'e1', state: 'new', assignee: 'auth0|ama' } as never;
const accounts = [{ account: 'auth0|ama', name: 'Ama' }] as never;
/** What the API was asked to change. */
let asked: unknown[];
let shell: ReturnType<typeof shellWithStore>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(await request.json());
    return Response.json({});
  });
  shell = shellWithStore();
  renderWithStore(<HandlingPart enquiry={enquiry} accounts={accounts} />, shell);
});

it('changes nothing while options are chosen, then saves all of them at once', async () => {
  expect(screen.queryByRole('button')).toBeNull();
  for (const state of ['In progress', 'Answered', 'Closed']) fireEvent.click(screen.getByLabelText(state));
  fireEvent.change(screen.getByLabelText('Assigned to'), { target: { value: '' } });
  expect(asked).toEqual([]);
  const button = screen.getByRole('button', { name: 'Save handling' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(shell.toast.add).toHaveBeenCalled());
  expect(asked).toEqual([{ state: 'closed', assignee: null }]);
  expect(shell.toast.add.mock.lastCall?.[0]).toBe('State: Closed. Unassigned.');
  // What was chosen stands there until the enquiry is read again, and is not to be changed once more.
  expect(screen.getByLabelText<HTMLInputElement>('Closed').checked).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
  // Anyone who works by keys stays where they were.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Handling' }));
});

it('names an assignee who no longer has access', () => {
  cleanup();
  const gone = { id: 'e1', state: 'new', assignee: 'auth0|left', assigneeName: 'Unknown account' } as never;
  renderWithStore(<HandlingPart enquiry={gone} accounts={accounts} />, shell);
  const field = screen.getByLabelText<HTMLSelectElement>('Assigned to');
  expect(field.selectedOptions[0]?.textContent).toBe('Unknown account');
});
