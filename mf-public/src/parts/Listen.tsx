import { useAsset } from '@school/shared';
import { color, line, measure, media, space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import { instrumentLabels } from '@school/shared/schemas/lessons';
import styled from 'styled-components';
import { pieces, recordingOf, type PieceId } from '../content/pieces';

/** A piece to hear. The browser's own player needs no script, and loads nothing before it is played. */
export function Listen({ to }: { readonly to: PieceId }) {
  const { on, title, composer, seconds } = pieces[to];
  const heading = `Hear the ${instrumentLabels[on].toLowerCase()}`;
  return (
    <Figure>
      <figcaption>
        <strong>{heading}</strong>
        <br />
        {`${title} (${composer}), ${seconds}\u00a0seconds`}
      </figcaption>
      <Player
        controls
        controlsList="nodownload noplaybackrate"
        preload="none"
        src={useAsset(recordingOf(to))}
        aria-label={`${heading}: ${title}, ${seconds} seconds`}
      />
      <Text muted size="small">
        A computer made this sound from the notes. It is not one of our students.
      </Text>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${space.s2};
  max-width: ${measure.text};
  padding-left: ${space.s4};
  border-left: ${line.bar} solid ${color.accent};
  ${media.print} {
    display: none;
  }
`;

const Player = styled.audio`
  width: 100%;
  height: 54px;
  [data-ground='ink'] & {
    color-scheme: dark;
  }
`;
