import { Strip } from '@school/shared/art';
import { media, space } from '@school/shared/theme';
import { Breadcrumbs, Display, Lead, Wrap } from '@school/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { crumbsTo } from './crumbs';
import { GoldHead } from './GoldHead';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** The label in the breadcrumbs, the title by default. */
  readonly crumb?: string;
  readonly children?: ReactNode;
}

/** The head of every page below the landing page. */
export function PageHead({ title, lead, crumb = title, children }: Props) {
  return (
    <GoldHead>
      <Copy>
        <Breadcrumbs items={crumbsTo(crumb)} />
        <Headline forwardedAs="h1">{title}</Headline>
        <Lead>{lead}</Lead>
        {children}
      </Copy>
      <Edge>
        <Strip rhythm="gahu" weave="competition" id="head-strip" />
      </Edge>
    </GoldHead>
  );
}

const Copy = styled(Wrap)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s6};
  padding-block: ${space.s8} clamp(${space.s10}, 5vw, ${space.s20});
  > p {
    font-weight: 500;
  }
`;

const Headline = styled(Display)`
  max-width: 11em;
  font-size: clamp(3.25rem, 1.6rem + 6vw, 7.5rem);
  line-height: 0.9;
`;

/** Sixteen pulses in one line, of which phones show eight. */
const Edge = styled.div`
  overflow: hidden;
  overflow: clip;
  ${media.phone} {
    > * {
      width: 200%;
    }
  }
`;
