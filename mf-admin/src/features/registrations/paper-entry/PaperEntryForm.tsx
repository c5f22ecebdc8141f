import styled from 'styled-components';
import { entryFeePesewas } from '@school/shared/competition';
import { useSchoolForm, type Sending } from '@school/shared/form';
import { formatMoney } from '@school/shared/format';
import { optionsOf } from '@school/shared/staff/list';
import { measure } from '@school/shared/theme';
import {
  Button,
  CheckboxField,
  CheckboxGroup,
  ErrorSummary,
  FieldGroup,
  FormActions,
  SelectField,
} from '@school/shared/ui';
import {
  useTypeInCompetitionEntryMutation,
  type CompetitionEntryDetail,
  type StaffAuditionSlot,
} from '../api';
import { formatSlotId, paperLabels } from '../labels';
import { CompetitorFields } from './CompetitorFields';
import { EntryFields } from './EntryFields';
import type { KitProps } from './kit';
import type { PaperEntryDraft, PaperEntryFields } from './paperEntryDraft';

interface Props {
  readonly slots: readonly StaffAuditionSlot[];
  readonly onDone: (entry: CompetitionEntryDetail) => void;
}

const EMPTY: PaperEntryFields = {
  entry: {
    competitor: { name: '', birthDate: '', email: '', phone: '' },
    guardian: { name: '', email: '', phone: '' },
    instrument: '',
    band: '',
    grade: '',
    pieces: { A: '', B: '' },
    teacher: '',
    school: '',
    sharesReport: false,
    needsAccompanist: false,
  },
  slot: '',
  received: { papers: [], consentBy: '', fee: false, pictures: '' },
};

/** The fields of the printed form, and what came with it. */
export function PaperEntryForm({ slots, onDone }: Props) {
  const [typeIn] = useTypeInCompetitionEntryMutation();
  const kit = useSchoolForm<PaperEntryFields, PaperEntryDraft>({
    schema: () => import('./paperEntryDraft').then(({ paperEntryDraft }) => paperEntryDraft),
    defaults: EMPTY,
    draftKey: 'paper-entry',
    idPrefix: 'paper-',
  });
  const { submit, sending, sent, summary } = kit;

  async function send(
    { entry, slot, received }: PaperEntryDraft,
    { idempotencyKey }: Sending,
  ): Promise<void> {
    const { papers, consentBy, fee, pictures } = received;
    const stored = await typeIn({
      'idempotency-key': idempotencyKey,
      typedInEntry: {
        entry,
        ...(slot && { slot }),
        received: {
          ...(papers.length > 0 && { papers }),
          ...(consentBy && { consentBy }),
          ...(fee && { fee }),
          ...(pictures && { pictures }),
        },
      },
    }).unwrap();
    onDone(stored);
  }

  return (
    <Form noValidate aria-label="Paper entry" onSubmit={submit(send)}>
      <ErrorSummary {...summary} />
      <CompetitorFields kit={kit} />
      <EntryFields kit={kit} />
      <OfficeFields kit={kit} slots={slots} />
      <FormActions next="The competitor is emailed what is still missing, with a link to their own page.">
        <Button type="submit" busy={sending || sent} busyLabel="Saving">
          Save entry
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  max-width: ${measure.form};
`;

function OfficeFields({
  kit: { field, choices },
  slots,
}: KitProps & { readonly slots: readonly StaffAuditionSlot[] }) {
  return (
    <FieldGroup title="Received with the form">
      <SelectField
        label="Audition time"
        placeholder="None yet"
        help="Ghana time (UTC)."
        optional
        options={slots
          .filter(({ isAvailable }) => isAvailable)
          .map(({ id }) => ({ value: id, label: formatSlotId(id) }))}
        {...field('slot')}
      />
      <CheckboxGroup
        label="Papers received"
        optional
        options={optionsOf(paperLabels)}
        {...choices('received.papers')}
      />
      <CheckboxField
        label={`The fee of ${formatMoney(entryFeePesewas)} was paid at the office`}
        {...field('received.fee')}
      />
    </FieldGroup>
  );
}
