import { useShell } from '@school/shared';
import { size, space, type as voice } from '@school/shared/theme';
import { TextLink } from '@school/shared/ui';
import { useId, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { shareTargets } from './shareTargets';

interface Props {
  /** What it says about the page. */
  readonly text: string;
  /** The path of the page. */
  readonly path: string;
  /** The heading level, 3 by default. */
  readonly level?: 2 | 3;
}

/** Links to share a page. */
export function ShareLinks({ text, path, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const headingId = useId();
  const { toast } = useShell();
  const address = useSyncExternalStore(subscribeToNothing, () => window.location.origin + path, noAddress);

  function copy() {
    navigator.clipboard.writeText(address).then(
      () => toast.add('The address is copied.', { type: 'success' }),
      () => toast.add(`This browser does not allow copying. The address is ${address}`, { type: 'warning' }),
    );
  }

  return (
    <Box aria-labelledby={headingId} $ready={address !== ''}>
      <Heading id={headingId}>Tell a friend</Heading>
      <ul>
        {shareTargets(text, address).map(({ name, href }) => (
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

const subscribeToNothing = () => () => {};
/** Only the browser has the origin. */
const noAddress = () => '';

const Box = styled.section<{ $ready: boolean }>`
  visibility: ${({ $ready }) => ($ready ? 'visible' : 'hidden')};
  margin-top: ${space.s4};
  h2,
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
