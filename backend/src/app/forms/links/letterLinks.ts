import type { LinkField } from '@school/shared/schemas/sent';
import type { TextReminders } from '../../../platform/text-reminders/textNumbers';
import { linkKind, press, question, type Link } from './linkKind';

interface State {
  readonly state: 'open' | 'done';
}

const confirmed = {
  title: 'You are a member',
  texts: ['Welcome to the community. We have sent you a first email.'],
};
const left = {
  title: 'You have left',
  texts: ['You get no more emails, and we have deleted your name and email address.'],
};
const stopped = {
  title: 'We will not write to you again',
  texts: ['You will get no more emails of this kind, even if another friend recommends us to you.'],
};
const remindersStopped = {
  title: 'Reminders are stopped',
  texts: ['You get no more reminders from us. Other emails, such as your tickets, still reach you.'],
};
const offTheList = { title: 'You are off the list', texts: ['We will not write to you about it again.'] };

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

const channelField = {
  name: 'channel',
  label: 'How should they come?',
  kind: 'radio',
  value: 'sms',
  options: [
    { value: 'sms', label: 'Text message (SMS)' },
    { value: 'whatsapp', label: 'WhatsApp' },
  ],
} as const satisfies LinkField;

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
            'Confirm your membership',
            'Someone asked to join the community with this email address. Is it yours, and do you want our emails? You get at most two a month, and can leave by a link in each.',
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
            'You will get no more emails from us, and we delete your name and email address.',
            press('leave', 'Leave'),
          ),
    actions: { leave: { call: (link) => ['POST', '/api/community/departures', token(link)] } },
  }),
  linkKind<State>({
    page: /^\/community$/,
    name: 'stop',
    read: (link) => ['POST', '/api/reminders/stops/links', token(link)],
    show: ({ state }) =>
      state === 'done'
        ? remindersStopped
        : question(
            'Stop reminders?',
            'You get no more reminders from us then: not of tickets, lessons, auditions, consents or fees. Other emails, such as your tickets, still reach you.',
            press('stop', 'Stop reminders'),
          ),
    actions: { stop: { call: (link) => ['POST', '/api/reminders/stops', token(link)] } },
  }),
  linkKind<TextReminders>({
    page: /^\/community$/,
    name: 'texts',
    read: (link) => ['POST', '/api/reminders/texts/links', token(link)],
    show: ({ state, ending, channel, channels }) =>
      question(
        'Reminders by text message',
        state === 'on'
          ? `We ${channel === 'whatsapp' ? 'send reminders by WhatsApp' : 'text reminders'} to your number that ends with ${ending}.`
          : 'We can text you before your concert, lesson or audition. You still get the emails, and each text has a link that stops the texts.',
        state === 'on'
          ? press('stop', 'Stop text messages')
          : {
              action: 'start',
              fields: [
                { name: 'phone', label: 'Mobile phone', kind: 'tel', autocomplete: 'tel' },
                ...(channels.length > 1 ? [channelField] : []),
              ],
              button: 'Text me reminders',
            },
      ),
    actions: {
      start: {
        call: (link, sent) => [
          'POST',
          '/api/reminders/texts',
          { ...token(link), phone: sent.text('phone'), channel: sent.text('channel') || undefined },
        ],
      },
      stop: { call: (link) => ['POST', '/api/reminders/texts/stops', token(link)] },
    },
  }),
  linkKind<State>({
    page: /^\/refer$/,
    name: 'stop',
    read: (link) => ['POST', '/api/referrals/stops/links', token(link)],
    show: ({ state }) =>
      state === 'done'
        ? stopped
        : question(
            'Do you want no more of these emails?',
            'You will get no more emails of this kind, even if another friend recommends us to you.',
            press('stop', 'Never write to me again'),
          ),
    actions: { stop: { call: (link) => ['POST', '/api/referrals/stops', token(link)] } },
  }),
  linkKind<{ readonly opened: number; readonly joined: number; readonly wrote: number }>({
    page: /^\/refer$/,
    name: 'mine',
    read: ({ secret }) => ['POST', '/api/referrals/counts', { secret }],
    show: ({ opened, joined, wrote }) => ({
      title: 'How often your link was used',
      texts: ['We count how often your link is used, but not who uses it.'],
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
