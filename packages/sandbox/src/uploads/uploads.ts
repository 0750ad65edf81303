import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refused } from '../http/refused.ts'
import { readImage, type ImageFacts } from './readImage.ts'

/** 25 megapixels: what a telephone takes, and little enough to be decoded anywhere. */
const mostPixels = 25_000_000

export interface KeptImage extends ImageFacts {
  id: string
  size: number
}

const unreadable = () =>
  new Refused(400, {
    message: 'This is not a picture: PNG, JPEG, GIF and WebP are',
    code: 'image-unreadable',
    field: 'image',
  })

const tooManyPixels = () =>
  new Refused(400, {
    message: 'The picture has more than 25 million pixels',
    code: 'image-too-large',
    field: 'image',
  })

export interface Uploads {
  /** Keeps a picture under a name nobody can guess. Throws when its bytes are not a picture's. */
  keep(file: Blob): Promise<KeptImage>
  remove(id: string): Promise<void>
}

/** Pictures that players send, in `<state folder>/uploads`, readable by the owner of the process only; 'memory' keeps none. */
export function createUploads(stateFolder: string): Uploads {
  const folder = stateFolder === 'memory' ? undefined : join(stateFolder, 'uploads')

  return {
    async keep(file) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const facts = readImage(bytes)
      if (!facts) throw unreadable()
      if (facts.width * facts.height > mostPixels) throw tooManyPixels()
      const id = randomUUID()
      if (folder !== undefined) {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(join(folder, id), bytes, { mode: 0o600, flag: 'wx' })
      }
      return { ...facts, id, size: bytes.byteLength }
    },
    async remove(id) {
      if (folder !== undefined) await rm(join(folder, id), { force: true })
    },
  }
}
