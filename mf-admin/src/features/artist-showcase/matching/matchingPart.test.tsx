import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { EngagementRow, PerformerSuggestion } from '../api';
import { renderWithStore } from '../../../testing/inShell';
import { stubApi, type StubbedRequest } from '../../../testing/stubApi';
import { MatchingPart } from './MatchingPart';

const engagement = { id: 'e1', name: 'Kojo Antwi', status: 'new' } as EngagementRow;
const trio: PerformerSuggestion = {
  performer: 'p1',
  stageName: 'The Adabraka Trio',
  kind: 'Piano trio',
  category: 'Classical',
  place: 'Accra',
  isRequested: true,
  isNamed: false,
  suitsMusic: true,
  suitsPlace: true,
  busyWith: null,
};
/** The state of the offer at the API, empty without an offer. */
let state: string;
let asked: readonly StubbedRequest[];

beforeEach(() => {
  state = '';
  asked = stubApi(({ method, body }) => {
    if (method === 'POST') state = 'offered';
    if (method === 'PATCH') ({ state } = body as { state: string });
    if (method !== 'GET') return offer();
    return { offers: state ? [offer()] : [], suggestions: state ? [] : [trio] };
  });
  renderWithStore(<MatchingPart row={engagement} />);
});

const offer = () => ({ ...trio, id: 'o1', state, changedAt: '2025-03-01T12:00:00.000Z' });

it('asks a performer about an engagement, and stores their answer', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Ask The Adabraka Trio' }));
  const list = await screen.findByRole('list', { name: 'Performers asked' });
  expect(asked[0]?.path).toBe('/staff/engagements/e1/matching');
  expect(within(list).getByText('Requested')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/staff/engagements/e1/offers',
    body: { performer: 'p1' },
    key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
  });
  fireEvent.click(screen.getByRole('button', { name: /^Accepted/ }));
  expect(await within(list).findByText('Accepted')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PATCH')).toMatchObject({ body: { state: 'accepted' } });
});
