import { Notice } from '@school/shared/ui';

interface Props {
  /** The stored values of fields that were also edited here. */
  readonly changed: Readonly<Record<string, string | boolean | undefined>>;
  readonly labels: Readonly<Record<string, string>>;
}

const inWords = (value: string | boolean | undefined) =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : value || 'empty';

/** Shows the stored values of fields that a colleague has changed while the user edited them. */
export function ChangedMeanwhile({ changed, labels }: Props) {
  const fields = Object.entries(changed);
  if (fields.length === 0) return null;
  return (
    <Notice tone="error" title="Someone else has changed this in the meantime" live>
      {fields.map(([name, value]) => `${labels[name] ?? name} is now “${inWords(value)}”.`).join(' ')} Saving
      replaces it with your text.
    </Notice>
  );
}
