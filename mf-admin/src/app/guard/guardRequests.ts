import { codeOfApiError, messageOfApiError, setRequestGuard, type ApiAnswer } from '@school/shared/api';
import type { AuthApi } from '@school/shared/contract';
import { seenVersion } from '../../kit/versions/seenVersions';
import { isOtherVersion, settleConflict } from '../../kit/versions/conflicts';
import { signedInAgain } from '../../kit/session/sessionState';

interface Parts {
  readonly auth: Pick<AuthApi, 'get'>;
  /** The API says that a role is missing: who was let in before has to be looked at again. */
  readonly onForbidden: (path: string) => void;
}

const statusOf = ({ error }: ApiAnswer) => error?.status;

/**
 * Stands before all requests of the admin area. One that comes after the session's end waits until somebody has signed in
 * again, and is carried out then; a change says which version of an open record it was decided on; of two versions
 * somebody chooses.
 */
export function guardRequests({ auth, onForbidden }: Parts): void {
  setRequestGuard(async (ask, request) => {
    const { method = 'GET', url } = request;
    const askWith = async () => {
      const seen = method === 'GET' ? undefined : seenVersion(url);
      return { seen, answer: await ask(seen === undefined ? {} : { 'If-Match': `"${seen}"` }) };
    };
    let { seen, answer } = await askWith();
    while (statusOf(answer) === 401 && auth.get().isLoggedIn) {
      if (!(await signedInAgain(messageOfApiError(answer.error)))) return answer;
      ({ seen, answer } = await askWith());
    }
    while (seen !== undefined && isOtherVersion(answer)) {
      if (!(await settleConflict({ url, since: seen, wish: request.body }))) return answer;
      ({ seen, answer } = await askWith());
    }
    if (statusOf(answer) === 403 && codeOfApiError(answer.error) === 'forbidden') onForbidden(url);
    return answer;
  });
}
