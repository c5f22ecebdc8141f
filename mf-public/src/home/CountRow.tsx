import { color, media, size } from '@school/shared/theme';
import styled from 'styled-components';

/** How musicians count sixteen pulses. */
const SYLLABLES = [1, 2, 3, 4].flatMap((beat) => [String(beat), 'e', '&', 'a']);

/** The count under a strip of sixteen pulses; the strokes stand out. */
export function CountRow({ rhythm }: { readonly rhythm: string }) {
  return (
    <Row aria-hidden="true">
      {SYLLABLES.map((syllable, pulse) => (
        <span key={pulse} data-stroke={rhythm[pulse] === 'x' || undefined}>
          {syllable}
        </span>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(16, 1fr);
  padding-top: 12px;
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1;
  > span {
    padding-left: 2px;
    color: ${color.muted};
  }
  > [data-stroke] {
    font-weight: 800;
    color: ${color.text};
  }
  ${media.tablet} {
    display: none;
  }
`;
