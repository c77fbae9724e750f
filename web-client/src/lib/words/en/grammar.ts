import { grammarOf } from '../../plural';
import { sentencesIn } from '../../sentences';

/** How English counts, writes numbers and lists names. */
export const { plural, number, list } = grammarOf('en');
export const { fill, sentences } = sentencesIn('en');
