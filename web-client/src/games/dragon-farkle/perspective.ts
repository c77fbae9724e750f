/** The table as one reader sees it. */
export { TablePerspective as Perspective } from '../perspective';
