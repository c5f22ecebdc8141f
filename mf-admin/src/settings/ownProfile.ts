import { apiUrl, currentToken } from '@school/shared/api';
import type { PageApi } from '@school/shared/contract';
import type { Profile } from './api';
import { ownName } from '../frame/ownName';

/** Shows a profile in the frame: the name, and the picture in the page store. */
export function showProfile(page: Pick<PageApi, 'update'>, { name, pictureUrl }: Profile): void {
  ownName.set(name ?? '');
  if (pictureUrl) page.update({ userAvatar: pictureUrl });
}

/** Asks for one's profile and shows it. Without an answer the frame keeps what the sign-in says. */
export async function loadOwnProfile(page: Pick<PageApi, 'update'>): Promise<void> {
  const token = await currentToken().catch(() => undefined);
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(apiUrl('/me/profile'), { headers, cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) showProfile(page, (await response.json()) as Profile);
}
