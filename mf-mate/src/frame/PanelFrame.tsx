import { usePage } from '@school/shared';
import { school } from '@school/shared/site';
import { media, space } from '@school/shared/theme';
import { Display, Lead, Wrap } from '@school/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { event } from '../content/event';
import { BackRow } from './BackRow';
import { TopBar } from './TopBar';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Shown above the title, such as the steps. */
  readonly above?: ReactNode;
  /** A bar across the page that stays in view. */
  readonly bar?: ReactNode;
  readonly children?: ReactNode;
}

/** The frame of a panel that replaces a page of the event. Its heading receives the focus. */
export function PanelFrame({ title, lead, above, bar, children }: Props) {
  usePage({ title: `${title} | ${event.name}, ${school.name}` });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <>
      <a className="skip" href="#panel">
        Skip to content
      </a>
      <TopBar />
      {bar}
      <Content id="panel" tabIndex={-1}>
        {above}
        <Display as="h1" size={2} ref={heading} tabIndex={-1}>
          {title}
        </Display>
        {lead && <Lead as="div">{lead}</Lead>}
        {children}
      </Content>
      <BackRow />
    </>
  );
}

const Content = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
  min-height: 70vh;
  align-content: start;
  padding-block: ${space.s6} ${space.s16};
  h1:focus {
    outline: 0;
  }
  ${media.phone} {
    padding-block: ${space.s4} ${space.s12};
  }
`;
