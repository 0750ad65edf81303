import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refused } from '../../http/refused.ts'
import { readImage, type ImageFacts } from '@kit/sdk/contract'
import { createReencoders } from './reencoders.ts'

/** Maximum size in pixels: enough for a phone's photo, and small enough to decode. */
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
  /** Stores a re-encoded picture under an unguessable name. Throws if it is not an image. */
  keep(file: Blob): Promise<KeptImage>
  /** Returns undefined if the file is missing. */
  read(id: string): Promise<Uint8Array | undefined>
  remove(id: string): Promise<void>
  stop(): void
}

interface Shelf {
  write(id: string, bytes: Uint8Array): Promise<void>
  read(id: string): Promise<Uint8Array | undefined>
  remove(id: string): Promise<void>
}

function memoryShelf(): Shelf {
  const kept = new Map<string, Uint8Array>()
  return {
    write: async (id, bytes) => void kept.set(id, bytes),
    read: async (id) => kept.get(id),
    remove: async (id) => void kept.delete(id),
  }
}

const folderShelf = (folder: string): Shelf => ({
  async write(id, bytes) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, id), bytes, { mode: 0o600, flag: 'wx' })
  },
  read: (id) => readFile(join(folder, id)).catch(() => undefined),
  remove: (id) => rm(join(folder, id), { force: true }),
})

/** Players' pictures in `<state folder>/uploads`, readable by the process owner only, or in memory. */
export function createUploads(stateFolder: string): Uploads {
  const shelf = stateFolder === 'memory' ? memoryShelf() : folderShelf(join(stateFolder, 'uploads'))
  const { reencode, stop } = createReencoders()

  return {
    async keep(file) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const facts = readImage(bytes)
      if (!facts) throw unreadable()
      if (facts.width * facts.height > mostPixels) throw tooManyPixels()
      const reencoded = await reencode(bytes, facts, mostPixels)
      if (!reencoded) throw unreadable()
      const id = randomUUID()
      await shelf.write(id, reencoded.bytes)
      return {
        ...facts,
        width: reencoded.width,
        height: reencoded.height,
        id,
        size: reencoded.bytes.byteLength,
      }
    },
    read: (id) => shelf.read(id),
    remove: (id) => shelf.remove(id),
    stop,
  }
}
