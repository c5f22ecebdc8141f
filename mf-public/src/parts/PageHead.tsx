import { Scene } from '../art/Scene';
import type { SceneName } from '../art/scenes.draw';
import { media, space } from '@school/shared/theme';
import { Cluster, Display, Lead } from '@school/shared/ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly scene: SceneName;
  /** For a heading that receives the focus when it changes. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons and links. */
  readonly children?: ReactNode;
}

/** The head of a page: its main heading beside a scene. */
export function PageHead({ title, lead, scene, headingRef, children }: Props) {
  return (
    <Halves data-ground="paper">
      <Copy>
        <Display as="h1" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </Display>
        <Lead>{lead}</Lead>
        {children && <Cluster gap="s6">{children}</Cluster>}
      </Copy>
      <Art>
        <Scene of={scene} id={`scene-${scene}`} />
      </Art>
    </Halves>
  );
}

const Halves = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Copy = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: flex-end;
  gap: clamp(20px, 2.2vw, 32px);
  padding: clamp(40px, 5vw, 80px) ${space.split} clamp(40px, 4vw, 64px)
    max(${space.gutter}, calc((100vw - 1440px) / 2));
  @media (max-width: 1240px) {
    /* 'A conservatory' stays on one line of its half. */
    > h1 {
      font-size: 5.4vw;
    }
  }
  ${media.tablet} {
    > h1 {
      font-size: clamp(3.25rem, 1.9rem + 5vw, 6.5rem);
    }
    padding: ${space.s8} ${space.gutter} ${space.s10};
  }
`;

const Art = styled.div`
  align-self: stretch;
  min-height: clamp(420px, 36vw, 600px);
  > * {
    height: 100%;
    aspect-ratio: auto;
  }
  ${media.tablet} {
    min-height: 0;
    > * {
      height: auto;
      aspect-ratio: 3 / 2;
    }
  }
`;
