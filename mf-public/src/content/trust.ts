// Sample content: facts that a parent asks for first. The school replaces figures, board and lead by its own.
import { school } from '@school/shared/site';

/** Who answers for the safety of children. */
export const safeguardingLead = {
  name: 'Naa Dei Tetteh',
  phone: school.phone,
  phoneLabel: school.phoneLabel,
};

export const trust = [
  { title: 'Since 2009', text: 'We began with eleven children and one borrowed piano.' },
  {
    title: 'A board the world knows',
    text: 'Our students take the graded exams of a world board. Its own examiner comes to hear them.',
  },
  {
    title: '48 of 51 passed',
    text: 'That many passed their exam in the last school year, 19 with distinction.',
  },
  {
    title: 'Every teacher checked',
    text: 'Before the first lesson, each one brings two references and a police check.',
  },
] as const;
