import { guardianConsent } from '@school/shared/schemas/competition';
import { pictureQuestion } from '@school/shared/schemas/pictures';
import { z } from 'zod';

/** What stands in the fields. */
export interface ConsentFields {
  name: string;
  agrees: boolean;
  /** Empty while the question about pictures is not answered. */
  pictures: '' | 'yes' | 'no';
}

/** The API's own schema over what is typed. */
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
