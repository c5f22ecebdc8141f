export type { ComponentStyles, StyleGroup } from './componentStyles';
export { StaticRouter } from 'react-router-dom';
export {
  createRenderer,
  renderFragment,
  type DataRequest,
  type Findings,
  type Fragment,
  type Renderer,
  type RenderRequest,
} from './renderer';
export type { ContentFiles, FileContent, FilesRequest } from './contentFiles';
export type { PictureArt, SharePicture, SharePictures } from './picture';
export { serverShell } from './serverShell';
export * from './structuredData';
