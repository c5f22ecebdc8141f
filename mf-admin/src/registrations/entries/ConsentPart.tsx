import { DateTime } from '../../detail/DateTime';
import { DrawerPart } from '../../detail/DrawerPart';
import { FactList } from '../../detail/FactList';
import type { CompetitionEntryDetail } from '../api';
import { consentLabels } from '../labels';

/** Whether the guardian of somebody under age agrees. */
export function ConsentPart({
  detail: { consent, consentBy, entry },
}: {
  readonly detail: CompetitionEntryDetail;
}) {
  if (consent === 'not_needed') return null;
  return (
    <DrawerPart title="Consent">
      <FactList
        facts={[
          ['State', consentLabels[consent]],
          ['Signed by', consentBy],
          ['Link works until', entry.consent.until && <DateTime key="until" value={entry.consent.until} />],
        ]}
      />
    </DrawerPart>
  );
}
