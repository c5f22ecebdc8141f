import { useSchoolForm } from '@school/shared/form';
import { useUpload } from '@school/shared/form/upload';
import type { HandedIn, PaperKind } from '@school/shared/schemas/competition';
import { Button, ErrorSummary, Fields, FileField, FormActions, TextField } from '@school/shared/ui';
import { useAddEntryPaperMutation } from '../../api';
import type { PaperFields } from './paperDraft';
import { paperTexts } from './paperTexts';

interface Props {
  readonly entryKey: string;
  readonly kind: PaperKind;
  readonly onDone: () => void;
}

const schema = () => import('./paperDraft').then(({ paperDraft }) => paperDraft);

/** Uploads a document in place of the previous one; a recording may be a link. */
export function PaperForm({ entryKey, kind, onDone }: Props) {
  const [add] = useAddEntryPaperMutation();
  const school = useSchoolForm<PaperFields, HandedIn>({
    schema,
    defaults: { kind, file: null, link: '' },
    idPrefix: `${kind}-`,
  });
  const { field, submit, summary, sending } = school;
  const file = useUpload({ school, name: 'file', purpose: `competition_${kind}` });
  const { name } = paperTexts[kind];

  const send = submit(async ({ file: sent, link }) => {
    const entryPaperSent = { kind, ...(sent && { file: sent }), ...(link !== undefined && { link }) };
    await add({ 'entry-key': entryKey, entryPaperSent }).unwrap();
    onDone();
  });
  return (
    <form noValidate method="dialog" aria-label={`Hand in: ${name}`} onSubmit={send}>
      <Fields>
        <ErrorSummary {...summary} />
        <FileField label="File" {...file} />
        {kind === 'recording' && (
          <TextField
            label="Or a link to it"
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            {...field('link')}
          />
        )}
      </Fields>
      <FormActions privacy="children">
        <Button type="submit" tone="ink" busy={sending} busyLabel="Handing in …">
          Hand it in
        </Button>
      </FormActions>
    </form>
  );
}
