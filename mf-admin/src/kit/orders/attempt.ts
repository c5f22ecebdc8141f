import { newKey } from '@school/shared/form';

/** The idempotency key of a request. It is kept for retries until `over` is called. */
export function newAttempt() {
  let key: string | undefined;
  return {
    key: () => (key ??= newKey()),
    over: () => {
      key = undefined;
    },
  };
}
