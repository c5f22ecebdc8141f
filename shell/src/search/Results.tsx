import styled from 'styled-components';
import { color, line, size, space, type as voice } from '@school/shared/theme';
import type { Piece } from './marked';
import type { SearchState } from './useSiteSearch';
import type { Findings, Found } from './siteSearch';

interface Props {
  readonly site: Exclude<SearchState, { status: 'failed' }>;
  readonly query: string;
  readonly onRetry: () => void;
  readonly onOpen: () => void;
}

/** Shows the results, best first, and their number. */
export function Results({ site, query, onRetry, onOpen }: Props) {
  const findings = site.status === 'ready' && query ? site.search(query) : NOTHING;
  const found = findings.places;
  return (
    <div>
      <Said role="status">{said(site, query, findings)}</Said>
      {found.length > 0 && (
        <List aria-label="Results">
          {found.map((place, at) => (
            <li key={`${place.to} ${at}`}>
              <FoundLink place={place} onOpen={onOpen} />
            </li>
          ))}
        </List>
      )}
      {site.status === 'ready' && site.incomplete && (
        <Said>
          A part of the site could not be searched.{' '}
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </Said>
      )}
    </div>
  );
}

const NOTHING: Findings = { places: [], missing: [] };

function said(site: Props['site'], query: string, { places, missing }: Findings): string {
  const count = places.length;
  if (site.status === 'loading') return 'One moment, the search is loading.';
  if (site.empty) return 'There is nothing to search yet.';
  if (!query) return '';
  if (count === 0) return `Nothing was found for ‘${query}’. Try a shorter word, or another one.`;
  const without =
    missing.length > 0 ? `. Nothing on the site has ${missing.map((word) => `‘${word}’`).join(' or ')}.` : '';
  return `${count} ${count === 1 ? 'place' : 'places'} for ‘${query}’${without}`;
}

/** A plain link. The shell handles it without a page load, also between apps. */
function FoundLink({ place: { to, title, section, excerpt }, onOpen }: { place: Found; onOpen: () => void }) {
  return (
    <a href={to} onClick={onOpen}>
      <b>
        <Marked pieces={title} />
      </b>
      {section && (
        <i>
          <Marked pieces={section} />
        </i>
      )}
      {excerpt.length > 0 && (
        <span>
          <Marked pieces={excerpt} />
        </span>
      )}
    </a>
  );
}

const Marked = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>));

const Said = styled.p`
  min-height: 1.4em;
  font-size: ${size.small};
  color: ${color.muted};
  button {
    min-height: 44px;
    padding: 0 ${space.s2};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
  }
`;

const List = styled.ol`
  margin: ${space.s3} 0 0;
  padding: 0;
  list-style: none;
  li {
    border-top: ${line.hair} solid ${color.rule};
  }
  a {
    display: grid;
    gap: ${space.s1};
    padding: ${space.s3} ${space.s2};
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    background: ${color.quiet};
  }
  b {
    ${voice.subtitle}
    font-size: 1.1875rem;
  }
  i {
    font-style: normal;
    font-weight: 700;
    font-size: ${size.small};
  }
  a > span {
    font-size: ${size.small};
    color: ${color.muted};
  }
  mark {
    background: none;
    color: ${color.text};
    font-weight: 800;
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
    text-underline-offset: 3px;
  }
`;
