import { apiUrl, currentToken } from '@school/shared/api';
import type { PageApi } from '@school/shared/contract';
import { ownName } from '../area/ownName';

/** The parts of a profile that the frame shows. */
interface Profile {
  readonly name: string | null;
  readonly pictureUrl: string | null;
}

/** Shows a profile in the frame: the name, and the picture through the page store. */
export function showProfile(page: Pick<PageApi, 'update'>, { name, pictureUrl }: Profile): void {
  ownName.set(name ?? '');
  if (pictureUrl) page.update({ userAvatar: pictureUrl });
}

/** Loads and shows one's own profile. Without a response the frame keeps the data of the sign-in. */
export async function loadOwnProfile(page: Pick<PageApi, 'update'>): Promise<void> {
  const token = await currentToken().catch(() => undefined);
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}` };
  const answer = fetch(apiUrl('/me/profile'), { headers, cache: 'no-store' }).then(
    (response): Promise<Profile> | undefined => (response.ok ? response.json() : undefined),
  );
  // The connection may break in the middle of the response.
  const profile = await answer.catch(() => undefined);
  if (profile) showProfile(page, profile);
}
