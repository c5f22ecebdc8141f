/** The API's answer whether a person is staff. */
interface Verdict {
  readonly status: 200 | 401 | 403 | 503;
  /** The message for a refused person. */
  readonly message: string;
}

const DEADLINE_MS = 5_000;

const verdicts = {
  200: 'This is staff.',
  401: 'Please sign in and try again.',
  403: 'A role of staff is missing.',
  503: 'The sign-in service is unavailable right now. Please try again.',
} as const;

const verdict = (status: keyof typeof verdicts): Verdict => ({ status, message: verdicts[status] });

/** Asks the API whether a token belongs to staff, because the site itself has no roles. @param api its origin */
export async function checkStaff(api: string, authorization: string | undefined): Promise<Verdict> {
  if (!authorization) return verdict(401);
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const answer = await fetch(`${api}/api/me`, { headers: { authorization }, signal }).catch(() => undefined);
  if (answer?.status === 401) return verdict(401);
  if (!answer?.ok) return verdict(503);
  const me: unknown = await answer.json().catch(() => undefined);
  return verdict((me as { staff?: unknown } | undefined)?.staff === true ? 200 : 403);
}
