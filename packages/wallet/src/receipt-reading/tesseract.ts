import { startWorker } from '@kit/sdk/worker'
import languageUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import workerUrl from 'tesseract.js/dist/worker.min.js?url'
import type { Box, ReadLine } from './receiptNumbers.ts'

// The page's half of tesseract.js starts its worker from a string, which trusted types refuse: this
// one uses the same worker with files of this site only.

/**
 * How long the loaded WebAssembly of the engine may take to start, in ms. The worker does not
 * answer if it fails.
 */
const startLimitMs = 3_500

/** The engine's own parameter names and values. */
const lstmOnly = 1
export const pageModes = { auto: '3', singleLine: '7', sparse: '11' } as const

interface BoxOfTesseract {
  x0: number
  y0: number
  x1: number
  y1: number
}
interface Recognised {
  blocks:
    | readonly {
        paragraphs: readonly {
          lines: readonly { words: readonly { text: string; bbox: BoxOfTesseract }[] }[]
        }[]
      }[]
    | null
  rotateRadians: number
}

interface Reply {
  jobId: string
  status: 'resolve' | 'reject' | 'progress'
  data: unknown
}

export interface RecogniseOptions {
  mode: (typeof pageModes)[keyof typeof pageModes]
  digitsOnly?: boolean
  /** Reads only this part of the picture, after the rotation. */
  rectangle?: Box
  /** Detects the rotation of the text, or uses the given one. */
  rotation: 'find' | number
}

export interface TextReader {
  /** The picture is the bytes of an image file. */
  recognise(
    picture: Uint8Array,
    options: RecogniseOptions,
    onProgress?: (share: number) => void,
  ): Promise<{ lines: ReadLine[]; rotation: number }>
}

const boxOf = ({ x0, y0, x1, y1 }: BoxOfTesseract): Box => ({
  left: x0,
  top: y0,
  width: x1 - x0,
  height: y1 - y0,
})

const linesOf = ({ blocks }: Recognised): ReadLine[] =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words }) => ({ words: words.map(({ text, bbox }) => ({ text, box: boxOf(bbox) })) })),
    ),
  )

const absolute = (address: string) => new URL(address, window.location.href).href

/**
 * Starts the engine in a worker, which ends with the signal. Throws if the browser refuses the
 * worker, or its files cannot be loaded.
 */
export async function startTextReader(signal: AbortSignal): Promise<TextReader> {
  signal.throwIfAborted()
  const worker = startWorker(absolute(workerUrl), 'classic')
  if (!worker) throw new Error('The browser refuses the worker that reads receipts')
  const waiting = new Map<
    string,
    {
      resolve(data: unknown): void
      reject(error: unknown): void
      progress?: ((share: number) => void) | undefined
    }
  >()
  const fail = (error: unknown) => {
    worker.terminate()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  let starting: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(starting)
      fail(signal.reason)
    },
    { once: true },
  )
  worker.addEventListener('error', ({ message }) => fail(new Error(message || 'The worker failed')))
  worker.addEventListener('message', ({ data: { jobId, status, data } }: MessageEvent<Reply>) => {
    const job = waiting.get(jobId)
    if (status === 'progress') {
      const { status: what, progress } = data as { status: string; progress: number }
      if (what === 'recognizing text') job?.progress?.(progress)
      if (what === 'initializing tesseract' && progress === 0)
        starting ??= setTimeout(() => fail(new Error('The reader did not start')), startLimitMs)
      return
    }
    clearTimeout(starting)
    waiting.delete(jobId)
    if (status === 'resolve') job?.resolve(data)
    else job?.reject(new Error(String(data)))
  })
  let jobs = 0
  const ask = (action: string, payload: object, progress?: (share: number) => void) =>
    new Promise<unknown>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      jobs += 1
      const jobId = `${action}-${jobs}`
      waiting.set(jobId, { resolve, reject, progress })
      worker.postMessage({ workerId: 'receipts', jobId, action, payload })
    })

  const language = async () => {
    const answer = await fetch(absolute(languageUrl), { signal })
    if (!answer.ok) throw new Error(`The language data answered ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
  const [data] = await Promise.all([
    language(),
    ask('load', { options: { lstmOnly: true, corePath: absolute(coreUrl), logging: false } }),
  ])
  await ask('loadLanguage', {
    langs: [{ code: 'eng', data }],
    options: { cacheMethod: 'none', lstmOnly: true },
  })
  await ask('initialize', { langs: 'eng', oem: lstmOnly, config: {} })

  return {
    async recognise(picture, { mode, digitsOnly = false, rectangle, rotation }, onProgress) {
      await ask('setParameters', {
        params: {
          tessedit_pageseg_mode: mode,
          tessedit_char_whitelist: digitsOnly ? '0123456789' : '',
          // Otherwise it logs a guess to the console.
          user_defined_dpi: '300',
        },
      })
      const options = {
        ...(rectangle && { rectangle }),
        ...(rotation === 'find' ? { rotateAuto: true } : { rotateRadians: rotation }),
      }
      const output = { text: false, blocks: true }
      const read = (await ask('recognize', { image: picture, options, output }, onProgress)) as Recognised
      return { lines: linesOf(read), rotation: read.rotateRadians }
    },
  }
}
