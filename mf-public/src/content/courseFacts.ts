import type { Fact } from '@school/shared/ui';

/** What holds for every course (specification, section 9). */
export const courseFacts: readonly Fact[] = [
  { value: '44–48 sessions', label: 'in every course' },
  { value: '1 hour', label: 'for each session' },
  { value: 'Monday to Saturday', label: 'lesson days' },
  { value: '2–4 recitals', label: 'per course, on stage' },
  { value: 'All ages', label: 'everyone is welcome' },
];
