// Sample content: how children are kept safe. The school replaces rules and names by its own.
import { adultAge } from '@school/shared/competition';
import { school } from '@school/shared/site';
import type { Topic } from './topic';

export const rules: readonly Topic[] = [
  {
    title: 'In lessons',
    paragraphs: [
      'Every room has a window in its door, and it stays uncovered. A parent may sit in at any time, without saying so before.',
      'Posture and bow hold are shown on the teacher. If a hand has to help, the teacher asks first, and no is an answer.',
    ],
  },
  {
    title: 'Online',
    paragraphs: [
      'Online lessons take place at the agreed hour, with a grown-up within earshot for pupils under 12. Nobody records them unless both sides have agreed.',
      'Teachers write to parents, and not to children alone.',
    ],
  },
  {
    title: 'On stage and on the way',
    paragraphs: [
      `At auditions, recitals and MATE 2025, anyone who is under ${adultAge} comes with an adult who stays in the building. Two adults of the school are wherever children wait.`,
      'Children leave with the person whom the family has named.',
    ],
  },
  {
    title: 'Pictures and names',
    paragraphs: [
      'We photograph and film for our own pages only, and show nobody under 18 without a yes of their guardian, which can be taken back. Published lists say first name and initial.',
    ],
  },
  {
    title: 'Who works here',
    paragraphs: [
      'Before the first lesson, everybody who teaches or helps brings two references and a police clearance certificate, and is told these rules.',
    ],
  },
];

export const telling: readonly Topic[] = [
  {
    title: 'If something worries you',
    paragraphs: [
      `Tell any of us, or write to ${school.email} or call ${school.phoneLabel} and ask for the director. A child can do so as well, alone or with a friend. You need no proof.`,
    ],
  },
  {
    title: 'What we do',
    paragraphs: [
      'We listen, write down what you said in your words, and answer within one working day. The person it is about does not teach until it is clear. We tell the authorities where the law asks for it, and nobody is worse off for having spoken.',
    ],
  },
  {
    title: 'In danger',
    paragraphs: ['Call 112 first, then us.'],
  },
];
