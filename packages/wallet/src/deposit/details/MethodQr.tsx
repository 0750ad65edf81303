'use client'
import { getImage, type Minor, type PaymentMethod } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { Button, formatPoints, QrCode, Skeleton, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useWalletSite } from '../../walletContext.ts'
import * as styles from '../deposit.css.ts'
import { paymentTypeFacts } from '../../paymentTypeFacts.ts'
import { qrPictureOf } from './accountDetails.ts'
import { savePicture } from './savePicture.ts'
import { upiAddress } from './upiAddress.ts'

/** Side of the operator's picture, in CSS px: same as a medium QrCode. */
const sidePx = 136

function QrPicture({ imageUrl }: { imageUrl: string }) {
  const message = useMessage()
  const site = useWalletSite()
  const { client } = site.operator
  const picture = useQuery(queryOf(client, getImage, { imageUrl }))
  const save = async () => {
    try {
      await savePicture(await client.call(getImage, { imageUrl }), site.now())
    } catch (error) {
      // Source: ERR-015.
      site.onError(error, 'wallet: saving a QR code')
    }
  }
  if (picture.isPending) return <Skeleton shape="block" style={{ inlineSize: sidePx, blockSize: sidePx }} />
  if (!picture.data) return <p className={styles.quiet}>{message('wallet.deposit.qrMissing')}</p>
  const { mediaType, imageBase } = picture.data
  return (
    <>
      <img
        src={`data:${/^image\/[\w.+-]+$/.test(mediaType) ? mediaType : 'image/png'};base64,${imageBase}`}
        alt={message('wallet.deposit.qr')}
        width={sidePx}
        height={sidePx}
        className={styles.qrPicture}
      />
      <Button size="small" onClick={() => void save()}>
        {message('wallet.deposit.qrDownload')}
      </Button>
    </>
  )
}

/**
 * QR code of the payment: the operator's picture for QR and USDT, one with the amount for UPI
 * (DEP-028 to DEP-031). Renders a link to a UPI app on phones.
 */
export function MethodQr({ amount, method }: { amount: Minor; method: PaymentMethod }) {
  const message = useMessage()
  const imageUrl = qrPictureOf(method)
  const isUpi = paymentTypeFacts[method.paymentType].opensUpiApp && method.upiId !== ''
  if (imageUrl === '' && !isUpi) return null
  return (
    <div className={styles.qr}>
      {imageUrl === '' ? (
        <>
          <QrCode
            value={upiAddress(method, amount)}
            label={message('wallet.deposit.qrUpi', { amount: formatPoints(amount, { currency: true }) })}
          />
          <span className={styles.quiet}>{message('wallet.deposit.qrHint')}</span>
        </>
      ) : (
        <QrPicture imageUrl={imageUrl} />
      )}
      {isUpi && (
        <Button asChild className={styles.upiApp}>
          <a href={upiAddress(method, amount)}>{message('wallet.deposit.upiApp')}</a>
        </Button>
      )}
    </div>
  )
}
