/** An icon as the text of its SVG. */
declare module '~icons/game-icons/*?raw' {
  const svg: string;
  export default svg;
}
