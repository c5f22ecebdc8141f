import { color, line, measure, media, space } from '@school/shared/theme';
import { Text, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { BranchMap } from '../art/BranchMap';
import type { Branch } from '../content/contact';
import { maps, mapsLink } from '../content/maps';

/** Shows how to get to a branch: text, map and a link to the maps app, collapsed at first. */
export function Directions({ branch: { id, name, way } }: { readonly branch: Branch }) {
  const { streets, marks } = maps[id];
  const main = streets.filter(({ main: isMain }) => isMain).map((street) => street.name);
  return (
    <Panel>
      <summary>Map and directions to {name}</summary>
      <Text>{way}</Text>
      <Text>
        Between {main.join(' and ')}; on the way you see:{' '}
        {marks.map((mark) => mark.name.toLowerCase()).join(', ')}.
      </Text>
      <BranchMap of={id} id={`map-${id}`} />
      <TextLink href={mapsLink(maps[id])}>Open {name} in your maps</TextLink>
    </Panel>
  );
}

const Panel = styled.details`
  margin-top: ${space.s2};
  > summary {
    min-height: ${measure.target};
    padding-block: 10px;
    font-weight: 700;
    cursor: pointer;
  }
  > * + * {
    margin-top: ${space.s3};
  }
  > summary + * {
    margin-top: 0;
  }
  ${media.phone} {
    /* Higher, with its sides cut, and its words as large as the smallest elsewhere. */
    > [data-art] {
      aspect-ratio: 6 / 5;
    }
    text {
      font-size: 20px;
    }
  }
  svg {
    border: ${line.field} solid ${color.line};
  }
`;
