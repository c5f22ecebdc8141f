import { island } from '@school/shared';
import { instrumentNames } from '@school/shared/competition';
import { Skeleton, Table, Text, type Column } from '@school/shared/ui';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { Loaded } from '../../../kit/forms/Loaded';
import { Part, PartTitle } from '../../../kit/page/Part';
import { useListJurorsQuery, type Juror } from '../standings/api';

const JurorForm = island('juror form', () => import('./JurorForm').then((module) => module.JurorForm), {
  when: 'load',
  fallback: <Skeleton height={480} />,
});

const columns: readonly Column<Juror>[] = [
  { id: 'name', head: 'Name', cell: ({ name }) => name ?? 'Not set: cannot score yet' },
  { id: 'account', head: 'Account', cell: ({ email, id }) => email ?? id },
  {
    id: 'instruments',
    head: 'Instruments',
    cell: ({ instruments }) =>
      instruments.map((instrument) => instrumentNames[instrument]).join(', ') || 'None: cannot score yet',
  },
  {
    id: 'change',
    head: 'Change',
    cell: (juror) => (
      <ModalButton
        label={juror.name === null ? 'Set' : 'Change'}
        of={juror.email ?? juror.id}
        title="Name and instruments of a juror"
      >
        {(close) => <JurorForm juror={juror} onDone={close} />}
      </ModalButton>
    ),
  },
];

/** The members of the jury, whose names and instruments staff set. */
export function JurorsPart() {
  const result = useListJurorsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Part aria-labelledby="jurors">
      <PartTitle id="jurors">Jurors</PartTitle>
      <Text size="small" muted>
        An account with the role of the jury is listed once it has opened the jury’s page. It can score when
        its name and instruments are set. Nobody sets their own. Accounts of the office do not score.
      </Text>
      <Loaded what="jurors" result={result} height={160}>
        {(jurors) =>
          jurors.length === 0 ? (
            <Text>Nobody of the jury has opened the jury’s page yet.</Text>
          ) : (
            <Table caption="Jurors" columns={columns} rows={jurors} rowKey={({ id }) => id} dense />
          )
        }
      </Loaded>
    </Part>
  );
}
