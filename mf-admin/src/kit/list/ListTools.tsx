import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '@school/shared/theme';
import { Button } from '@school/shared/ui';
import { SavedViews } from '../views/SavedViews';
import { queryOf } from './address';
import { ColumnChoice } from './ColumnChoice';
import type { ListColumn } from './columns';
import { ExportButton } from './ExportButton';
import type { ChosenColumns } from './useColumns';
import type { ListAddress } from './useListAddress';

interface Props<Row> {
  readonly what: string;
  /** What views and columns are kept under. */
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
  const { asked, terms } = address;
  const hide = asked.hide ?? columns.map(({ id }) => id).filter((id) => !chosen.isShown(id));
  const seen = queryOf({ ...asked, page: 1, open: '', ...(hide.length > 0 && { hide }) }, terms);
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
