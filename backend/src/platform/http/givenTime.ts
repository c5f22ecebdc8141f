import { z } from '@hono/zod-openapi';

/** Returns a schema for an instant, in a year that the database can store and a calendar can show. */
export const givenTime = (message: string) =>
  z.iso.datetime(message).refine((text) => text >= '1000' && text < '9999', message);
