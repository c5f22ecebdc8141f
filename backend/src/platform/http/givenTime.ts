import { z } from '@hono/zod-openapi';

/** An instant that somebody gives, in a year that the database can keep and a calendar can show. */
export const givenTime = (message: string) =>
  z.iso.datetime(message).refine((text) => text >= '1000' && text < '9999', message);
