// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deferred } from './deferred';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Form = ({ label }: { readonly label: string }) => <input aria-label={label} />;

it('stands as its waiting until its code has come, and then takes its props', async () => {
  let arrive = () => {};
  const load = () => new Promise<typeof Form>((resolve) => (arrive = () => resolve(Form)));
  const Later = deferred('Form', load, <p>One moment</p>);
  await act(async () => void render(<Later label="Your name" />));
  expect(screen.getByText('One moment')).toBeTruthy();
  await act(async () => arrive());
  expect(await screen.findByLabelText('Your name')).toBeTruthy();
});

it('says so when its code could not be loaded, and loads it on Try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let reachable = false;
  const load = () =>
    reachable ? Promise.resolve(Form) : Promise.reject(new TypeError('Importing a module script failed.'));
  const Later = deferred('Form', load, <p>One moment</p>);
  await act(async () => void render(<Later label="Your name" />));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Loading chunk Form failed')).toBeTruthy();
  reachable = true;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByLabelText('Your name')).toBeTruthy();
});
