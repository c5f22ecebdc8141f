import { formatDateTime } from '@school/shared/format';
import { WAITING_ROOM } from '@school/shared/schemas/sent';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { escape } from '../../release/compose/escape';
import { framedPage, PLAIN_BUTTON } from './framedPage';
import type { AskApi } from './sentFields';

/** A place as the API describes it. */
interface Place {
  readonly state: 'off' | 'before' | 'waiting' | 'in' | 'over';
  readonly key: string | null;
  readonly position?: number;
  readonly minutes?: number;
  /** Missing from an API of a former version. */
  readonly minutesToHold?: number;
  readonly until?: string;
  readonly opensAt?: string | null;
  readonly askAfter: number;
}

interface Options {
  readonly isSecure: boolean;
  readonly readPage: (context: Context, path: string) => Promise<string | undefined>;
  readonly asVisitor: (context: Context) => AskApi;
  readonly sendPage: (context: Context, html: string, status: number) => Promise<Response>;
}

const COOKIE = 'waiting-room';
/** Seconds. */
const KEPT_FOR = 30 * 24 * 60 * 60;
/** Seconds between two loads at least, since a screen reader begins anew with each. */
const LEAST = 30;
const EVENT = '/mate-2025';

/** Returns the field that adds a visitor's place to the order of tickets. */
export function placeField(context: Context, operation: string): readonly (readonly [string, string])[] {
  const key = operation === 'startTicketOrder' && getCookie(context, COOKIE);
  return key ? [['queueKey', key]] : [];
}

/** The waiting room of the ticket sale without scripts: a page that loads itself again when the API says so. */
export function waitingRoomRoutes({ isSecure, readPage, asVisitor, sendPage }: Options): Hono {
  const app = new Hono();

  async function ask(context: Context, method: 'GET' | 'POST') {
    const key = getCookie(context, COOKIE);
    const headers: Record<string, string> = key ? { 'queue-key': key } : {};
    const answer = await asVisitor(context)('/api/tickets/queue', { method, headers }).catch(() => undefined);
    return {
      status: answer?.status,
      place: answer?.ok ? ((await answer.json()) as Place) : undefined,
    };
  }

  /** Keeps the place on the device, from each look on. */
  function keep(context: Context, place: Place | undefined): void {
    const cookie = {
      path: '/forms',
      maxAge: KEPT_FOR,
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
    } as const;
    if (place?.key) setCookie(context, COOKIE, place.key, cookie);
  }

  async function sendRoom(context: Context, { status, place }: Awaited<ReturnType<typeof ask>>) {
    const html = await readPage(context, EVENT);
    if (html === undefined) return context.notFound();
    // Other requests are only refused for a moment, by a network that many share.
    const isRefused = status === 429 && context.req.method === 'POST';
    const [title, texts, button] = isRefused ? TOO_MANY : status === 404 ? NO_PLACE : shownOf(place);
    const waits = place ? ['before', 'waiting'].includes(place.state) : status !== 404 && !isRefused;
    const parts = [
      ...texts.map((text) => `<p>${escape(text)}</p>`),
      waits
        ? `<p>${place ? KEPT : ''} This page looks again by itself. <a href="${WAITING_ROOM}">Look now</a></p>`
        : '',
      button &&
        `<form method="post" action="${WAITING_ROOM}"><button style="${PLAIN_BUTTON}">${button}</button></form>`,
      `<p><a href="${EVENT}#tickets">To the tickets</a></p>`,
    ];
    const page = framedPage({ html, title, content: parts.join('') });
    const refresh = `<meta http-equiv="refresh" content="${Math.max(LEAST, place?.askAfter ?? LEAST)}"></head>`;
    return sendPage(context, waits ? page.replace('</head>', refresh) : page, isRefused ? 429 : 200);
  }

  app.get('/', async (context) => {
    const answer = await ask(context, 'GET');
    keep(context, answer.place);
    return sendRoom(context, answer);
  });

  app.post('/', async (context) => {
    const answer = await ask(context, 'POST');
    keep(context, answer.place);
    return answer.status === 429 ? sendRoom(context, answer) : context.redirect(WAITING_ROOM, 303);
  });
  return app;
}

type Shown = readonly [title: string, texts: readonly string[], button?: string];

const KEPT = 'You may close this page and come back in this browser: your place is kept.';
const NO_PLACE: Shown = [
  'The waiting room',
  ['We let a few people in at a time. Please take a place, so that it will be your turn.'],
  'Take a place',
];

const TOO_MANY: Shown = [
  'Please wait a moment',
  ['Many people on your network have taken a place in the last hour. Please try again in some minutes.'],
  'Take a place',
];

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function shownOf(place: Place | undefined): Shown {
  const { position = 1, minutes = 1, minutesToHold, until = '', opensAt } = place ?? {};
  const toHold = minutesToHold
    ? [`When it is your turn, you have ${counted(minutesToHold, 'minute', 'minutes')} to send the form.`]
    : [];
  switch (place?.state) {
    case undefined:
      return ['The box office cannot be reached', []];
    case 'off':
      return [
        'Nobody has to wait',
        ['There is no waiting room right now. You can buy tickets if they are on sale.'],
      ];
    case 'before': {
      const opens = opensAt ? [`Tickets are on sale from ${formatDateTime(opensAt)} UTC.`] : [];
      const draw = 'When the sale opens, a draw gives a place to all who are here.';
      return ['You are in the waiting room', [...opens, draw, ...toHold]];
    }
    case 'waiting': {
      const before =
        position === 1 ? 'You are next.' : `${counted(position - 1, 'person', 'people')} before you.`;
      const turn = `It is your turn in about ${counted(minutes, 'minute', 'minutes')}.`;
      return ['You are in the queue', [before, turn, ...toHold]];
    }
    case 'in':
      return ['It is your turn', [`Send the form for your tickets by ${formatDateTime(until)} UTC.`]];
    case 'over':
      return [
        'Your turn is over',
        ['Its time is over, or you have bought tickets with it.'],
        'Take a new place',
      ];
  }
}
