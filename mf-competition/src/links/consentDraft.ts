import { guardianConsent } from '@school/shared/schemas/competition';
import { pictureQuestion } from '@school/shared/schemas/pictures';
import { z } from 'zod';

/** The values of the fields. */
export interface ConsentFields {
  name: string;
  agrees: boolean;
  /** Empty until the question about pictures is answered. */
  pictures: '' | 'yes' | 'no';
}

/** Returns the schema of the API over typed values. */
export const consentDraft = (token: string) =>
  z
    .custom<ConsentFields>()
    .transform(
      ({ pictures, ...typed }) =>
        ({
          ...typed,
          token,
          ...(pictures && { pictures: { agrees: pictures === 'yes', version: pictureQuestion.version } }),
        }) as z.input<typeof guardianConsent>,
    )
    .pipe(guardianConsent);
