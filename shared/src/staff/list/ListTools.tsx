import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../../theme';
import { Button, Skeleton } from '../../ui';
import { lazyPart } from '../page/lazyPart';
import { SavedViews } from '../staffParts';
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
  /** A message of the list, such as about new rows. */
  readonly children: ReactNode;
}

/** Saved views, columns, export and keys of a list. */
export function ListTools<Row>(props: Props<Row>) {
  const { what, list, columns, chosen, address, exportPath, onHelp, children } = props;
  const { query, terms } = address;
  const hide = query.hide ?? columns.map(({ id }) => id).filter((id) => !chosen.isShown(id));
  const seen = formatQuery({ ...query, page: 1, open: '', ...(hide.length > 0 && { hide }) }, terms);
  return (
    <Row>
      {children}
      <Views list={list} query={seen} />
      <ColumnChoice columns={columns} chosen={chosen} />
      <ExportButton what={what} path={exportPath} address={address} />
      <Keys tone="line" size="s" aria-label="Keyboard shortcuts" onClick={onHelp}>
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

/** Hidden on phones, which have no keyboard. */
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

/** Chooses the columns of a list. The name column is always shown. */
function ColumnChoice<Row>({ columns, chosen: { isShown, toggle } }: ColumnChoiceProps<Row>) {
  const others = columns.filter(({ bare }) => !bare);
  return <Popover label="Columns">{() => <ColumnTicks columns={others} {...{ isShown, toggle }} />}</Popover>;
}

interface ViewsProps {
  /** Id of the list. */
  readonly list: string;
  /** The current view of the list, as a query of its address. */
  readonly query: string;
}

/** The user's saved views of a list: named addresses, stored with the account. */
function Views({ list, query }: ViewsProps) {
  return <Popover label="Views">{(close) => <SavedViews list={list} query={query} onGo={close} />}</Popover>;
}
