import { deleteImage, getImage, getPlayerImage, saveImage } from '@kit/sdk/contract'
import type { Database } from '../../database/schema.ts'
import { createRateLimit, type RateLimits } from '../../http/rateLimit.ts'
import { demoAccount, Refused } from '../../http/refused.ts'
import { route, type Route } from '../../http/route.ts'
import { checkQuota } from './quota.ts'
import type { ShareCounts } from '../../processes/sharedCounts.ts'
import { deleteUpload, findPublicUpload, findUpload, insertUpload } from './uploadStore.ts'
import type { Uploads } from './uploads.ts'

const imageUnknown = (field: string) =>
  new Refused(404, { message: 'This picture is not known', code: 'image-unknown', field })

export interface UploadServices {
  database: Database
  clock(): number
  uploads: Uploads
  rateLimits: RateLimits
  share: ShareCounts
}

export function uploadRoutes({ database, clock, uploads, rateLimits, share }: UploadServices): Route[] {
  const perAccount = createRateLimit(rateLimits.uploads, clock, share('uploads'))
  const perAddress = createRateLimit(rateLimits.uploadsPerAddress, clock, share('uploadsPerAddress'))

  async function show(found: { id: string; mediaType: string } | undefined, field: string) {
    const bytes = found && (await uploads.read(found.id))
    if (!bytes) throw imageUnknown(field)
    return { imageBase: Buffer.from(bytes).toString('base64'), mediaType: found.mediaType }
  }

  return [
    route(getImage, async ({ imageUrl }) => ({
      docs: await show(await findPublicUpload(database, imageUrl), 'imageUrl'),
    })),

    route(getPlayerImage, async ({ imageId }, { login }) => ({
      docs: await show(await findUpload(database, login.account, imageId), 'imageId'),
    })),

    route(saveImage, async ({ image }, { login, network }) => {
      if (login.account.isDemo) throw demoAccount()
      perAccount.take(login.account.id)
      perAddress.take(network)
      const at = new Date(clock())
      await checkQuota(database, login.account.id, image.size, at)
      const kept = await uploads.keep(image)
      await insertUpload(database, login.account.id, kept, at)
      return { docs: { image: kept.id } }
    }),

    route(deleteImage, async ({ fileName }, { login }) => {
      if (!(await deleteUpload(database, login.account.id, fileName))) throw imageUnknown('fileName')
      await uploads.remove(fileName)
      return { docs: {} }
    }),
  ]
}
