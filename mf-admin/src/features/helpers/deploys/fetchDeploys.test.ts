import { expect, it, vi } from 'vitest';
import { messageOfApiError } from '@school/shared/api';
import { fetchDeploys } from './fetchDeploys';

it('reports a missing network in the text of the site', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchDeploys('token', new AbortController().signal)).rejects.toThrow(
    messageOfApiError({ status: 'FETCH_ERROR' }),
  );
});
