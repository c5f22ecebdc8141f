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
  /** The canaries that it began. Missing from servers of before. */
  readonly canaries?: readonly { readonly app: string; readonly version: string }[];
  /** Changes of canaries and pins, and why they were made. Missing from servers of before. */
  readonly notes?: readonly string[];
}

/** A version that only browsers show in which somebody has begun it. */
export interface Preview {
  readonly name: string;
  readonly app: string;
  readonly version: string;
  readonly by: string | null;
  /** UTC, ISO 8601. */
  readonly expiresAt: string;
  /** The path of the page that begins it. */
  readonly address: string;
}

export interface DeployLists {
  readonly deploys: readonly Deploy[];
  readonly previews: readonly Preview[];
}

/** Fetches the deploys and previews from the site, which asks the API for the role. @throws Error with a message for users */
export async function fetchDeploys(token: string | null, signal: AbortSignal): Promise<DeployLists> {
  const headers = { Authorization: `Bearer ${token ?? ''}` };
  const response = await fetch('/deploys.json', { headers, signal }).catch(() => {
    throw new Error(messageOfApiError({ status: 'FETCH_ERROR' }));
  });
  const { deploys, previews, error } = ((await response.json().catch(() => undefined)) ?? {}) as {
    deploys?: readonly Deploy[];
    /** Missing from servers of before. */
    previews?: readonly Preview[];
    error?: { message?: string };
  };
  if (response.ok && deploys) return { deploys, previews: previews ?? [] };
  throw new Error(error?.message ?? 'The list of deploys is unavailable.');
}
