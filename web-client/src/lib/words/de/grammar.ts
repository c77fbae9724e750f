import { grammarOf } from '../../plural';
import { sentencesIn } from '../../sentences';

/** How German counts, writes numbers and lists names. */
export const { plural, number, list } = grammarOf('de');
export const { fill, sentences } = sentencesIn('de');
