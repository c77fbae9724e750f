// `make generate` writes this file. Do not edit it.

/** The WebSocket sub-protocol that client and server agree on. */
export const SUBPROTOCOL = 'dragonhall.1';

/** The codes with which the server closes a WebSocket. */
export const CLOSE = {
  protocolError: 1002,
  invalidText: 1007,
  policy: 1008,
  tooBig: 1009,
  internal: 1011,
  restart: 1012,
  overload: 1013,
  takenOver: 4001,
  noSuchRoomOrSeat: 4003,
  roomGone: 4010,
  removed: 4011,
  outside: 4012,
} as const;

/** What is hashed before anything else, so that no hash of a receipt can be taken for another. */
export const DOMAIN = {
  gameSeed: 'dragonhall game seed 1',
  botNumber: 'dragonhall bot number 1',
  chainKey: 'dragonhall chain key 1',
  name: 'dragonhall name 1',
} as const;
