import { useWatch } from '@school/shared/form';
import type { EntryFields } from '@school/shared/competition/entry';
import { useEntering } from '../flow/EntryContext';

type Choice = 'instrument' | 'grade' | 'band' | 'pieces.A' | 'pieces.B' | 'method';

/**
 * Returns props of a choice that is stored in the form, so that it is selected again when its step reopens.
 */
export function useChoice(name: Choice) {
  const { form, field } = useEntering().school;
  const value = useWatch({ control: form.control, name }) as string;
  const { id, error } = field(name);
  return {
    id,
    name,
    error,
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.setValue(name, target.value as EntryFields[Choice & keyof EntryFields], {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: form.getFieldState(name).error !== undefined,
      }),
  };
}
