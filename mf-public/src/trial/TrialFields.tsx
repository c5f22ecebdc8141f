import { EmailField, FieldPair, Honeypot, PhoneField, TextArea, TextField } from '@school/shared/ui';

interface Props {
  /** Returns the props of a field. */
  readonly field: (name: 'student' | 'guardian' | 'email' | 'phone' | 'message') => {
    readonly name: string;
    readonly id: string;
  };
  readonly honeypot: { readonly name: string };
}

/** The fields of a booking besides its time. */
export function TrialFields({ field, honeypot }: Props) {
  return (
    <>
      <FieldPair>
        <TextField {...field('student')} label="Name of the person who will play" autoComplete="name" />
        <TextField
          {...field('guardian')}
          label="Name of a parent or guardian"
          optional
          help="If a child will play."
          autoComplete="name"
        />
      </FieldPair>
      <FieldPair>
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
      </FieldPair>
      <TextArea {...field('message')} label="Anything the teacher should know?" optional rows={3} />
      <Honeypot {...honeypot} />
    </>
  );
}
