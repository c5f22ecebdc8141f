import styled from 'styled-components';
import { font, media, motion } from '../theme';

/** Width divided by height; on phones another one where the drawing is laid out differently there. */
export interface BoxSize {
  readonly ratio: number;
  readonly phone?: number | undefined;
}

/** The few rules that drawings need: colours of the instruments, the layout for phones, lettering, motion. */
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

/** The box around a drawing: it reserves the room before the drawing is there, so that nothing jumps. */
export const ArtBox = styled(ArtRules)<{ $ratio: number; $phone: number | undefined }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  ${media.phone} {
    aspect-ratio: ${({ $phone, $ratio }) => $phone ?? $ratio};
  }
`;
