import { TextLink } from '@school/shared/ui';
import { useChangeEngagementsStatusMutation, useListEngagementsQuery } from '../api';
import { List } from '../../../kit/list/List';
import type { ListAddress } from '../../../kit/list/useListAddress';
import { columns, filters } from './engagementColumns';
import { bulkStatus } from '../../../kit/status/bulkStatus';
import { engagementLabels } from './labels';
import { ViewSwitch } from './ViewSwitch';

/** The engagements as a list. */
export function EngagementList({ address }: { readonly address: ListAddress }) {
  const { search, filters: set, sort, order, page } = address.asked;
  const result = useListEngagementsQuery(
    {
      ...(search && { search }),
      ...set,
      sort: sort === 'name' || sort === 'date' ? sort : 'receivedAt',
      order,
      page,
    },
    { refetchOnMountOrArgChange: true },
  );
  const [change] = useChangeEngagementsStatusMutation();
  return (
    <List
      what="engagements"
      {...{ address, result, columns, filters }}
      searchHint="Client, place or reference"
      rowKey={({ id }) => id}
      bulk={bulkStatus(engagementLabels, (wish) => change({ engagementsStatusChange: wish }).unwrap())}
      exportPath="/staff/engagements/export"
      tools={<ViewSwitch />}
      nothingYet={{
        title: 'No engagement has been asked for',
        children: 'A client who books performers on the public site stands here at once.',
        action: <TextLink to="/projects">See the page as clients do</TextLink>,
      }}
    />
  );
}
