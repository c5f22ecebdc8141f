// Sample content: who answers questions about donations.
import { school } from '@school/shared/site';

/** Who answers questions about donations. */
export const foundation = {
  name: 'the foundation’s office',
  email: school.email,
  phone: school.phone,
  phoneLabel: school.phoneLabel,
  hours: 'Monday to Saturday, 09:00 to 17:00',
} as const;
