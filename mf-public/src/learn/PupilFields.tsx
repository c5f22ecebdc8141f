import { FieldPair, TextArea, TextField } from '@school/shared/ui';
import type { Registration } from './useRegistration';

export function PupilFields({ registration: { field, forChild } }: { readonly registration: Registration }) {
  return (
    <>
      <TextField
        {...field('student')}
        label={forChild ? 'Name of the child' : 'Name of the person who will learn'}
        autoComplete={forChild ? 'off' : 'name'}
      />
      {forChild && (
        <TextField
          {...field('guardian')}
          label="Name of a parent or guardian"
          help="For students under 18, we agree on everything with you."
          autoComplete="name"
        />
      )}
      <FieldPair>
        <TextField {...field('email')} type="email" inputMode="email" label="Email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" inputMode="tel" label="Phone" autoComplete="tel" />
      </FieldPair>
      <TextArea
        {...field('message')}
        label="Anything we should know?"
        optional
        help="For example an instrument at home, lessons before, or a goal for the first year."
        rows={3}
      />
    </>
  );
}
