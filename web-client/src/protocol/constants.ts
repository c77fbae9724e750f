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
  roomMoved: 4013,
} as const;

/** What is hashed before anything else, so that no hash of a receipt can be taken for another. */
export const DOMAIN = {
  gameSeed: 'dragonhall game seed 1',
  botNumber: 'dragonhall bot number 1',
  chainKey: 'dragonhall chain key 1',
  name: 'dragonhall name 1',
} as const;

/** The words that open a seat, in each language in the same order. */
export const KEY_WORDS = {
  en: 'ACORN AMBER ANVIL APPLE ARROW BADGER BASALT BEACON BIRCH BRIDGE CANDLE CASTLE CEDAR CLOVER COPPER CRYSTAL DAGGER DRUM EAGLE EMBER FALCON FERN FLINT FOREST FROST GARNET GOBLET GRANITE HARBOR HAZEL HEARTH HERON IRON IVORY JASPER KETTLE LANTERN LINDEN LOTUS MAPLE MARBLE MEADOW MOSS NECTAR OAK OLIVE ONYX OTTER PEBBLE PINE QUARTZ RAVEN RIVER RUBY SADDLE SILVER SPARROW THISTLE TOPAZ TOWER VELVET WALNUT WILLOW ZEPHYR'.split(' '),
  de: 'ECKER BERNSTEIN AMBOSS APFEL PFEIL DACHS BASALT LEUCHTFEUER BIRKE STEG KERZE BURG ZEDER KLEE KUPFER KRISTALL DOLCH TROMMEL ADLER GLUT FALKE FARN FEUERSTEIN WALD FROST GRANAT KELCH GRANIT HAFEN HASEL HERD REIHER EISEN ELFENBEIN JASPIS KESSEL LATERNE LINDE LOTUS AHORN MARMOR WIESE MOOS NEKTAR EICHE OLIVE ONYX OTTER KIESEL KIEFER QUARZ RABE FLUSS RUBIN SATTEL SILBER SPATZ DISTEL TOPAS TURM SAMT WALNUSS WEIDE ZEPHIR'.split(' '),
};
