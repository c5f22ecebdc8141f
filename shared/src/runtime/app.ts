import type { ComponentType } from 'react';
import { matchRoute, type RouteEntry, type RouteMatch } from '../contract';
import { importChunk } from './chunk';

/** A remote's declaration: its name, its routes as data, and the loaders of its page modules. */
export interface AppDefinition {
  readonly name: string;
  readonly routes: readonly RouteEntry[];
  /** `import.meta.glob('./**\/*Page.tsx')`: loaders by module path. Each module exports a component with its name. */
  readonly pages: Readonly<Record<string, () => Promise<unknown>>>;
}

/** An app whose pages are loaded once and cached. */
export interface App extends AppDefinition {
  readonly match: (pathname: string) => RouteMatch | undefined;
  /** Loads a page's module, with retries and again after a failure. Rejects like `importChunk`. */
  readonly load: (route: RouteEntry) => Promise<ComponentType>;
  /**
   * Returns the last load of a page, failed or not, for rendering. A new promise after each failure would suspend
   * forever.
   */
  readonly lastLoad: (route: RouteEntry) => Promise<ComponentType>;
}

/** Creates an app from its definition. */
export function defineApp(definition: AppDefinition): App {
  const loads = new Map<string, Promise<ComponentType>>();
  const failed = new Set<string>();

  async function fetchPage(page: string): Promise<ComponentType> {
    const loader = definition.pages[page];
    if (!loader) throw new Error(`${definition.name} has no page module ${page}`);
    return componentOf(await importChunk(pageName(page), loader), page);
  }

  function load({ page }: RouteEntry): Promise<ComponentType> {
    const current = failed.delete(page) ? undefined : loads.get(page);
    if (current) return current;
    const started = fetchPage(page);
    loads.set(page, started);
    started.then(
      // With these fields, React's `use` reads the value in the first render.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => failed.add(page),
    );
    return started;
  }

  return {
    ...definition,
    match: (pathname) => matchRoute({ [definition.name]: definition }, pathname),
    load,
    lastLoad: (route) => loads.get(route.page) ?? load(route),
  };
}

function pageName(page: string): string {
  return page.slice(page.lastIndexOf('/') + 1).replace(/\.tsx$/, '');
}

function componentOf(module: unknown, page: string): ComponentType {
  const component = (module as Readonly<Record<string, unknown>>)[pageName(page)];
  if (typeof component !== 'function') throw new Error(`${page} does not export ${pageName(page)}`);
  return component as ComponentType;
}
