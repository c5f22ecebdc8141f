import { formatBytes } from '../../format/bytes';
import type { UploadedFile } from '../../schemas/uploads/upload';
import type { Run } from './run';

interface Appearance {
  /** The file to show, as `FileField` expects it. */
  file: { name: string; size: string; progress?: number } | undefined;
  /** The current status. */
  note: string | undefined;
}

/** Returns what a file field shows: the last chosen file, or else the form's. */
export function appearance(run: Run, value: UploadedFile | null): Appearance {
  if (run.state === 'sending') {
    const { name, size } = run.file;
    const progress = Math.min(100, Math.floor((run.sent / size) * 100));
    const note = run.cut ? 'The connection was lost. Trying again …' : `Uploading ${name} …`;
    return { file: { name, size: formatBytes(size), progress }, note };
  }
  const shown = run.state === 'failed' ? run : value;
  return { file: shown ? { name: shown.name, size: formatBytes(shown.size) } : undefined, note: run.note };
}
