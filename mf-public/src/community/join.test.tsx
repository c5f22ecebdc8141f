// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SurroundingsContext } from '@school/shared';
import { serverShell as shell } from '@school/shared/render';
import { Join } from './Join';

const form = vi.hoisted(() => ({ reachable: false }));
vi.mock('./JoinForm', () => {
  if (!form.reachable) throw new Error('offline');
  return { JoinForm: () => <p>Your name</p> };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('loads the form once more on Try again, after its code could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <SurroundingsContext value={{ shell, base: '/' }}>
      <Join />
    </SurroundingsContext>,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => screen.getByText('Loading chunk JoinForm failed'));
  form.reachable = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your name')).toBeTruthy();
});
