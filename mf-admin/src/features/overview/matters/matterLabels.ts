import type { Matter } from '../api';

type Kind = Matter['matter'];

interface MatterLabels {
  /** The text after '1', and the text after a larger number. */
  readonly one: string;
  readonly many: string;
  /** The label of its link. */
  readonly action: string;
  /** The address, to which the ID of the oldest item is appended. */
  readonly path: string;
}

/** Labels of each kind of pending work. */
export const matterLabels: Readonly<Record<Kind, MatterLabels>> = {
  message: {
    one: 'message waits for an answer',
    many: 'messages wait for an answer',
    action: 'Answer',
    path: '/admin/enquiries?state=new&kind=message&order=asc&open=',
  },
  fees: {
    one: 'question about fees waits for an answer',
    many: 'questions about fees wait for an answer',
    action: 'Answer',
    path: '/admin/enquiries?state=new&kind=fees&order=asc&open=',
  },
  application: {
    one: 'application waits for an answer',
    many: 'applications wait for an answer',
    action: 'Answer',
    path: '/admin/enquiries?state=new&kind=application&order=asc&open=',
  },
  lesson: {
    one: 'registration for lessons has no instructor yet',
    many: 'registrations for lessons have no instructor yet',
    action: 'Assign',
    path: '/admin/music-study?status=new&order=asc&open=',
  },
  entry: {
    one: 'competition entry is to be looked at',
    many: 'competition entries are to be looked at',
    action: 'Look at it',
    path: '/admin/registrations?state=submitted&order=asc&open=',
  },
  engagement: {
    one: 'engagement has no performer yet',
    many: 'engagements have no performer yet',
    action: 'Find a performer',
    path: '/admin/artist-showcase?view=engagements&status=new&order=asc&open=',
  },
  performer: {
    one: 'performer has applied',
    many: 'performers have applied',
    action: 'Decide',
    path: '/admin/artist-showcase?view=pros&status=applied&order=asc&open=',
  },
  challenge_entry: {
    one: 'entry of the Music Art Challenge is to be looked at',
    many: 'entries of the Music Art Challenge are to be looked at',
    action: 'Look at it',
    path: '/admin/tickets/challenge?status=entered&order=asc&open=',
  },
  donation_refund: {
    one: 'refund of a donation was refused',
    many: 'refunds of donations were refused',
    action: 'Send it again',
    path: '/admin/donations?open=',
  },
  ticket_refund: {
    one: 'refund of tickets was refused',
    many: 'refunds of tickets were refused',
    action: 'Send it again',
    path: '/admin/tickets?open=',
  },
  entry_refund: {
    one: 'refund of an entry fee was refused',
    many: 'refunds of entry fees were refused',
    action: 'Send it again',
    path: '/admin/registrations?open=',
  },
  wall_words: {
    one: 'donor’s words wait to be read before the wall shows them',
    many: 'donors’ words wait to be read before the wall shows them',
    action: 'Read them',
    path: '/admin/donations?open=',
  },
  held_form: {
    one: 'form may be from a program and waits for a decision',
    many: 'forms may be from programs and wait for a decision',
    action: 'Decide',
    path: '/admin/held-forms',
  },
  failed_job: {
    one: 'mail or other job has failed',
    many: 'mails or other jobs have failed',
    action: 'See what failed',
    path: '/admin/helpers?part=outbox&state=failed',
  },
  policy_report: {
    one: 'new thing on our pages was refused by browsers',
    many: 'new things on our pages were refused by browsers',
    action: 'See what it is',
    path: '/admin/helpers?part=tools',
  },
};

/** Returns the address of a matter, with the oldest item open. */
export function matterPath({ matter, next }: Pick<Matter, 'matter' | 'next'>): string {
  const { path } = matterLabels[matter];
  return next && path.endsWith('open=') ? path + encodeURIComponent(next) : path.replace(/[?&]open=$/, '');
}

/** Formats '3 messages wait for an answer', or 'More than 10,000 messages …' above the counted maximum. */
export const matterSentence = ({ matter, count, more }: Pick<Matter, 'matter' | 'count' | 'more'>): string =>
  `${more ? 'More than ' : ''}${count.toLocaleString('en')} ${count === 1 ? matterLabels[matter].one : matterLabels[matter].many}`;
