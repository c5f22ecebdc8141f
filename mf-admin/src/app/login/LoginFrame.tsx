import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Strip } from '@school/shared/art';
import { school } from '@school/shared/site';
import { color, font, media, size, space } from '@school/shared/theme';
import { BackLink } from '../frame/BackLink';
import { HomeMark } from '../frame/HomeMark';

/** The layout of the sign-in page: a rhythm on one side, the form on the other. */
export function LoginFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Page data-ground="paper">
      <Side data-ground="ink">
        <HomeMark />
        <p>{school.tagline}</p>
        <Bands>
          <Strip rhythm="kpanlogo" id="login-1" />
          <Strip rhythm="gahu" id="login-2" />
        </Bands>
      </Side>
      <Main id="login">
        <Column>
          <BackLink />
          {children}
        </Column>
      </Main>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 41fr) minmax(0, 59fr);
  min-height: 100vh;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  padding: ${space.s6} 0 0;
  overflow: hidden;
  > a {
    align-self: start;
    margin: 0 ${space.gutter};
  }
  > p {
    max-width: 9em;
    margin: auto ${space.gutter} 0;
    font: 800 ${size.t2}/0.92 ${font.display};
    font-stretch: 75%;
    text-wrap: balance;
  }
  ${media.tablet} {
    gap: ${space.s4};
    > p {
      display: none;
    }
  }
`;

const Bands = styled.div`
  display: grid;
  color: ${color.text};
  ${media.tablet} {
    > :nth-child(n + 2) {
      display: none;
    }
  }
`;

const Main = styled.div`
  display: grid;
  align-items: center;
  padding: ${space.s12} ${space.gutter};
  ${media.tablet} {
    align-items: start;
    padding-block: ${space.s8};
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space.s5};
  width: min(100%, 460px);
  > a {
    justify-self: start;
  }
`;
