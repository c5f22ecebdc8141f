import { EmailField, FieldPair, PhoneField, TextArea, TextField } from '@school/shared/ui';
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
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
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
