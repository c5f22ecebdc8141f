import { parseStored, useStored } from '@school/shared/form';
import { space } from '@school/shared/theme';
import { Button, Cluster, Text, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { stepPath } from '../panel/paths';

/** Starts an entry or continues the draft of this device. Without a script it leads to the form that starts one. */
export function StartEntry() {
  const [kept] = useStored('draft:competition-entry');
  const name = nameOf(parseStored(kept));
  return (
    <>
      <WithScript>
        <Cluster gap="s6">
          <Button tone="ink" size="l" to={stepPath({ step: 'start' })}>
            {name === undefined ? 'Enter now' : 'Continue your entry'}
          </Button>
          <TextLink href="#paper">On paper instead</TextLink>
        </Cluster>
        {name && <Text>This is the entry of {name}, as you left it on this device.</Text>}
      </WithScript>
      <noscript>
        <Cluster gap="s6">
          <Button tone="ink" size="l" href="/forms/keepEntryDraft">
            Enter now, step by step
          </Button>
          <a href="#paper">On paper instead</a>
        </Cluster>
      </noscript>
    </>
  );
}

/** Returns the name in a draft, '' when it is empty, undefined without a draft. */
function nameOf(draft: unknown): string | undefined {
  const { values } = (typeof draft === 'object' && draft !== null ? draft : {}) as { values?: unknown };
  if (typeof values !== 'object' || values === null) return undefined;
  const { competitor } = values as { competitor?: { name?: unknown } };
  return typeof competitor?.name === 'string' ? competitor.name : '';
}

const WithScript = styled.div`
  display: grid;
  gap: ${space.s3};
  @media (scripting: none) {
    display: none;
  }
`;
