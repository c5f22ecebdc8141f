import { messageOf } from '@school/shared';
import type { Me } from '../../access/api';
import type { ActionContext, AdminFeature } from '../../area/feature';
import type { PaletteItem } from './items';

/** Returns the actions of all features for a role. A failed action shows a toast. */
export const actionItems = (
  features: readonly AdminFeature[],
  { staff }: Pick<Me, 'staff'>,
  context: ActionContext,
): readonly PaletteItem[] =>
  features
    .flatMap(({ actions = [] }) => actions)
    .filter(({ forStaff }) => staff || !forStaff)
    .sort((a, b) => a.order - b.order)
    .map(({ id, label, about, run }) => ({
      id,
      group: 'do',
      label,
      about,
      run: async () => {
        try {
          await run(context);
        } catch (error) {
          context.toast.add(messageOf(error), { type: 'error' });
        }
      },
    }));
