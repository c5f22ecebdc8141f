import { useListEngagementsQuery } from '@school/shared/api';
import { TextLink } from '@school/shared/ui';
import { List } from '../list/List';
import { useListAddress } from '../list/useListAddress';
import { EngagementDrawer } from './EngagementDrawer';
import { columns, filters, terms } from './engagementList';
import { useRemembered } from './remembered';

/** The engagements that clients ask for. */
export function Engagements() {
  const address = useListAddress(terms);
  const { search, filters: set, sort, order, page, open } = address.asked;
  useRemembered('engagements', address.asked);
  const result = useListEngagementsQuery(
    {
      ...(search && { search }),
      ...(set['status'] && { status: set['status'] }),
      sort: sort === 'name' || sort === 'date' ? sort : 'receivedAt',
      order,
      page,
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <List
        what="engagements"
        {...{ address, result, columns, filters }}
        searchHint="Client, place or reference"
        rowKey={({ id }) => id}
        exportPath="/staff/engagements/export"
        nothingYet={{
          title: 'No engagement has been asked for',
          children: 'A client who books performers on the public site stands here at once.',
          action: <TextLink to="/projects">See the page as clients do</TextLink>,
        }}
      />
      <EngagementDrawer id={open} onClose={address.close} />
    </>
  );
}
