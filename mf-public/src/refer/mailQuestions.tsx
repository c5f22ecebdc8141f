import { island } from '@school/shared';
import { Skeleton, TextLink } from '@school/shared/ui';
import type { AnswerProps, MailQuestion } from '../parts/MailLinkHead';

const StopAnswer = island<AnswerProps>(
  'StopAnswer',
  () => import('./StopAnswer').then((module) => module.StopAnswer),
  { when: 'load', fallback: <Skeleton height="64px" /> },
);
const LinkCounts = island<AnswerProps>(
  'LinkCounts',
  () => import('./LinkCounts').then((module) => module.LinkCounts),
  { when: 'load', fallback: <Skeleton height="180px" /> },
);

/** The questions that links in mails about recommendations open. */
export const mailQuestions: readonly MailQuestion[] = [
  {
    param: 'stop',
    title: 'Shall we never write to you again?',
    lead: 'You will get no more emails of this kind, whoever recommends us to you. We delete your address and keep only a code by which we recognise it.',
    Answer: StopAnswer,
    answered: {
      title: 'We will not write to you again',
      lead: 'You will get no more emails of this kind, whoever recommends us to you. Nobody is told.',
      next: <TextLink to="/">Go to the home page</TextLink>,
    },
  },
  {
    param: 'mine',
    title: 'What came of your link',
    lead: 'You passed it on, and this is what it did. We count how often, and never who.',
    Answer: LinkCounts,
  },
];
