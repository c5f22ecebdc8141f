import { join } from 'node:path';
import { isOldPrivateLink } from '@school/shared/private-links';
import { expect } from 'vitest';
import type { Parcel } from '../platform/mail/transport';
import { fileList } from '../platform/mailing-list/fileList';
import type { BackgroundContext } from '../platform/feature/feature';
import { handlersOf } from '../platform/feature/gatherFeatures';
import type { TextMessage } from '../platform/text-messages/transport';
import { startWorker } from '../platform/outbox/worker';
import type { TestApi } from './api';

/** Runs what an API under test queued, as its worker would, and stores the mails. */
export function effectsOf(
  api: TestApi,
  others: Partial<Pick<BackgroundContext, 'list' | 'texts' | 'transport'>> = {},
) {
  const mails: Parcel[] = [];
  const texts: TextMessage[] = [];
  const { clock, log } = api.deps;
  const context = {
    ...api.deps,
    list: fileList(mailingListOf(api)),
    siteOrigin: 'https://school.example',
    transport: {
      async send(parcel: Parcel) {
        // Checks every mail of every test: that covers each kind of mail that has a test.
        expect(secretsInQueries(parcel), parcel.subject).toEqual([]);
        mails.push(parcel);
      },
    },
    texts: { send: async (message: TextMessage) => void texts.push(message) },
    ...others,
  };
  // Ready-made mails stay in the queue, where tests look at them.
  const { mail: _, ...handlers } = handlersOf(api.deps.features, context);
  return {
    mails,
    texts,
    /** Runs everything that is due. */
    run: async () => {
      const worker = await startWorker({
        database: api.database,
        clock,
        log,
        handlers,
      });
      await worker.runDue();
      await worker.close();
    },
  };
}

/** Returns the path of the mailing list of an API under test. */
export const mailingListOf = ({ dataDir }: Pick<TestApi, 'dataDir'>): string =>
  join(dataDir, 'mailing-list.json');

/**
 * Returns secrets in the queries of a mail's links, which logs and other sites would see. Programs fetch a calendar
 * file, so its link is exempt.
 */
function secretsInQueries({ text, unsubscribeUrl = '' }: Pick<Parcel, 'text' | 'unsubscribeUrl'>): string[] {
  const links = `${text} ${unsubscribeUrl}`.match(/https:\/\/school\.example\/\S*/g) ?? [];
  return links.filter(
    (link) => !link.includes('/api/tickets/calendar.ics?') && isOldPrivateLink(new URL(link)),
  );
}

/** Returns the token under a name in the first link of a mail that has it. */
export function tokenIn({ text }: Pick<Parcel, 'text'>, name: string): string {
  const token = new RegExp(`[?&#]${name}=([\\w-]+)`).exec(text)?.[1];
  if (!token) throw new Error(`The mail has no link with ${name}`);
  return token;
}
