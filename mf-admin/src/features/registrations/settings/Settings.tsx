import styled from 'styled-components';
import { instrumentNames } from '@school/shared/competition';
import { formatDateTime } from '@school/shared/format';
import { space } from '@school/shared/theme';
import { Cluster, Skeleton, Table, Text, type Column } from '@school/shared/ui';
import { besideRecord } from '../../../kit/detail/besideRecord';
import { FactList } from '../../../kit/detail/parts';
import { Loaded } from '../../../kit/forms/Loaded';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { lazyPart } from '../../../kit/page/lazyPart';
import { NARROW } from '../../../kit/page/narrow';
import { Part, PartTitle } from '../../../kit/page/Part';
import { Status } from '../../../kit/ui/Status';
import { useGetCompetitionSettingsQuery, type CompetitionSettings } from '../api';
import { useLiveAuditionBoardQuery } from '../api/live';
import { useListJurorsQuery, type Juror } from '../standings/api';
import { settingsRecord } from './BesideSwitches';
import { EntriesSwitch, SettingSwitch } from './SettingSwitch';
import { stateOfEntries } from './stateOfEntries';

/** What staff set for the whole competition. */
export function Settings() {
  const result = useGetCompetitionSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const Beside = besideRecord();
  return (
    <Loaded what="settings" result={result} height={560}>
      {(settings) => (
        <>
          {Beside && (
            <Above>
              <Beside record={settingsRecord} what="page of settings" refetch={result.refetch} />
            </Above>
          )}
          <EntriesPart settings={settings} />
          <JuryPart settings={settings} />
          <JurorsPart />
        </>
      )}
    </Loaded>
  );
}

const Above = styled.div`
  padding: ${space.s4} ${space.s6} 0;
  /* The first part has room above it. */
  margin-bottom: calc(-1 * ${space.s5});
  ${NARROW} {
    padding-inline: ${space.s4};
  }
`;

const TimesForm = lazyPart(
  'competition times',
  () => import('./TimesForm').then((module) => module.TimesForm),
  <Skeleton height={420} />,
);

/** Whether and when entries are taken, and until when competitors move their time themselves. */
function EntriesPart({ settings }: { readonly settings: CompetitionSettings }) {
  const { data: live } = useLiveAuditionBoardQuery();
  const [kind, words] = stateOfEntries(settings, live?.data?.isOpen);
  const { isOpen, opensAt, closesAt, movesUntil } = settings;
  return (
    <Part aria-labelledby="entries-open">
      <PartTitle id="entries-open">Entries</PartTitle>
      <Status kind={kind}>{words}</Status>
      <Text size="small" muted>
        Entries are taken while the switch is on, from the opening time until the closing time where these are
        set. All times are the time of Ghana, which is UTC.
      </Text>
      <FactList
        facts={[
          ['Open', opensAt ? `from ${formatDateTime(opensAt)} UTC` : 'at once'],
          ['Close', closesAt ? `at ${formatDateTime(closesAt)} UTC` : 'when they are switched off'],
          [
            'Moving',
            movesUntil
              ? `Competitors move their audition until ${formatDateTime(movesUntil)} UTC`
              : 'Competitors move their audition at any time',
          ],
        ]}
      />
      <Cluster gap="s2">
        <EntriesSwitch isOpen={isOpen} />
        <ModalButton label="Set times" title="Times of the competition">
          {(close) => <TimesForm settings={settings} onDone={close} />}
        </ModalButton>
      </Cluster>
    </Part>
  );
}

/** Whether the jury knows whom it hears. */
function JuryPart({ settings: { isBlind } }: { readonly settings: CompetitionSettings }) {
  return (
    <Part aria-labelledby="jury-blind">
      <PartTitle id="jury-blind">Jury</PartTitle>
      <Status kind={isBlind ? 'done' : 'progress'}>
        {isBlind ? 'Listens blind: it knows numbers alone' : 'Knows the names of competitors'}
      </Status>
      <Cluster>
        <SettingSwitch
          change={{ isBlind: !isBlind }}
          label={isBlind ? 'Show names to the jury' : 'Let the jury listen blind'}
          title={isBlind ? 'Show names to the jury?' : 'Let the jury listen blind?'}
          says={
            isBlind
              ? 'Everybody on the jury sees the names at once.'
              : 'Everybody on the jury sees numbers in the place of names at once.'
          }
          done={isBlind ? 'The jury sees names.' : 'The jury sees numbers alone.'}
        />
      </Cluster>
    </Part>
  );
}

const JurorForm = lazyPart(
  'juror form',
  () => import('./JurorForm').then((module) => module.JurorForm),
  <Skeleton height={480} />,
);

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
function JurorsPart() {
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
