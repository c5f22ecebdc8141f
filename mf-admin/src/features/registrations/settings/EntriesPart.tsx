import { island } from '@school/shared';
import { formatDateTime } from '@school/shared/format';
import { Cluster, Skeleton, Text } from '@school/shared/ui';
import { FactList } from '../../../kit/detail/FactList';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { Part, PartTitle } from '../../../kit/page/Part';
import { Status } from '../../../kit/ui/Status';
import type { CompetitionSettings } from '../api';
import { useLiveAuditionBoardQuery } from '../api/live';
import { EntriesSwitch } from './EntriesSwitch';
import { stateOfEntries } from './stateOfEntries';

const TimesForm = island(
  'competition times',
  () => import('./TimesForm').then((module) => module.TimesForm),
  {
    when: 'load',
    fallback: <Skeleton height={420} />,
  },
);

/** Whether and when entries are taken, and until when competitors move their time themselves. */
export function EntriesPart({ settings }: { readonly settings: CompetitionSettings }) {
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
