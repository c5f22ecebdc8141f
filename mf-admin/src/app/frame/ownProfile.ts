import { apiUrl, currentToken } from '@school/shared/api';
import type { PageApi } from '@school/shared/contract';
import { ownName } from '../area/ownName';

/** What the frame shows of somebody's profile. */
interface Profile {
  readonly name: string | null;
  readonly pictureUrl: string | null;
}

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
  const answer = fetch(apiUrl('/me/profile'), { headers, cache: 'no-store' }).then(
    (response): Promise<Profile> | undefined => (response.ok ? response.json() : undefined),
  );
  // The line may be lost in the middle of the answer too.
  const profile = await answer.catch(() => undefined);
  if (profile) showProfile(page, profile);
}
