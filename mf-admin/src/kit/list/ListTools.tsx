import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '@school/shared/theme';
import { Button, Skeleton } from '@school/shared/ui';
import { lazyPart } from '../page/lazyPart';
import { Popover } from '../ui/Popover';
import { formatQuery } from './address';
import type { ListColumn } from './columns';
import { ExportButton } from './TakeFileButton';
import type { ChosenColumns } from './useColumns';
import type { ListAddress } from './useListAddress';

interface Props<Row> {
  readonly what: string;
  /** The id under which views and columns are stored. */
  readonly list: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly chosen: ChosenColumns<Row>;
  readonly address: ListAddress;
  readonly exportPath: string;
  readonly onHelp: () => void;
  /** What the list has to say, such as that rows have come in. */
  readonly children: ReactNode;
}

/** How a list is seen: one's own views, its columns, its keys; and the list as a file. */
export function ListTools<Row>(props: Props<Row>) {
  const { what, list, columns, chosen, address, exportPath, onHelp, children } = props;
  const { query, terms } = address;
  const hide = query.hide ?? columns.map(({ id }) => id).filter((id) => !chosen.isShown(id));
  const seen = formatQuery({ ...query, page: 1, open: '', ...(hide.length > 0 && { hide }) }, terms);
  return (
    <Row>
      {children}
      <SavedViews list={list} query={seen} />
      <ColumnChoice columns={columns} chosen={chosen} />
      <ExportButton what={what} path={exportPath} address={address} />
      <Keys tone="line" size="s" aria-label="Keys of the list" onClick={onHelp}>
        ?
      </Keys>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  > [role='status'] {
    margin-right: auto;
  }
`;

/** A phone has no keys, and no room for them. */
const Keys = styled(Button)`
  ${media.phone} {
    display: none;
  }
`;

const ColumnTicks = lazyPart(
  'columns',
  () => import('./ColumnTicks').then((module) => module.ColumnTicks),
  <Skeleton height={260} />,
);

interface ColumnChoiceProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly chosen: ChosenColumns<Row>;
}

/** Which columns a list shows. The one that a row is called by is always there. */
function ColumnChoice<Row>({ columns, chosen: { isShown, toggle } }: ColumnChoiceProps<Row>) {
  const others = columns.filter(({ bare }) => !bare);
  return <Popover label="Columns">{() => <ColumnTicks columns={others} {...{ isShown, toggle }} />}</Popover>;
}

const Views = lazyPart(
  'views',
  () => import('../views/Views').then((module) => module.Views),
  <Skeleton height={160} />,
);

interface SavedViewsProps {
  /** Which list the views are of. */
  readonly list: string;
  /** How the list is seen now, as a query of its address. */
  readonly query: string;
}

/** One's own views of a list: each is its address under a name. They go with the account, to every device. */
function SavedViews({ list, query }: SavedViewsProps) {
  return <Popover label="Views">{(close) => <Views list={list} query={query} onGo={close} />}</Popover>;
}
