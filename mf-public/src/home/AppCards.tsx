import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useComposedResources, useShell } from '@school/shared';
import { HOME_CARDS_PATH, linksIn, linksOf, type LinksIn } from '@school/shared/contract';
import { color, line, space } from '@school/shared/theme';
import { Button, Display, Section, Text, Title } from '@school/shared/ui';

type HomeCard = LinksIn<'home'>;

/** The cards that other apps declare for their pages, if any. */
export function AppCards() {
  const cards = useCards();
  if (cards.length === 0) return null;
  return (
    <Section id="also" ground="sand" aria-labelledby="also-title">
      <Display id="also-title">Also at the school</Display>
      <Cards>
        {cards.map(({ to, label, about, action }) => (
          <li key={`${to} ${label}`} data-ground="card">
            <Title size={3}>{label}</Title>
            <Text>{about}</Text>
            <Button to={to} tone="line">
              {action}
            </Button>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

/** Only of the parts that the ways in above use: others would be named in the code of a first visit. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space.split};
  margin-top: clamp(${space.s6}, 4vw, ${space.s8});
  li {
    display: grid;
    gap: ${space.s4};
    align-content: start;
    justify-items: start;
    padding: clamp(20px, 2.4vw, 36px);
    border-top: ${line.bar} solid ${color.line};
  }
`;

const KNOWS_NONE = { table: {} };
const noApps = { get: () => KNOWS_NONE, subscribe: () => () => undefined };

/** A composed page has them in its HTML. A browser that renders the page itself knows the deployed apps. */
function useCards(): readonly HomeCard[] {
  const composed = useComposedResources()?.[HOME_CARDS_PATH] as readonly HomeCard[] | undefined;
  const { apps = noApps } = useShell();
  const { table } = useSyncExternalStore(apps.subscribe, apps.get, apps.get);
  return composed ?? linksIn(linksOf(table), 'home');
}
