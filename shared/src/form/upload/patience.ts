import { uploadSilenceMs } from '../../schemas/uploads/uploadPurposes';
import { abortWith } from './abortWith';
import { UploadFailure } from './failures';

/** The time limits of an upload. The signal aborts with the reason when they expire or when the person cancels. */
export interface Patience {
  signal: AbortSignal;
  /** Reports progress, which restarts the inactivity timeout. */
  moved: () => void;
  /** Sets the total time from now on. */
  limit: (seconds: number) => void;
  end: () => void;
}

export function startPatience(person: AbortSignal): Patience {
  const stop = new AbortController();
  const over = () => abortWith(stop, new UploadFailure({ code: 'timed_out' }));
  const givenUp = () => abortWith(stop, person.reason);
  let total: ReturnType<typeof setTimeout> | undefined;
  let silence = setTimeout(over, uploadSilenceMs);
  if (person.aborted) givenUp();
  person.addEventListener('abort', givenUp);
  return {
    signal: stop.signal,
    moved: () => {
      clearTimeout(silence);
      silence = setTimeout(over, uploadSilenceMs);
    },
    limit: (seconds) => {
      clearTimeout(total);
      total = setTimeout(over, seconds * 1000);
    },
    end: () => {
      clearTimeout(silence);
      clearTimeout(total);
      person.removeEventListener('abort', givenUp);
    },
  };
}
