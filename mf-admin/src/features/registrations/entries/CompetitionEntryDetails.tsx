import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { History } from '../../../kit/detail/History';
import { FlagCase } from '../../../kit/flags/FlagCase';
import type { CompetitionEntryDetail } from '../api';
import { AuditionPart } from './AuditionPart';
import { ConsentPart } from './ConsentPart';
import { EntryFacts } from './EntryFacts';
import { entryHistory } from './entryHistory';
import { FeePart } from './FeePart';
import { PapersPart } from './PapersPart';

/** What is known of an entry. */
export function CompetitionEntryDetails({ detail }: { readonly detail: CompetitionEntryDetail }) {
  const open = detail.flags.filter(({ resolvedAt }) => resolvedAt === null);
  return (
    <>
      {open.length > 0 && (
        <DrawerPart title="Needs attention">
          {open.map((flag) => (
            <FlagCase key={flag.id} flag={flag} />
          ))}
        </DrawerPart>
      )}
      <EntryFacts detail={detail} />
      <AuditionPart detail={detail} />
      <PapersPart papers={detail.papers} missing={detail.missing} />
      <ConsentPart detail={detail} />
      <FeePart detail={detail} />
      <DrawerPart title="History">
        <History entries={entryHistory(detail)} />
      </DrawerPart>
    </>
  );
}
