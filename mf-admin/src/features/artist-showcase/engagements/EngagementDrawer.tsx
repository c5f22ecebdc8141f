import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { defineDrawer } from '@school/shared/staff/drawer';
import { Status } from '@school/shared/staff/ui';
import { DateText, Money } from '@school/shared/ui';
import { CorrespondenceParts } from '../../../kit/correspondence/CorrespondenceParts';
import { PersonLink } from '../../../kit/people/PersonLink';
import { defineStatusPart } from '../../../kit/status/StatusPart';
import { useChangeEngagementStatusMutation, useGetEngagementQuery } from '../api';
import { MatchingPart } from '../matching/MatchingPart';
import { engagementKinds, engagementLabels } from './labels';

const EngagementStatus = defineStatusPart(
  engagementLabels,
  useChangeEngagementStatusMutation,
  (id, status) => ({ id, engagementStatusChange: { status } }),
);

export const EngagementDrawer = defineDrawer({
  what: 'engagement',
  kind: 'engagement',
  useEntry: (id, options) => useGetEngagementQuery({ id }, options),
  head: (row) => ({
    title: row.name,
    above: row.reference,
    below: <Status kind={engagementKinds[row.status]}>{engagementLabels[row.status]}</Status>,
  }),
  body: (row) => (
    <>
      <EngagementStatus row={row} />
      <DrawerPart title="Request">
        <FactList
          facts={[
            ['Occasion', row.occasion],
            ['Date', <DateText key="day" value={row.date} />],
            ['Time', row.startTime],
            ['Place', row.place],
            ['Music', row.music],
            ['Performers', row.requestedPerformers.join(', ')],
            ['Guests', row.guests?.toLocaleString('en-GB')],
            ['Budget', row.budget !== null && <Money key="budget" pesewas={row.budget} />],
            ['Organisation', row.organisation],
            ['Email', <PersonLink key="person" email={row.email} />],
            ['Phone', row.phone],
            ['Received', <DateTime key="at" value={row.receivedAt} />],
          ]}
        />
        {row.message && <blockquote>{row.message}</blockquote>}
      </DrawerPart>
      <MatchingPart row={row} />
      <CorrespondenceParts list="engagements" id={row.id} email={row.email} />
    </>
  ),
});
