import { Strip } from '@school/shared/art';
import { media } from '@school/shared/theme';
import { Cluster, Section, SplitHead } from '@school/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Buttons and links. */
  readonly children?: ReactNode;
}

/** The head of a page of text: its main heading over a strip. */
export function TextHead({ title, lead, children }: Props) {
  return (
    <>
      <Section room="half" aria-labelledby="page-title">
        <SplitHead id="page-title" level={1} title={title} lead={lead} />
        {children && <Cluster gap="s6">{children}</Cluster>}
      </Section>
      <Band id="head-strip" rhythm="agbadza" repeats={2} weave="school" />
    </>
  );
}

const Band = styled(Strip)`
  height: 44px;
  aspect-ratio: auto;
  ${media.phone} {
    height: 28px;
  }
`;
