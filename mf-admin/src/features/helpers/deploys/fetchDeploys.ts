import { messageOfApiError } from '@school/shared/api';

/** A deploy, as the site reports it. */
export interface Deploy {
  readonly revision: number;
  /** UTC, ISO 8601; null when unknown. */
  readonly at: string | null;
  readonly by: string | null;
  readonly changes: readonly {
    readonly app: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
  /** Changes of canaries and pins, and why they were made. Missing from servers of before. */
  readonly notes?: readonly string[];
}

/** Fetches the deploys from the site, which asks the API for the role. @throws Error with a message for users */
export async function fetchDeploys(token: string | null, signal: AbortSignal): Promise<readonly Deploy[]> {
  const headers = { Authorization: `Bearer ${token ?? ''}` };
  const response = await fetch('/deploys.json', { headers, signal }).catch(() => {
    throw new Error(messageOfApiError({ status: 'FETCH_ERROR' }));
  });
  const { deploys, error } = ((await response.json().catch(() => undefined)) ?? {}) as {
    deploys?: readonly Deploy[];
    error?: { message?: string };
  };
  if (response.ok && deploys) return deploys;
  throw new Error(error?.message ?? 'The list of deploys is unavailable.');
}
