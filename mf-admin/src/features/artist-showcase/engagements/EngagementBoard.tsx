import styled from 'styled-components';
import { ExportButton, type ListAddress, ListFrame, Toolbar } from '@school/shared/staff/list';
import { media, space } from '@school/shared/theme';
import { statusesOf } from '../../../kit/status/statuses';
import { BoardColumn } from './BoardColumn';
import { engagementLabels } from './labels';
import { ViewSwitch } from './ViewSwitch';

/** The engagements by status: a column for each, stacked on a phone. */
export function EngagementBoard({ address }: { readonly address: ListAddress }) {
  return (
    <ListFrame>
      <Toolbar
        what="engagements"
        address={address}
        filters={[]}
        searchHint="Client, place or reference"
        tools={
          <>
            <ViewSwitch />
            <ExportButton what="engagements" path="/staff/engagements/export" address={address} />
          </>
        }
      />
      <Columns>
        {statusesOf(engagementLabels).map((status) => (
          <BoardColumn key={status} {...{ status, address }} />
        ))}
      </Columns>
    </ListFrame>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(208px, 1fr));
  gap: ${space.s4};
  align-items: start;
  overflow-x: auto;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
