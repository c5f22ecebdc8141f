import { color, line, media, size, space } from '@school/shared/theme';
import { Title } from '@school/shared/ui';
import styled from 'styled-components';

interface Props {
  readonly name: string;
  readonly facts: readonly (readonly [label: string, text: string])[];
}

/** A kind of record: its name, and its facts in columns. */
export function RecordRow({ name, facts }: Props) {
  return (
    <Row>
      <Title size={4} as="h3">
        {name}
      </Title>
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: ${space.s3} ${space.split};
  padding-block: ${space.s5};
  border-top: ${line.list} solid ${color.line};
  dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.s4} ${space.s8};
  }
  dt {
    font-size: ${size.small};
    color: ${color.muted};
  }
  ${media.nav} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space.s2};
    }
    dl > div {
      display: grid;
      grid-template-columns: 4.5rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;
