import { usePage } from '@school/shared';
import { school } from '@school/shared/site';
import { space } from '@school/shared/theme';
import { Display, Lead, Wrap } from '@school/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { GoldHead } from '../head/GoldHead';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Shown above the title, such as the step. */
  readonly above?: ReactNode;
  /** Another element has the focus, such as an error summary. */
  readonly keepsFocus?: boolean;
}

/** The head of a panel that replaces the page. Its heading receives the focus. */
export function PanelHead({ title, lead, above, keepsFocus = false }: Props) {
  usePage({ title: `${title} | Music Competition, ${school.name}` });
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useRef(!keepsFocus);
  useEffect(() => {
    focus.current = !keepsFocus;
  }, [keepsFocus]);
  useEffect(() => {
    if (focus.current) heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [title]);
  return (
    <GoldHead>
      <Copy>
        {above}
        <Display as="h1" size={2} id="panel-title" ref={heading} tabIndex={-1}>
          {title}
        </Display>
        {lead && <Lead as="div">{lead}</Lead>}
      </Copy>
    </GoldHead>
  );
}

const Copy = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  padding-block: ${space.s5} ${space.s8};
  h1:focus {
    outline: 0;
  }
`;
