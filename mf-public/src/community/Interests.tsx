import { communityInterests } from '@school/shared/schemas';
import { color, type as voice } from '@school/shared/theme';
import { CheckboxField } from '@school/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { interestLabels } from '../content/community';

type Box = ComponentPropsWithRef<'input'> & { readonly name: string };

/** All boxes share one name, so the form keeps them as a list. */
export function Interests({ box }: { readonly box: Box }) {
  return (
    <Group id="interests">
      <legend>
        What would you like to hear about? <span>(optional)</span>
      </legend>
      {communityInterests.map((interest) => (
        <CheckboxField
          key={interest}
          {...box}
          id={`interest-${interest}`}
          value={interest}
          label={interestLabels[interest]}
        />
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  legend {
    ${voice.label}
  }
  legend > span {
    font-weight: 400;
    color: ${color.muted};
  }
`;
