import { island } from '@school/shared';
import type { Frame as FrameKind } from '@school/shared/contract';
import { Announcer } from './Announcer';
import { CompetitionHeader } from './CompetitionHeader';
import { Hydrated, KeptHeader } from './KeptHeader';
import { SiteHeader } from './SiteHeader';

const Footer = island('Footer', () => import('./Footer').then((m) => m.Footer), { when: 'never' });

interface Props {
  readonly kind: FrameKind;
  /** Counts the visits: the headers begin anew with each, so that no menu stays open. */
  readonly visit: number;
  /** The guard is still undecided: nothing renders (spec, section 4). */
  readonly hidden: boolean;
  /** On the server: the mark where the app's HTML goes. */
  readonly content?: string;
  /** Called once all of the frame is hydrated. */
  readonly onHydrated?: () => void;
}

/** Header, main and footer. `main` is one and the same element in every frame; what is in it belongs to the apps. */
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
