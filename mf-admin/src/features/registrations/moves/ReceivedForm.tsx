import { formatMoney } from '@school/shared/format';
import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { optionsOf } from '@school/shared/staff/list';
import { CheckboxField, CheckboxGroup, SelectField, Text, TextField } from '@school/shared/ui';
import { useReceiveEntryAtOfficeMutation, type CompetitionEntryDetail } from '../api';
import { paperLabels, pictureLabels } from '../labels';
import type { Received, ReceivedFields } from './received';

interface Props {
  readonly entry: CompetitionEntryDetail;
  readonly onDone: () => void;
}

/** Records what the office received: papers, the guardian's signature, the fee, an answer about pictures. */
export function ReceivedForm({ entry, onDone }: Props) {
  const [receive] = useReceiveEntryAtOfficeMutation();
  const { field, choices, frame } = useModalForm<ReceivedFields, Received>({
    schema: () => import('./received').then(({ received }) => received),
    defaults: { papers: [], consentBy: '', fee: false, pictures: '', picturesBy: '' },
    idPrefix: 'received-',
    onDone,
    send: async ({ papers, consentBy, fee, pictures, picturesBy }) => {
      await receive({
        entryId: entry.id,
        entryReceived: {
          ...(papers.length > 0 && { papers }),
          ...(consentBy && { consentBy }),
          ...(fee && { fee: true }),
          ...(pictures && picturesBy && { pictures: { agrees: pictures === 'yes', by: picturesBy } }),
        },
      }).unwrap();
      return `Recorded for ${entry.name}.`;
    },
  });

  const canBring = entry.state !== 'withdrawn';

  return (
    <FormFrame label="Record paper documents" {...frame} action="Save" busyLabel="Saving">
      <Text>Only record documents that you have received.</Text>
      {canBring && entry.missing.length > 0 && (
        <CheckboxGroup
          label="Papers"
          options={entry.missing.map((kind) => ({ value: kind, label: paperLabels[kind] }))}
          {...choices('papers')}
        />
      )}
      {canBring && entry.consent === 'waiting' && (
        <TextField
          label="Consent signed by"
          help="Name of the parent or guardian as signed. Leave empty if nothing is signed."
          optional
          autoComplete="off"
          {...field('consentBy')}
        />
      )}
      {canBring && entry.fee === 'due' && (
        <CheckboxField
          label={`The fee of ${formatMoney(entry.entry.fee.amount)} was paid at the office`}
          {...field('fee')}
        />
      )}
      {entry.entry.guardian && (
        <>
          <SelectField
            label="Pictures of the competitor"
            placeholder="No new answer"
            help="What the parent or guardian answered. A new answer replaces the previous one."
            optional
            options={optionsOf(pictureLabels)}
            {...field('pictures')}
          />
          <TextField label="Answered by" optional autoComplete="off" {...field('picturesBy')} />
        </>
      )}
    </FormFrame>
  );
}
