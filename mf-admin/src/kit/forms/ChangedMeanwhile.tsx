import { Notice } from '@school/shared/ui';

interface Props {
  /** What was typed here and changed elsewhere, as it is there. */
  readonly changed: Readonly<Record<string, string | boolean | undefined>>;
  readonly labels: Readonly<Record<string, string>>;
}

const inWords = (value: string | boolean | undefined) =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : value || 'empty';

/** Says which fields somebody else has changed while one typed in them: both versions stand before the eyes. */
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
