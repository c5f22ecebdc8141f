import type { z } from 'zod';
import type { PaymentSettings } from '../../platform/config/paymentSettings';
import { networkOf } from './networkOf';
import { ProviderError, type DirectCharge, type PaymentProvider } from '../provider';
import { chargeMeta, linkData, refundData, transactionData } from './answers';
import { createRestClient, type Patience } from './restClient';

/** Connects to Flutterwave, or to another service with its REST interface at the configured address. */
export function createFlutterwave(
  settings: Pick<PaymentSettings, 'apiOrigin' | 'secretKey'>,
  patience?: Patience,
): PaymentProvider {
  const rest = createRestClient(settings, patience);
  return {
    transaction: async (id) =>
      transactionIn(await rest.get(`/transactions/${encodeURIComponent(id)}/verify`)),
    transactionByReference: async (txRef) =>
      transactionIn(await rest.get(`/transactions/verify_by_reference?tx_ref=${encodeURIComponent(txRef)}`)),
    hostedPage: async (
      { txRef, amount, currency, paymentOptions, customer, title, description },
      returnTo,
    ) => {
      const data = await rest.post('/payments', {
        tx_ref: txRef,
        amount: amount / 100,
        currency,
        redirect_url: returnTo,
        payment_options: paymentOptions,
        customer: { email: customer.email, name: customer.name, phonenumber: customer.phone },
        customizations: { title, description },
      });
      return read(linkData, data).link;
    },
    chargeCard: async (charge, token) => {
      await rest.postForMeta('/tokenized-charges', { ...chargeBody(charge), token, country: 'GH' });
    },
    chargePhone: async (charge) => {
      const { phone } = charge.customer;
      const meta = await rest.postForMeta('/charges?type=mobile_money_ghana', {
        ...chargeBody(charge),
        phone_number: nationalNumber(phone),
        redirect_url: charge.returnTo,
        network: networkOf(phone),
      });
      return chargeMeta.parse(meta)?.authorization.redirect;
    },
    refund: async (id, amount, comments) => {
      const path = `/transactions/${encodeURIComponent(id)}/refund`;
      const data = await rest.post(path, { amount: amount / 100, comments });
      if (data === undefined) throw new ProviderError('refused', 'The payment service knows no such payment');
      return read(refundData, data);
    },
  };
}

/** Returns a Ghanaian number as it is dialled there, such as 0241234567. @param phone as E.164 */
const nationalNumber = (phone: string): string => phone.replace(/^\+233/, '0');

const chargeBody = ({ txRef, amount, currency, customer, description }: DirectCharge) => ({
  tx_ref: txRef,
  amount: amount / 100,
  currency,
  email: customer.email,
  fullname: customer.name,
  narration: description,
});

const transactionIn = (data: unknown) => (data === undefined ? undefined : read(transactionData, data));

function read<T extends z.ZodType>(schema: T, data: unknown): z.output<T> {
  const answer = schema.safeParse(data);
  if (answer.success) return answer.data;
  const places = answer.error.issues.map(({ path }) => path.join('.') || 'data').join(', ');
  throw new ProviderError('nonsense', `The payment service’s answer cannot be read at ${places}`);
}
