import { TextField, type TextFieldProps } from '@school/shared/ui';

const NAMES = ['recordings.0', 'recordings.1', 'recordings.2'] as const;

interface Props {
  readonly field: (name: (typeof NAMES)[number]) => Omit<TextFieldProps, 'label'>;
}

/** Links to recordings; the first is required. */
export function Recordings({ field }: Props) {
  return NAMES.map((name, at) => (
    <TextField
      key={name}
      {...field(name)}
      type="url"
      inputMode="url"
      label={at === 0 ? 'Link to a recording' : `Recording ${at + 1}`}
      optional={at > 0}
      help={
        at === 0
          ? 'It begins with https:// and opens without an account. A phone recording is good enough.'
          : undefined
      }
      autoComplete="off"
    />
  ));
}
