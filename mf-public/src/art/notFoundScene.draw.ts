import { bar, line, sheet, times, warp } from '@school/shared/art/draw';

/** Draws a strip that breaks off: one beat has fallen out, and the lines hang. */
export function notFound(id: string): string {
  const paper = sheet(id);
  const stave = (x: number, width: number): string => warp(x, 130, width, 120, { thickness: 3.4 });
  const ends = times(5, (index) => {
    const y = 150 + index * 20;
    const drop = 26 + ((index * 3) % 5) * 12;
    return (
      line(`M300,${y}A${drop},${drop} 0 0 1 ${300 + drop},${y + drop}`, 'currentColor', 3.4) +
      line(`M470,${y}A${drop},${drop} 0 0 0 ${470 - drop},${y + drop}`, 'currentColor', 3.4)
    );
  });
  return paper.svg(
    { viewBox: [0, 0, 720, 480] },
    stave(0, 300) +
      stave(470, 250) +
      ends +
      paper.block('diam', ['wine', 'gold', 'clay'], 0, 130, 120) +
      paper.block('wave', ['gold', 'wine', 'palm'], 180, 130, 120) +
      paper.block('hour', ['indigo', 'gold', 'rose'], 510, 130, 120) +
      `<g transform="translate(386,372) rotate(24)">${paper.block('step', ['clay', 'gold', 'wine'], -60, -60, 120)}</g>` +
      bar(0, 453, 720, 6, 'currentColor'),
  );
}
