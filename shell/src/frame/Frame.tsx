import { island, useLocation } from '@school/shared';
import type { Frame as FrameKind } from '@school/shared/contract';
import { Announcer } from './Announcer';
import { CompetitionHeader } from './CompetitionHeader';
import { SiteHeader } from './SiteHeader';

const Footer = island('Footer', () => import('./Footer').then((m) => m.Footer), { when: 'never' });

interface Props {
  readonly kind: FrameKind;
  /** The guard is still undecided: nothing renders (spec, section 4). */
  readonly hidden: boolean;
  /** On the server: the mark where the app's HTML goes. */
  readonly content?: string;
}

/** Header, main and footer. `main` is one and the same element in every frame; what is in it belongs to the apps. */
export function Frame({ kind, hidden, content = '' }: Props) {
  const { pathname } = useLocation();
  const shown = hidden ? 'none' : kind;
  return (
    <>
      {shown !== 'none' && (
        <a className="skip" href="#main">
          Skip to content
        </a>
      )}
      {shown === 'site' && <SiteHeader key={pathname} />}
      {shown === 'competition' && <CompetitionHeader key={pathname} />}
      <main
        key="main"
        id="main"
        tabIndex={-1}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: content }}
      />
      {shown === 'site' && <Footer />}
      <Announcer />
    </>
  );
}
