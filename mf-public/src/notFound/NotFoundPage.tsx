import { useShell } from '@school/shared';
import { SEARCH_MODAL } from '@school/shared/contract';
import { Scene } from '../art/Scene';
import { media, space } from '@school/shared/theme';
import { Button, Cluster, Display, Lead, TextLink, Wrap } from '@school/shared/ui';
import styled from 'styled-components';
import { DeadLinks } from './DeadLinks';

export function NotFoundPage() {
  const { modal } = useShell();
  return (
    <Room data-ground="paper">
      <Middle>
        <div>
          <Display as="h1">Page not found.</Display>
          <Lead>Sorry, we couldn't find the page you're looking for.</Lead>
          <Cluster gap="s6">
            <Button to="/">Go back home</Button>
            <Seek tone="ink" onClick={() => modal.open(SEARCH_MODAL)}>
              Search the site
            </Seek>
            <TextLink to="/learn">See the instruments</TextLink>
            <TextLink to="/projects">Projects &amp; Events</TextLink>
            <TextLink to="/faq">Questions and answers</TextLink>
          </Cluster>
        </div>
        <Scene of="notFound" id="not-found" />
      </Middle>
      <DeadLinks />
    </Room>
  );
}

/** Hidden without a script. */
const Seek = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;

const Room = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100svh;
`;

const Middle = styled(Wrap)`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.s8} ${space.split};
  align-items: center;
  padding-block: ${space.s16};
  h1 + p {
    margin-block: ${space.s6} ${space.s8};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
