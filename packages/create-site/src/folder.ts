import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** What a fresh repository or an editor writes, which a site can be beside. */
const allowed = [
  /^\.git$/,
  /^\.(?:gitignore|gitattributes|gitlab-ci\.yml|github|gitlab|gitea|hg|hgignore)$/,
  /^\.(?:editorconfig|idea|vscode|nvmrc|node-version|tool-versions|DS_Store)$/,
  /^Thumbs\.db$/i,
  /^(?:README|LICEN[CS]E|COPYING|NOTICE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|AUTHORS|CODEOWNERS)(?:[.-].*)?$/i,
]

/** Signs that end a file's address for the tools that build a site. */
const unusable = /[#?]/

/** One sentence about why a site cannot be written into a folder; undefined where it can. */
export function folderFault(folder: string): string | undefined {
  const shown = path.relative(process.cwd(), folder) || 'this folder'
  const part = folder.split(path.sep).find((name) => unusable.test(name))
  if (part !== undefined)
    return `A site cannot be built below a folder with the sign ${unusable.exec(part)![0]} in its name, and "${part}" has it: rename it or choose another folder.`
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${shown} is a file: name a folder.`
  const [found] = readdirSync(folder)
    .filter((name) => !allowed.some((form) => form.test(name)))
    .toSorted()
  return found === undefined
    ? undefined
    : `${shown} is not empty, it holds ${found}: name another folder, or empty it.`
}
