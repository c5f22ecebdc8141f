import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { FormFrame, ModalButton, useModalForm } from '@school/shared/staff/forms';
import { Notice, Stack, Text, TextField } from '@school/shared/ui';
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
          <Notice tone="warning" title="The guardian’s consent is missing">
            The guardian can agree by the link in their mail, or sign a form.
          </Notice>
        )}
        <FactList
          facts={[
            ['State', consentLabels[consent]],
            ['Signed by', consentBy],
            ['Since', consentGivenAt && <DateTime key="since" value={consentGivenAt} />],
            ['Recorded by', consentRecordedBy],
            ['Link valid until', entry.consent.until && <DateTime key="until" value={entry.consent.until} />],
            ['Pictures', pictures ? pictureLabels[pictures.agrees ? 'yes' : 'no'] : notAnswered],
            ['Answered by', pictures?.by],
            ['Answered on', pictures && <DateTime key="at" value={pictures.at} />],
            ['Question', pictures && `Version ${pictures.version}`],
          ]}
        />
        {consent === 'waiting' && state !== 'withdrawn' && (
          <ModalButton label="Record signed form" title="Record signed form">
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
      return `The consent for ${entry.name} was recorded.`;
    },
  });

  return (
    <FormFrame label="Signed form" {...frame} action="Save" busyLabel="Saving">
      <Text>Only do this when you have the signed form. The consent is recorded in your name.</Text>
      <TextField
        label="Consent signed by"
        help="Name of the parent or guardian as signed."
        autoComplete="off"
        {...field('consentBy')}
      />
    </FormFrame>
  );
}
