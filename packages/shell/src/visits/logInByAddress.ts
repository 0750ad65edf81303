import { OperatorError, type OperatorClient } from '@kit/sdk'
import { exchangeHandoff, getProfile, type User } from '@kit/sdk/contract'
import { profileQuery } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import type { AssembledSite } from '../assembledSite.ts'
import { isUnknownCall } from './isUnknownCall.ts'
import { loginAddressOf } from './loginAddress.ts'
import { visitMessages } from './visitMessages.ts'

type Ports = Pick<AssembledSite, 'services' | 'queryClient' | 'texts'>

/** Time that the operator's configuration may take to allow logins by address, in ms. */
const waitMs = 15_000

/**
 * Credentials only prefill the login sheet, so that no link logs anyone in unnoticed (Q-056, threat model
 * U1). A token's profile is read before it is stored. A link ends nobody's login (U1). Returns how to
 * stop waiting.
 */
export function logInByAddress(site: Ports, path: string): () => void {
  const address = loginAddressOf(path)
  if (!address) return () => {}
  const { services } = site
  if (address.kind === 'credentials') {
    const { userName, password } = address
    const { request, flags } = services
    return whenOn(flags, () => request('login', { prefill: { userName, password } }))
  }
  const fresh = address.kind === 'code' ? exchange(site, address.code) : check(site, address.token)
  const page = address.kind === 'code' ? address.page : undefined
  const login = begin(site, fresh, page)
  login.catch((error: unknown) => {
    const kind = error instanceof OperatorError ? error.kind : undefined
    if (error instanceof OperatorError) services.toast(error.message, 'danger')
    // An expired link is not an error of the site.
    if (kind !== 'unauthorized' && kind !== 'refused') services.onError(error, 'a login by address')
  })
  return () => {}
}

/** Runs the work once the brand allows logins by address; never if that takes too long. */
function whenOn(flags: Ports['services']['flags'], work: () => void): () => void {
  const isOn = () => flags.get('auth.urlLogin')
  if (isOn()) {
    work()
    return () => {}
  }
  const stop = () => {
    unfollow()
    clearTimeout(timer)
  }
  const unfollow = flags.subscribe(() => {
    if (!isOn()) return
    stop()
    work()
  })
  const timer = setTimeout(stop, waitMs)
  return stop
}

interface FreshLogin {
  token: string
  user: User
}

async function exchange(site: Ports, code: string): Promise<FreshLogin> {
  let token: string | undefined
  let user: User
  try {
    user = await site.services.operator.client.call(
      exchangeHandoff,
      { code },
      { onToken: (fresh) => void (token = fresh) },
    )
  } catch (error) {
    // An operator without the exchange issues no codes: this is a token of the same form.
    if (isUnknownCall(error, exchangeHandoff)) return check(site, code)
    throw error
  }
  if (token === undefined) throw new OperatorError('malformed', 'The login brought no token', { status: 200 })
  return { token, user }
}

/** Reads the token's profile. An existing login stays, whatever the operator answers. */
async function check({ services, queryClient }: Ports, given: string): Promise<FreshLogin> {
  let token = given
  const user = await queryClient.fetchQuery({
    queryKey: ['login by address', given],
    queryFn: () =>
      services.operator.client.call(
        getProfile,
        {},
        { login: { token, userType: 'user' }, onToken: (fresh) => void (token = fresh) },
      ),
    gcTime: 0,
  })
  return { token, user }
}

/** Begins a login, and opens a page once the visitor needs no second step. */
async function begin(site: Ports, fresh: Promise<FreshLogin>, page: string | undefined): Promise<void> {
  const isReady = await enter(site, await fresh)
  if (isReady && page !== undefined) site.services.navigate(page)
}

/**
 * Starts the login, unless it belongs to staff or another user is logged in. Returns true if the visitor is logged in,
 * without a second step.
 */
async function enter({ services, queryClient, texts }: Ports, { token, user }: FreshLogin): Promise<boolean> {
  const { flags, operator, toast, navigate } = services
  const { client, session } = operator
  const refuse = (id: keyof typeof visitMessages): false => {
    toast(texts.getState().messages[id] ?? visitMessages[id], 'danger')
    return false
  }
  // Staff have a separate site, unless the brand admits them.
  if (user.userType !== 'user' && !flags.get('auth.allowStaffLogin')) return refuse('shell.login.notPlayer')
  const current = session.get() && (await currentUser(queryClient, client))
  // A login that has just expired does not block the new one.
  if (session.get()) {
    if (current?.id !== user.id) return refuse('shell.login.otherPlayer')
    session.renew(token)
    queryClient.setQueryData(profileQuery(client).queryKey, user)
    return true
  }
  // An operator may return the profile before the second step; the profile then says that it is
  // required (AUTH-027).
  const owesSecondFactor = user.hasSecondFactor && user.isSecondFactorVerified === false
  session.begin({ token, userType: user.userType, ...(owesSecondFactor && { owesSecondFactor }) }, false)
  queryClient.setQueryData(profileQuery(client).queryKey, user)
  if (owesSecondFactor) navigate('/login-auth')
  return !owesSecondFactor
}

/** Returns undefined if the login has expired. */
async function currentUser(queryClient: QueryClient, client: OperatorClient): Promise<User | undefined> {
  try {
    return await queryClient.fetchQuery(profileQuery(client))
  } catch (error) {
    if (error instanceof OperatorError && error.kind === 'unauthorized') return undefined
    throw error
  }
}
