import './board.css';
import type { GameParts } from '../face';
import Help from './Help.svelte';
import { Perspective } from './perspective';
import Primer from './Primer.svelte';
import { resultOf } from './result';
import Table from './Table.svelte';
import { STONE_WORDS } from './words';

export const parts: GameParts = {
  Table,
  Help,
  Primer,
  result: (table, room, me, language) => resultOf(table, new Perspective(room, me), STONE_WORDS[language]),
};
