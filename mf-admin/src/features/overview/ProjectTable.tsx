import styled from 'styled-components';
import { Link } from '@school/shared';
import { Part, PartTitle } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { measure, space } from '@school/shared/theme';
import { Money, Progress, Table, TextLink, type Column } from '@school/shared/ui';
import type { Project } from '../../kit/projects/api';
import { ReservedSpace } from '../../kit/page/ReservedSpace';
import { projectPath } from './projectPath';

const columns: readonly Column<Project>[] = [
  {
    id: 'name',
    head: 'Project or asset',
    bare: true,
    cell: (project) => <Name to={projectPath(project)}>{project.name}</Name>,
  },
  {
    id: 'open',
    head: 'Donations',
    cell: ({ isOpen }) => <Status kind={isOpen ? 'done' : 'withdrawn'}>{isOpen ? 'Open' : 'Closed'}</Status>,
  },
  {
    id: 'share',
    head: 'Share of the target',
    cell: ({ raised, target, name }) => (
      <Share>
        <Progress compact value={raised} max={target} label={`${name}, part of its target`} />
      </Share>
    ),
  },
  { id: 'raised', head: 'Raised', align: 'end', cell: ({ raised }) => <Money pesewas={raised} /> },
  { id: 'target', head: 'Target', align: 'end', cell: ({ target }) => <Money pesewas={target} /> },
];

/** The projects and assets behind the numbers. */
export function ProjectTable({ projects }: { readonly projects: readonly Project[] | undefined }) {
  return (
    <Part aria-labelledby="donations">
      <Head>
        <PartTitle id="donations">Donations by project and asset</PartTitle>
        <TextLink to="/admin/donations">All donations</TextLink>
      </Head>
      <ReservedSpace
        name="projects"
        label="Loading the projects"
        isReady={projects !== undefined}
        height={360}
      >
        {() => (
          <Table
            caption="Donations by project and asset"
            columns={columns}
            rows={projects ?? []}
            rowKey={({ kind, slug }) => `${kind}/${slug}`}
            dense
            empty="There are no projects."
          />
        )}
      </ReservedSpace>
    </Part>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s4};
`;

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  font-weight: 600;
`;

const Share = styled.div`
  width: 160px;
  max-width: 100%;
`;
