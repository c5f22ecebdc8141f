import { linkKind, press, question, type Link } from './linkKind';

interface State {
  readonly state: 'open' | 'done';
}

const confirmed = {
  title: 'You are counted in',
  texts: ['Welcome to the community. A first letter is on its way.'],
};
const left = {
  title: 'You have left',
  texts: ['No more letters come, and your name and address are forgotten.'],
};
const stopped = {
  title: 'We will not write to you again',
  texts: ['No letter of this kind goes to your address any more, no matter who recommends us.'],
};
const offTheList = { title: 'You are off the list', texts: ['We write no more about it.'] };

const leaveList = (page: RegExp, path: string) =>
  linkKind<undefined>({
    page,
    name: 'leave',
    show: () =>
      question(
        'Leave the waiting list?',
        'Your place goes to the next person.',
        press('leave', 'Leave the list'),
      ),
    actions: { leave: { call: (link) => ['POST', path, token(link)], done: offTheList } },
  });

const token = ({ secret }: Link) => ({ token: secret });

/** Links of letters that ask one question. */
export const letterLinks = [
  linkKind<State>({
    page: /^\/community$/,
    name: 'confirm',
    read: (link) => ['POST', '/api/community/links', { kind: 'confirm', ...token(link) }],
    show: ({ state }) =>
      state === 'done'
        ? confirmed
        : question(
            'One press, and you are in',
            'You asked us to count this address into the community. Is it yours, and do you want our letters? Two a month are the most you will get, and each says how to leave.',
            press('confirm', 'Count me in'),
          ),
    actions: { confirm: { call: (link) => ['POST', '/api/community/confirmations', token(link)] } },
  }),
  linkKind<State>({
    page: /^\/community$/,
    name: 'leave',
    read: (link) => ['POST', '/api/community/links', { kind: 'leave', ...token(link) }],
    show: ({ state }) =>
      state === 'done'
        ? left
        : question(
            'Leave the community?',
            'You get no more letters from us then, and we forget your name and your address.',
            press('leave', 'Leave'),
          ),
    actions: { leave: { call: (link) => ['POST', '/api/community/departures', token(link)] } },
  }),
  linkKind<State>({
    page: /^\/refer$/,
    name: 'stop',
    read: (link) => ['POST', '/api/referrals/stops/links', token(link)],
    show: ({ state }) =>
      state === 'done'
        ? stopped
        : question(
            'Shall we never write to you again?',
            'No matter who recommends us to you from now on: no letter of this kind goes to your address any more.',
            press('stop', 'Never write to me again'),
          ),
    actions: { stop: { call: (link) => ['POST', '/api/referrals/stops', token(link)] } },
  }),
  linkKind<{ readonly opened: number; readonly joined: number; readonly wrote: number }>({
    page: /^\/refer$/,
    name: 'mine',
    read: ({ secret }) => ['POST', '/api/referrals/counts', { secret }],
    show: ({ opened, joined, wrote }) => ({
      title: 'What came of your link',
      texts: ['We count how often, and never who.'],
      facts: [
        ['Visits', `${opened}`],
        ['Joined the community', `${joined}`],
        ['Wrote or registered', `${wrote}`],
      ],
    }),
    actions: {},
  }),
  leaveList(/^\/mate-2025$/, '/api/tickets/waiting-list/leave'),
  leaveList(/^\/music-competition\/register$/, '/api/competition/waiting-list/leave'),
];
