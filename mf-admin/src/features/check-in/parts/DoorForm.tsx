import { useState, type FormEvent } from 'react';
import { Button, Fields, FormActions, Text, TextField } from '@school/shared/ui';

/** Maximum length of a door's name, as on the API. */
const DOOR_MAX = 40;

interface Props {
  readonly known: string;
  readonly onChoose: (door: string) => void;
}

/** Asks for the name of this phone's door, which other doors see. */
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
    <form noValidate aria-label="Set up this door" onSubmit={choose}>
      <Fields>
        <Text>
          Each scan is recorded with the name of the door. This phone keeps the name until you change it.
        </Text>
        <TextField
          name="door"
          label="Door name"
          help="For example ‘Main entrance’ or ‘Balcony left’. Use a different name on each phone."
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
        <Button type="submit">Start</Button>
      </FormActions>
    </form>
  );
}
