import type { ContentSchema } from '@school/shared/content';
import { Table, Text } from '@school/shared/ui';
import { differencesOf, type Difference } from './rules/differences';

interface Props {
  readonly schema: ContentSchema;
  readonly one: unknown;
  readonly other: unknown;
  /** The headings of both. */
  readonly heads: readonly [one: string, other: string];
}

/** Shows the differences of two versions of a document side by side. */
export function Comparison({ schema, one, other, heads }: Props) {
  const differences = differencesOf(schema, one, other);
  if (differences.length === 0) return <Text>Both say the same.</Text>;
  return (
    <Table
      caption={`${heads[0]} and ${heads[1]}`}
      rows={differences}
      rowKey={({ where, one: first, other: second }) => `${where}${first}${second}`}
      dense
      columns={[
        { id: 'where', head: 'Where', bare: true, cell: ({ where }: Difference) => <b>{where}</b> },
        { id: 'one', head: heads[0], cell: (difference: Difference) => difference.one || 'not there' },
        { id: 'other', head: heads[1], cell: (difference: Difference) => difference.other || 'not there' },
      ]}
    />
  );
}
