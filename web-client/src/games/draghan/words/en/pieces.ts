import type { CardCatalogue, CardWords } from '../catalogue';
import pieces from './pieces.json';

export const CARDS: CardCatalogue<CardWords> = pieces;
