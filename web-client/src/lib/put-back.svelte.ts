import type { Time } from '../protocol/time';
import { keepSetting, setting } from './memory';

/** To what time this device has been told that the house was put back. */
class PutBack {
  private read: string | undefined = $state(setting('put-back') ?? undefined);

  isNews(to: Time): boolean {
    return this.read !== String(to);
  }

  isRead(to: Time): void {
    this.read = String(to);
    keepSetting('put-back', this.read);
  }
}

/** What this device was told of the house being put back. */
export const putBack = new PutBack();

/** A moment to the minute, as people write it. */
export function moment(at: Time, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at);
}
