import { color, line, media, size, space, type } from '@school/shared/theme';
import { Accordion, Section, SplitHead, Stack, Table, Text, TextLink, type Column } from '@school/shared/ui';
import styled from 'styled-components';
import { textsOf } from '../content/bands';
import { dayThatCounts } from '../content/days';
import { instrumentTexts } from '../content/instruments';
import { bands, instruments, limitsLabel, type Band, type Instrument } from '@school/shared/competition';

const columns: readonly Column<Band>[] = [
  { id: 'band', head: 'Band', cell: (band) => <b>{band}</b> },
  { id: 'limits', head: 'For', cell: limitsLabel },
  { id: 'length', head: 'Both pieces together', cell: (band) => textsOf(band).length },
  { id: 'proof', head: 'Proof of your band', cell: (band) => textsOf(band).proof },
];

/** The requirements of each band, by instrument. */
export function BandChecklists() {
  return (
    <Section ground="card" id="bands">
      <SplitHead
        title="Your band’s checklist"
        stacked
        lead={`Your age and grade on ${dayThatCounts} decide. Your band is the first one whose age and grade you have not passed. You can also choose a higher one that fits.`}
      />
      <Accordion
        items={instruments.map((instrument) => ({
          id: `bands-${instrument}`,
          question: instrumentTexts[instrument].name,
          answer: <Checklist instrument={instrument} />,
          open: instrument === instruments[0],
        }))}
      />
      <TextLink to="/music-competition#categories">Pieces of every band</TextLink>
    </Section>
  );
}

function Checklist({ instrument }: { readonly instrument: Instrument }) {
  const { name, bring, there } = instrumentTexts[instrument];
  return (
    <Stack gap="s5">
      <Table
        caption={`${name}: what each band asks for`}
        columns={columns}
        rows={bands[instrument]}
        rowKey={(band) => band}
      />
      <Lists>
        <dt>Bring</dt>
        <dd>{bring}</dd>
        <dt>In the room</dt>
        <dd>{there}</dd>
      </Lists>
      <Text muted>One piece from each category, from memory or from the score.</Text>
    </Stack>
  );
}

const Lists = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s2} ${space.s6};
  padding-left: ${space.s4};
  border-left: ${line.bar} solid ${color.line};
  dt {
    ${type.subtitle}
    font-size: ${size.body};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    dd {
      margin-bottom: ${space.s3};
    }
  }
`;
