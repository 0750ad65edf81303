import * as z from 'zod/mini'

/** The parent's answer: the host of the built site, or the reason why the build failed. */
const answer = z.object({ builtSite: z.string(), why: z.optional(z.string()) })

/**
 * Asks the parent process to build the site of a host. Resolves when it is built. Rejects with the parent's
 * message if the build failed, or if there is no parent that can build.
 */
export function buildByParent(host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) return reject(new Error(`The site of ${host} is not built. Build it first.`))
    const receive = (message: unknown): void => {
      const read = answer.safeParse(message)
      if (!read.success || read.data.builtSite !== host) return
      process.off('message', receive)
      if (read.data.why === undefined) resolve()
      else reject(new Error(read.data.why))
    }
    process.on('message', receive)
    process.send({ wantedSite: host })
  })
}
