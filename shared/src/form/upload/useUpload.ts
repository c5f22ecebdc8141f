import { useHeldReload, useShell } from '@school/shared';
import { useEffect, useState } from 'react';
import { useController, type FieldPathByValue, type FieldValues, type PathValue } from 'react-hook-form';
import type { UploadedFile } from '../../schemas/uploads/upload';
import type { UploadPurposeName } from '../../schemas/uploads/uploadPurposes';
import { acceptOf, uploadHint } from '../../schemas/uploads/uploadRules';
import type { SchoolForm } from '../useSchoolForm';
import { appearance } from './appearance';
import { takeBack } from './askUploads';
import { useGoneFile } from './useGoneFile';
import { useSending } from './useSending';

export interface UploadOptions<Input extends FieldValues, Output, Name> {
  /** The result of `useSchoolForm`. */
  school: SchoolForm<Input, Output>;
  /** A field whose schema is `uploadedFile` or `optionalFile`, with default `null`. */
  name: Name;
  purpose: UploadPurposeName;
}

/**
 * Manages a file field: sends a file when it is chosen and puts `{id, ticket, name, size}` into the form and its draft.
 * A submit waits for it. Pass the result to a `FileField`.
 */
export function useUpload<
  Input extends FieldValues,
  Output,
  Name extends FieldPathByValue<Input, UploadedFile | null>,
>({ school, name, purpose }: UploadOptions<Input, Output, Name>) {
  const { form, hold, idPrefix, sent } = school;
  const { apiBase } = useShell().config;
  const { field, fieldState } = useController({ control: form.control, name });
  const value = field.value as UploadedFile | null;
  const [ours] = useState(() => new Set<string>());

  const put = (file: UploadedFile | null) =>
    form.setValue(name, file as PathValue<Input, Name>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: file !== null,
    });
  /** Replaces the form's file by another one or none. */
  const replace = (file: UploadedFile | null) => {
    const before = form.getValues(name) as UploadedFile | null;
    if (before) takeBack(apiBase, before);
    if (file) ours.add(file.id);
    put(file);
  };

  const { run, send, cancel, show, held } = useSending({ purpose, onSent: replace });
  useGoneFile(value, ours, ({ message }) => {
    put(null);
    const { name: gone = '', size = 0 } = value ?? {};
    show({ state: 'failed', name: gone, size, message, note: `Please choose ${gone} again.` });
  });
  useEffect(() => hold(name, held), [hold, name, held]);
  useEffect(() => {
    if (sent) show({ state: 'idle' });
  }, [sent, show]);
  useHeldReload(run.state === 'sending');

  const start = (file: File) => {
    form.clearErrors(name);
    send(file);
  };
  const stop = () => {
    form.clearErrors(name);
    cancel();
  };
  const again = run.state === 'failed' ? run.again : undefined;
  const remove = () => {
    if (run.state === 'idle') replace(null);
    show({ state: 'idle' });
  };

  return {
    id: idPrefix + name,
    name,
    help: uploadHint(purpose),
    accept: acceptOf(purpose),
    error: run.state === 'failed' ? run.message : fieldState.error?.message,
    ...appearance(run, value),
    onFile: start,
    onCancel: run.state === 'sending' ? stop : undefined,
    onRetry: again && (() => start(again)),
    onRemove: run.state === 'failed' || (run.state === 'idle' && value) ? remove : undefined,
  };
}
