import { formatMoney } from '@school/shared/format';
import { CheckboxField, CheckboxGroup, SelectField, Text, TextField } from '@school/shared/ui';
import { FormFrame, useModalForm } from '../../../kit/forms/FormFrame';
import { optionsOf } from '../../../kit/list/filters';
import { useReceiveEntryAtOfficeMutation, type CompetitionEntryDetail } from '../api';
import { paperLabels, pictureLabels } from '../labels';
import type { Received, ReceivedFields } from './received';

interface Props {
  readonly entry: CompetitionEntryDetail;
  readonly onDone: () => void;
}

/** Writes down what came to the office: papers, the guardian's signature, the fee, an answer about pictures. */
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
      return `Written down for ${entry.name}.`;
    },
  });

  const canBring = entry.state !== 'withdrawn';

  return (
    <FormFrame label="Record paper documents" {...frame} action="Save" busyLabel="Saving">
      <Text>Only what lies before you: it counts as handed in from now on.</Text>
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
          help="The name of the parent or guardian as it is signed; empty if nothing is signed."
          optional
          autoComplete="off"
          {...field('consentBy')}
        />
      )}
      {canBring && entry.fee === 'due' && (
        <CheckboxField
          label={`The fee of ${formatMoney(entry.entry.fee.amount)} is paid here`}
          {...field('fee')}
        />
      )}
      {entry.entry.guardian && (
        <>
          <SelectField
            label="Pictures of the competitor"
            placeholder="Nothing new"
            help="What the parent or guardian ticked or wrote; a new answer replaces the one before."
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
