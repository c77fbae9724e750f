import { TablePerspective } from '../perspective';
import type { View } from './reading';
import type { FarkleWords } from './words';

/** The table as one reader sees it. */
export class Perspective extends TablePerspective<View, FarkleWords> {}
