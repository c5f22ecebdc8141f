import type { Ground } from '@school/shared/theme';
import { AsideHead } from '../parts/AsideHead';
import { Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import { color, line } from '@school/shared/theme';
import type { SchoolEvent } from '../content/events';
import { EventRow } from './EventRow';

interface Props {
  readonly id: string;
  readonly ground: Ground;
  readonly title: string;
  readonly lead: string;
  readonly events: readonly SchoolEvent[];
  readonly coming?: boolean;
}

export function EventList({ id, ground, title, lead, events, coming = false }: Props) {
  const rows = events.map((event) => <EventRow key={event.id} event={event} coming={coming} />);
  return (
    <Section id={id} ground={ground} aria-labelledby={`${id}-title`}>
      {coming ? (
        <>
          <SplitHead id={`${id}-title`} size={2} title={title} lead={lead} />
          <List>{rows}</List>
        </>
      ) : (
        <AsideHead id={`${id}-title`} title={title} lead={lead}>
          <List>{rows}</List>
        </AsideHead>
      )}
    </Section>
  );
}

const List = styled.ul`
  container-type: inline-size;
  border-bottom: ${line.bar} solid ${color.line};
`;
