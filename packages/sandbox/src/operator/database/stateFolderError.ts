import { statfs } from 'node:fs/promises'
import { errorCode } from './errorCode.ts'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a part of the path is a file',
  // Node says so of a folder that cannot be made on a read-only disk.
  ENOENT: 'it cannot be made there',
}

/** Below this many bytes a database cannot be made. */
const tooLittle = 1_000_000

/** An error of files in a sentence that says what to do; any other error as it is. */
export async function stateFolderError(folder: string, error: unknown): Promise<unknown> {
  const code = errorCode(error)
  const space = await statfs(folder).catch(() => undefined)
  // The database in the process says in its own way that the disk is full.
  if (code === 'ENOSPC' || (space && space.bavail * space.bsize < tooLittle))
    return new Error(
      `The disk with ${folder} is full. Free some space, or name another folder with --state.`,
      { cause: error },
    )
  const reason = reasons[code]
  if (reason === undefined) return error
  return new Error(
    `Nothing can be written into the folder ${folder}: ${reason}. Name another one with --state.`,
    { cause: error },
  )
}
