// Nx loads plugins as JavaScript; the rest of this one is TypeScript.
import { tsImport } from 'tsx/esm/api';

export const { createDependencies } = await tsImport('./importGraph.ts', import.meta.url);
export const { createNodesV2 } = await tsImport('./projectTargets.ts', import.meta.url);
