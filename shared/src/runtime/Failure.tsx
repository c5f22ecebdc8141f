import { useState } from 'react';
import { StillLoading } from './StillLoading';
import { UnexpectedError } from './UnexpectedError';

interface Props {
  readonly error: unknown;
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/** Shows an error, or that it is being retried. */
export function Failure({ error, trying, onRetry }: Props) {
  return trying ? <StillLoading onRetry={onRetry} /> : <UnexpectedError error={error} onRetry={onRetry} />;
}

/**
 * Returns whether a retry is pending, and a handler that starts one.
 * @param retry resolves when the retry has succeeded or failed
 */
export function useTries(retry: () => void | Promise<void>): readonly [trying: boolean, press: () => void] {
  const [tries, setTries] = useState(0);
  async function press() {
    setTries((before) => before + 1);
    await retry();
    setTries((before) => before - 1);
  }
  return [tries > 0, () => void press()];
}
