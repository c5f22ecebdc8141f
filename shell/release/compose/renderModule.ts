import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type {
  DataRequest,
  FilesRequest,
  Fragment,
  PageHead,
  RenderRequest,
  Thing,
} from '@school/shared/render';
import { appFolder, type Release } from '../site/registry';
import type { SiteStore } from '../site/store';
import { APP_MARK } from '../../src/frame/appMark';
import type { HeadParts, ShellRenderer } from '../../src/render';
import { openRenderThread, type RenderThread } from './renderThread';

/** Deadlines of composition. Milliseconds. */
export interface ComposeDeadlines {
  /** For loading a render module. */
  readonly loadMs: number;
  /** For one page. */
  readonly pageMs: number;
  /** For everything that one change of the site composes. */
  readonly allMs: number;
}

/** Many times what any page takes on a busy machine. */
export const DEADLINES: ComposeDeadlines = { loadMs: 30_000, pageMs: 20_000, allMs: 240_000 };

type FrameRequest = Parameters<ShellRenderer['frame']>[0];

/** Renders the shell's frame, in its own render module. */
export interface FrameModule {
  readonly head: (base: string) => Promise<HeadParts>;
  readonly frame: (request: FrameRequest) => Promise<Fragment>;
  readonly close: () => Promise<void>;
}

/** Renders the pages of a remote, in its own render module. */
export interface PageModule {
  readonly render: (request: RenderRequest) => Promise<Fragment>;
  readonly structuredData: (request: DataRequest) => Promise<readonly Thing[]>;
  /** Returns a page's title and description; undefined when the route's apply. */
  readonly pageHead: (request: DataRequest) => Promise<PageHead | undefined>;
  /** Returns the files that are generated from editable documents, by path. */
  readonly files: (request: FilesRequest) => Promise<Readonly<Record<string, string>>>;
  readonly close: () => Promise<void>;
}

const groups = z.array(z.object({ id: z.string(), names: z.array(z.string()), rules: z.array(z.string()) }));
const styles = z.object({ version: z.string(), groups }).optional();
const fragment = z.object({ html: z.string().min(1), css: z.string(), styles });
const frame = z.object({ html: z.string().includes(APP_MARK), css: z.string(), styles });
const signs = z.array(z.object({ sign: z.string().min(1), link: z.string() })).optional();
const head = z.object({ links: z.string(), signs, css: z.string(), presses: z.string().optional() });
const pageHead = z.object({ title: z.string().min(1), description: z.string().min(1) }).optional();
const files = z.record(z.string().startsWith('/'), z.string().min(1));
const things = z.array(z.custom<Thing>((value) => typeof value === 'object' && value !== null));

/** Opens the shell's render module. @param until when composition must be done, by the clock of `Date.now` */
export async function openFrame(
  store: SiteStore,
  release: Release,
  deadlines: ComposeDeadlines,
  until: number,
): Promise<FrameModule> {
  const call = await callsOf(store, release, 'shellRenderer', deadlines, until);
  return {
    head: (base) => call.of('head', base, base, head, 'the parts of a head'),
    frame: (request) => call.of('frame', request, request.path, frame, 'a frame with a place for the page'),
    close: call.close,
  };
}

/** Opens the render module of a remote. @param until when composition must be done, by the clock of `Date.now` */
export async function openPages(
  store: SiteStore,
  release: Release,
  deadlines: ComposeDeadlines,
  until: number,
): Promise<PageModule> {
  const call = await callsOf(store, release, 'renderer', deadlines, until);
  return {
    render: (request) => call.of('render', request, request.path, fragment, 'the HTML and CSS of a page'),
    structuredData: (request) =>
      call.of('structuredData', request, request.path, things.default([]), 'a list of structured data'),
    pageHead: (request) => call.of('head', request, request.path, pageHead, 'a title and a description'),
    files: (request) => call.of('files', request, 'what it makes files of', files, 'texts by their address'),
    close: call.close,
  };
}

interface Calls {
  readonly of: <Value>(
    method: string,
    argument: unknown,
    path: string,
    schema: z.ZodType<Value>,
    expected: string,
  ) => Promise<Value>;
  readonly close: () => Promise<void>;
}

async function callsOf(
  store: SiteStore,
  { manifest, version }: Release,
  name: string,
  { loadMs, pageMs, allMs }: ComposeDeadlines,
  until: number,
): Promise<Calls> {
  const folder = await store.localFolder(appFolder(manifest.name, version));
  const thread = await opened(manifest.name, () =>
    openRenderThread(pathToFileURL(`${folder}/server/render.mjs`).href, name, Math.min(loadMs, left(until))),
  );
  return {
    async of(method, argument, path, schema, expected) {
      const failed = (why: string) => new Error(`${manifest.name}: ${path} cannot be rendered: ${why}`);
      const value = await thread
        .call(method, argument, Math.min(pageMs, left(until)))
        .catch((error: Error) => {
          throw failed(
            left(until) > 0 ? error.message : `composing all pages took longer than ${allMs / 1000} seconds`,
          );
        });
      const parsed = schema.safeParse(value);
      if (!parsed.success) throw failed(`${method} did not return ${expected}`);
      return parsed.data;
    },
    close: thread.close,
  };
}

async function opened(app: string, open: () => Promise<RenderThread>): Promise<RenderThread> {
  try {
    return await open();
  } catch (error) {
    throw new Error(`The render module of ${app} cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function left(until: number): number {
  return Math.max(until - Date.now(), 0);
}
