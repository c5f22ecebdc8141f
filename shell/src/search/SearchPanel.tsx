import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { ErrorState, TextField, Title } from '@school/shared/ui';
import { Results } from './Results';
import { useSiteSearch } from './useSiteSearch';

/** The site search in the modal. @param close closes the modal */
export function SearchPanel({ close }: { readonly close: () => void }) {
  const site = useSiteSearch();
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query.trim());
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  /** The up and down keys move between the field and the results; Enter in the field opens the first. */
  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, ol a') ?? [])];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <Panel ref={panel} onKeyDown={move}>
      <Title as="h2" size={3}>
        Search
      </Title>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          panel.current?.querySelector<HTMLElement>('ol a')?.click();
        }}
      >
        <TextField
          ref={field}
          label="Search the whole site"
          help="Instruments, people, events, questions."
          name="site-search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      {site.status === 'failed' ? (
        <ErrorState
          title="The search could not be loaded"
          message="You can still reach every page by the menu and the links at the foot of each page."
          onRetry={site.retry}
        />
      ) : (
        <Results site={site} query={deferredQuery} onRetry={site.retry} onOpen={close} />
      )}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space.s5};
  min-height: min(60vh, 420px);
  min-height: min(60dvh, 420px);
  align-content: start;
  h2 {
    padding-right: ${space.s10};
  }
`;
