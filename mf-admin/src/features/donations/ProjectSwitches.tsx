import { Loaded } from '@school/shared/staff/forms';
import { POLLED } from '../../kit/forms/polled';
import { useListProjectsQuery } from '../../kit/projects/api';
import { SwitchRows } from '../../kit/ui/SwitchRows';
import { ProjectToggle } from './ProjectToggle';

/** The switches of the projects that take donations, for the page of all switches. */
export function ProjectSwitches() {
  const projects = useListProjectsQuery(undefined, POLLED);
  return (
    <Loaded what="projects" result={projects} height={240}>
      {(rows) => (
        <SwitchRows
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
  );
}
