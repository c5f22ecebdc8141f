import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderIn, shellWithStore } from '../../testing/inShell';
import { Palette } from './Palette';
import { PaletteButton } from './PaletteButton';

let asked: { readonly url: string; readonly signal: AbortSignal }[] = [];
let people: object[] = [];
let held: Promise<unknown> | undefined;

beforeEach(() => {
  asked = [];
  people = [];
  held = undefined;
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (request: Request) => {
      asked.push({ url: request.url, signal: request.signal });
      const me = { id: 'a', roles: ['staff'], staff: true, door: true, jury: true };
      if (request.url.endsWith('/me')) return Response.json(me);
      await held;
      return Response.json({ rows: people });
    }),
  );
});

function show() {
  const shell = shellWithStore();
  renderIn(
    shell,
    <>
      <PaletteButton />
      <Palette />
      <div ref={(outlet) => shell.modal.setOutlet(outlet)} />
    </>,
  );
  return shell;
}

const press = (key: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const open = () => press('k', { ctrlKey: true });
const field = () => screen.findByRole<HTMLInputElement>('combobox');
/** Waits until the field has the focus. */
const focused = async () => {
  const input = await field();
  await waitFor(() => expect(document.activeElement).toBe(input));
  return input;
};
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });

describe('the palette', () => {
  it('opens by its shortcut and its button, and closes by the same shortcut', async () => {
    const shell = show();
    open();
    expect(shell.modal.get().openId).not.toBe('');
    open();
    expect(shell.modal.get().openId).toBe('');
    fireEvent.click(screen.getByRole('button', { name: /^Search…/ }));
    await focused();
  });

  it('does not open over another dialog', () => {
    const shell = show();
    act(() => shell.modal.open('question'));
    open();
    expect(shell.modal.get().openId).toBe('question');
  });

  it('keeps what is typed before its code loads', async () => {
    show();
    open();
    for (const key of ['d', 'o', 'x', 'Backspace', 'n', 'a', 't']) press(key);
    const input = await field();
    await waitFor(() => expect(input.value).toBe('donat'));
    expect(chosen()).toContain('Donations');
    open();
    open();
    const again = await focused();
    expect(again.value).toBe('');
    expect(fireEvent.keyDown(again, { key: 'a' })).toBe(true);
  });

  it('keeps a key pressed before anything is rendered', async () => {
    show();
    open();
    await focused();
    open();
    act(() => {
      fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
      fireEvent.keyDown(document.body, { key: 'd' });
    });
    const next = await field();
    await waitFor(() => expect(next.value).toBe('d'));
  });

  it('keeps text inserted into its field before that has the focus', async () => {
    const frames: FrameRequestCallback[] = [];
    const held = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => frames.push(act));
    show();
    open();
    const input = await field();
    type('audit');
    act(() => frames.splice(0).forEach((frame) => frame(0)));
    held.mockRestore();
    expect(input.value).toBe('audit');
  });

  it('is used by arrow keys and Enter, and remembers recent choices', async () => {
    const shell = show();
    open();
    await focused();
    type('audit log');
    expect(chosen()).toContain('Audit log');
    press('ArrowDown');
    press('ArrowUp');
    press('Enter');
    expect(shell.modal.get().openId).toBe('');
    await waitFor(() => expect(shell.navigate.mock.calls[0]?.[0]).toBe('/admin/audit'));
    open();
    await field();
    expect(screen.getByRole('group', { name: 'Recently used' }).textContent).toContain('Audit log');
    expect((await field()).getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
  });

  it('debounces the search for people, and cancels it when the text changes', async () => {
    people = [{ email: 'ama@example.com', name: 'Ama Serwaa', records: 3 }];
    const shell = show();
    open();
    await focused();
    for (const typed of ['zz', 'zza', 'zzam']) type(typed);
    expect(await screen.findByRole('option', { name: /^Ama Serwaa/ })).toBeTruthy();
    const searches = asked.filter(({ url }) => url.includes('/staff/people'));
    expect(searches.map(({ url }) => new URL(url).searchParams.get('search'))).toEqual(['zzam']);
    press('Enter');
    await waitFor(() =>
      expect(shell.navigate.mock.calls[0]?.[0]).toBe('/admin/people?email=ama%40example.com'),
    );
    expect(localStorage.getItem('school:admin-recent')).toBeNull();
  });

  it('cancels a pending search when the text changes', async () => {
    held = new Promise(() => undefined);
    show();
    open();
    await field();
    type('zz');
    const searches = () => asked.filter(({ url }) => url.includes('/staff/people'));
    await waitFor(() => expect(searches()).toHaveLength(1));
    expect(searches()[0]?.signal.aborted).toBe(false);
    type('zza');
    await waitFor(() => expect(searches()[0]?.signal.aborted).toBe(true));
  });

  it('lists the record whose reference is typed before the person, and does not remember it', async () => {
    people = [{ email: 'ama@example.com', name: 'Ama Serwaa', records: 3 }];
    const shell = show();
    open();
    await focused();
    type('t-42');
    expect(await screen.findByRole('option', { name: /^Ama Serwaa/ })).toBeTruthy();
    expect(chosen()).toContain('T-42');
    press('Enter');
    await waitFor(() => expect(shell.navigate.mock.calls[0]?.[0]).toBe('/admin/tickets?search=T-42'));
    expect(localStorage.getItem('school:admin-recent')).toBeNull();
  });

  it('lists the actions of features before those of the frame', async () => {
    show();
    open();
    await field();
    const actions = within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option');
    expect(actions.map((option) => option.querySelector('b')?.textContent)).toEqual([
      'Answer the next enquiry',
      'New walk-up order',
      'Add an entry from paper',
      'Use light colours',
      'Use dark colours',
      'Use device colours',
      'View the website',
      'Sign out',
    ]);
  });

  it('says when nothing matches', async () => {
    show();
    open();
    await field();
    type('zz');
    expect(await screen.findByText(/^No results/)).toBeTruthy();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('signs out', async () => {
    const shell = show();
    open();
    await focused();
    type('sign out');
    press('Enter');
    await waitFor(() => expect(shell.auth.signOut).toHaveBeenCalledTimes(1));
  });
});
