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
    one: 'competition entry to review',
    many: 'competition entries to review',
    action: 'Review',
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
    one: 'entry of the Music Art Challenge to review',
    many: 'entries of the Music Art Challenge to review',
    action: 'Review',
    path: '/admin/tickets/challenge?status=entered&order=asc&open=',
  },
  donation_refund: {
    one: 'refund of a donation failed',
    many: 'refunds of donations failed',
    action: 'Retry',
    path: '/admin/donations?open=',
  },
  ticket_refund: {
    one: 'refund of tickets failed',
    many: 'refunds of tickets failed',
    action: 'Retry',
    path: '/admin/tickets?open=',
  },
  entry_refund: {
    one: 'refund of an entry fee failed',
    many: 'refunds of entry fees failed',
    action: 'Retry',
    path: '/admin/registrations?open=',
  },
  wall_words: {
    one: 'donor message waits for approval',
    many: 'donor messages wait for approval',
    action: 'Review',
    path: '/admin/donations?open=',
  },
  held_form: {
    one: 'possible spam form waits for a decision',
    many: 'possible spam forms wait for a decision',
    action: 'Decide',
    path: '/admin/held-forms',
  },
  failed_job: {
    one: 'mail or other job has failed',
    many: 'mails or other jobs have failed',
    action: 'View',
    path: '/admin/helpers?part=outbox&state=failed',
  },
  policy_report: {
    one: 'new item on our pages was blocked by browsers',
    many: 'new items on our pages were blocked by browsers',
    action: 'View',
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
