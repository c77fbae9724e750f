/** A player as the reader knows them. */
export interface Who {
  you: boolean;
  name: string;
}
