import { useContent } from '@school/shared/content/use';
import { Photo } from '@school/shared/photographs';
import { media } from '@school/shared/theme';
import styled from 'styled-components';
import { scenes } from '../content/scenes';

/** One photograph from edge to edge, once the school has one. */
export function Scene() {
  const { home } = useContent(scenes);
  if (!home) return null;
  return (
    <Bleed>
      <Photo photograph={home} sizes="(max-width: 600px) 175vw, 100vw" />
    </Bleed>
  );
}

const Bleed = styled.div`
  img {
    display: block;
    width: 100%;
    aspect-ratio: 21 / 9;
    object-fit: cover;
  }
  ${media.phone} {
    img {
      aspect-ratio: 4 / 3;
    }
  }
`;
