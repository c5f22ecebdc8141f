import { school } from '@school/shared/site';
import type { Block, Message } from './message';

/** Renders the mail as plain text. */
export function renderText({ blocks }: Message): string {
  return [...blocks.map(textOf), `${school.name}, ${school.place}\n${school.tagline}`].join('\n\n') + '\n';
}

function textOf(block: Block): string {
  if ('text' in block) return block.text;
  if ('heading' in block) return block.heading.toUpperCase();
  if ('quote' in block) return block.quote.replaceAll(/^/gm, '> ');
  if ('link' in block) return `${block.link.label}:\n${block.link.url}`;
  if ('button' in block) return `${block.button.label}:\n${block.button.url}`;
  return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
}
