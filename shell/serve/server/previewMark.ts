import { color, FOOT_PROPERTY } from '@school/shared/theme';
import { escape } from '../../release/compose/escape';
import { PREVIEWS_PATH, type NamedPreview } from '../../release/site/preview';

/** Adds to a page that this browser shows a preview, with a button that ends it. */
export function withPreviewMark(html: string, preview: NamedPreview): string {
  const { name, release } = preview;
  const text = `Preview ${name}: this browser shows ${release.manifest.name} ${release.version.slice(0, 7)}.`;
  const button = `<button style="${BUTTON}">End preview</button>`;
  const form = `<form method="post" action="${PREVIEWS_PATH}/end">${button}</form>`;
  const mark = `<aside aria-label="Preview" style="${MARK}"><span style="${TEXT}">${escape(text)}</span>${form}</aside>`;
  return html
    .replace('<html ', `<html style="${FOOT_PROPERTY}:${HEIGHT}px" `)
    .replace('<head>', '<head>\n<meta name="robots" content="noindex">')
    .replace('<div id="shell">', (shell) => mark + shell);
}

/** Of the mark, in pixels. Drawers and bars at the foot of staff pages stand above it. */
const HEIGHT = 60;
const MARK = `position:fixed;inset:auto 0 0 0;z-index:99;display:flex;gap:8px 20px;align-items:center;justify-content:center;box-sizing:border-box;height:${HEIGHT}px;padding:8px 20px;background:${color.ink};color:${color.paper};font:600 1rem/1.3 var(--text)`;
/** Two lines of it fit. */
const TEXT = 'max-height:2.6em;overflow:hidden';
const BUTTON = `min-height:44px;padding:0 20px;border:1px solid ${color.paper};background:transparent;color:inherit;font:inherit;white-space:nowrap;cursor:pointer`;
