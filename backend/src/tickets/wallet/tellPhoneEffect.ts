import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { walletPasses } from '../../platform/db/schema';
import type { BackgroundContext } from '../../platform/feature/feature';
import type { EffectHandler } from '../../platform/outbox/effectHandler';
import { passSignerOf } from './passSigner';
import { tellPhone, type PushService } from './tellPhone';

/** The effects of this kind tell a phone that one of its passes has changed. */
export const tellPhoneKind = 'ticket_pass';

const payload = z.object({ id: z.uuid() });

/** Returns the handler of these effects. @param service of Apple, unless a test has its own */
export const tellPhoneHandler =
  ({ db, settings }: Pick<BackgroundContext, 'db' | 'settings'>, service?: PushService): EffectHandler =>
  async (effect) => {
    const { passes } = settings.tickets;
    const { id } = payload.parse(effect.payload);
    const [pass] = await db.select().from(walletPasses).where(eq(walletPasses.id, id));
    if (!pass || passes === undefined) return;
    const isThere = await tellPhone(passSignerOf(passes), pass.pushToken, service);
    if (!isThere) await db.delete(walletPasses).where(eq(walletPasses.pushToken, pass.pushToken));
  };
