import { categoryLabels } from '@school/shared/schemas/lessons';
import { musicLabels, occasionLabels, placeLabels } from '@school/shared/schemas/showcase/labels';

/** Returns the label of a stored value, or the value itself when it is unknown. */
const labelFrom =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    labels[value] ?? value;

export const categoryLabel = labelFrom(categoryLabels);
export const placeLabel = labelFrom(placeLabels);
export const occasionLabel = labelFrom(occasionLabels);
export const musicLabel = labelFrom(musicLabels);
