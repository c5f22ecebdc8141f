import { NameStrip } from '../art/NameStrip';
import { font, media, size, space, type } from '@school/shared/theme';
import styled from 'styled-components';
import type { Voice } from '../content/voice';

interface Props {
  readonly voice: Voice;
}

const accents = ['wine', 'palm', 'indigo'] as const;

/** A quotation over the strip of its author's name. */
export function VoiceOf({ voice: { words, name, who, syllables } }: Props) {
  return (
    <Figure>
      <blockquote>“{words}”</blockquote>
      <figcaption>
        <Name>
          <NameStrip syllables={syllables} accents={accents} id="voice" />
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

const Figure = styled.figure`
  max-width: 62rem;
  blockquote {
    ${type.display}
    font-size: clamp(2.5rem, 1.4rem + 3.6vw, 4.75rem);
    line-height: 0.96;
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
      font-size: ${size.t2};
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
