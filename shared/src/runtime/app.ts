import type { ComponentType } from 'react';
import { matchRoute, type RouteEntry, type RouteMatch } from '../contract';
import { importChunk } from './chunk';

/** What a remote declares of itself: its name, its routes as data, and the loaders of its page modules. */
export interface AppDefinition {
  readonly name: string;
  readonly routes: readonly RouteEntry[];
  /** `import.meta.glob('./**\/*Page.tsx')`: loaders by module path; each module exports a component of its name. */
  readonly pages: Readonly<Record<string, () => Promise<unknown>>>;
}

/** An app whose pages are loaded once and kept. */
export interface App extends AppDefinition {
  readonly match: (pathname: string) => RouteMatch | undefined;
  /** Loads a page's module, with retries, and anew after a failure. Rejects as `importChunk` does. */
  readonly load: (route: RouteEntry) => Promise<ComponentType>;
  /**
   * The last load of a page, failed or not, to render by: a new promise each time it has failed would be waited for
   * without end.
   */
  readonly lastLoad: (route: RouteEntry) => Promise<ComponentType>;
}

/** Makes an app of its definition. */
export function defineApp(definition: AppDefinition): App {
  const loads = new Map<string, Promise<ComponentType>>();
  const failed = new Set<string>();

  async function fetchPage(page: string): Promise<ComponentType> {
    const loader = definition.pages[page];
    if (!loader) throw new Error(`${definition.name} has no page module ${page}`);
    return componentOf(await importChunk(pageName(page), loader), page);
  }

  function load({ page }: RouteEntry): Promise<ComponentType> {
    const known = failed.delete(page) ? undefined : loads.get(page);
    if (known) return known;
    const started = fetchPage(page);
    loads.set(page, started);
    started.then(
      // By these, React's `use` reads it in the first render that meets it.
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
