import { useState } from 'react';
import { island } from '@school/shared';
import { Button } from '@school/shared/ui';
import { Part, PartTitle } from '../../../kit/page/Part';
import { List } from '../../../kit/list/List';
import { useListAddress } from '../../../kit/list/useListAddress';
import { ModalPanel } from '../../../kit/modal/ModalPanel';
import { useModal } from '../../../kit/modal/useModal';
import { useChangeVolunteersMutation, useListVolunteersQuery } from '../api';
import { VolunteerForm } from './VolunteerForm';
import { columns, filters, terms } from './volunteerList';

const VolunteerDrawer = island(
  'volunteer',
  () => import('./VolunteerDrawer').then((module) => module.VolunteerDrawer),
  { when: 'load', fallback: null },
);

/** Who helps at concerts and auditions. */
export function Volunteers() {
  const address = useListAddress(terms);
  const { search, filters: set, sort, order, page, open } = address.asked;
  const result = useListVolunteersQuery(
    {
      ...(search && { search }),
      ...set,
      sort: sort === 'name' ? 'name' : 'addedAt',
      order,
      page,
    },
    { refetchOnMountOrArgChange: true },
  );
  const [change] = useChangeVolunteersMutation();
  // Beside the list: what is shown in its place while it has no row would take the form along.
  const adding = useModal();
  const [own, setOwn] = useState<readonly string[]>([]);
  const add = (
    <Button tone="ink" size="s" onClick={adding.open}>
      Add volunteer
    </Button>
  );
  return (
    // The list has room around it by itself.
    <section aria-labelledby="volunteers">
      <Part as="div">
        <PartTitle id="volunteers">Volunteers</PartTitle>
      </Part>
      <List
        what="volunteers"
        {...{ address, result, columns, filters, own }}
        searchHint="Name, e-mail, phone or note"
        rowKey={({ id }) => id}
        bulk={{
          options: [
            { value: 'stop', label: 'Mark as inactive' },
            { value: 'again', label: 'Mark as active' },
          ],
          send: ({ value, ...wish }) =>
            change({ volunteersChange: { ...wish, isActive: value === 'again' } }).unwrap(),
        }}
        exportPath="/staff/volunteers/export"
        tools={add}
        nothingYet={{
          title: 'No volunteers yet',
          children:
            'Add a volunteer, and give them shifts. Members of the community who would like to volunteer say so in the form and are among the enquiries.',
          action: add,
        }}
      />
      <ModalPanel id={adding.id} title="New volunteer">
        <VolunteerForm onMade={(id) => setOwn([...own, id])} onDone={adding.close} />
      </ModalPanel>
      {open !== '' && <VolunteerDrawer id={open} onClose={address.close} />}
    </section>
  );
}
