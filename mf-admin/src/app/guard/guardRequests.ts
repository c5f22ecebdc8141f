import { codeOfApiError, messageOfApiError, setRequestGuard, type ApiAnswer } from '@school/shared/api';
import type { AuthApi } from '@school/shared/contract';
import { seenVersion } from '../../kit/versions/seenVersions';
import { isOtherVersion, settleConflict } from '../../kit/versions/conflicts';
import { signedInAgain } from '../../kit/session/sessionState';

interface Parts {
  readonly auth: Pick<AuthApi, 'get'>;
  /** The API reports a missing role, so access must be checked again. */
  readonly onForbidden: (path: string) => void;
}

const statusOf = ({ error }: ApiAnswer) => error?.status;

/**
 * Wraps all requests of the admin area. After the end of the session a request waits for a sign-in and is
 * then sent. A change carries the version of an open record it is based on; the person chooses between
 * conflicting versions.
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
