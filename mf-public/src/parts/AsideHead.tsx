import type { ReactNode } from 'react';
import styled from 'styled-components';
import { measure, media, space } from '@school/shared/theme';
import { Display, Lead } from '@school/shared/ui';

interface Props {
  title: ReactNode;
  lead?: string | undefined;
  /** Id of the heading, for `aria-labelledby`. */
  id?: string | undefined;
  /** The content on the right, usually rows. */
  children: ReactNode;
}

/** A section whose heading and lead stay in view on the left while its rows scroll on the right. */
export function AsideHead({ title, lead, id, children }: Props) {
  return (
    <Columns>
      <Head>
        <Display size={2} id={id}>
          {title}
        </Display>
        {lead && <Lead>{lead}</Lead>}
      </Head>
      <div>{children}</div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.s8} ${space.split};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Head = styled.div`
  position: sticky;
  top: calc(${measure.header} + ${space.s6});
  > p {
    margin-top: ${space.s5};
  }
  ${media.tablet} {
    position: static;
  }
`;
