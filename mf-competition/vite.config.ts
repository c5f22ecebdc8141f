import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({
  name: 'mf-competition',
  root: import.meta.dirname,
  kitFrom: 8,
  together: {
    publication:
      /mf-competition\/src\/(?:rounds\/published\/(?:publicationPart|resource)|art\/sizes|content\/counts)|shared\/src\/format\/numberWord/,
  },
});
