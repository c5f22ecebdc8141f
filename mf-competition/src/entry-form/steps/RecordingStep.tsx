import { FileField, TextField } from '@school/shared/ui';
import { useEntering } from '../flow/EntryContext';
import { Later, OnFile } from './Later';

/** A file or a link. */
export function RecordingStep() {
  const { school, uploads } = useEntering();
  return (
    <>
      <OnFile name="recording" />
      <FileField label="The recording as a file" {...uploads.recording} />
      <TextField
        label="Or a link to it"
        optional
        help="It begins with https:// and opens without signing in. If you also add a file, we use the file."
        type="url"
        inputMode="url"
        autoComplete="off"
        {...school.field('papers.recordingLink')}
      />
      <Later name="recording" />
    </>
  );
}
