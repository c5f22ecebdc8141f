import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { BackgroundContext } from '../../platform/feature/feature';
import { mailOnSendHandler } from '../../platform/mail/mailOnSend';
import { campPupils } from './campPupils';

export const greetingKind = 'camp.greeting';

/** Returns the handler that greets a pupil by mail. */
export const greetPupil = ({ db, transport }: BackgroundContext) =>
  mailOnSendHandler(transport, async (payload) => {
    const [pupil] = await db
      .select()
      .from(campPupils)
      .where(eq(campPupils.id, z.uuid().parse(payload)));
    if (!pupil) return undefined;
    const message = { subject: 'See you at the camp', blocks: [{ text: `Hello ${pupil.name}` }] };
    return { to: pupil.email, message };
  });
