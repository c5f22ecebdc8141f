import { ageOn, countingDay } from '@school/shared/competition';
import { formatDate, formatPhone } from '@school/shared/format';
import { privateLink } from '@school/shared/private-links';
import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { Notice, TextLink } from '@school/shared/ui';
import { PersonLink } from '../../../kit/people/PersonLink';
import type { CompetitionEntryDetail, EntryPiece } from '../api';
import { instrumentName } from '../labels';

export function EntryFacts({ detail }: { readonly detail: CompetitionEntryDetail }) {
  const { entry, birthDate } = detail;
  return (
    <>
      {entry.words && (
        <DrawerPart title="Changes requested">
          <Notice tone="warning">{entry.words}</Notice>
        </DrawerPart>
      )}
      <DrawerPart title="Entry">
        <FactList
          facts={[
            ['Instrument', instrumentName(entry.instrument)],
            ['Band', entry.band],
            ['Grade passed', entry.grade === 0 ? 'None' : entry.grade],
            ['Category A', pieceText(entry.pieces.A)],
            ['Category B', pieceText(entry.pieces.B)],
            ['Accompanist', entry.needsAccompanist && 'requested'],
            ['Teacher', entry.teacher],
            ['School', entry.school],
            ['Report', entry.sharesReport && 'Teacher and school may receive a copy'],
            ['Sent', <DateTime key="sent" value={detail.createdAt} />],
            ['Entered by', detail.typedInBy],
          ]}
        />
        <TextLink
          href={privateLink('/music-competition/thank-you', 'entry', detail.entryKey)}
          target="_blank"
          rel="noreferrer"
        >
          View the competitor’s page
        </TextLink>
      </DrawerPart>
      <DrawerPart title="Competitor">
        <FactList
          facts={[
            [
              'Born',
              `${formatDate(birthDate)}: ${ageOn(countingDay, birthDate)} on ${formatDate(countingDay)}`,
            ],
            ['Email', <PersonLink key="person" email={detail.email} />],
            ['Phone', formatPhone(detail.phone)],
            ['Guardian', entry.guardian?.name],
            [
              'Guardian’s email',
              entry.guardian && <PersonLink key="guardian" email={entry.guardian.email} />,
            ],
            ['Guardian’s phone', entry.guardian && formatPhone(entry.guardian.phone)],
          ]}
        />
      </DrawerPart>
    </>
  );
}

const pieceText = ({ title, composer }: EntryPiece): string => `${title}, ${composer}`;
