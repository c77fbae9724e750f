import { LANGUAGES, speak } from './lib/languages';

// In the tests every language is spoken from the beginning.
import.meta.glob(['./lib/words/index.ts', './games/*/{hints,words/index,help/guide}.ts'], { eager: true });
await Promise.all(LANGUAGES.map(speak));
