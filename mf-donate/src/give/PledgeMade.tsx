import { color, line, space, type as voice } from '@school/shared/theme';
import { Button, Cluster, Text, TextLink, Title } from '@school/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Appeal } from '../content/appeals';
import { mailOf, referenceOf, summaryOf, type Pledge } from './pledge';

interface Props {
  readonly pledge: Pledge;
  readonly appeal: Appeal;
  readonly onChange: () => void;
}

/** What the donor means to give, and what there is to do now. */
export function PledgeMade({ pledge, appeal, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Group>
      <Title as="h2" size={3} ref={heading} tabIndex={-1}>
        Your band is ready to be woven
      </Title>
      <Text>
        Nothing has been taken yet. Send the amount in one of the ways below, write{' '}
        <b>{referenceOf(pledge)}</b> on it, and mail us this summary: it is filled in already.
      </Text>
      <dl>
        {summaryOf(pledge, appeal).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Cluster gap="s6">
        <Button href={mailOf(pledge, appeal)}>Mail us this summary</Button>
        <TextLink plain onClick={onChange}>
          Change something
        </TextLink>
      </Cluster>
    </Group>
  );
}

const Group = styled.section`
  display: grid;
  gap: ${space.s5};
  margin-top: ${space.s10};
  padding-top: ${space.s5};
  border-top: ${line.bar} solid ${color.line};
  p b {
    white-space: nowrap;
  }
  dl > div {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr);
    gap: ${space.s4};
    padding-block: ${space.s3};
    border-top: ${line.hair} solid ${color.rule};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
    ${voice.numeric}
  }
`;
