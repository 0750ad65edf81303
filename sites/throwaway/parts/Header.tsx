import { useSession } from '@kit/sdk/react'
import type { WrapProps } from '@kit/shell/parts'

/** A line of the brand above the kit's header. */
export function Header({ Original, props }: WrapProps<object>) {
  const { isLoggedIn } = useSession()
  return (
    <>
      <p className="line">{isLoggedIn ? 'Up the terrace!' : 'The terrace is open'}</p>
      <Original {...props} />
    </>
  )
}
