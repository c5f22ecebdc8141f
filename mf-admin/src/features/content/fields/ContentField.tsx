import { SelectField, TextArea, TextField } from '@school/shared/ui';
import { idOf, type ContentFieldProps } from './fieldProps';
import { ListField } from './ListField';
import { ObjectField } from './ObjectField';
import { PhotographField } from './PhotographField';

/** A field of a document, by its schema. */
export function ContentField(props: ContentFieldProps) {
  const { schema, value, place, label, isOptional = false, errors, onChange } = props;
  if (schema.identity || schema.readOnly) return null;
  if (schema.photograph) return <PhotographField {...props} Field={ContentField} />;
  if (schema.type === 'array') return <ListField {...props} Field={ContentField} />;
  if (schema.type === 'object') return <ObjectField {...props} Field={ContentField} />;

  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const change = (typed: string) => onChange(place, typed === '' && isOptional ? undefined : typed);
  const common = {
    name: idOf(place),
    label,
    help: schema.description,
    optional: isOptional,
    error: errors[place.join('.')],
    value: text,
  };
  if (schema.enum) {
    return (
      <SelectField
        {...common}
        placeholder={isOptional ? 'Not chosen' : undefined}
        options={schema.enum.map((one) => ({ value: one, label: schema.options?.[one] ?? one }))}
        onChange={({ target }) => change(target.value)}
      />
    );
  }
  if (schema.multiline) {
    return (
      <TextArea
        {...common}
        rows={3}
        maxLength={schema.maxLength}
        onChange={({ target }) => change(target.value)}
      />
    );
  }
  if (schema.type === 'integer') {
    return (
      <TextField
        {...common}
        inputMode="numeric"
        onChange={({ target }) =>
          onChange(place, /^\d{1,9}$/.test(target.value) ? Number(target.value) : target.value)
        }
      />
    );
  }
  return (
    <TextField
      {...common}
      type={schema.format === 'date' ? 'date' : schema.clock ? 'time' : 'text'}
      maxLength={schema.maxLength}
      onChange={({ target }) => change(target.value)}
    />
  );
}
