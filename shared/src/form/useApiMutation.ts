import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { importChunk, useShell } from '@school/shared';

/** An RTK Query endpoint that changes something, as far as it is used here. */
interface Mutation<Argument, Answer> {
  readonly initiate: (argument: Argument) => Request<Answer>;
}

type Request<Answer> = (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  getState: () => unknown,
  extra: unknown,
) => { unwrap: () => Promise<Answer> };

/**
 * Calls an operation of the API that changes something, through the page's store. Both are loaded when it is first
 * called: a page with a form costs nothing of them before.
 * @param load imports the app's endpoints and gives one of them
 * @returns a function that resolves with the answer and rejects with what the API client throws
 */
export function useApiMutation<Argument, Answer>(
  load: () => Promise<Mutation<Argument, Answer>>,
): (argument: Argument) => Promise<Answer> {
  const shell = useShell();
  return async (argument) => {
    const [{ initiate }, store] = await Promise.all([importChunk('api', load), shell.store()]);
    return store.dispatch(initiate(argument)).unwrap();
  };
}
