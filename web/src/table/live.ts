/** What a player does, sent to the server of a live game. */

import { Refusal } from '$lib/request';
import { socket } from '$lib/socket.svelte';
import type { ClientMessage, Room, WantedAction } from '$lib/wire';
import { rematch } from '../pages/tables/rematch';
import type { Actions, Reason } from './actions';

/** `document` gives the room as it stands: a choice names the decision it answers. */
export function liveActions(room: string, document: () => Room | null): Actions {
  const send = async (message: ClientMessage): Promise<void> => {
    await socket.request(message);
  };
  const decision = (): number => document()?.decision ?? -1;
  const act =
    (name: 'undo' | 'concede' | 'claim' | 'offer-draw' | 'accept' | 'decline' | 'withdraw') => (): Promise<void> =>
      send({ do: name, room });
  return {
    choose: (option) => send({ do: 'choose', room, decision: decision(), option }),
    shortcut: (index) => send({ do: 'shortcut', room, decision: decision(), index }),
    passOn: () => send({ do: 'pass-on', room, decision: decision() }),
    whyNot: (asked) => whyNot(room, asked),
    say: (text) => send({ do: 'say', room, text }),
    stops: (windows) => send({ do: 'stops', room, windows }),
    yields: (titles) => send({ do: 'yields', room, titles }),
    orders: (titles) => send({ do: 'orders', room, titles }),
    lookBack: async (line) => {
      const { moment } = await socket.request({ do: 'look-back', room, line });
      if (!moment) throw new Error('The server answered a look back without the moment.');
      return moment;
    },
    undo: act('undo'),
    concede: act('concede'),
    claim: act('claim'),
    offerDraw: act('offer-draw'),
    rematch: async (switched) => {
      const over = document();
      if (over) await rematch(over, switched);
    },
    accept: act('accept'),
    decline: act('decline'),
    withdraw: act('withdraw'),
  };
}

/** No more of a wish than the server knows. */
const wishOf = ({ kind, card, server }: WantedAction): WantedAction => ({
  kind,
  card: card ?? null,
  server: server ?? null,
});

/** The answer to "why not" is a refusal: its words are what was asked for. */
async function whyNot(room: string, asked: WantedAction | string): Promise<Reason | null> {
  try {
    const question = typeof asked === 'string' ? { label: asked } : { wish: wishOf(asked) };
    const answer = await socket.request({ do: 'why-not', room, ...question });
    return answer.legal === false ? { message: '' } : null;
  } catch (error) {
    if (error instanceof Refusal) return error.problem;
    throw error;
  }
}
