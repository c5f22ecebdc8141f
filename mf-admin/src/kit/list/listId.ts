/** What a list is kept under, such as its columns and views: '/staff/music-study/export' is of 'music-study'. */
export const listIdOf = (exportPath: string): string =>
  exportPath
    .replace(/^\/staff\//, '')
    .replace(/\/export$/, '')
    .replaceAll('/', '-');
