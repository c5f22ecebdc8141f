import { NOT_SENT, readRefusal } from '@school/shared/form';

/** Returns why a request was refused: of a wrong field, what is wrong with it. */
export function reasonOf(error: unknown): string {
  const refusal = readRefusal(error);
  return refusal?.fields[0]?.message ?? refusal?.message ?? NOT_SENT;
}
