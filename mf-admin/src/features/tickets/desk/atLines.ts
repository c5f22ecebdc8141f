import { readRefusal } from '@school/shared/form';

/**
 * A refusal with its fields named as the desk's form has them: the API counts the items that were sent, the form the
 * lines that stand there.
 * @param lineOf the line of each item that was sent
 */
export function atLines(error: unknown, lineOf: readonly number[]): unknown {
  const fields = readRefusal(error)?.fields ?? [];
  if (fields.length === 0) return error;
  const { data, ...rest } = error as { data: { error: object } };
  const named = fields.map(({ field, message }) => ({
    message,
    field: field.replace(/^items\.(\d+)\.(quantity|seats|type).*$/, (_, nth: string, part: string) => {
      const line = lineOf[Number(nth)] ?? 0;
      return `lines.${line}.${part === 'seats' ? 'seats' : 'quantity'}`;
    }),
  }));
  return { ...rest, data: { error: { ...data.error, fields: named } } };
}
