import { StageArt } from '../art/StageArt';
import { media } from '@school/shared/theme';
import { VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { event } from '../content/event';

/** The stage with its lights; date, place, price and the button follow on the same screen. */
export function FirstScreen() {
  return (
    <>
      <VisuallyHidden as="h1">{event.name}</VisuallyHidden>
      <Stage />
    </>
  );
}

const Stage = styled(StageArt)`
  /* Never so high that the letters at the sides are cut off, or that the day and the place are out of sight. */
  height: min(clamp(160px, calc(100vh - 226px), 860px), 53vw);
  height: min(clamp(160px, calc(100svh - 226px), 860px), 53vw);
  ${media.phone} {
    height: min(528px, calc(100vh - 226px));
    height: min(528px, calc(100svh - 226px));
  }
`;
