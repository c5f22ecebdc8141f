import { inlineScript } from './inlineScript';
import { START_ID } from './startAfterPaint';

/**
 * Returns the end of a page: its scripts and preloads.
 * @param tags their HTML
 * @param isWritten whether the page has something to paint first; a page that the browser renders starts them at once
 */
export function startTags(tags: string, isWritten: boolean): string {
  return isWritten
    ? `<template id="${START_ID}">\n${tags}\n</template>\n<script>${inlineScript}</script>`
    : tags;
}
