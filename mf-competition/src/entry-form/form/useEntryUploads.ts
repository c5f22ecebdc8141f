import { useUpload } from '@school/shared/form/upload';
import type { EntryForm } from './useEntryForm';

/** The files of an entry. They go on being sent while the next steps are filled in; sending the entry waits for them. */
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

/** Whether a field is a file that is being sent right now: its step need not wait for it. */
export const isUnderWay = (uploads: EntryUploads, field: string): boolean =>
  uploads[field.replace('papers.', '') as PaperName]?.onCancel !== undefined;
