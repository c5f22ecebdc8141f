import { useShell } from '@school/shared';
import { size, space, type as voice } from '@school/shared/theme';
import { TextLink } from '@school/shared/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { pathOf, type Appeal } from '../content/appeals';
import { shareTargets } from './shareTargets';

/** Ways to tell somebody about an appeal. */
export function ShareLinks({ appeal }: { readonly appeal: Appeal }) {
  const { toast } = useShell();
  const address = useSyncExternalStore(never, () => window.location.origin + pathOf(appeal), nowhere);

  function copy() {
    navigator.clipboard.writeText(address).then(
      () => toast.add('The address is copied.', { type: 'success' }),
      () =>
        toast.add(`Copying is switched off in this browser. The address is ${address}`, { type: 'warning' }),
    );
  }

  return (
    <Box aria-labelledby="share" $ready={address !== ''}>
      <h3 id="share">Tell somebody</h3>
      <ul>
        {shareTargets(`${appeal.name}: ${appeal.summary}`, address).map(({ name, href }) => (
          <li key={name}>
            <TextLink plain href={href} rel="noopener">
              {name}
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink plain onClick={copy}>
            Copy the address
          </TextLink>
        </li>
      </ul>
    </Box>
  );
}

const never = () => () => {};
/** The page's own address is known in the browser alone; until then there is nothing to share. */
const nowhere = () => '';

const Box = styled.section<{ $ready: boolean }>`
  visibility: ${({ $ready }) => ($ready ? 'visible' : 'hidden')};
  margin-top: ${space.s4};
  h3 {
    ${voice.subtitle}
    font-size: ${size.t4};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s6};
  }
`;
