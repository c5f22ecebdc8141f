// Sample content: the contact for questions about donations.
import { school } from '@school/shared/site';

/** The contact for questions about donations. */
export const foundation = {
  name: 'the foundation’s office',
  email: school.email,
  phone: school.phone,
  phoneLabel: school.phoneLabel,
  hours: school.phoneHours,
} as const;
