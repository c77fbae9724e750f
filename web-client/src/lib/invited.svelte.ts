import type { Pass } from '../protocol/door';
import { keepSetting, setting } from './memory';
import { invitationIn } from './links';

/** What this device opens rooms with in a closed house: its word, or an invitation from a link. */
class Invited {
  private word = $state(setting('house-word'));
  private invitation = $state(setting('invitation'));

  /** The word comes first: it is good for longer. */
  get pass(): Pass | undefined {
    if (this.word !== null) return { word: this.word };
    if (this.invitation !== null) return { invitation: this.invitation };
    return undefined;
  }

  /** Somebody has typed the word. */
  knows(word: string): void {
    this.word = word;
    keepSetting('house-word', word);
  }

  /** Keeps the invitation in the fragment of a link; whether there was one. */
  comesBy(hash: string): boolean {
    const invitation = invitationIn(hash);
    if (!invitation) return false;
    this.invitation = invitation;
    keepSetting('invitation', invitation);
    return true;
  }

  /** What was refused is good no more. */
  isRefused(code: string): void {
    if (code === 'wrong_house_word') {
      this.word = null;
      keepSetting('house-word', null);
    }
    if (code === 'wrong_invitation') {
      this.invitation = null;
      keepSetting('invitation', null);
    }
  }
}

/** What this device opens rooms with. */
export const invited = new Invited();
