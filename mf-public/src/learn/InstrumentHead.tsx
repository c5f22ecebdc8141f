import { InstrumentScene } from '../art/InstrumentScene';
import { color, media, space } from '@school/shared/theme';
import { Breadcrumbs, Display, Lead, Wrap } from '@school/shared/ui';
import styled from 'styled-components';
import { crumbsTo } from './crumbs';
import { headTones, type Tones } from './headTones';
import { useCourse } from './useCourse';
import { useInstrument } from './useInstrument';

export function InstrumentHead() {
  const { id, heading } = useInstrument();
  const { line } = useCourse();
  return (
    <Stage $tones={headTones[id]}>
      <Scene key={id} of={id} id={`scene-${id}`} />
      <Copy>
        <Breadcrumbs items={crumbsTo(id)} />
        <div>
          <Display as="h1">{heading}</Display>
          <Lead>{line}</Lead>
        </div>
      </Copy>
    </Stage>
  );
}

/** On an upright phone the text is below the drawing, on the ground of the page. */
const UPRIGHT = '@media (max-width: 480px)';

/**
 * The drawing is the ground, with a plain left half for the text. Where half of the screen is too narrow
 * for both, the text is beside the upright drawing of phones.
 */
const Stage = styled.section<{ $tones: Tones }>`
  position: relative;
  @media (min-width: 481px) {
    ${({ $tones: { ground, text, focus } }) =>
      `--fg:${text};--muted:${text};--accent:${text};--focus:${focus};background:${ground};`}
  }
  color: ${color.text};
`;

const Scene = styled(InstrumentScene)`
  position: absolute;
  inset: 0;
  height: 100%;
  aspect-ratio: auto;
  ${media.nav} {
    left: auto;
    width: 44%;
    && > .wide {
      display: none;
    }
    && > .phone {
      display: block;
    }
  }
  ${UPRIGHT} {
    position: static;
    width: auto;
    height: auto;
    aspect-ratio: 390 / 330;
  }
`;

const Copy = styled(Wrap)`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.s10};
  min-height: clamp(440px, 44vw, 640px);
  padding-block: ${space.s5} clamp(96px, 9.5vw, 150px);
  h1 + p {
    max-width: 17em;
    margin-top: ${space.s5};
  }
  h1 {
    max-width: 4em;
  }
  ${media.nav} {
    h1 {
      max-width: 5em;
    }
    min-height: clamp(400px, 44vw, 480px);
    padding: ${space.s5} calc(44% + ${space.s5}) ${space.s10} ${space.gutter};
  }
  ${UPRIGHT} {
    min-height: 0;
    gap: ${space.s4};
    padding: ${space.s5} ${space.gutter} 0;
  }
  ${media.print} {
    padding-block: 0;
  }
`;
