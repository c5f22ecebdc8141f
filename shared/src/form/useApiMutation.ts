import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { importChunk, useShell } from '@school/shared';

/** The used part of an RTK Query mutation endpoint. */
interface Mutation<Argument, Answer> {
  readonly initiate: (argument: Argument) => Request<Answer>;
}

type Request<Answer> = (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  getState: () => unknown,
  extra: unknown,
) => { unwrap: () => Promise<Answer> };

/**
 * Returns a function that calls a mutation of the API through the page's store. Both load on the first call, so they
 * cost a page with a form nothing before.
 * @param load imports the app's endpoints and returns one of them
 * @returns a function that resolves with the answer and rejects with the API client's error
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
