import type { SharePicture, SharePictures } from '@school/shared/render';
import { loomRow } from '../art/loomRow.draw';
import { loomRowBox } from '../art/loomRowBox';
import { cropOf, projectDrawing } from '../art/projectDrawings.draw';
import { drawingLabels } from '../content/drawingLabels';
import { projectFigures } from '@school/shared/projects';
import { projectOf } from '../content/projectOf';
import { sharesIn } from '../figures/figures';

const strip = { rhythm: 'kpanlogo' } as const;

const loomsAlt = 'Narrow cloths on one beam, each woven as far as has been given.';

export const pictures: SharePictures = {
  landing: () => ({
    title: 'Donate and Support us',
    line: 'We Happily Welcome Your Generous Donations',
    ground: 'rose',
    strip,
    art: { svg: loomRow({ shares, id: 'looms' }), crop: loomsCrop(), wide: true },
    alt: loomsAlt,
  }),
  supporters: () => ({
    title: 'Raise money with us',
    line: 'Ask your friends to give to one of our projects',
    ground: 'rose',
    strip,
    art: { svg: loomRow({ shares, id: 'looms' }), crop: loomsCrop(), wide: true },
    alt: loomsAlt,
  }),
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
