import { uploadSilenceMs } from '../../schemas/uploads/uploadPurposes';
import { UploadFailure } from './failures';

/** How long an upload may take: its signal aborts with the reason when it is over, or when the person gives up. */
export interface Patience {
  signal: AbortSignal;
  /** Something moved: the silence begins anew. */
  moved: () => void;
  /** From now on so many seconds in all. */
  limit: (seconds: number) => void;
  end: () => void;
}

export function startPatience(person: AbortSignal): Patience {
  const stop = new AbortController();
  const over = () => stop.abort(new UploadFailure({ code: 'timed_out' }));
  const givenUp = () => stop.abort(person.reason);
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
