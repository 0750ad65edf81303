import path from 'node:path'

/** Paths of this repository's documents, which no package contains. */
const documents = /(?<![\w/.-])(?:\.\.?\/)*docs\/[\w./-]+\.(?:md|csv|json)\b/g

const markdownLink = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g

/** Files that the package does not have, a sentence each. */
export function linkFaults(place: string, text: string, files: readonly string[]): string[] {
  // Comments of a script are for developers of the kit; its messages are not.
  const read = /\.[cm]?js$/.test(place) ? text.replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, '') : text
  const cited = [...new Set([...read.matchAll(documents)].map(([name]) => name))]
  const links = place.endsWith('.md') ? [...text.matchAll(markdownLink)].map(([, target = '']) => target) : []
  return [
    ...cited.map((name) => `${place} refers to ${name}, which is in no package.`),
    ...links
      .map((target) => path.posix.normalize(path.posix.join(path.posix.dirname(place), target)))
      .filter((target) => !files.includes(target))
      .map((target) => `${place} links to ${target}, which is not in the package.`),
  ]
}
