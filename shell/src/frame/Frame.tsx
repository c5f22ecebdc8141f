import { island } from '@school/shared';
import type { Frame as FrameKind } from '@school/shared/contract';
import { Announcer } from './Announcer';
import { CompetitionHeader } from './CompetitionHeader';
import { Hydrated, KeptHeader } from './KeptHeader';
import { SiteHeader } from './SiteHeader';

const Footer = island('Footer', () => import('./Footer').then((m) => m.Footer), { when: 'never' });

interface Props {
  readonly kind: FrameKind;
  /** Counts visits: the headers reset with each, so that no menu stays open. */
  readonly visit: number;
  /** Whether the guard is still undecided, so that nothing renders (spec, section 4). */
  readonly hidden: boolean;
  /** On the server: the placeholder for the app's HTML. */
  readonly content?: string;
  /** Called when the whole frame is hydrated. */
  readonly onHydrated?: () => void;
}

/** Header, main and footer. `main` is the same element in every frame; its content belongs to the apps. */
export function Frame({ kind, visit, hidden, content = '', onHydrated }: Props) {
  const shown = hidden ? 'none' : kind;
  return (
    <>
      {shown !== 'none' && (
        <a className="skip" href="#main">
          Skip to content
        </a>
      )}
      {shown === 'none' ? (
        <Hydrated tell={onHydrated} />
      ) : (
        <KeptHeader key="header" onHydrated={onHydrated}>
          {shown === 'site' && <SiteHeader key={visit} />}
          {shown === 'competition' && <CompetitionHeader key={visit} />}
        </KeptHeader>
      )}
      <main
        key="main"
        id="main"
        tabIndex={-1}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: content }}
      />
      {shown === 'site' && <Footer />}
      <Announcer visit={visit} />
    </>
  );
}
