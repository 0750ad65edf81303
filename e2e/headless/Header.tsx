import { useBalance, useSession } from '@kit/sdk/react'
import { useSiteServices } from '@kit/shell/headless'
import { formatPoints } from '@kit/ui'

function Points() {
  const { balance, state } = useBalance()
  if (state === 'unknown') return <span className="points">Points cannot be read</span>
  if (!balance)
    return (
      <span className="points" aria-busy>
        …
      </span>
    )
  return (
    <dl className="points" data-old={state === 'old' || undefined}>
      <dt>To bet with</dt>
      <dd>{formatPoints(balance.available)}</dd>
      <dt>At stake</dt>
      <dd>{formatPoints(balance.exposure)}</dd>
    </dl>
  )
}

export function Header({ name }: { name: string }) {
  const { isLoggedIn, user, logOut } = useSession()
  const { request } = useSiteServices()
  return (
    <header>
      <strong>{name}</strong>
      {isLoggedIn ? (
        <>
          <Points />
          <span>{user?.userName}</span>
          <button type="button" onClick={() => void logOut()}>
            Log out
          </button>
        </>
      ) : (
        <button type="button" onClick={() => request('login', {})}>
          Log in
        </button>
      )}
    </header>
  )
}
