import { SurroundingsContext } from '@school/shared';
import { StoreProvider } from '@school/shared/api';
import { auditionPlan, generateSlots } from '@school/shared/competition';
import { standInStoreAtOnce, standInShell } from '@school/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SlotPicker } from './SlotPicker';

const [first, second, third] = generateSlots(auditionPlan);
const taken = new Set<string>();
let tell: () => void;

const board = () => ({
  isOpen: true,
  movesUntil: null,
  slots: generateSlots(auditionPlan).map((slot) => ({ ...slot, isAvailable: !taken.has(slot.id) })),
});

beforeEach(() => {
  taken.clear();
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    if (typeof asked !== 'string' || !asked.endsWith('/stream')) return Response.json(board());
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        tell = () =>
          stream.enqueue(new TextEncoder().encode(`event: slots\ndata: ${JSON.stringify(board())}\n\n`));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
});

function Form() {
  const [value, choose] = useState(first?.id ?? '');
  return (
    <SlotPicker
      label="Which time suits you?"
      name="slot"
      own={second?.id}
      value={value}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

async function renderPicker() {
  const store = standInStoreAtOnce();
  const shell = { ...standInShell(), store: () => store };
  render(
    <SurroundingsContext value={{ shell, base: '' }}>
      <StoreProvider>
        <Form />
      </StoreProvider>
    </SurroundingsContext>,
  );
  await screen.findByRole('group', { name: 'Saturday, Oct 11, 2025' });
}

const radio = (id = '') =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ value }) => value === id) as HTMLInputElement;

it('announces that the chosen time was taken, and keeps the focus on it', async () => {
  taken.add(second?.id ?? '').add(third?.id ?? '');
  await renderPicker();
  expect([first, second, third].map((slot) => radio(slot?.id).disabled)).toEqual([false, false, true]);
  expect(radio(second?.id).labels?.[0]?.textContent).toContain('yours');
  radio(first?.id).focus();
  taken.add(first?.id ?? '');
  act(() => tell());
  const words = 'Someone else has just taken 09:00 on Oct 11, 2025. Please choose another.';
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
  expect(document.activeElement).toBe(radio(first?.id));
  act(() => radio(second?.id).click());
  expect(screen.getByRole('status').textContent).toBe('');
  expect(radio(first?.id).disabled).toBe(true);
});
