import { importChunk } from '@school/shared';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/** Loads a schema on first use. */
export type LazySchema<Input, Output> = () => Promise<ZodType<Output, Input>>;

/**
 * Validates a form by a schema. The validation code, which is most of a form's size, loads with the first validation.
 */
export function resolverOf<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input> | LazySchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  let ready: Promise<Resolver<Input, unknown, Output>> | undefined;

  async function prepare(): Promise<Resolver<Input, unknown, Output>> {
    const [{ zodResolver }, shape] = await Promise.all([
      importChunk('zodResolver', () => import('@hookform/resolvers/zod')),
      typeof schema === 'function' ? importChunk('schema', schema) : schema,
    ]);
    return zodResolver<Input, unknown, Output, ZodType<Output, Input>>(shape);
  }

  return async (...check) => {
    ready ??= prepare().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return (await ready)(...check);
  };
}
