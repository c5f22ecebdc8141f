import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { media, space } from '@school/shared/theme';
import { Button, TextField } from '@school/shared/ui';
import type { Days, WrongDay } from './days';

interface Props {
  /** What begins the names of its fields. */
  readonly name: string;
  readonly label: string;
  readonly days: Days;
  /** What is wrong with them, and at which of them. */
  readonly check: (days: Days) => WrongDay | undefined;
  readonly onChoose: (days: Days) => void;
}

/** Asks for two days. They count when they are sent: a day that is half typed is none. */
export function DaysForm({ name, label, days, check, onChoose }: Props) {
  const [known, setKnown] = useState(days);
  const [typed, setTyped] = useState(days);
  const [wrong, setWrong] = useState<WrongDay>();

  // Others are asked for, such as by the way back: what was typed before counts no more.
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

  /** A day that the browser cannot read has no value: without a word it would count as none. */
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

/** One line where there is room for it: it goes below what it stands beside before its button goes below its days. */
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
