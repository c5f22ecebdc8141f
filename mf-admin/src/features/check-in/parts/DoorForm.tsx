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
