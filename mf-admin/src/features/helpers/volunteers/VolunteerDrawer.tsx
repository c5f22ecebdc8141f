import { RecordHistory } from '../../../kit/audit/RecordHistory';
import { DateTime } from '../../../kit/detail/DateTime';
import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { EntryDrawer } from '../../../kit/detail/EntryDrawer';
import { FactList } from '../../../kit/detail/FactList';
import { PersonLink } from '../../../kit/people/PersonLink';
import { useGetVolunteerQuery } from '../api';
import { HelpsStatus } from './volunteerList';
import { VolunteerTools } from './VolunteerTools';

interface Props {
  /** The volunteer who is open. */
  readonly id: string;
  readonly onClose: () => void;
}

/** A volunteer, what can be done with them, and what staff have changed of them. */
export function VolunteerDrawer({ id, onClose }: Props) {
  const result = useGetVolunteerQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true });
  return (
    <EntryDrawer
      what="volunteer"
      kind="volunteer"
      history={<RecordHistory key={id} record={id} />}
      {...{ id, result, onClose }}
      head={(volunteer) => ({
        title: volunteer.name,
        above: 'Volunteer',
        below: <HelpsStatus {...volunteer} />,
      })}
      actions={(volunteer) => <VolunteerTools volunteer={volunteer} />}
    >
      {({ email, phone, note, shifts, addedAt }) => (
        <DrawerPart title="The volunteer">
          <FactList
            facts={[
              ['E-mail', <PersonLink key="person" email={email} />],
              [
                'Phone',
                phone && (
                  <a key="phone" href={`tel:${phone}`}>
                    {phone}
                  </a>
                ),
              ],
              ['Note', note],
              ['Shifts to come', shifts],
              ['Added', <DateTime key="at" value={addedAt} />],
            ]}
          />
        </DrawerPart>
      )}
    </EntryDrawer>
  );
}
