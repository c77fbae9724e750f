import type { Color, Kind } from '../../reading';
import type { Whose } from '../catalogue';
import pieces from './pieces.json';

export const KIND: Record<Kind, string> = pieces.kinds;
export const COLOR: Record<Color, string> = pieces.colors;
export const stone = ({ yours, color, kind }: Whose) => `${yours ? 'your' : COLOR[color]} ${KIND[kind]}`;
