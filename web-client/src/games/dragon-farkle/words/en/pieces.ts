import type { Companion, Item } from '../../reading';
import type { CardWords } from '../catalogue';
import pieces from './pieces.json';

export const companions: Record<Companion, CardWords> = pieces.companions;
export const items: Record<Item, CardWords> = pieces.items;
