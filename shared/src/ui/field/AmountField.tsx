import { VisuallyHidden } from '../type/VisuallyHidden';
import { TextField, type TextFieldProps } from './TextField';

/** A field for an amount in cedis, with or without pesewas. */
export function AmountField({ label, ...rest }: Omit<TextFieldProps, 'prefix'>) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="transaction-amount"
      {...rest}
      prefix="GH₵"
      label={
        <>
          {label}
          <VisuallyHidden> in Ghana cedis (GHS)</VisuallyHidden>
        </>
      }
    />
  );
}
