import { DateTime } from '../../detail/DateTime';
import { DrawerPart } from '../../detail/DrawerPart';
import { FactList } from '../../detail/FactList';
import type { CompetitionEntryDetail } from '../api';
import { consentLabels, pictureLabels } from '../labels';

/** Whether the guardian of somebody under age agrees, and lets pictures be published. */
export function ConsentPart({
  detail: { consent, consentBy, pictures, entry },
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
          ['Pictures', pictures ? pictureLabels[pictures.agrees ? 'yes' : 'no'] : notAnswered],
          ['Answered by', pictures?.by],
          ['Answered on', pictures && <DateTime key="at" value={pictures.at} />],
          ['Question', pictures && `Version ${pictures.version}`],
        ]}
      />
    </DrawerPart>
  );
}

const notAnswered = 'May not be published: not answered';
