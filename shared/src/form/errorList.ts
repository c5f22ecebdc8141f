import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { RefusedField } from './serverError';

/** Returns errors as a flat list of names and messages, in the order of the form's fields. */
export function errorList(errors: FieldErrors, defaults: FieldValues): RefusedField[] {
  const order = Object.keys(defaults);
  const place = ({ field }: RefusedField) => {
    const at = order.indexOf(field.split('.')[0] ?? field);
    return at < 0 ? order.length : at;
  };
  return flatten(errors, '').sort((a, b) => place(a) - place(b));
}

const flatten = (errors: unknown, path: string): RefusedField[] => {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string' && 'type' in errors) {
    return [{ field: path, message: errors.message }];
  }
  return Object.entries(errors)
    .filter(([name]) => name !== 'ref')
    .flatMap(([name, inner]) => flatten(inner, path === '' ? name : `${path}.${name}`));
};
