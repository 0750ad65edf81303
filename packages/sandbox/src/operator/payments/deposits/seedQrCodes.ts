import { eq } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { findAccountByName } from '../../accounts/accountStore.ts'
import { paymentMethod, type Database, type PaymentMethodDetails } from '../../database/schema.ts'
import { insertUpload } from '../uploads/uploadStore.ts'
import type { Uploads } from '../uploads/uploads.ts'

/** Seeded QR pictures, with the account that each pays to and the details to show next to it. */
const pictures: { methodId: string; file: string; account: PaymentMethodDetails }[] = [
  // A QR code of `upi://pay` to the UPI id of the other seeded method.
  {
    methodId: 'deposit-qr',
    file: './qrCode.png',
    account: { upiId: 'operator@upi', accountName: 'Example Traders' },
  },
  {
    methodId: 'deposit-usdt',
    file: './usdtQrCode.png',
    account: { walletNumber: 'TExampleWalletOfTheSandbox00000001' },
  },
]

/**
 * Uploads the pictures of the seeded QR and USDT methods that have none. A picture or an account that staff
 * chose stays.
 */
export async function seedQrCodes(database: Database, uploads: Uploads, at: Date): Promise<void> {
  const staff = await findAccountByName(database, 'administrator')
  if (!staff) return
  for (const { methodId, file, account } of pictures) {
    const ofSeed = eq(paymentMethod.id, methodId)
    const [method] = await database.select().from(paymentMethod).where(ofSeed)
    if (!method) continue
    const { upiId = account.upiId, walletNumber = account.walletNumber, customFields } = method.details
    if (upiId !== account.upiId || walletNumber !== account.walletNumber) continue
    const shown = customFields?.find(({ type }) => type === 'image')?.value
    if (shown !== undefined && (await uploads.read(shown))) continue
    const bytes = await readFile(new URL(file, import.meta.url))
    const kept = await uploads.keep(new Blob([new Uint8Array(bytes)]))
    await database.transaction(async (tx) => {
      await insertUpload(tx, staff.id, kept, at)
      const picture = { label: 'QR', type: 'image' as const, value: kept.id }
      const details = { ...account, ...method.details, customFields: [picture] }
      await tx.update(paymentMethod).set({ details }).where(ofSeed)
    })
  }
}
