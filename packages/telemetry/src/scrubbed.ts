const longest = 300

/**
 * Removes possible personal data from a message: addresses of pages and mail, numbers from four digits on (phones,
 * accounts, amounts, codes), and long tokens. Truncates it after 300 characters.
 */
export const scrubbed = (text: string): string =>
  text
    .replaceAll(/\b(?:https?|wss?|blob):\S+/g, '<address>')
    .replaceAll(/[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi, '<mail>')
    .replaceAll(/\b[\w-]{24,}\b/g, (word) => (/\d/.test(word) ? '<token>' : word))
    .replaceAll(/\+?\d(?:[\d ,.-]*\d){3,}/g, '<number>')
    .slice(0, longest)

const mostFrames = 12
/** Frame formats of browsers: `at name (address:line:column)` and `name@address:line:column`. */
const frameForm =
  /^\s*(?:at )?(?:(.*?)(?: \(|@))?[a-z]+:\/\/[^\s?#]*?([^/?#\s]+\.\w+)(?:\?[^\s:)]*)?:(\d+):(\d+)\)?$/

/** Returns the first twelve frames of a stack in one format, `at name (file:line:column)`, with file names only. */
export const framesOf = (stack = ''): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = frameForm.exec(line) ?? []
      return file === undefined ? [] : [`at ${name || '?'} (${file}:${row}:${column})`]
    })
    .slice(0, mostFrames)
    .join('\n')
