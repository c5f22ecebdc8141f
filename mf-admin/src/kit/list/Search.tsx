import { useEffect, useEffectEvent, useId, useState } from 'react';
import { TextField } from '@school/shared/ui';
import { SEARCH_MAX } from './address';

interface Props {
  readonly what: string;
  readonly hint: string;
  readonly asked: string;
  readonly onAsk: (search: string) => void;
}

/** So long nothing more has to be typed before it is searched for. Milliseconds. */
const PAUSE_MS = 350;

/** Searches while one types, and at once on Enter. */
export function Search({ what, hint, asked, onAsk }: Props) {
  // One may stand in a drawer or a modal over a list that has its own.
  const id = useId();
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const wanted = typed.trim();

  // Somebody else has changed what is asked for, such as the way back: what was typed before counts no more.
  if (asked !== known) {
    setKnown(asked);
    setTyped(asked);
  }

  const send = useEffectEvent(() => {
    setKnown(wanted);
    onAsk(wanted);
  });
  useEffect(() => {
    if (wanted === known) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, known]);

  return (
    <form
      role="search"
      aria-label={`Search the ${what}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted === known) return;
        setKnown(wanted);
        onAsk(wanted);
      }}
    >
      <TextField
        id={id}
        name="search"
        type="search"
        label="Search"
        placeholder={hint}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
