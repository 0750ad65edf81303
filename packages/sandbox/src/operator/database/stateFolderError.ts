import { statfs } from 'node:fs/promises'
import { errorCode } from './errorCode.ts'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a part of the path is a file',
  // Node reports this for a folder that cannot be created on a read-only disk.
  ENOENT: 'it cannot be made there',
}

/** Minimum free space for a database, in bytes. */
const tooLittle = 1_000_000

/** Returns a file error as a message that says what to do, and any other error unchanged. */
export async function stateFolderError(folder: string, error: unknown): Promise<unknown> {
  const code = errorCode(error)
  const space = await statfs(folder).catch(() => undefined)
  // The in-process database reports a full disk with a different error.
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
