import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { defineDrawer } from '@school/shared/staff/drawer';
import { ModalButton } from '@school/shared/staff/forms';
import { ActionButton } from '@school/shared/staff/ui';
import { Cluster, VisuallyHidden } from '@school/shared/ui';
import { PersonLink } from '../../../kit/people/PersonLink';
import { useChangeVolunteerMutation, useGetVolunteerQuery, type VolunteerRow } from '../api';
import { HelpsStatus, VolunteerForm } from './VolunteerForm';

export const VolunteerDrawer = defineDrawer({
  what: 'volunteer',
  kind: 'volunteer',
  useEntry: (id, options) => useGetVolunteerQuery({ id }, options),
  head: (volunteer) => ({
    title: volunteer.name,
    above: 'Volunteer',
    below: <HelpsStatus {...volunteer} />,
  }),
  actions: (volunteer) => <VolunteerTools volunteer={volunteer} />,
  body: ({ email, phone, note, shifts, addedAt }) => (
    <DrawerPart title="Volunteer">
      <FactList
        facts={[
          ['Email', <PersonLink key="person" email={email} />],
          [
            'Phone',
            phone && (
              <a key="phone" href={`tel:${phone}`}>
                {phone}
              </a>
            ),
          ],
          ['Note', note],
          ['Upcoming shifts', shifts],
          ['Added', <DateTime key="at" value={addedAt} />],
        ]}
      />
    </DrawerPart>
  ),
});

/** Changes a volunteer, and whether they are active. */
function VolunteerTools({ volunteer }: { readonly volunteer: VolunteerRow }) {
  const [change] = useChangeVolunteerMutation();
  const { id, name, isActive } = volunteer;
  return (
    <Cluster gap="s2">
      <ModalButton label="Edit" of={name} title="Edit volunteer">
        {(close) => <VolunteerForm volunteer={volunteer} onDone={close} />}
      </ModalButton>
      <ActionButton
        run={() => change({ id, volunteerChange: { isActive: !isActive } }).unwrap()}
        done={`${name} was marked as ${isActive ? 'inactive' : 'active'}.`}
        failed={`${name} was not changed.`}
      >
        {isActive ? 'Mark as inactive' : 'Mark as active'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </ActionButton>
    </Cluster>
  );
}
