import type { PaperKind } from '@school/shared/schemas/competition';

/** Names of documents as text for people. */
export const paperNames: Readonly<Record<PaperKind, string>> = {
  proof_of_age: 'proof of age',
  picture: 'a picture',
  recording: 'a recording',
  certificate: 'the grade certificate',
};
