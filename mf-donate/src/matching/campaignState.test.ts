import { expect, it } from 'vitest';
import { campaignKey } from '@school/shared/projects/matching';
import { campaignsOf } from './campaignState';

const campaign = {
  project: 'mate',
  partner: 'the Volta Trust',
  from: '2026-03-01',
  until: '2026-03-31',
  cedis: 500,
};

const states = (today: string, given = 0, change = {}, isOpen = true) =>
  campaignsOf('mate', [{ ...campaign, ...change }], {
    today,
    matched: { [campaignKey(campaign)]: given },
    isOpen,
  }).map(({ isOver, matched, left }) => ({ isOver, matched, left }));

it.each([
  ['2026-02-28', 0, []],
  ['2026-03-01', 0, [{ isOver: false, matched: 0, left: 50_000 }]],
  ['2026-03-31', 12_345, [{ isOver: false, matched: 12_345, left: 37_655 }]],
  ['2026-03-31', 50_000, [{ isOver: false, matched: 50_000, left: 0 }]],
  ['2026-04-01', 12_345, [{ isOver: true, matched: 12_345, left: 37_655 }]],
  ['2026-04-01', 0, []],
])('on %s with %i pesewas matched it is %j', (today, given, shown) =>
  expect(states(today, given)).toEqual(shown),
);

it('never shows more than the promise, also while a lower one is not counted yet', () =>
  expect(states('2026-03-05', 50_000, { cedis: 100 })).toEqual([
    { isOver: false, matched: 10_000, left: 0 },
  ]));

it('promises nothing while the project takes no donations', () => {
  expect(states('2026-03-05', 0, {}, false)).toEqual([]);
  expect(states('2026-03-05', 12_345, {}, false)).toEqual([]);
  expect(states('2026-03-05', 50_000, {}, false)).toMatchObject([{ left: 0 }]);
  expect(states('2026-04-01', 12_345, {}, false)).toMatchObject([{ isOver: true, matched: 12_345 }]);
});

it('shows the campaigns of its project, the latest first', () => {
  const all = [
    campaign,
    { ...campaign, project: 'vehicle' },
    { ...campaign, partner: 'the Korle Trust', until: '2026-06-30' },
  ];
  expect(
    campaignsOf('mate', all, { today: '2026-03-05', matched: {}, isOpen: true }).map(
      ({ partner }) => partner,
    ),
  ).toEqual(['the Korle Trust', 'the Volta Trust']);
});
