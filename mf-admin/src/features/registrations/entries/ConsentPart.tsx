import { Notice, Stack } from '@school/shared/ui';
import { DateTime } from '../../../kit/detail/DateTime';
import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { FactList } from '../../../kit/detail/FactList';
import { ModalButton } from '../../../kit/forms/ModalButton';
import type { CompetitionEntryDetail } from '../api';
import { consentLabels, pictureLabels } from '../labels';
import { ConsentForm } from '../moves/ConsentForm';

/**
 * Whether the guardian of somebody under age agrees, and lets pictures be published; while consent waits, with the way to
 * write down a signed sheet.
 */
export function ConsentPart({ detail }: { readonly detail: CompetitionEntryDetail }) {
  const { consent, consentBy, consentGivenAt, consentRecordedBy, entry, pictures, state } = detail;
  if (consent === 'not_needed') return null;
  return (
    <DrawerPart title="Consent">
      <Stack gap="s3">
        {consent === 'waiting' && state !== 'withdrawn' && (
          <Notice tone="warning" title="The guardian’s consent is waiting">
            The guardian agrees by the link of their mail, or signs a sheet.
          </Notice>
        )}
        <FactList
          facts={[
            ['State', consentLabels[consent]],
            ['Signed by', consentBy],
            ['Since', consentGivenAt && <DateTime key="since" value={consentGivenAt} />],
            ['Written down by', consentRecordedBy],
            ['Link works until', entry.consent.until && <DateTime key="until" value={entry.consent.until} />],
            ['Pictures', pictures ? pictureLabels[pictures.agrees ? 'yes' : 'no'] : notAnswered],
            ['Answered by', pictures?.by],
            ['Answered on', pictures && <DateTime key="at" value={pictures.at} />],
            ['Question', pictures && `Version ${pictures.version}`],
          ]}
        />
        {consent === 'waiting' && state !== 'withdrawn' && (
          <ModalButton label="The signed sheet is here" title="The signed sheet is here">
            {(close) => <ConsentForm entry={detail} onDone={close} />}
          </ModalButton>
        )}
      </Stack>
    </DrawerPart>
  );
}

const notAnswered = 'May not be published: not answered';
