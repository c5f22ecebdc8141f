/**
 * The local stand-in for Flutterwave's `v3.js`: the same global, a frame with the same name `checkout`, the same
 * callbacks.
 */
export const v3Script = `(() => {
  const home = new URL(document.currentScript.src).origin;
  const look = {
    position: 'fixed', top: '0', left: '0', width: '100%', height: '100%', border: 'none', zIndex: '2147483647',
  };

  window.FlutterwaveCheckout = ({ callback, onclose, ...facts }) => {
    document.getElementsByName('checkout').forEach((old) => old.remove());
    const frame = document.createElement('iframe');
    frame.name = 'checkout';
    frame.title = 'Payment';
    Object.assign(frame.style, look);
    frame.src = home + '/pay#' + encodeURIComponent(JSON.stringify({ ...facts, origin: location.origin }));
    let isIncomplete = true;

    const close = () => {
      window.removeEventListener('message', hear);
      frame.remove();
      document.body.style.overflow = '';
    };
    const hear = (event) => {
      if (event.origin !== home || event.source !== frame.contentWindow) return;
      const { type, data } = event.data;
      if (type === 'callback') {
        isIncomplete = false;
        callback?.(data);
      }
      if (type === 'redirect') location.assign(data);
      if (type === 'close') {
        close();
        onclose?.(isIncomplete);
      }
    };

    window.addEventListener('message', hear);
    document.body.style.overflow = 'hidden';
    document.body.append(frame);
    return { close };
  };
})();
`;
