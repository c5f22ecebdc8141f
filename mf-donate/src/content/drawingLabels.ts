/** Text alternatives of each project's drawing, by slug. */
export const drawingLabels: Readonly<Record<string, string>> = {
  mate: 'The letters MATE as stage flats under three lamps, with heads of the audience in front',
  'allegro-music-studio': 'A microphone between two loudspeakers, with a strip of rhythm',
  'my-allegro': 'A violin on a green ground with a woven edge',
  'musical-instruments': 'A trumpet on a rose ground with a woven edge',
  'music-equipment': 'A music stand with a page of notes between two loudspeakers',
  vehicle: 'A van with a strip of woven blocks along its side and a cello showing at its back',
};
