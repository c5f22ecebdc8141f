import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { z } from 'zod';
import { SurroundingsContext } from '@school/shared';
import { standInShell } from '@school/shared/testing';
import { optionalFile, uploadedFile } from '../../schemas/uploads/upload';
import { stubUploads, type SentFile } from '../../testing/stubUploads';
import { Button } from '../../ui/action/Button';
import { ErrorSummary } from '../../ui/field/ErrorSummary';
import { FileField } from '../../ui/field/FileField';
import { TextField } from '../../ui/field/TextField';
import { useSchoolForm } from '../useSchoolForm';
import { useUpload } from './useUpload';

const schema = z.object({
  name: z.string().min(1, 'Please enter your name'),
  cv: uploadedFile('Please add your CV'),
});
const relaxed = schema.extend({ cv: optionalFile });
const shell = standInShell();

interface FormProps {
  onSend?: (values: unknown) => unknown;
  optional?: boolean;
}

function Form({ onSend = () => undefined, optional = false }: FormProps) {
  const school = useSchoolForm({
    schema: optional ? relaxed : schema,
    defaults: { name: '', cv: null },
    draftKey: 'test',
  });
  const cv = useUpload({ school, name: 'cv', purpose: 'cv' });
  if (school.sent) return <p>Thank you</p>;
  return (
    <form noValidate onSubmit={school.submit(onSend)}>
      <ErrorSummary {...school.summary} />
      <TextField label="Name" {...school.field('name')} />
      <FileField label="Your CV" {...cv} />
      <Button type="submit" busy={school.sending}>
        Send
      </Button>
    </form>
  );
}

/** Renders a form with a CV field against an API that the test controls. */
export function uploadForm() {
  localStorage.clear();
  const uploads = stubUploads();
  const input = () => screen.getByLabelText<HTMLInputElement>('Your CV');
  const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  /** Returns the upload request once it was sent. */
  async function sentFile(count = 1): Promise<SentFile> {
    await waitFor(() => expect(uploads.files).toHaveLength(count));
    return uploads.files[count - 1]!;
  }

  return {
    uploads,
    input,
    choose,
    status,
    sentFile,
    show: (props: FormProps = {}) =>
      render(
        <SurroundingsContext value={{ shell, base: '' }}>
          <Form {...props} />
        </SurroundingsContext>,
      ),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    typeName: () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ama' } }),
    /** Returns the field's description. */
    description: () =>
      (input().getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    async uploaded(file = pdf()) {
      choose(file);
      const sent = await sentFile();
      act(() => sent.answer(200));
      await waitFor(() => expect(status()).toContain(`${file.name} is uploaded.`));
    },
    draft: () => JSON.stringify({ ...localStorage }),
    online: () => act(() => void window.dispatchEvent(new Event('online'))),
  };
}

export const pdf = (name = 'ama.pdf', size = 4096) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
