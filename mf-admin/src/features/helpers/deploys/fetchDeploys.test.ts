import { afterEach, expect, it, vi } from 'vitest';
import { messageOfApiError } from '@school/shared/api';
import { fetchDeploys } from './fetchDeploys';

afterEach(() => vi.unstubAllGlobals());

it('says in the words of the site that there is no network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchDeploys('token', new AbortController().signal)).rejects.toThrow(
    messageOfApiError({ status: 'FETCH_ERROR' }),
  );
});
