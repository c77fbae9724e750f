import type { Color, Kind } from '../../reading';
import type { Whose } from '../catalogue';
import pieces from './pieces.json';

export const KIND: Record<Kind, string> = pieces.kinds;
export const DRAGONS: Record<Kind, string> = { vine: 'Rankendrachen', water: 'Wasserdrachen', fire: 'Feuerdrachen' };
export const COLOR: Record<Color, string> = pieces.colors;
export const ADJECTIVE: Record<Color, string> = { black: 'schwarze', white: 'weiße' };
/** „die Ranke“ ist weiblich, „das Wasser“ und „das Feuer“ sind sächlich. */
export const THE: Record<Kind, string> = { vine: 'die', water: 'das', fire: 'das' };
export const WITH: Record<Kind, string> = { vine: 'der Ranke', water: 'dem Wasser', fire: 'dem Feuer' };
export const TO: Record<Kind, string> = { vine: 'Zur Ranke', water: 'Zum Wasser', fire: 'Zum Feuer' };
export const A: Record<Kind, string> = { vine: 'eine Ranke', water: 'ein Wasser', fire: 'ein Feuer' };
export const NONE: Record<Kind, string> = { vine: 'Keine Ranke', water: 'Kein Wasser', fire: 'Kein Feuer' };
export const YOUR: Record<Kind, string> = { vine: 'deine Ranke', water: 'dein Wasser', fire: 'dein Feuer' };
/** Im Akkusativ wie im Nominativ gleich, weil keins der Wörter männlich ist. */
export const stone = ({ yours, color, kind }: Whose) => (yours ? YOUR[kind] : `${THE[kind]} ${ADJECTIVE[color]} ${KIND[kind]}`);
