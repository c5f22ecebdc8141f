import styled from 'styled-components';
import { NARROW } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { size, space, type as voice } from '@school/shared/theme';
import { Money, Table, type Column } from '@school/shared/ui';
import type { Project } from '../../kit/projects/api';
import { ProjectToggle } from './ProjectToggle';

const columns: readonly Column<Project>[] = [
  { id: 'name', head: 'Project', bare: true, cell: ({ name }) => <b>{name}</b> },
  { id: 'raised', head: 'Raised', align: 'end', cell: ({ raised }) => <Money pesewas={raised} /> },
  { id: 'target', head: 'Target', align: 'end', cell: ({ target }) => <Money pesewas={target} /> },
  {
    id: 'open',
    head: 'State',
    cell: ({ isOpen }) => (
      <Status kind={isOpen ? 'live' : 'withdrawn'}>{isOpen ? 'Takes donations' : 'Closed'}</Status>
    ),
  },
  { id: 'change', head: 'Change', bare: true, cell: (project) => <ProjectToggle project={project} /> },
];

/** The projects, open for donations or closed by staff. */
export function Projects({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <Part>
      <h2>Projects and assets</h2>
      <Table
        caption="Projects and assets"
        columns={columns}
        rows={projects}
        rowKey={({ slug }) => slug}
        dense
      />
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  padding: 0 ${space.s6} ${space.s8};
  ${NARROW} {
    padding: 0 ${space.s4} ${space.s8};
  }
  h2 {
    ${voice.subtitle}
    font-size: ${size.lead};
  }
`;
