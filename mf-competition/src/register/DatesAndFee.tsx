import { space } from '@school/shared/theme';
import { DateText, Facts, Money, Section, Text } from '@school/shared/ui';
import { PAST, useContent, useIsOver } from '@school/shared/content/use';
import { auditionPlan, competitionFacts, entryFeePesewas } from '@school/shared/competition';

export function DatesAndFee() {
  const { entriesCloseOn, entriesCloseAt } = useContent(competitionFacts);
  const [first, second] = auditionPlan.dates;
  const isOver = useIsOver();
  const past = (date: string) => (isOver([date]) ? PAST : '');
  return (
    <Section room="half" aria-label="Dates and fee">
      <Facts
        items={[
          {
            label: `Entries close, ${entriesCloseAt}${past(entriesCloseOn)}`,
            value: <DateText value={entriesCloseOn} />,
          },
          ...[first, second].flatMap((date, at) =>
            date
              ? [
                  {
                    label: `${at ? 'Second' : 'First'} audition day${past(date)}`,
                    value: <DateText value={date} />,
                  },
                ]
              : [],
          ),
          { label: 'For each entry', value: <Money pesewas={entryFeePesewas} /> },
        ]}
      />
      <Text muted style={{ marginTop: space.s6 }}>
        The fee covers the audition, our accompanist if you ask for one, and the judges’ report. If you
        withdraw, it is not refunded.
      </Text>
    </Section>
  );
}
