// Sample content: who answers questions about donations.
import { school } from '@school/shared/site';

/** Who answers questions about donations. */
export const foundation = {
  name: 'the foundation’s office',
  email: school.email,
  phone: school.phone,
  phoneLabel: school.phoneLabel,
  hours: school.phoneHours,
} as const;
