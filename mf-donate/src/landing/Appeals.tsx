import { Grid, Section, SplitHead } from '@school/shared/ui';
import { assets, projects, type Appeal } from '../content/appeals';
import { AppealCard } from '../ui/AppealCard';

/** The two grids. */
export function Appeals() {
  return (
    <>
      <AppealGrid
        id="projects"
        title="Projects"
        lead="Evenings, rooms and lessons: things that happen because somebody paid for them."
        appeals={projects}
      />
      <AppealGrid
        id="assets"
        title="Assets"
        lead="Things the school does not own yet and borrows, rents or goes without."
        appeals={assets}
      />
    </>
  );
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly appeals: readonly Appeal[];
}

function AppealGrid({ id, title, lead, appeals }: Props) {
  return (
    <Section id={id} ground={id === 'projects' ? 'sand' : 'card'} aria-labelledby={`${id}-title`}>
      <SplitHead id={`${id}-title`} title={title} lead={lead} />
      <Grid as="ul" columns={3} tablet={2} gap="s6">
        {appeals.map((appeal) => (
          <AppealCard key={appeal.url} appeal={appeal} />
        ))}
      </Grid>
    </Section>
  );
}
