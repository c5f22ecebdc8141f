import { newKey } from '@school/shared/form';

/**
 * One request with its key, however often it is sent: an answer that was lost and is asked for again changes nothing
 * twice. When it is over, the next press is another request.
 */
export function newAttempt() {
  let key: string | undefined;
  return {
    key: () => (key ??= newKey()),
    over: () => {
      key = undefined;
    },
  };
}
