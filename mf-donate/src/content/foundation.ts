// Sample content: who answers questions about donations, and the codes that open mobile money's waiting approvals.
import { school } from '@school/shared/site';

/** What to dial when the prompt of mobile money does not come by itself. */
export const approvals = [
  { network: 'MTN', dial: '*170#' },
  { network: 'Telecel', dial: '*110#' },
  { network: 'AT', dial: '*110#' },
] as const;

/** Who answers questions about donations. */
export const foundation = {
  name: 'the foundation’s office',
  email: school.email,
  phone: school.phone,
  phoneLabel: school.phoneLabel,
  hours: 'Monday to Saturday, 9:00 to 17:00',
} as const;
