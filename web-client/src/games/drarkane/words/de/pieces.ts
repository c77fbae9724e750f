import { sentences } from '../../../../lib/words/de/grammar';
import { piecesOf } from '../catalogue';
import { PIECES } from '../inserts';
import pieces from './pieces.json';

export const { askName, cardName, cardText, dragons, objectives, ranks, suits, whyName } = piecesOf(sentences(pieces, PIECES));
