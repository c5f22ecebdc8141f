import {
  Accordion,
  Breadcrumbs,
  Card,
  CardBody,
  CardLink,
  DateText,
  Facts,
  Grid,
  Money,
  Progress,
  Table,
  Text,
  Title,
  type Column,
} from '@school/shared/ui';
import { Chapter, Part } from './Part';

interface Entry {
  reference: string;
  name: string;
  instrument: string;
  date: string;
  fee: number;
  status: string;
}

const ENTRIES: readonly Entry[] = [
  {
    reference: 'MC-0248',
    name: 'Efua Asante-Boateng',
    instrument: 'Piano',
    date: '2025-10-11',
    fee: 20_000,
    status: 'new',
  },
  {
    reference: 'MC-0247',
    name: 'Kwaku Owusu',
    instrument: 'Trumpet',
    date: '2025-10-18',
    fee: 20_000,
    status: 'done',
  },
  {
    reference: 'MC-0246',
    name: 'Selasi Dzokoto',
    instrument: 'Violin',
    date: '2025-10-11',
    fee: 0,
    status: 'returned',
  },
  {
    reference: 'MC-0236',
    name: 'Araba Sey',
    instrument: 'Violin',
    date: '2025-10-11',
    fee: 0,
    status: 'withdrawn',
  },
];

const COLUMNS: readonly Column<Entry>[] = [
  {
    id: 'name',
    head: 'Name',
    cell: ({ name }) => name,
    bare: true,
  },
  { id: 'instrument', head: 'Instrument', cell: ({ instrument }) => instrument },
  { id: 'date', head: 'Audition', cell: ({ date }) => <DateText value={date} /> },
  {
    id: 'status',
    head: 'Status',
    cell: ({ status }) => status,
  },
  { id: 'fee', head: 'Fee', align: 'end', cell: ({ fee }) => <Money pesewas={fee} /> },
];

export function Data() {
  return (
    <Chapter title="Display">
      <Part title="Breadcrumbs, facts">
        <Breadcrumbs
          items={[{ label: 'Home', to: '/' }, { label: 'Learn Music', to: '/learn' }, { label: 'Cello' }]}
        />
        <Facts
          items={[
            { value: '44–48 sessions', label: 'in every course' },
            { value: '1 hour', label: 'for each session' },
            { value: 'Monday to Saturday', label: 'lesson days' },
            { value: '2–4 recitals', label: 'per course, on stage' },
            { value: 'All ages', label: 'everyone is welcome' },
          ]}
        />
      </Part>
      <Part title="Cards">
        <Grid columns={3}>
          <Card bar>
            <Title size={4}>With a bar line</Title>
            <Text>Lessons, theory and graded examinations.</Text>
          </Card>
          <Card ground="palm" flush>
            <CardBody>
              <Title size={4}>
                <CardLink to="/learn">The whole card is a link</CardLink>
              </Title>
              <Text muted>On its own ground, which its text follows.</Text>
            </CardBody>
          </Card>
          <Card ground="sand">
            <Title size={4}>
              <Money pesewas={1_234_500} />
            </Title>
            <Text muted>
              Given until <DateText value="2023-12-31" />
            </Text>
          </Card>
        </Grid>
      </Part>
      <Part title="Progress">
        <Progress value={2000} max={10000} label="Given so far" valueText="GH₵ 2,000.00 of GH₵ 10,000.00" />
        <Progress value={0} max={100} label="Nothing yet" compact />
        <Progress value={100} max={100} label="All of it" compact />
      </Part>
      <Part title="Accordion">
        <Accordion
          items={[
            {
              question: 'May I enter on two instruments?',
              answer: 'Yes. Each entry has its own audition and its own fee.',
              open: true,
            },
            {
              question: 'Can my parents listen?',
              answer: 'Two guests per competitor are welcome at the audition.',
            },
          ]}
        />
      </Part>
      <Part title="Table">
        <Table<Entry>
          caption="Registrations"
          rows={ENTRIES}
          rowKey={({ reference }) => reference}
          columns={COLUMNS}
        />
      </Part>
    </Chapter>
  );
}
