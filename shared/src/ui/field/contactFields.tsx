import { TextField, type TextFieldProps } from './TextField';

type Props = Omit<TextFieldProps, 'label' | 'type' | 'inputMode'> & Partial<Pick<TextFieldProps, 'label'>>;

/** An email address; by default that of the person who fills in the form. */
export const EmailField = ({ label = 'Email', ...input }: Props) => (
  <TextField type="email" inputMode="email" autoComplete="email" {...input} label={label} />
);

/** A phone number; by default that of the person who fills in the form. */
export const PhoneField = ({ label = 'Phone', ...input }: Props) => (
  <TextField type="tel" inputMode="tel" autoComplete="tel" {...input} label={label} />
);
