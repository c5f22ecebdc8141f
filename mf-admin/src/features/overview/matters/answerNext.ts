import { messageOfApiError } from '@school/shared/api';
import type { ActionContext } from '../../../app/area/feature';
import { endpoints } from '../api';
import { matterPath } from './matterLabels';

const isEnquiry = (matter: string) => ['message', 'fees', 'application'].includes(matter);

/** Opens the enquiry that has waited longest, or says that none waits. */
export async function answerNext({ navigate, store, toast }: ActionContext): Promise<void> {
  const { dispatch } = await store();
  const request = dispatch(endpoints.listMatters.initiate(undefined, { forceRefetch: true }));
  try {
    const waiting = (await request.unwrap()).filter(({ matter }) => isEnquiry(matter));
    const [next] = waiting.sort((a, b) => a.since.localeCompare(b.since));
    if (next) navigate(matterPath(next));
    else toast.add('No enquiries are waiting for an answer.', { type: 'info' });
  } catch (error) {
    toast.add(messageOfApiError(error), { type: 'error' });
  } finally {
    request.unsubscribe();
  }
}
