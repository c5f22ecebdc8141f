import { importChunk, loadAhead, useHydrated } from '@school/shared';
import { useEffect, useId, useRef, useState, type FC } from 'react';
import { ArtBox, type BoxSize } from './ArtBox';

/** Draws one SVG (or two: one for phones). `id` is unique on the page and prefixes every id inside the drawing. */
export type Draw<Props> = (props: Props & { readonly id: string }) => string;

/** What every drawing takes besides its own props. */
export interface ArtProps {
  /** Says what the drawing shows. Without it the drawing is decoration and hidden from screen readers. */
  readonly label?: string | undefined;
  /** Styles the box. A height given here wins over the ratio. */
  readonly className?: string | undefined;
  /** Width divided by height of the box, if it is to differ from the drawing's own. */
  readonly ratio?: number | undefined;
  /** Prefix of the ids inside the drawing; made up when missing. */
  readonly id?: string | undefined;
}

type Content = { readonly __html: string };

/**
 * React leaves what is inside the box alone as long as it is handed one and the same object, so later drawings are
 * put there without it.
 */
const untouched: Content = { __html: '' };

/** A missing drawing must not take the page down, nor go unseen. Outside browsers there may be no `reportError`. */
const report = (error: unknown): void =>
  typeof reportError === 'function' ? reportError(error) : console.error(error);

/**
 * A drawing as a component. The server writes the SVG into the page, hydration keeps it, and only a browser that
 * renders the drawing anew, or with other props, loads the generator. Props must be plain JSON values.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyArt<Props extends object = object>(
  load: () => Promise<Draw<Props>>,
  size: BoxSize | ((props: Props) => BoxSize),
): FC<Props & ArtProps> {
  const onServer = import.meta.env.SSR && typeof document === 'undefined';
  let draw: Draw<Props> | undefined;
  const fetchDraw = async (): Promise<Draw<Props>> => (draw ??= await importChunk('drawing', load));
  if (onServer) loadAhead(fetchDraw, { ahead: false });

  return function Art({ label, className, ratio, id, ...rest }) {
    const made = useId();
    const props = rest as unknown as Props;
    const whole = { ...props, id: id ?? `art${made.replace(/\W/g, '')}` };
    const key = JSON.stringify(whole);
    const hydrated = useHydrated();
    const box = useRef<HTMLSpanElement>(null);
    const [content] = useState(() => drawNow(draw, whole, hydrated, onServer));
    const shown = useRef(key);

    useEffect(() => {
      const element = box.current;
      if (!element || (shown.current === key && element.childElementCount > 0)) return undefined;
      let wanted = true;
      fetchDraw()
        .then((generator) => {
          if (!wanted) return;
          element.innerHTML = generator(JSON.parse(key) as typeof whole);
          shown.current = key;
        })
        .catch(report);
      return () => {
        wanted = false;
      };
    }, [key]);

    const own = typeof size === 'function' ? size(props) : size;
    return (
      <ArtBox
        ref={box}
        data-art
        className={className}
        $ratio={ratio ?? own.ratio}
        $phone={ratio ? undefined : own.phone}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        suppressHydrationWarning
        dangerouslySetInnerHTML={content}
      />
    );
  };
}

/** What the box holds at its first render. */
function drawNow<Props>(
  draw: Draw<Props> | undefined,
  props: Props & { readonly id: string },
  hydrated: boolean,
  onServer: boolean,
): Content {
  if (onServer && !draw) throw new Error('Await serverReady() before rendering a page with drawings');
  return draw && (onServer || hydrated) ? { __html: draw(props) } : untouched;
}
