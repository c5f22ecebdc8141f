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
const StopRemindersAnswer = island<AnswerProps>(
  'StopRemindersAnswer',
  () => import('./StopRemindersAnswer').then((module) => module.StopRemindersAnswer),
  { when: 'load', fallback: waiting },
);
const TextRemindersAnswer = island<AnswerProps>(
  'TextRemindersAnswer',
  () => import('./TextRemindersAnswer').then((module) => module.TextRemindersAnswer),
  { when: 'load', fallback: waiting },
);

/** The questions that links in the mails of the community and in reminders open. */
export const mailQuestions: readonly MailQuestion[] = [
  {
    param: 'confirm',
    title: 'Confirm your membership',
    lead: 'Someone asked to join the community with this email address. Is it yours, and do you want our emails? You get at most two a month, and can leave by a link in each.',
    Answer: ConfirmAnswer,
    answered: {
      title: 'You are a member',
      lead: 'Welcome to the community. We have sent you a first email. The season is on the page of projects and events.',
      next: <Button to="/projects#coming">See what is coming</Button>,
    },
  },
  {
    param: 'leave',
    title: 'Leave the community?',
    lead: 'You will get no more emails from us, and we delete your name and email address.',
    Answer: LeaveAnswer,
    answered: {
      title: 'You have left',
      lead: 'You get no more emails, and we have deleted your name and email address. Concerts and open rehearsals are still open to you, as to everybody.',
      next: <TextLink to="/projects#coming">See what is coming</TextLink>,
    },
  },
  {
    param: 'stop',
    title: 'Stop reminders?',
    lead: 'You get no more reminders from us then: not of tickets, lessons, auditions, consents or fees. Other emails, such as your tickets, still reach you.',
    Answer: StopRemindersAnswer,
    answered: {
      title: 'Reminders are stopped',
      lead: 'You get no more reminders from us. Other emails, such as your tickets, still reach you.',
      next: <TextLink to="/">Go to the home page</TextLink>,
    },
  },
  {
    param: 'texts',
    title: 'Reminders by text message',
    lead: 'We can text you before your concert, lesson or audition. You still get the emails, and each text has a link that stops the texts.',
    Answer: TextRemindersAnswer,
  },
];
