import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { Cluster, Table, Text, TextLink, type Column } from '@school/shared/ui';
import { besideRecord } from '../../../kit/detail/besideRecord';
import { ProjectToggle } from '../../donations/ProjectToggle';
import { KEPT_FRESH } from '../../../kit/forms/keptFresh';
import { Loaded } from '../../../kit/forms/Loaded';
import { Part, PartTitle } from '../../../kit/page/Part';
import { useListProjectsQuery } from '../../../kit/projects/api';
import { useGetCompetitionSettingsQuery } from '../../registrations/api';
import { EntriesSwitch } from '../../registrations/settings/EntriesSwitch';
import { settingsRecord } from '../../registrations/settings/settingsRecord';
import { stateOfEntries } from '../../registrations/settings/stateOfEntries';
import { useListTicketSalesQuery } from '../../tickets/api';
import { saleLabels } from '../../tickets/labels';
import { SaleSwitch } from '../../tickets/sale/SaleSwitch';
import { stateOfSale, timesOfSale } from '../../tickets/sale/describeSale';
import { Status, type StatusKind } from '../../../kit/ui/Status';

interface Switch {
  readonly id: string;
  readonly name: ReactNode;
  readonly state: readonly [StatusKind, string];
  readonly about: ReactNode;
  readonly press: ReactNode;
}

const columns: readonly Column<Switch>[] = [
  { id: 'name', head: 'What', bare: true, cell: ({ name }) => <b>{name}</b> },
  { id: 'state', head: 'State', cell: ({ state: [kind, words] }) => <Status kind={kind}>{words}</Status> },
  { id: 'about', head: 'Times and places', cell: ({ about }) => about },
  { id: 'press', head: 'Change', bare: true, cell: ({ press }) => press },
];

/**
 * Everything that is open or closed to visitors, in one place. Each switch is the very one of its own page: the API keeps
 * it once, and every page obeys it.
 */
export function Switches() {
  const entries = useGetCompetitionSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const sales = useListTicketSalesQuery(undefined, KEPT_FRESH);
  const projects = useListProjectsQuery(undefined, KEPT_FRESH);
  const Beside = besideRecord();
  return (
    <Part aria-labelledby="switches">
      <Cluster gap="s4">
        <PartTitle id="switches">Open and closed</PartTitle>
        {Beside && (
          <Here>
            <Beside record={settingsRecord} what="switch" refetch={entries.refetch} />
          </Here>
        )}
      </Cluster>
      <Text size="small" muted>
        What visitors can do now. A switch counts at once, on every page; each is in the audit log.
      </Text>
      <Loaded what="competition’s settings" result={entries} height={90}>
        {(settings) => (
          <Rows
            caption="Registration and auditions"
            rows={[
              {
                id: 'entries',
                name: 'Registration for the competition',
                state: stateOfEntries(settings, undefined),
                about: <TextLink to="/admin/registrations/settings">Times and the jury</TextLink>,
                press: <EntriesSwitch isOpen={settings.isOpen} />,
              },
            ]}
          />
        )}
      </Loaded>
      <Loaded what="sales" result={sales} height={180}>
        {(rows) => (
          <Rows
            caption="Ticket sales"
            rows={rows.map((sale) => ({
              id: sale.sale,
              name: saleLabels[sale.sale],
              state: stateOfSale(sale),
              about: timesOfSale(sale),
              press: <SaleSwitch sale={sale} />,
            }))}
          />
        )}
      </Loaded>
      <Loaded what="projects" result={projects} height={240}>
        {(rows) => (
          <Rows
            caption="Donations"
            rows={rows.map((project) => ({
              id: project.slug,
              name: project.name,
              state: project.isOpen ? ['live', 'Open'] : ['withdrawn', 'Closed'],
              about: `until staff ${project.isOpen ? 'close' : 'open'} it`,
              press: <ProjectToggle project={project} />,
            }))}
          />
        )}
      </Loaded>
      <Text size="small">
        Single times: <TextLink to="/admin/registrations/auditions">times of auditions</TextLink> are taken
        out and put back on their board,{' '}
        <TextLink to="/admin/music-study">free half hours of teachers</TextLink> above the list of music
        study.
      </Text>
    </Part>
  );
}

const Rows = ({ caption, rows }: { readonly caption: string; readonly rows: readonly Switch[] }) => (
  <Aligned>
    <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} dense />
  </Aligned>
);

/** Who else is here, on the line of the heading; what it keeps free below itself is not wanted there. */
const Here = styled.div`
  margin-bottom: calc(-1 * ${space.s4});
`;

/** Tables below each other, whose columns stand below each other as well. */
const Aligned = styled.div`
  @media (min-width: 641px) {
    table {
      table-layout: fixed;
    }
    th:first-child {
      width: 34%;
    }
    th:nth-child(2) {
      width: 18%;
    }
  }
`;
