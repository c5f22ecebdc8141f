import type { Outcome } from './tryFault';

const HEADINGS = ['remote', 'fault', 'the area says', 'after', 'others work', 'comes back by', 'heap'];

/** Returns the outcomes as a page of the documentation. The heap is compared with a visit of the same remote without fault. */
export function reportOf(outcomes: readonly Outcome[], on: string): string {
  const rows = outcomes.map(({ app, fault, said, ms, others, recovered, heap }) => {
    const plain = outcomes.find((one) => one.app === app && one.fault === 'none');
    const growth =
      plain && fault !== 'none' && recovered !== 'page load'
        ? `${signed(heap - plain.heap)} KB`
        : `${heap} KB`;
    return [
      app,
      fault,
      textOf(said),
      `${(ms / 1000).toFixed(1)} s`,
      others ? 'yes' : 'NO',
      recovered === 'never' ? 'NEVER' : recovered,
      growth,
    ];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `# Remotes with faults

Measured by \`npm run chaos\` on ${on}. Each row is a visit from another remote's page.

${[line(HEADINGS), line(HEADINGS.map(() => '---')), ...rows.map(line)].join('\n')}

## Method

Playwright answers requests for the remote's entry or page module with the fault. Faults of the
network keep the integrity of scripts, so changed code is refused by its hash. Faults that must run
are served without integrity, because a deployed mistake would have a valid hash. Times are those of
the page's clock, which is advanced past retries and deadlines. "Others work" means that header and
another remote's page open during the fault. "Comes back by" is tried in this order after the fault
has ended: by itself where nothing is reported, "Try again", a page load. The heap is taken after
garbage collection, after the remote has been left, as the difference to a visit without fault; where
a page load was needed it is that of the new page.

A page whose module was replaced stays broken until a page load, because the document keeps modules
that have run. React stops renders that set state for ever, and effects that do so leave time for
other work. A synchronous endless loop stops the tab's only thread: no code of the page can end it.
The browser offers to stop the page, and a reload shows the page's HTML without scripts first.
`;
}

const signed = (figure: number): string => (figure > 0 ? `+${figure}` : String(figure));
const textOf = (text: string): string => text.replaceAll('|', '\\|').slice(0, 120);
