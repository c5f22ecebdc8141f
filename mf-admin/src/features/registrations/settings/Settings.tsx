import styled from 'styled-components';
import { instrumentNames } from '@school/shared/competition';
import { formatDateTime } from '@school/shared/format';
import { BesideRecord } from '@school/shared/staff';
import { FactList } from '@school/shared/staff/detail';
import { Loaded, ModalButton } from '@school/shared/staff/forms';
import { lazyPart, NARROW, Part, PartTitle } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { space } from '@school/shared/theme';
import { Cluster, Skeleton, Table, Text, type Column } from '@school/shared/ui';
import { useGetCompetitionSettingsQuery, type CompetitionSettings } from '../api';
import { useLiveAuditionBoardQuery } from '../api/live';
import { useListJurorsQuery, type Juror } from '../standings/api';
import { settingsRecord } from './BesideSwitches';
import { EntriesSwitch, SettingSwitch } from './SettingSwitch';
import { stateOfEntries } from './stateOfEntries';

/** The settings of the competition. */
export function Settings() {
  const result = useGetCompetitionSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded what="settings" result={result} height={560}>
      {(settings) => (
        <>
          <Above>
            <BesideRecord record={settingsRecord} what="page of settings" refetch={result.refetch} />
          </Above>
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

/** When entries are open, and until when competitors can move their time. */
function EntriesPart({ settings }: { readonly settings: CompetitionSettings }) {
  const { data: live } = useLiveAuditionBoardQuery();
  const [kind, words] = stateOfEntries(settings, live?.data?.isOpen);
  const { isOpen, opensAt, closesAt, movesUntil } = settings;
  return (
    <Part aria-labelledby="entries-open">
      <PartTitle id="entries-open">Entries</PartTitle>
      <Status kind={kind}>{words}</Status>
      <Text size="small" muted>
        Entries are accepted while the switch is on, between the opening and closing times if set. All times
        are in Ghana time (UTC).
      </Text>
      <FactList
        facts={[
          ['Opens', opensAt ? `from ${formatDateTime(opensAt)} UTC` : 'immediately'],
          ['Closes', closesAt ? `at ${formatDateTime(closesAt)} UTC` : 'when switched off'],
          [
            'Moving',
            movesUntil
              ? `Competitors can move their audition until ${formatDateTime(movesUntil)} UTC`
              : 'Competitors can move their audition at any time',
          ],
        ]}
      />
      <Cluster gap="s2">
        <EntriesSwitch isOpen={isOpen} />
        <ModalButton label="Set times" title="Competition times">
          {(close) => <TimesForm settings={settings} onDone={close} />}
        </ModalButton>
      </Cluster>
    </Part>
  );
}

/** Whether the jury sees names. */
function JuryPart({ settings: { isBlind } }: { readonly settings: CompetitionSettings }) {
  return (
    <Part aria-labelledby="jury-blind">
      <PartTitle id="jury-blind">Jury</PartTitle>
      <Status kind={isBlind ? 'done' : 'progress'}>
        {isBlind ? 'Blind: sees entry numbers only' : 'Sees the names of competitors'}
      </Status>
      <Cluster>
        <SettingSwitch
          change={{ isBlind: !isBlind }}
          label={isBlind ? 'Show names to the jury' : 'Hide names from the jury'}
          title={isBlind ? 'Show names to the jury?' : 'Hide names from the jury?'}
          says={
            isBlind
              ? 'All jurors see the names immediately.'
              : 'All jurors immediately see entry numbers instead of names.'
          }
          done={isBlind ? 'The jury sees names.' : 'The jury sees entry numbers only.'}
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
    head: 'Edit',
    cell: (juror) => (
      <ModalButton
        label={juror.name === null ? 'Set' : 'Edit'}
        of={juror.email ?? juror.id}
        title="Edit juror"
      >
        {(close) => <JurorForm juror={juror} onDone={close} />}
      </ModalButton>
    ),
  },
];

/** The jurors with their names and instruments. */
function JurorsPart() {
  const result = useListJurorsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Part aria-labelledby="jurors">
      <PartTitle id="jurors">Jurors</PartTitle>
      <Text size="small" muted>
        Accounts with the juror role are listed once they have opened the jury page. They can score when their
        name and instruments are set. Jurors cannot set their own, and office accounts cannot score.
      </Text>
      <Loaded what="jurors" result={result} height={160}>
        {(jurors) =>
          jurors.length === 0 ? (
            <Text>No juror has opened the jury page yet.</Text>
          ) : (
            <Table caption="Jurors" columns={columns} rows={jurors} rowKey={({ id }) => id} dense />
          )
        }
      </Loaded>
    </Part>
  );
}
