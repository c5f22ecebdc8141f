import { useUpload } from '@school/shared/form/upload';
import type { EntryForm } from './useEntryForm';

/** Uploads the files of an entry while the next steps are filled in. Sending the entry waits for them. */
export function useEntryUploads(school: EntryForm) {
  return {
    proofOfAge: useUpload({ school, name: 'papers.proofOfAge', purpose: 'competition_proof_of_age' }),
    picture: useUpload({ school, name: 'papers.picture', purpose: 'competition_picture' }),
    certificate: useUpload({ school, name: 'papers.certificate', purpose: 'competition_certificate' }),
    recording: useUpload({ school, name: 'papers.recording', purpose: 'competition_recording' }),
  };
}

export type EntryUploads = ReturnType<typeof useEntryUploads>;

export type PaperName = keyof EntryUploads;

/** Returns whether a file is being uploaded, in which case its step need not wait. */
export const isUnderWay = (uploads: EntryUploads, field: string): boolean =>
  uploads[field.replace('papers.', '') as PaperName]?.onCancel !== undefined;
