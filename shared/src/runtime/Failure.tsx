import { useState } from 'react';
import { StillLoading } from './StillLoading';
import { UnexpectedError } from './UnexpectedError';

interface Props {
  readonly error: unknown;
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/** Says what failed, or that it is being tried again. */
export function Failure({ error, trying, onRetry }: Props) {
  return trying ? <StillLoading onRetry={onRetry} /> : <UnexpectedError error={error} onRetry={onRetry} />;
}

/**
 * Whether presses of 'Try again' are still being worked off, and what to do at one.
 * @param retry ends when what it began is there, or did not come
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
