import { z } from '@hono/zod-openapi';

/** A piece of an entry, as it is shown. */
export const piece = z
  .object({ id: z.string(), title: z.string(), composer: z.string() })
  .openapi('EntryPiece');
