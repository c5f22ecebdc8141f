import { useEffect, useState } from 'react';

const WORDS = { asking: 'API: …', there: 'API: running', away: 'API: unavailable, requests fail' };

/** Shows whether the app can reach an API. */
export function ApiState() {
  const [state, setState] = useState<keyof typeof WORDS>('asking');
  useEffect(() => {
    fetch('/api/ready').then(
      ({ ok }) => setState(ok ? 'there' : 'away'),
      () => setState('away'),
    );
  }, []);
  return <span>{WORDS[state]}</span>;
}
