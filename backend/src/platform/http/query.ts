import { showableLine } from '@school/shared/format';
import { z } from '@hono/zod-openapi';

/** A switch in an address: `?open=true`. */
export const yesOrNo = z
  .enum(['true', 'false'], 'This is true or false')
  .transform((word) => word === 'true')
  .openapi({ type: 'string', enum: ['true', 'false'] });

/** A day in UTC. The database cannot read the notation of days outside these years. */
export const day = z.iso
  .date('A day is written as YYYY-MM-DD')
  .refine((text) => text >= '1000' && text < '9999', 'This is no day of ours');

/** One or several of these values, separated by commas, each once. */
export const oneOrSeveral = <const V extends string>(value: z.ZodType<V, string>) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(value))
    .openapi({ type: 'string', description: 'One or several, separated by commas' });

/** A key that must match exactly, such as an account; none contains a control character. */
export const accountKey = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'This is no key');

/** The text that staff search a list for. */
export const searchText = z.string().overwrite(showableLine).max(100);

/** Which page of a list, and how long. */
export const pageFields = (perPage = 25, most = 100) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(most).default(perPage),
});
