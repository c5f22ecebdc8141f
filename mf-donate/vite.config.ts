import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({
  name: 'mf-donate',
  root: import.meta.dirname,
  // What most pages show of a project.
  together: {
    project:
      /mf-donate\/src\/(?:figures\/FiguresProvider|parts\/RaisedOf|.*ProjectPicture)|shared\/src\/ui\/layout\/SplitHead/,
  },
});
