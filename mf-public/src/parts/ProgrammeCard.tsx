import { Link } from '@school/shared';
import { BeatBar } from '@school/shared/art';
import { font, line, media, space, type as voice } from '@school/shared/theme';
import styled from 'styled-components';
import type { Programme } from '../content/programmes';
import { useFeeFrom } from './useFeeFrom';

/** A programme as a bar of music: beats above, time signature beside the name. */
export function ProgrammeCard({ programme }: { readonly programme: Programme }) {
  const feeFrom = useFeeFrom();
  const { id, name, ages, beats, text, points, ground } = programme;
  return (
    <Bar to={`/learn?programme=${id}`} data-ground={ground}>
      <Beats $beats={beats}>
        <BeatBar of={id} id={`beats-${id}`} />
      </Beats>
      <Copy>
        <Signature aria-hidden="true">
          <span>{beats}</span>
          <span>4</span>
        </Signature>
        <div>
          <h3>{name}</h3>
          <Ages>
            {ages}, {feeFrom('group', id)}
          </Ages>
        </div>
        <Say>{text}</Say>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Copy>
    </Bar>
  );
}

const Bar = styled(Link)`
  display: flex;
  flex-direction: column;
  text-decoration: none;
  &:focus-visible {
    position: relative;
    z-index: 1;
    outline-offset: -6px;
  }
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
  }
`;

/** In one column the bars keep their lengths. */
const Beats = styled.div<{ $beats: number }>`
  ${media.tablet} {
    width: ${({ $beats }) => $beats * 12.5}%;
  }
  ${media.phone} {
    width: ${({ $beats }) => $beats * 16}%;
  }
`;

const Copy = styled.div`
  flex: 1;
  display: grid;
  grid-template: auto 1fr auto / auto minmax(0, 1fr);
  align-items: start;
  gap: ${space.s5} clamp(14px, 1.6vw, 24px);
  padding: clamp(20px, 2vw, 32px);
  h3 {
    ${voice.title}
    font-size: clamp(1.75rem, 2.6vw, 2.625rem);
  }
  ul {
    grid-column: 1 / -1;
  }
  li {
    padding: 9px 0 8px;
    border-top: ${line.list} solid;
    border-top: ${line.list} solid color-mix(in srgb, currentColor 35%, transparent);
    font-weight: 600;
  }
  ${media.tablet} {
    grid-template: auto 1fr / auto minmax(0, 1fr) minmax(0, 36%);
    padding: ${space.s6} ${space.gutter} 28px;
    ul {
      grid-area: 1 / 3 / 3 / 4;
      align-self: end;
      margin-left: ${space.s6};
    }
  }
  ${media.phone} {
    grid-template: auto 1fr auto / auto minmax(0, 1fr);
    gap: ${space.s3} ${space.s4};
    padding-block: ${space.s5};
    ul {
      grid-area: 3 / 1 / 4 / 3;
      margin: 0;
      display: flex;
      flex-wrap: wrap;
    }
    li {
      padding: 0;
      border: 0;
    }
    li:not(:last-child)::after {
      content: '·';
      margin-inline: 0.4em;
    }
  }
`;

const Signature = styled.p`
  font-family: ${font.display};
  font-stretch: 75%;
  font-weight: 800;
  font-size: clamp(4.5rem, 7.2vw, 7rem);
  line-height: 0.74;
  text-align: center;
  padding-top: 0.04em;
  > span {
    display: block;
  }
  > span + span {
    margin-top: 0.08em;
  }
  ${media.tablet} {
    font-size: 5rem;
  }
  ${media.phone} {
    font-size: 3.5rem;
  }
`;

const Ages = styled.p`
  margin-top: ${space.s2};
  font-weight: 700;
`;

const Say = styled.p`
  grid-column: 1 / 3;
  max-width: 30em;
  padding-top: ${space.s1};
  font-size: 1.1875rem;
  line-height: 1.4;
`;
