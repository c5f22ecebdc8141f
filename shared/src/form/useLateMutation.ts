import { importChunk, useShell } from '@school/shared';
import type { api } from '@school/shared/api';

type Endpoints = (typeof api)['endpoints'];
/** Endpoints that change something. */
type Mutations = {
  [
    Name in keyof Endpoints as Endpoints[Name] extends { useMutation: unknown } ? Name : never
  ]: Endpoints[Name];
};
type Argument<Name extends keyof Mutations> = Mutations[Name]['Types']['QueryArg'];
type Answer<Name extends keyof Mutations> = Mutations[Name]['Types']['ResultType'];

/**
 * Calls an operation of the API that changes something, through the page's store. Both are loaded when it is first
 * called: a page with a form costs nothing of them before.
 * @param name the operation, such as `sendContactMessage`
 * @returns a function that resolves with the answer and rejects with what the API client throws
 */
export function useLateMutation<Name extends keyof Mutations>(
  name: Name,
): (argument: Argument<Name>) => Promise<Answer<Name>> {
  const shell = useShell();
  return async (argument) => {
    const [module, store] = await Promise.all([
      importChunk('api', () => import('@school/shared/api')),
      shell.store(),
    ]);
    const { initiate } = module.api.endpoints[name] as unknown as Initiator<Argument<Name>, Answer<Name>>;
    const dispatch = store.dispatch as unknown as (request: Request<Answer<Name>>) => Sent<Answer<Name>>;
    return dispatch(initiate(argument)).unwrap();
  };
}

interface Initiator<Argument, Answer> {
  initiate: (argument: Argument) => Request<Answer>;
}
type Request<Answer> = (dispatch: unknown) => Sent<Answer>;
interface Sent<Answer> {
  unwrap: () => Promise<Answer>;
}
