import styled from 'styled-components';
import { font, media, motion } from '../theme';

/** Width divided by height. `phone` is set when the drawing has another layout there. */
export interface BoxSize {
  readonly ratio: number;
  readonly phone?: number | undefined;
}

/** The styles that drawings need: instrument colours, phone layout, lettering, motion. */
const ArtRules = styled.span`
  display: block;
  width: 100%;

  & > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  & > .phone {
    display: none;
  }
  ${media.phone} {
    & > .phone {
      display: block;
    }
    & > .wide {
      display: none;
    }
  }
  & text {
    font-family: ${font.text};
  }
  & .poster {
    font-family: ${font.display};
    font-stretch: 75%;
  }
  & .beat {
    transform-box: fill-box;
    transform-origin: 50% 100%;
    transition: ${motion.on('transform')};
  }
  & .beat.hit {
    transform: scaleY(1.18);
  }
  ${media.print} {
    display: none !important;
  }
`;

/** The box around a drawing. It reserves the space before the drawing has loaded, so that the layout does not shift. */
export const ArtBox = styled(ArtRules)<{ $ratio: number; $phone: number | undefined }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  ${media.phone} {
    aspect-ratio: ${({ $phone, $ratio }) => $phone ?? $ratio};
  }
`;
