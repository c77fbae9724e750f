import { Refused } from './api';
import { speech } from './i18n.svelte';
import { refusalSentence, type HouseRefusal } from './refusals';

/** Something asked of the server over HTTP, one at a time, with why it failed. */
export class Attempt {
  busy = $state(false);
  refusal: HouseRefusal | undefined = $state.raw();
  /** The refusal in words. */
  readonly sentence = $derived(this.refusal && refusalSentence(this.refusal, speech.t, String));

  async make(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = undefined;
    try {
      await deed();
    } catch (error) {
      this.refusal = error instanceof Refused && error.refusal.code !== 'rule' ? error.refusal : { code: 'unreachable' };
    }
    this.busy = false;
  }
}
