import { useState } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';

export interface Action<Args extends readonly unknown[], Result> {
  readonly run: (...args: Args) => Promise<Result>;
  /** The success message; none when the page shows the result. */
  readonly done?: string | ((result: Result, ...args: Args) => string);
  /** Shown before the reason of a failure. */
  readonly failed: string | ((...args: Args) => string);
}

/**
 * Runs a request and reports its result in a toast.
 * @returns the function that runs it, which resolves to whether it succeeded and never rejects, and whether
 * it is running
 */
export function useAction<Args extends readonly unknown[], Result>({
  run,
  done,
  failed,
}: Action<Args, Result>): readonly [(...args: Args) => Promise<boolean>, boolean] {
  const { toast } = useShell();
  const [running, setRunning] = useState(0);

  async function act(...args: Args): Promise<boolean> {
    setRunning((count) => count + 1);
    try {
      const result = await run(...args);
      const text = typeof done === 'function' ? done(result, ...args) : done;
      if (text) toast.add(text, { type: 'success' });
      return true;
    } catch (error) {
      const text = typeof failed === 'function' ? failed(...args) : failed;
      toast.add(`${text} ${messageOfApiError(error)}`, { type: 'error' });
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
  }

  return [act, running > 0];
}
