import {
  set,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

/** A field whose value comes by itself and takes its time, such as an upload. */
export interface HeldField {
  /** Ends once the value is there, or will not come; undefined while nothing is under way. */
  settled: () => Promise<unknown> | undefined;
  /** What went wrong with it, as long as the person has not put it right. */
  failure: () => string | undefined;
}

export type HeldFields = Map<string, HeldField>;

const NOT_YET = 'This file is still on its way.';

/** Refuses, besides what the schema refuses, a form whose held fields are under way or went wrong. */
export function withHeld<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  held: HeldFields,
): Resolver<Input, unknown, Output> {
  return async (...check) => {
    // As it is when the check begins: what begins meanwhile is no fault of what is checked.
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

/** Waits for what is under way, unless another field has to be put right first. */
export async function settleHeld<Input extends FieldValues, Output>(
  { trigger, getValues }: UseFormReturn<Input, unknown, Output>,
  held: HeldFields,
): Promise<void> {
  const underWay = [...held.values()].flatMap(({ settled }) => settled() ?? []);
  if (underWay.length === 0) return;
  const others = fieldsBeside(held, getValues()) as FieldPath<Input>[];
  if (await trigger(others)) await Promise.all(underWay);
}

/** The names of all fields that are not held; of a group with a held field in it, those of the group. */
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
