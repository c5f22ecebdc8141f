import { island } from '@school/shared';
import { Skeleton } from '@school/shared/ui';
import { Popover } from '../ui/Popover';
import type { ListColumn } from './columns';
import type { ChosenColumns } from './useColumns';

const ColumnTicks = island('columns', () => import('./ColumnTicks').then((module) => module.ColumnTicks), {
  when: 'load',
  fallback: <Skeleton height={260} />,
});

interface Props<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly chosen: ChosenColumns<Row>;
}

/** Which columns a list shows. The one that a row is called by is always there. */
export function ColumnChoice<Row>({ columns, chosen: { isShown, toggle } }: Props<Row>) {
  const others = columns.filter(({ bare }) => !bare);
  return <Popover label="Columns">{() => <ColumnTicks columns={others} {...{ isShown, toggle }} />}</Popover>;
}
