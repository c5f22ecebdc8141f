import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { courses } from '../content/offers';
import { showInShell } from '../testing/showInShell';
import { TrialForm } from './TrialForm';

let times: readonly object[];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ times }));
});

const show = () => showInShell(<TrialForm course={courses[0]!} />);

it('shows no form when no half hour is free, and says who to ask', async () => {
  times = [];
  show();
  const wish = await screen.findByRole('link', { name: 'Ask for another time' });
  expect(wish.getAttribute('href')).toBe('/about?topic=trial_lesson#write');
  expect(screen.queryByRole('button', { name: 'Book this half hour' })).toBeNull();
  expect(screen.queryByLabelText('Email')).toBeNull();
});

it('shows no form that could go away before it knows whether a half hour is free', async () => {
  let answer!: (response: Response) => void;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  show();
  expect(await screen.findByText('Loading the free times')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Book this half hour' })).toBeNull();
  await vi.waitFor(() => answer(Response.json({ times: [] })));
  expect(await screen.findByRole('link', { name: 'Ask for another time' })).toBeDefined();
});

it('shows the form when a half hour is free', async () => {
  const startsAt = '2099-03-02T15:00:00.000Z';
  times = [{ id: '0199', instrument: 'piano', venue: 'accra', mode: 'in_person', teacher: 'Ama', startsAt }];
  show();
  expect(await screen.findByLabelText(/Monday 15:00/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Book this half hour' })).toBeDefined();
});
