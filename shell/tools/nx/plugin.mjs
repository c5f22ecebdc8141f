// Nx loads a plugin as JavaScript; this one is TypeScript like the rest of the workspace.
import { tsImport } from 'tsx/esm/api';

export const { createDependencies } = await tsImport('./importGraph.ts', import.meta.url);
export const { createNodesV2 } = await tsImport('./projectTargets.ts', import.meta.url);
