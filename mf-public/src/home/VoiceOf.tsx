import { NameStrip } from '../art/NameStrip';
import { color, font, line, media, size, space, type } from '@school/shared/theme';
import styled from 'styled-components';
import type { Voice } from '../content/voices';

interface Props {
  readonly voice: Voice;
  readonly loud?: boolean;
}

/** A quotation over the strip of its author's name. */
export function VoiceOf({ voice: { words, name, who, syllables, accents }, loud = false }: Props) {
  return (
    <Figure $loud={loud}>
      <blockquote>“{words}”</blockquote>
      <figcaption>
        <Name>
          <NameStrip syllables={syllables} accents={accents} id={`voice-${name.replace(/\W/g, '')}`} />
        </Name>
        <span>
          <b>{name}</b>
          {who}
        </span>
      </figcaption>
    </Figure>
  );
}

const Name = styled.div`
  flex: none;
  width: 168px;
`;

const Figure = styled.figure<{ $loud: boolean }>`
  padding-top: ${space.s5};
  border-top: ${line.bar} solid ${color.line};
  blockquote {
    ${({ $loud }) => ($loud ? type.display : type.title)}
    font-size: ${({ $loud }) => ($loud ? 'clamp(2.5rem, 1.4rem + 3.6vw, 4.75rem)' : size.t3)};
    line-height: ${({ $loud }) => ($loud ? 0.96 : 1.06)};
    text-indent: -0.36em;
    text-wrap: pretty;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s3} ${space.s5};
    margin-top: ${space.s6};
    line-height: 1.35;
  }
  ${media.phone} {
    blockquote {
      font-size: ${({ $loud }) => ($loud ? size.t2 : size.t4)};
    }
    figcaption {
      flex-direction: column;
      align-items: flex-start;
    }
  }
  b {
    display: block;
    font: 700 1.125rem/1.3 ${font.text};
  }
`;
