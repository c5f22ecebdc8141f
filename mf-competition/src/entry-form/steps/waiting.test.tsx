import { SurroundingsContext } from '@school/shared';
import { StoreProvider } from '@school/shared/api';
import { auditionPlan, generateSlots } from '@school/shared/competition';
import { standInStoreAtOnce, standInShell } from '@school/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LeaveSlotWaiting } from '../../links/LeaveSlotWaiting';
import { useEntryForm } from '../form/useEntryForm';
import { EntryContext } from '../flow/EntryContext';
import { AuditionStep } from './AuditionStep';
import { WaitForSlot } from './WaitForSlot';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

let asked: Asked[];
let isAvailable: boolean;
/** The response of the API to anything but the board. */
let answer: () => Response;
/** Sends the board as it is now to the open page. */
let sendBoard: () => void;

const board = () => ({
  isOpen: true,
  movesUntil: null,
  slots: generateSlots(auditionPlan).map((slot) => ({ ...slot, isAvailable })),
});

beforeEach(() => {
  asked = [];
  isAvailable = false;
  answer = () => Response.json({ status: 'received' }, { status: 201 });
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') {
      const start = (stream: ReadableStreamDefaultController<Uint8Array>) => {
        const event = () => `event: slots\ndata: ${JSON.stringify(board())}\n\n`;
        sendBoard = () => stream.enqueue(new TextEncoder().encode(event()));
      };
      return new Response(new ReadableStream({ start }));
    }
    const path = new URL(request.url).pathname;
    if (path.endsWith('/slots')) return Response.json(board());
    asked.push({ method: request.method, path, body: await request.json() });
    return answer();
  });
});

function renderInShell(children: ReactNode) {
  const store = standInStoreAtOnce();
  const shell = { ...standInShell(), store: () => store };
  render(<SurroundingsContext value={{ shell, base: '' }}>{children}</SurroundingsContext>);
}

const noHold = { hold: undefined, isAlive: false, answeredAt: 0, isLoading: false, ask: () => undefined };

function Step() {
  const school = useEntryForm({ draftKey: 'waiting-test' });
  return (
    <EntryContext value={{ school, uploads: {} as never, hold: noHold, changed: undefined, fee: 15_000 }}>
      <AuditionStep />
      <WaitForSlot />
    </EntryContext>
  );
}

const renderStep = () =>
  renderInShell(
    <StoreProvider>
      <Step />
    </StoreProvider>,
  );

it('offers no waiting list while times are free', async () => {
  isAvailable = true;
  renderStep();
  await screen.findByRole('group', { name: 'Saturday, Oct 11, 2025' });
  expect(screen.queryByText('All times are taken')).toBeNull();
  expect(screen.queryByRole('form', { name: 'Wait for a time first' })).toBeNull();
});

it('offers to enter without a time, or to wait without entering, when all times are taken', async () => {
  renderStep();
  await screen.findByText('All times are taken');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Send my entry and wait for a time/ }));
  await vi.waitFor(() => expect(screen.queryByRole('group', { name: /Oct 11/ })).toBeNull());

  const form = screen.getByRole('form', { name: 'Wait for a time first' });
  fireEvent.submit(form);
  await screen.findAllByText('Please enter your name');
  expect(asked).toEqual([]);
  fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Kojo Antwi' } });
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'kojo@example.com' } });
  await act(async () => fireEvent.submit(form));
  await screen.findByText('You are on the waiting list');
  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: '/api/competition/waiting-list',
      body: { name: 'Kojo Antwi', email: 'kojo@example.com' },
    },
  ]);
});

it('keeps what is being filled in when a time comes back', async () => {
  renderStep();
  await screen.findByText('All times are taken');
  fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Kojo Antwi' } });
  const waits = () => screen.getByRole('checkbox', { name: /^Send my entry and wait for a time/ });
  fireEvent.click(waits());
  isAvailable = true;
  sendBoard();
  await vi.waitFor(() => expect(screen.queryByText('All times are taken')).toBeNull());
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Kojo Antwi');
  fireEvent.click(waits());
  expect(waits()).toHaveProperty('checked', false);
});

it('leaves the waiting list after a confirmation, and reports an expired link', async () => {
  const error = { code: 'not_found', message: 'This link is not valid.' };
  answer = () => Response.json({ error }, { status: 404 });
  renderInShell(<LeaveSlotWaiting token="a.b" />);
  const leave = await screen.findByRole('button', { name: 'Leave the list' });
  expect(asked, 'mail programs open links by themselves').toEqual([]);
  fireEvent.click(leave);
  await screen.findByText('This link is not valid.');
  answer = () => Response.json({ status: 'received' });
  fireEvent.click(screen.getByRole('button', { name: 'Leave the list' }));
  await screen.findByRole('heading', { level: 1, name: 'You are off the list' });
  expect(asked.at(-1)).toEqual({
    method: 'POST',
    path: '/api/competition/waiting-list/leave',
    body: { token: 'a.b' },
  });
});
