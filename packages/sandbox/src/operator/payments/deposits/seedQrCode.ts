import { eq } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { findAccountByName } from '../../accounts/accountStore.ts'
import { paymentMethod, type Database } from '../../database/schema.ts'
import { insertUpload } from '../uploads/uploadStore.ts'
import type { Uploads } from '../uploads/uploads.ts'

const methodId = 'deposit-qr'

/** A QR code of `upi://pay` to the UPI id of the other seeded method. */
const pictureFile = new URL('./qrCode.png', import.meta.url)

/** Uploads the seeded QR method's picture when it has none. A picture that staff chose stays. */
export async function seedQrCode(database: Database, uploads: Uploads, at: Date): Promise<void> {
  const [method] = await database.select().from(paymentMethod).where(eq(paymentMethod.id, methodId))
  const staff = await findAccountByName(database, 'administrator')
  if (!method || !staff) return
  const shown = method.details.customFields?.find(({ type }) => type === 'image')?.value
  if (shown !== undefined && (await uploads.read(shown))) return
  const kept = await uploads.keep(new Blob([new Uint8Array(await readFile(pictureFile))]))
  await database.transaction(async (tx) => {
    await insertUpload(tx, staff.id, kept, at)
    const customFields = [{ label: 'QR', type: 'image' as const, value: kept.id }]
    await tx
      .update(paymentMethod)
      .set({ details: { ...method.details, customFields } })
      .where(eq(paymentMethod.id, methodId))
  })
}
