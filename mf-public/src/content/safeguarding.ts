// Sample content: how children are kept safe. The school replaces rules and names by its own.
import { adultAge } from '@school/shared/competition';
import { school } from '@school/shared/site';
import type { Topic } from './topic';

export const rules: readonly Topic[] = [
  {
    title: 'In lessons',
    paragraphs: [
      'Every room has a window in its door, and we never cover it. A parent may sit in at any time, without telling us before.',
      'Teachers show posture and bow hold on themselves. They ask before they touch a student, and the student may say no.',
    ],
  },
  {
    title: 'Online',
    paragraphs: [
      'Online lessons take place at the agreed time. For students under 12, an adult must be near enough to hear. Nobody records a lesson unless both sides have agreed.',
      'Teachers write to parents, never to a child alone.',
    ],
  },
  {
    title: 'On stage and on the way',
    paragraphs: [
      `At auditions, recitals and MATE 2025, anyone who is under ${adultAge} comes with an adult who stays in the building. Two adults from the school are present wherever children wait.`,
      'Children leave only with the person that their family has named.',
    ],
  },
  {
    title: 'Pictures and names',
    paragraphs: [
      'We take photographs and films for our own pages only. We show nobody under 18 unless their guardian agrees, and the guardian can withdraw this. Published lists show first name and initial.',
    ],
  },
  {
    title: 'Who works here',
    paragraphs: [
      'Everyone who teaches or helps must bring two references and a police clearance certificate before they start. We tell them these rules.',
    ],
  },
];

/** Returns who to tell, and what happens then. @param lead who answers for the safety of children */
export const tellingOf = (lead: string): readonly Topic[] => [
  {
    title: 'If something worries you',
    paragraphs: [
      `Tell any of us, or ${lead}, who is the lead for safeguarding: call ${school.phoneLabel} or write to ${school.email}. A child can do so as well, alone or with a friend. You need no proof.`,
    ],
  },
  {
    title: 'What we do',
    paragraphs: [
      'We listen, write down what you say in your own words, and answer within one working day. The person concerned does not teach until the matter is settled. We tell the authorities where the law requires it. Nobody is treated worse for speaking up.',
    ],
  },
  { title: 'In an emergency', paragraphs: ['Call 112 first, then us.'] },
];
