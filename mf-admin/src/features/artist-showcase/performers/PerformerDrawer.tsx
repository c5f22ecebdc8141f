import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { defineDrawer } from '@school/shared/staff/drawer';
import { Status } from '@school/shared/staff/ui';
import { CorrespondenceParts } from '../../../kit/correspondence/CorrespondenceParts';
import { PersonLink } from '../../../kit/people/PersonLink';
import { defineStatusPart } from '../../../kit/status/StatusPart';
import { useChangePerformerStatusMutation, useGetPerformerQuery } from '../api';
import { performerKinds, performerLabels } from './labels';

const PerformerStatus = defineStatusPart(performerLabels, useChangePerformerStatusMutation, (id, status) => ({
  id,
  performerStatusChange: { status },
}));

export const PerformerDrawer = defineDrawer({
  what: 'performer',
  kind: 'performer',
  useEntry: (id, options) => useGetPerformerQuery({ id }, options),
  head: (row) => ({
    title: row.stageName,
    above: row.reference,
    below: <Status kind={performerKinds[row.status]}>{performerLabels[row.status]}</Status>,
  }),
  body: (row) => (
    <>
      <PerformerStatus row={row} />
      <DrawerPart title="Performer">
        <FactList
          facts={[
            ['Plays', row.kind],
            ['Music', row.category],
            ['Based in', row.place],
            ['Contact', row.contactName],
            ['Email', <PersonLink key="person" email={row.email} />],
            ['Phone', row.phone],
            ['Received', <DateTime key="at" value={row.receivedAt} />],
          ]}
        />
        <p>{row.about}</p>
      </DrawerPart>
      {row.recordings.length > 0 && (
        <DrawerPart title="Recordings">
          <ul>
            {row.recordings.map((link) => (
              <li key={link}>
                <a href={link} rel="noreferrer noopener nofollow" target="_blank">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </DrawerPart>
      )}
      <CorrespondenceParts list="performers" id={row.id} email={row.email} />
    </>
  ),
});
