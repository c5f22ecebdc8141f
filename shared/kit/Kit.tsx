import { Cluster, Display, Section, Segmented, Text, Wrap } from '@school/shared/ui';
import { layer, space } from '@school/shared/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Actions } from './sections/Actions';
import { Colours } from './sections/Colours';
import { Data } from './sections/Data';
import { Fields } from './sections/Fields';
import { Files } from './sections/Files';
import { FormExample } from './sections/FormExample';
import { Grounds } from './sections/Grounds';
import { People } from './sections/People';
import { Scales } from './sections/Scales';
import { States } from './sections/States';
import { Typography } from './sections/Typography';

type Choice = 'device' | 'light' | 'dark';

const requestedScheme = new URLSearchParams(location.search).get('scheme');

/** Shows every token and every component in every state. */
export function Kit() {
  const [scheme, setScheme] = useState<Choice>(
    requestedScheme === 'dark' || requestedScheme === 'light' ? requestedScheme : 'device',
  );

  useEffect(() => {
    const root = document.documentElement;
    if (scheme === 'device') delete root.dataset['scheme'];
    else root.dataset['scheme'] = scheme;
  }, [scheme]);

  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Bar data-ground="paper">
        <Wrap>
          <Cluster justify="space-between">
            <b>UI kit</b>
            <Segmented
              label="Scheme"
              hideLabel
              name="scheme"
              value={scheme}
              onChange={(event) => setScheme(event.target.value as Choice)}
              options={[
                { value: 'device', label: 'Device' },
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
            />
          </Cluster>
        </Wrap>
      </Bar>
      <main id="main">
        <Section room="half">
          <Display as="h1" size="hero">
            UI kit
          </Display>
          <Text>Tokens and components, each in every state and on every ground.</Text>
        </Section>
        <Typography />
        <Colours />
        <Scales />
        <Actions />
        <Fields />
        <Files />
        <FormExample />
        <Data />
        <People />
        <States />
        <Grounds />
      </main>
    </>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  padding-block: ${space.s2};
`;
