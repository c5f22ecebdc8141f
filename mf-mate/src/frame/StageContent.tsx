import { Strip } from '@school/shared/art';
import { color, space } from '@school/shared/theme';
import { Display, Lead, Wrap } from '@school/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BackRow } from './BackRow';
import { TopBar } from './TopBar';

export interface StageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Shown above the title. */
  readonly eyebrow?: ReactNode;
  /** Buttons below the lead. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The content of a secondary page of the event. */
export function StageContent({ title, lead, eyebrow, actions, children }: StageProps) {
  return (
    <>
      <a className="skip" href="#stage">
        Skip to content
      </a>
      <TopBar />
      <Head id="stage" tabIndex={-1}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Display as="h1" size={1}>
          {title}
        </Display>
        <Lead>{lead}</Lead>
        {actions}
      </Head>
      <Rhythm rhythm="agbadza" weave="stage" repeats={4} />
      {children}
      <BackRow />
    </>
  );
}

const Head = styled(Wrap)`
  display: grid;
  gap: ${space.s6};
  padding-block: clamp(${space.s6}, 4vw, ${space.s16}) clamp(${space.s12}, 5vw, ${space.s20});
`;

const Rhythm = styled(Strip)`
  height: 60px;
`;

const Eyebrow = styled.p`
  color: ${color.accent};
  font-weight: 700;
`;
