import {
  set,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

/** A field whose value arrives asynchronously, such as an upload. */
export interface HeldField {
  /** Resolves when the value has arrived or failed; undefined when nothing is pending. */
  settled: () => Promise<unknown> | undefined;
  /** Returns the field's error until the person has corrected it. */
  failure: () => string | undefined;
}

export type HeldFields = Map<string, HeldField>;

const NOT_YET = 'This file is still uploading.';

/** Extends validation by a schema: refuses a form whose held fields are pending or failed. */
export function withHeld<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  held: HeldFields,
): Resolver<Input, unknown, Output> {
  return async (...check) => {
    // Read before validation starts: what begins during it does not count.
    const wrong = [...held].flatMap(([name, { settled, failure }]) => {
      const message = settled() ? NOT_YET : failure();
      return message === undefined ? [] : [[name, { type: 'held', message }] as const];
    });
    const result = await resolver(...check);
    if (wrong.length === 0) return result;
    const errors = { ...result.errors };
    for (const [name, error] of wrong) set(errors, name, error);
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}

/** Waits for pending fields, unless another field has an error. */
export async function settleHeld<Input extends FieldValues, Output>(
  { trigger, getValues }: UseFormReturn<Input, unknown, Output>,
  held: HeldFields,
): Promise<void> {
  const underWay = [...held.values()].flatMap(({ settled }) => settled() ?? []);
  if (underWay.length === 0) return;
  const others = fieldsBeside(held, getValues()) as FieldPath<Input>[];
  if (await trigger(others)) await Promise.all(underWay);
}

/** Returns the names of all fields that are not held. A group that contains a held field is replaced by its fields. */
function fieldsBeside(held: HeldFields, values: object, path = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = path + key;
    if (held.has(name)) return [];
    const isGroup = [...held.keys()].some((other) => other.startsWith(`${name}.`));
    return isGroup && typeof value === 'object' && value !== null
      ? fieldsBeside(held, value, `${name}.`)
      : [name];
  });
}
