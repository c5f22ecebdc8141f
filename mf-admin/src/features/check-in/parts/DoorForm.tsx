import { useState, type FormEvent } from 'react';
import { Button, Fields, FormActions, Text, TextField } from '@school/shared/ui';

/** Longest name of a door, as the API takes it. */
const DOOR_MAX = 40;

interface Props {
  readonly known: string;
  readonly onChoose: (door: string) => void;
}

/** Asks which door this phone stands at; the other doors are told it. */
export function DoorForm({ known, onChoose }: Props) {
  const [door, setDoor] = useState(known);
  const [error, setError] = useState('');

  function choose(event: FormEvent) {
    event.preventDefault();
    const name = door.trim();
    if (name === '') return setError('Please name the door');
    onChoose(name);
  }

  return (
    <form noValidate aria-label="This door" onSubmit={choose}>
      <Fields>
        <Text>Every scan is noted with the door. It stays on this phone until you change it.</Text>
        <TextField
          name="door"
          label="Name of this door"
          help="Such as ‘Main entrance’ or ‘Balcony left’: each phone its own."
          maxLength={DOOR_MAX}
          autoComplete="off"
          value={door}
          error={error || undefined}
          onChange={({ target }) => {
            setDoor(target.value);
            setError('');
          }}
        />
      </Fields>
      <FormActions>
        <Button type="submit">Begin</Button>
      </FormActions>
    </form>
  );
}
