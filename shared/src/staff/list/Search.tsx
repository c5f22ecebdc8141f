import { useEffect, useEffectEvent, useId, useState } from 'react';
import { TextField } from '../../ui';
import { SEARCH_MAX } from './address';

interface Props {
  readonly what: string;
  readonly hint: string;
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** Pause in typing before the search starts, in milliseconds. */
const PAUSE_MS = 350;

/** Searches while the user types, and at once on Enter. */
export function Search({ what, hint, value, onSearch }: Props) {
  // A drawer or modal over a list may have a second search.
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const wanted = typed.trim();

  // The value has changed elsewhere, such as by the back button: it replaces what was typed.
  if (value !== sent) {
    setSent(value);
    setTyped(value);
  }

  const send = useEffectEvent(() => {
    setSent(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return (
    <form
      role="search"
      aria-label={`Search the ${what}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted === sent) return;
        setSent(wanted);
        onSearch(wanted);
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
