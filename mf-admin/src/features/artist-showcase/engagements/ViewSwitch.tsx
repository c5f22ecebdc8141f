import { useShell } from '@school/shared';
import { selectEngagementsView, type EngagementsView } from '@school/shared/contract';
import { Segmented } from '@school/shared/ui';
import { usePageState } from '../../../kit/page/usePageState';

const viewLabels: Readonly<Record<EngagementsView, string>> = { list: 'List', board: 'Board' };

const views: readonly EngagementsView[] = ['list', 'board'];

/** Switches between list and board. The page store keeps the choice while the site is open. */
export function ViewSwitch() {
  const { page } = useShell();
  const view = usePageState(selectEngagementsView);
  return (
    <Segmented
      name="view"
      label="View"
      hideLabel
      options={views.map((value) => ({ value, label: viewLabels[value] }))}
      value={view}
      onChange={({ target }) =>
        page.update({ engagementsView: views.find((known) => known === target.value) ?? 'list' })
      }
    />
  );
}
