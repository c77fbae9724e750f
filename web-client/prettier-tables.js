// Prettier pads every cell of a Markdown table to the width of its column, so that one changed cell changes all lines.
// This plugin writes tables without padding.
import { doc } from 'prettier';
import * as markdown from 'prettier/plugins/markdown';

const { mdast } = markdown.printers;
const RULES = { left: ':--', center: ':-:', right: '--:' };

function print(path, options, children, args) {
  if (path.node.type !== 'table') return mdast.print(path, options, children, args);
  const line = (cells) => ['|', cells.map((cell) => [' ', cell, cell ? ' |' : '|'])];
  const cell = () => (path.node.children.length > 0 ? children() : '');
  const [head, ...rows] = path.map(() => line(path.map(cell, 'children')), 'children');
  const rule = line(path.node.children[0].children.map((_, column) => RULES[path.node.align[column]] ?? '---'));
  return doc.builders.join(doc.builders.hardline, [head, rule, ...rows]);
}

export const languages = markdown.languages;
export const parsers = markdown.parsers;
export const printers = { mdast: { ...mdast, print } };
