import { useContent } from '@school/shared/content/use';
import { formatDate, formatWeekday } from '@school/shared/format';
import { color, media, space } from '@school/shared/theme';
import { Facts, Grid, Section, SplitHead, Text, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { CALENDAR } from '../content/calendarPath';
import { boxOffice, evening } from '../content/event';
import { gettingThere } from '../content/gettingThere';

/** Date, doors, place and directions for a guest. */
export function TheEvening() {
  const { date, doors, start, place } = useContent(evening);
  return (
    <Section ground="night2" aria-labelledby="evening">
      <SplitHead id="evening" size={2} title="The evening" />
      <Facts
        items={[
          { label: formatWeekday(date), value: formatDate(date) },
          { label: 'Doors', value: doors },
          { label: 'Music', value: start },
          { label: 'Where', value: place },
        ]}
      />
      <Spaced>
        <Grid columns={2} phone={1} gap="s10">
          <div>
            {useContent(gettingThere).map((line, at) => (
              <Text key={at}>{line}</Text>
            ))}
            <TextLink href={CALENDAR} download="mate-2025.ics">
              Add to my calendar
            </TextLink>
          </div>
          <div>
            <Text>
              The box office answers {boxOffice.hours}:{' '}
              <a href={`tel:${boxOffice.phone}`}>{boxOffice.phoneLabel}</a> or{' '}
              <a href={`mailto:${boxOffice.email}`}>{boxOffice.email}</a>.
            </Text>
          </div>
        </Grid>
      </Spaced>
    </Section>
  );
}

const Spaced = styled.div`
  margin-top: ${space.s12};
  a {
    color: ${color.accent};
  }
  ${media.phone} {
    margin-top: ${space.s8};
  }
`;
