import { projectPath } from '@school/shared/projects';
import type { Tribute } from '@school/shared/schemas/donation';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../platform/db/context';
import { donations, orders, projects, tributes } from '../../platform/db/schema';
import type { Effects } from '../../platform/feature/feature';
import { mailOnSendHandler, type MailContext, type MailOnSend } from '../../platform/mail/mailOnSend';
import { digestOfAddress, isStopped } from '../../platform/mail/optOut';
import { enqueue } from '../../platform/outbox/enqueue';
import { cardOf } from './tribute.mails';

/** The kind of effect that mails a card. It is written when it is sent, since its recipient may ask for erasure. */
export const cardMailKind = 'donations.card';

const cardMail = z.object({ donationId: z.uuid() });

/** The key of the card of an order, so that it is sent once. */
export const cardKeyOf = (orderId: string): string => `card:${orderId}`;

/** Queues the card of a paid donation, if somebody receives one, in the caller's transaction. */
export async function queueCard(
  context: ServiceContext,
  { id: donationId, orderId, tribute }: { id: string; orderId: string; tribute: Tribute | undefined },
): Promise<void> {
  if (!tribute?.recipientEmail) return;
  await enqueue(context, { kind: cardMailKind, key: cardKeyOf(orderId), payload: { donationId } });
}

/** The effect that mails cards. */
export const cardEffects: Effects = {
  [cardMailKind]: {
    label: 'The card of a donation',
    handle: (context) =>
      mailOnSendHandler(context.transport, (payload) =>
        writeCard(context, cardMail.parse(payload).donationId),
      ),
  },
};

/** Writes a card; undefined when it has no recipient, the recipient wants no mails, or the donation was refunded. */
async function writeCard(
  { db, siteOrigin }: Pick<MailContext, 'db' | 'siteOrigin'>,
  donationId: string,
): Promise<MailOnSend | undefined> {
  const [found] = await db
    .select({ donation: donations, tribute: tributes, project: projects, state: orders.state })
    .from(tributes)
    .innerJoin(donations, eq(donations.id, tributes.donationId))
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(eq(tributes.donationId, donationId));
  const to = found?.tribute.recipientEmail;
  if (!to || found.state !== 'paid') return undefined;
  if (await isStopped({ db }, digestOfAddress(to))) return undefined;
  const { donation, tribute, project } = found;
  const donor = donation.anonymous ? undefined : donation.name;
  const page = `${siteOrigin}${projectPath(project)}`;
  return { to, message: cardOf({ tribute, donor, project, page }) };
}
