import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { folderFault } from '../../packages/create-site/src/folder.ts'
import { root } from '../workspaces.ts'
import { StepFailed } from './progress.ts'

const nearestExisting = (folder: string): string =>
  existsSync(folder) ? folder : nearestExisting(path.dirname(folder))

/** Checked before anything is built. Throws a sentence with the next step. */
export function folderOutside(folder: string): string {
  const next = 'name another folder, such as ../harbour.'
  const below = path.relative(root, folder)
  if (!below.startsWith('..') && !path.isAbsolute(below))
    throw new StepFailed(`${folder} is inside this clone, whose own packages would be used there.`, next)
  const fault = folderFault(folder)
  if (fault) throw new StepFailed(fault, next)
  const above = nearestExisting(folder)
  try {
    rmdirSync(mkdtempSync(path.join(above, '.kit-')))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StepFailed(`${above} cannot be written (${code}).`, next, { cause: error })
  }
  return folder
}
