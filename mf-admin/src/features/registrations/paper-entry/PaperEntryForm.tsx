import styled from 'styled-components';
import { useSchoolForm, type Sending } from '@school/shared/form';
import { measure } from '@school/shared/theme';
import { Button, ErrorSummary, FormActions } from '@school/shared/ui';
import {
  useTypeInCompetitionEntryMutation,
  type CompetitionEntryDetail,
  type StaffAuditionSlot,
} from '../api';
import { CompetitorFields } from './CompetitorFields';
import { EntryFields } from './EntryFields';
import { OfficeFields } from './OfficeFields';
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

/** The printed sheet, field by field, and what came with it. */
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
    <Form noValidate aria-label="Entry on paper" onSubmit={submit(send)}>
      <ErrorSummary {...summary} />
      <CompetitorFields kit={kit} />
      <EntryFields kit={kit} />
      <OfficeFields kit={kit} slots={slots} />
      <FormActions next="The competitor hears by mail what is still missing, and has a page of their own then.">
        <Button type="submit" busy={sending || sent} busyLabel="Storing">
          Store the entry
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  max-width: ${measure.form};
`;
