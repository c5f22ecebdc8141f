export { StaticRouter } from 'react-router-dom';
export { createRenderer, renderFragment, type Fragment, type Renderer, type RenderRequest } from './renderer';
export { serverShell } from './serverShell';
