import { Banner, Button, useMessage } from '@kit/ui'
import type { useDepositRequest } from './useDepositRequest.ts'

/**
 * The error of a request, shown until the player acts again. Money never relies on a toast alone.
 */
export function RequestProblem({
  request: { problem, link, askAgain },
}: {
  request: Pick<ReturnType<typeof useDepositRequest>, 'problem' | 'link' | 'askAgain'>
}) {
  const message = useMessage()
  return (
    <>
      {problem && (
        <Banner
          tone={problem.tone}
          action={
            problem.canAsk && (
              <Button size="small" onClick={askAgain}>
                {message('wallet.deposit.checkAgain')}
              </Button>
            )
          }
        >
          {problem.text}
        </Banner>
      )}
      {link && (
        <Banner
          tone="warning"
          action={
            <Button asChild size="small" tone="accent">
              <a href={link.address} target="_blank" rel="noopener noreferrer">
                {message('wallet.deposit.hostedOpen')}
              </a>
            </Button>
          }
        >
          {message(link.why === 'blocked' ? 'wallet.deposit.hostedBlocked' : 'wallet.deposit.hostedClosed')}
        </Banner>
      )}
    </>
  )
}
