import type { PaperKind } from '@school/shared/schemas/competition';

/** Papers in a person's words. */
export const paperNames: Readonly<Record<PaperKind, string>> = {
  proof_of_age: 'proof of age',
  picture: 'a picture',
  recording: 'a recording',
  certificate: 'the grade certificate',
};
