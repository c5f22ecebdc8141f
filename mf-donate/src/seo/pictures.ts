import type { SharePicture, SharePictures } from '@school/shared/render';
import { loomRow } from '../art/loomRow.draw';
import { loomRowBox } from '../art/loomRowBox';
import { cropOf, projectDrawing } from '../art/projectDrawings.draw';
import { drawingLabels } from '../content/drawingLabels';
import { projectFigures } from '@school/shared/projects';
import { projectOf } from '../content/projectOf';
import { sharesIn } from '../figures/figures';

const strip = { rhythm: 'kpanlogo' } as const;

export const pictures: SharePictures = {
  landing: () => loomsPicture('Donate and Support us', 'We Happily Welcome Your Generous Donations'),
  supporters: () => loomsPicture('Raise money with us', 'Ask your friends to give to one of our projects'),
  project: ({ slug }) => projectPicture(slug),
  asset: ({ slug }) => projectPicture(slug),
};

const shares = sharesIn(projectFigures.seed);

/** Ratio of the place of a wide drawing. */
const WIDE = 738 / 569;

/** Returns all looms side by side, from the beam down. */
function loomsCrop() {
  const [x, y, width] = loomRowBox(shares.length);
  return [x, y, width, width / WIDE] as const;
}

const loomsPicture = (title: string, line: string): SharePicture => ({
  title,
  line,
  ground: 'rose',
  strip,
  art: { svg: loomRow({ shares, id: 'looms' }), crop: loomsCrop(), wide: true },
  alt: 'Narrow cloths on one beam, each woven as far as has been given.',
});

function projectPicture(slug: string | undefined): SharePicture {
  const project = projectOf(slug);
  return {
    title: project.name,
    line: project.description,
    ground: 'rose',
    strip,
    art: {
      svg: projectDrawing({ of: project.slug, id: 'drawing' }),
      crop: cropOf(project.slug),
      wide: true,
    },
    alt: `${drawingLabels[project.slug] ?? project.name}.`,
  };
}
