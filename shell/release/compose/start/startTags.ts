import { inlineScript } from './inlineScript';
import { START_ID } from './startAfterPaint';

/**
 * The end of a page: its scripts and what they load.
 * @param tags their HTML
 * @param isWritten the page has something to paint before they run; where the browser makes it all they begin at once
 */
export function startTags(tags: string, isWritten: boolean): string {
  return isWritten
    ? `<template id="${START_ID}">\n${tags}\n</template>\n<script>${inlineScript}</script>`
    : tags;
}
