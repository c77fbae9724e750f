import type { Color, Kind } from '../reading';

/** A stone as the reader knows it. */
export interface Whose {
  yours: boolean;
  color: Color;
  kind: Kind;
}
