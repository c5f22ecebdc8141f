import { Notice, Stack, Text, TextField } from '@school/shared/ui';
import { DateTime, DrawerPart, FactList } from '../../../kit/detail/parts';
import { FormFrame, useModalForm } from '../../../kit/forms/FormFrame';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { useReceiveEntryAtOfficeMutation, type CompetitionEntryDetail } from '../api';
import { consentLabels, pictureLabels } from '../labels';
import type { SignedConsent } from '../moves/received';

/** The guardian's consent and the answer about pictures; while consent is pending, with the form for a signed sheet. */
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

interface Props {
  readonly entry: CompetitionEntryDetail;
  readonly onDone: () => void;
}

/** Records the guardian's signed sheet. */
function ConsentForm({ entry, onDone }: Props) {
  const [receive] = useReceiveEntryAtOfficeMutation();
  const { field, frame } = useModalForm<SignedConsent, SignedConsent>({
    schema: () => import('../moves/received').then(({ signedConsent }) => signedConsent),
    defaults: { consentBy: '' },
    idPrefix: 'consent-',
    onDone,
    send: async ({ consentBy }) => {
      await receive({ entryId: entry.id, entryReceived: { consentBy } }).unwrap();
      return `The consent for ${entry.name} is written down.`;
    },
  });

  return (
    <FormFrame label="The signed sheet" {...frame} action="Save" busyLabel="Saving">
      <Text>Only with the sheet before you: the consent counts as given from now on, in your name.</Text>
      <TextField
        label="Consent signed by"
        help="The name of the parent or guardian as it is signed."
        autoComplete="off"
        {...field('consentBy')}
      />
    </FormFrame>
  );
}
