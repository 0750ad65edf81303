import { getImage } from '@kit/sdk/contract'
import type { Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { route, type Route } from '../http/route.ts'
import { findUpload } from './uploadStore.ts'
import type { Uploads } from './uploads.ts'

const imageUnknown = () =>
  new Refused(404, { message: 'This picture is not known', code: 'image-unknown', field: 'imageUrl' })

export function uploadRoutes({ database, uploads }: { database: Database; uploads: Uploads }): Route[] {
  return [
    route(getImage, async ({ imageUrl }, { login }) => {
      const found = await findUpload(database, login.account, imageUrl)
      const bytes = found && (await uploads.read(found.id))
      if (!bytes) throw imageUnknown()
      return { docs: { imageBase: Buffer.from(bytes).toString('base64'), mediaType: found.mediaType } }
    }),
  ]
}
