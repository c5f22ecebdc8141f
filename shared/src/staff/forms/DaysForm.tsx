import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { media, space } from '../../theme';
import { Button, TextField } from '../../ui';
import type { Days, WrongDay } from './days';

interface Props {
  /** Prefix of the field names. */
  readonly name: string;
  readonly label: string;
  readonly days: Days;
  /** Validates both days. */
  readonly check: (days: Days) => WrongDay | undefined;
  readonly onChoose: (days: Days) => void;
}

/** A form for two days. It applies them on submit, because a half-typed day is not valid. */
export function DaysForm({ name, label, days, check, onChoose }: Props) {
  const [known, setKnown] = useState(days);
  const [typed, setTyped] = useState(days);
  const [wrong, setWrong] = useState<WrongDay>();

  // The address has changed, such as by the back button, so the typed days are discarded.
  if (known.from !== days.from || known.to !== days.to) {
    setKnown(days);
    setTyped(days);
    setWrong(undefined);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = halfTyped(event.currentTarget) ?? check(typed);
    setWrong(found);
    if (!found) onChoose(typed);
  }

  /** A date that the browser cannot parse has no value; without this error it would count as empty. */
  function halfTyped(form: HTMLFormElement): WrongDay | undefined {
    const wrongField = (['from', 'to'] as const).find((which) => {
      const input = form.elements.namedItem(`${name}-${which}`);
      return input instanceof HTMLInputElement && input.validity.badInput;
    });
    return wrongField && { field: wrongField, message: 'This is not a valid date' };
  }

  const field = (which: keyof Days, words: string) => (
    <TextField
      type="date"
      name={`${name}-${which}`}
      label={words}
      value={typed[which]}
      error={wrong?.field === which ? wrong.message : undefined}
      onChange={({ target }) => setTyped({ ...typed, [which]: target.value })}
    />
  );
  return (
    <Row noValidate aria-label={label} onSubmit={submit}>
      {field('from', 'First day')}
      {field('to', 'Last day')}
      <Button type="submit" tone="line" size="s">
        Apply
      </Button>
    </Row>
  );
}

/** Wraps as a whole before its button wraps below the days. */
const Row = styled.form`
  display: flex;
  align-items: end;
  gap: ${space.s3} ${space.s4};
  button {
    white-space: nowrap;
  }
  ${media.phone} {
    flex-wrap: wrap;
  }
`;
