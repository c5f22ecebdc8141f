import { staffMailTopics } from '@school/shared/schemas/settings/labels';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { staffAccounts } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import type { Actor } from '../../platform/http/actor';
import { claimUpload } from '../../platform/uploads/claimUpload';
import { fileLink } from '../../platform/uploads/fileLink';
import type { TicketedUpload } from '../../platform/uploads/findUpload';
import { releaseUploads } from '../../platform/uploads/releaseUploads';
import type { Profile, ProfileChange } from './me.routes';
import { rememberAccount } from './rememberAccount';

/** How long a link to a picture works; the page requests a new one each time. */
const pictureSeconds = 24 * 60 * 60;

type Context = Pick<Deps, 'db' | 'clock' | 'settings' | 'signed'>;

/** Returns the settings of a person, with the sign-in service's values as defaults. */
export async function readProfile(context: Context, { id, name, email }: Actor): Promise<Profile> {
  const stored = await find(context, id);
  return {
    name: stored?.chosenName ?? name,
    email,
    mails: staffMailTopics.filter((topic) => stored?.mails.includes(topic)),
    pictureUrl: stored?.pictureId ? (await fileLink(context, stored.pictureId, pictureSeconds)).url : null,
  };
}

/** Changes name or mails; missing values do not change. */
export async function changeOwnProfile(
  context: ServiceContext,
  actor: Actor,
  { name, mails }: ProfileChange,
): Promise<void> {
  await rememberAccount(context, actor, true);
  const change = { ...(name === undefined ? {} : { name, chosenName: name }), ...(mails && { mails }) };
  if (Object.keys(change).length === 0) return;
  await context.db.update(staffAccounts).set(change).where(eq(staffAccounts.account, actor.id));
}

/**
 * Sets or removes a person's picture; the former one is deleted.
 * @throws ServiceError `validation_failed` at `picture`, with the storage catalogue's message
 */
export async function choosePicture(
  context: Context,
  actor: Actor,
  picture: TicketedUpload | null,
): Promise<void> {
  await rememberAccount(context, actor, true);
  const by = `staff-account:${actor.id}`;
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const [before] = await tx
      .select({ pictureId: staffAccounts.pictureId })
      .from(staffAccounts)
      .where(eq(staffAccounts.account, actor.id))
      .for('update');
    const file =
      picture && (await claimUpload(inside, picture, { field: 'picture', purpose: 'staff_picture', by }));
    const pictureId = file?.id ?? null;
    if (before?.pictureId === pictureId) return;
    await tx.update(staffAccounts).set({ pictureId }).where(eq(staffAccounts.account, actor.id));
    if (before?.pictureId) await releaseUploads(inside, by, [before.pictureId]);
  });
}

async function find({ db }: Pick<ServiceContext, 'db'>, account: string) {
  const [row] = await db.select().from(staffAccounts).where(eq(staffAccounts.account, account));
  return row;
}
