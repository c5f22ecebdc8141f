/** A drawing of `projects/`: one file for each project or asset, named by its slug. */
interface DrawingModule {
  /** Draws at a ratio of 8:5. */
  readonly draw: (options: { readonly id: string }) => string;
  /** The part for sharing pictures in its own units, the middle by default. */
  readonly crop?: Crop;
}

type Crop = readonly [x: number, y: number, width: number, height: number];

const modules = import.meta.glob<DrawingModule>('./projects/*.draw.ts', { eager: true });

const MIDDLE: Crop = [78, 0, 644, 497];

/** @throws when no drawing has the slug's name */
function drawingOf(slug: string): DrawingModule {
  const file = `./projects/${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.draw.ts`;
  const drawing = modules[file];
  if (!drawing) throw new Error(`${slug} has no drawing: ${file} is missing`);
  return drawing;
}

/** Draws a project or asset by its slug. */
export const projectDrawing = ({ of, id }: { readonly of: string; readonly id: string }): string =>
  drawingOf(of).draw({ id });

/** Returns the part of a drawing for sharing pictures. */
export const cropOf = (slug: string): Crop => drawingOf(slug).crop ?? MIDDLE;
