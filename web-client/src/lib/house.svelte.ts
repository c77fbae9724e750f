import type { HouseInfo } from '../protocol/http';
import { houseInfo } from './api';

/** What whoever runs the house says of it; nothing as long as nobody answers. */
class House {
  info: HouseInfo = $state.raw({});

  ask(): void {
    houseInfo().then(
      (info) => (this.info = info),
      () => undefined,
    );
  }
}

/** The house that this page is of. */
export const house = new House();
