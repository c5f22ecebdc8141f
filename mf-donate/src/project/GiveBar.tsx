import { nameInSentence, type DonationProject } from '@school/shared/projects';
import { StickyBar, StickyBarTitle } from '@school/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useFigures } from '../figures/FiguresProvider';
import { RaisedOf } from '../parts/RaisedOf';
import { DonateButton } from './DonateButton';

interface Props {
  readonly project: DonationProject;
  /** ID of the element with the page's first button. While that is in view, the bar is hidden. */
  readonly first: string;
}

/** The donate button, always in view: at the bottom of the screen and at the end of the page. */
export function GiveBar({ project, first }: Props) {
  const figures = useFigures(project.slug);
  const shown = useOutOfView(first);
  useRoomBelow(shown);
  if (!figures.isOpen) return null;
  return (
    <Bar label="Give" data-shown={shown}>
      <StickyBarTitle>
        For {nameInSentence(project)}
        <small>
          <RaisedOf figures={figures} />
        </small>
      </StickyBarTitle>
      <DonateButton project={project} tone="ink" />
    </Bar>
  );
}

function useOutOfView(id: string): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setOut(entries[entries.length - 1]?.isIntersecting === false),
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [id]);
  return out;
}

/** Elements that receive the focus scroll clear of the bar. */
function useRoomBelow(needed: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (needed) style.scrollPaddingBottom = ROOM;
    return () => void style.removeProperty('scroll-padding-bottom');
  }, [needed]);
}

const ROOM = '104px';

const Bar = styled(StickyBar)`
  &[data-shown='false'] {
    visibility: hidden;
    @media (scripting: none) {
      visibility: visible;
    }
  }
`;
