import { createRouter } from '../../platform/http/router';
import { takeSubmission } from '../../platform/http/submission';
import { sendContactMessageRoute } from './contact.routes';
import { receiveMessage } from './receiveMessage';

export const contactRouter = createRouter().openapi(sendContactMessageRoute, async (c) => {
  const message = c.req.valid('json');
  await takeSubmission(
    c,
    message,
    { form: 'contact', name: message.name, mailsTo: [message.email] },
    (deps, key) => receiveMessage(deps, message, key),
  );
  return c.json({ status: 'received' as const }, 201);
});
