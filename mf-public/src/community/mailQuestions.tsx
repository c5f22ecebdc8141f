import { island } from '@school/shared';
import { Button, Skeleton, TextLink } from '@school/shared/ui';
import type { AnswerProps, MailQuestion } from '../parts/MailLinkHead';

const waiting = <Skeleton height="64px" />;

const ConfirmAnswer = island<AnswerProps>(
  'ConfirmAnswer',
  () => import('./ConfirmAnswer').then((module) => module.ConfirmAnswer),
  { when: 'load', fallback: waiting },
);
const LeaveAnswer = island<AnswerProps>(
  'LeaveAnswer',
  () => import('./LeaveAnswer').then((module) => module.LeaveAnswer),
  { when: 'load', fallback: waiting },
);

/** The questions that links in the mails of the community open. */
export const mailQuestions: readonly MailQuestion[] = [
  {
    param: 'confirm',
    title: 'One press, and you are in',
    lead: 'You asked us to count this address into the community. Is it yours, and do you want our letters? Two a month are the most you will get, and each says how to leave.',
    Answer: ConfirmAnswer,
    answered: {
      title: 'You are counted in',
      lead: 'Welcome to the community. A first letter is on its way; until the next one, the season stands on the page of projects and events.',
      next: <Button to="/projects#coming">See what is coming</Button>,
    },
  },
  {
    param: 'leave',
    title: 'Leave the community?',
    lead: 'You get no more letters from us then, and we forget your name and your address.',
    Answer: LeaveAnswer,
    answered: {
      title: 'You have left',
      lead: 'No more letters come, and your name and address are forgotten. The doors stay open: concerts and open rehearsals are for everybody.',
      next: <TextLink to="/projects#coming">See what is coming</TextLink>,
    },
  },
];
