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
    lead: 'No matter who recommends us to you from now on: no letter of this kind goes to your address any more. We keep the address itself no longer, only what it takes to know it again.',
    Answer: StopAnswer,
    answered: {
      title: 'We will not write to you again',
      lead: 'No letter of this kind goes to your address any more, no matter who recommends us. Nobody is told.',
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
