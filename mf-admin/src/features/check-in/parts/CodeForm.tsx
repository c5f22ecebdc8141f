import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { media } from '@school/shared/theme';
import { Button, TextField } from '@school/shared/ui';
import { bareCode, CODE_MAX } from '../rules/bareCode';
import { unlockSound } from '../scan/signal';

interface Props {
  readonly checking: boolean;
  readonly onCode: (code: string) => void;
}

/** A field for typed codes, emptied after each. */
export function CodeForm({ checking, onCode }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    if (checking) return;
    unlockSound();
    field.current?.focus();
    if (bareCode(typed) === '') return setError('Please enter the ticket code');
    setTyped('');
    onCode(typed);
  }

  return (
    <Form noValidate aria-label="Typed code" onSubmit={send}>
      <TextField
        ref={field}
        name="code"
        label="Ticket code"
        help="20 letters and digits. Hyphens are optional."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={CODE_MAX}
        value={typed}
        error={error || undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setError('');
        }}
      />
      <Button type="submit" tone="ink" busy={checking} busyLabel="Checking">
        Check
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 12px;
  > button {
    min-height: 56px;
  }
  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
