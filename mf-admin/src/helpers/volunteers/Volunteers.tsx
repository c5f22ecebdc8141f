import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Cluster, EmptyState, Table, VisuallyHidden, type Column } from '@school/shared/ui';
import { ModalButton } from '../../forms/ModalButton';
import { Loaded } from '../../forms/Loaded';
import { Part, PartTitle } from '../../frame/AdminFrame';
import { PersonLink } from '../../people/PersonLink';
import { Status } from '../../ui/Status';
import { useChangeVolunteerMutation, useListVolunteersQuery, type VolunteerRow } from '../api';
import { VolunteerForm } from './VolunteerForm';

const columns: readonly Column<VolunteerRow>[] = [
  { id: 'name', head: 'Name', bare: true, cell: ({ name }) => <b>{name}</b> },
  { id: 'email', head: 'E-mail', cell: ({ email }) => <PersonLink email={email} /> },
  { id: 'phone', head: 'Phone', cell: ({ phone }) => phone && <a href={`tel:${phone}`}>{phone}</a> },
  { id: 'note', head: 'Note', cell: ({ note }) => note },
  { id: 'shifts', head: 'Shifts to come', align: 'end', cell: ({ shifts }) => shifts },
  {
    id: 'state',
    head: 'State',
    cell: ({ isActive }) => (
      <Status kind={isActive ? 'live' : 'withdrawn'}>{isActive ? 'Helps' : 'Helps no more'}</Status>
    ),
  },
  { id: 'change', head: 'Change', bare: true, cell: (row) => <VolunteerTools volunteer={row} /> },
];

/** Who helps at concerts and auditions. */
export function Volunteers() {
  const result = useListVolunteersQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Part aria-labelledby="volunteers">
      <Cluster gap="s4">
        <PartTitle id="volunteers">Volunteers</PartTitle>
        <ModalButton label="Write somebody down" title="New volunteer" tone="ink">
          {(close) => <VolunteerForm onDone={close} />}
        </ModalButton>
      </Cluster>
      <Loaded what="volunteers" result={result} height={200}>
        {({ volunteers }) =>
          volunteers.length === 0 ? (
            <EmptyState title="Nobody is written down yet">
              Write somebody down, and give them shifts. Members of the community whom volunteering interests
              say so in the form; they stand among the enquiries.
            </EmptyState>
          ) : (
            <Table caption="Volunteers" columns={columns} rows={volunteers} rowKey={({ id }) => id} dense />
          )
        }
      </Loaded>
    </Part>
  );
}

function VolunteerTools({ volunteer }: { readonly volunteer: VolunteerRow }) {
  const { toast } = useShell();
  const [change, { isLoading }] = useChangeVolunteerMutation();
  const { id, name, isActive } = volunteer;

  async function turn(): Promise<void> {
    try {
      await change({ id, volunteerChange: { isActive: !isActive } }).unwrap();
      toast.add(`${name} ${isActive ? 'helps no more' : 'helps again'}.`, { type: 'success' });
    } catch (error) {
      toast.add(`${name} was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Cluster gap="s2">
      <ModalButton label="Change" of={name} title="Change a volunteer">
        {(close) => <VolunteerForm volunteer={volunteer} onDone={close} />}
      </ModalButton>
      <Button tone="line" size="s" busy={isLoading} busyLabel="One moment" onClick={() => void turn()}>
        {isActive ? 'Helps no more' : 'Helps again'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </Cluster>
  );
}
