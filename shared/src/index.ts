// The runtime core. The shell provides it once for the whole page, so whatever stands here is part of a first visit.
export { BrowserRouter } from 'react-router-dom';
export { useLocation, useParams } from './runtime/place';
export { defineApp, type App, type AppDefinition } from './runtime/app';
export { AppTree } from './runtime/AppTree';
export { ChunkLoadError, importChunk, isLoadFailure } from './runtime/chunk';
export { ErrorBoundary } from './runtime/ErrorBoundary';
export { deferred } from './runtime/deferred';
export { island } from './runtime/island';
export { livingIsland } from './runtime/livingIsland';
export { loadablesReady } from './runtime/loadable';
export { createLifecycles, type Lifecycles, type MountProps } from './runtime/lifecycles';
export { Link, NavLink, type LinkProps } from './runtime/Link';
export { Modal } from './runtime/Modal';
export { abortable, DeadlineError, LOAD_DEADLINE_MS, withRetry } from './runtime/retry';
export {
  SurroundingsContext,
  useAsset,
  useHeldReload,
  useNavigate,
  usePage,
  useShell,
  useShellState,
  type Surroundings,
} from './runtime/shellContext';
export { SLOW_AFTER_MS, StillLoading } from './runtime/StillLoading';
export { messageOf, UnexpectedError } from './runtime/UnexpectedError';
