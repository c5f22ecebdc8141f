import { guardianConsent } from '@school/shared/schemas/competition';
import { z } from 'zod';

/** What stands in the fields. */
export interface ConsentFields {
  name: string;
  agrees: boolean;
}

/** The API's own schema over what is typed. */
export const consentDraft = (token: string) =>
  z
    .custom<ConsentFields>()
    .transform((typed) => ({ ...typed, token }) as z.input<typeof guardianConsent>)
    .pipe(guardianConsent);
