import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Clock } from '../../core/clock';
import type { Entry, StateStore } from './stateStore';

/** Stores the provider's data in the state store. */
export function createAdapterFactory(state: StateStore, clock: Clock): AdapterFactory {
  return (model) => createAdapter(model, state, clock);
}

function createAdapter(model: string, state: StateStore, clock: Clock): Adapter {
  const keyOf = (id: string) => `${model}:${id}`;
  const find = async (matches: (payload: AdapterPayload) => boolean) => {
    for (const [key, { payload }] of state.entries()) {
      if (key.startsWith(`${model}:`) && matches(payload)) return state.get(key)?.payload;
    }
    return undefined;
  };
  return {
    upsert: async (id, payload, expiresIn) => {
      const expiresAt = expiresIn ? clock.now().getTime() + expiresIn * 1000 : null;
      state.set(keyOf(id), { payload, expiresAt });
    },
    find: async (id) => state.get(keyOf(id))?.payload,
    findByUid: (uid) => find((payload) => payload.uid === uid),
    findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
    consume: async (id) => {
      const entry = state.get(keyOf(id));
      if (entry) state.set(keyOf(id), consumed(entry, clock));
    },
    destroy: async (id) => state.delete(keyOf(id)),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of state.entries()) {
        if (payload.grantId === grantId) state.delete(key);
      }
    },
  };
}

const consumed = ({ payload, expiresAt }: Entry, clock: Clock): Entry => ({
  payload: { ...payload, consumed: Math.floor(clock.now().getTime() / 1000) },
  expiresAt,
});
