import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({
  name: 'mf-donate',
  root: import.meta.dirname,
  // The code of a project that most pages show.
  together: {
    project:
      /mf-donate\/src\/(?:figures\/FiguresProvider|parts\/RaisedOf|.*ProjectPicture)|shared\/src\/ui\/layout\/SplitHead/,
  },
});
