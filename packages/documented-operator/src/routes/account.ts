import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Call, Route } from '../http.ts'
import { Amount } from '../money.ts'
import { Refusal, type Account } from '../store.ts'

function userDocument({ store }: Context, account: Account) {
  const exposure = store.exposure(account.id)
  return {
    _id: account.id,
    userType: account.userType,
    userName: account.userName,
    fullName: account.userName,
    email: account.email,
    emailVerified: false,
    enable2fa: false,
    otpVerified: false,
    demo: account.demo,
    cockFightCreated: account.cockFightCreated,
    createdBy: 'whitelabel1',
    correlationId: account.id,
    changePassword: false,
    blocked: false,
    createdAt: account.createdAt,
    updatedAt: account.createdAt,
    profileSetup: true,
    fcmToken: '',
    whiteLabelId: 'whitelabel1',
    whiteLabelType: 'b2c',
    casinoLock: false,
    bonusLock: false,
    wagerBonusId: '',
    depositCount: store.requests.filter(
      ({ userId, kind, status }) => userId === account.id && kind === 'deposit' && status === 'approved',
    ).length,
    betDelay: 0,
    confirmBets: account.confirmBets,
    pts: new Amount(account.pts),
    availablePts: new Amount(account.pts - exposure),
    exposure: new Amount(exposure),
    casinoPts: 0,
    creditPts: 0,
    sportsPts: new Amount(account.pts),
    thirdPartyPts: 0,
    clientPL: 0,
    profit: 0,
    loss: 0,
    sessionMax: '0',
    bookmakerMax: '0',
    betfairMax: '0',
  }
}

const login = z.object({
  email: z.string().min(1),
  password: z.string().default(''),
  otp: z.string().default(''),
})
const text = z.string().trim().min(1)
const signup = z.object({
  userName: text,
  phone: text,
  password: z.string().min(8).regex(/\d/),
  otp: z.string().optional(),
  email: z.string().default(''),
})

/** A throwaway account has no phone. */
const demoSignup = z.object({ ...signup.shape, phone: z.string().default('') })

export function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Refusal(400, 'Invalid Request')
  return parsed.data
}

const digits = (phone: string) => phone.replace(/\D/g, '')

export function accountRoutes(context: Context): Route[] {
  const { store, live, otp } = context
  const find = (name: string) =>
    store.accounts.find(
      ({ userName, phone }) =>
        userName.toLowerCase() === name.trim().toLowerCase() ||
        (digits(phone) !== '' && digits(phone).endsWith(digits(name)) && digits(name).length >= 9),
    )
  const withSession = (account: Account) => ({
    message: 'Login Successful',
    docs: userDocument(context, account),
    token: store.startSession(account),
  })
  const refuseTaken = (phone: string, userName: string) => {
    if (phone && find(phone)) throw new Refusal(400, 'Phone Number Already Exists')
    if (userName && find(userName)) throw new Refusal(400, 'User Name Already Exists')
  }
  const register = (body: Record<string, unknown>, demo: boolean) => {
    const { userName, phone, password, email } = parse(demo ? demoSignup : signup, body)
    if (!demo) {
      if (body['otp'] !== otp) throw new Refusal(400, 'Invalid OTP')
      refuseTaken(phone, userName)
    }
    const account = store.addAccount({ userName, phone: demo ? '' : phone, password, email, demo })
    account.pts = demo ? 1_000_000n : 0n
    return account
  }
  const administrator = ['administrator']
  const code = z.object({ transactionCode: z.literal(context.transactionCode) })
  return [
    {
      method: 'POST',
      path: 'api/auth',
      needsDocs: true,
      auth: 'none',
      encoding: 'form',
      answer({ body }) {
        const given = parse(login, body)
        const account = find(given.email)
        // Not 401: that would log out and reload the page, and the player would never read why.
        const isRight = given.otp ? given.otp === otp : given.password === account?.password
        if (!account || !isRight) throw new Refusal(400, 'Invalid User Name or Password')
        return withSession(account)
      },
    },
    {
      method: 'DELETE',
      path: 'api/{type}/auth',
      auth: 'bearer',
      encoding: 'none',
      answer({ token }) {
        store.sessions.delete(token)
        return { message: 'Logout Successful' }
      },
    },
    {
      method: 'POST',
      path: 'api/auth/signup/demo',
      needsDocs: true,
      auth: 'none',
      encoding: 'form',
      answer: ({ body }) => ({ docs: userDocument(context, register(body, true)) }),
    },
    {
      method: 'POST',
      path: 'api/auth/signup',
      auth: 'none',
      encoding: 'form',
      answer({ body }) {
        const account = register(body, false)
        live.toAll('getUserCreated', { userName: account.userName })
        return { message: 'Signup Successfull' }
      },
    },
    ...(['signup', 'forgetPassword'] as const).map((kind): Route => ({
      method: 'POST',
      path: `api/common/${kind}/otp`,
      auth: 'none',
      encoding: 'json',
      answer({ body }) {
        const { phone } = parse(z.object({ phone: text, type: z.literal('sms') }), body)
        if (kind === 'forgetPassword' && !find(phone)) throw new Refusal(400, 'User Not Found')
        return { message: 'OTP SENT' }
      },
    })),
    {
      method: 'GET',
      path: 'api/common/dupCheck',
      auth: 'none',
      encoding: 'none',
      answer({ query }) {
        refuseTaken(query.get('phone') ?? '', query.get('userName') ?? '')
        return {}
      },
    },
    {
      method: 'PATCH',
      path: 'api/common/forgetPassword',
      auth: 'none',
      encoding: 'form',
      answer({ body }) {
        const given = parse(z.object({ phone: text, otp: z.string(), password: z.string().min(8) }), body)
        const account = find(given.phone)
        if (!account || given.otp !== otp) return { message: 'error' }
        account.password = given.password
        return { message: 'Password Updated Successfully' }
      },
    },
    {
      method: 'PATCH',
      path: 'api/{type}/changePassword',
      auth: 'bearer',
      encoding: 'form',
      answer({ account, body }) {
        const given = parse(z.object({ oldPassword: z.string(), password: z.string().min(8) }), body)
        if (given.oldPassword !== account.password) return { message: 'error' }
        account.password = given.password
        const isPlayer = account.userType === 'user'
        return {
          message: 'PASSWORD UPDATED',
          ...(!isPlayer && { docs: { transactionCode: context.transactionCode } }),
        }
      },
    },
    {
      method: 'GET',
      path: 'api/{type}/profile',
      auth: 'bearer',
      encoding: 'none',
      answer: ({ account }) => ({ docs: userDocument(context, account) }),
    },
    {
      method: 'GET',
      path: 'api/{type}/pts',
      auth: 'bearer',
      encoding: 'none',
      answer({ account }) {
        const {
          pts,
          availablePts,
          exposure,
          casinoPts,
          creditPts,
          sportsPts,
          thirdPartyPts,
          clientPL,
          profit,
          loss,
        } = userDocument(context, account)
        return {
          docs: {
            availablePts,
            casinoPts,
            creditPts,
            exposure,
            pts,
            sportsPts,
            thirdPartyPts,
            clientPL,
            profit,
            loss,
          },
        }
      },
    },
    {
      method: 'GET',
      path: 'api/user/whiteLabelRole',
      auth: 'bearer',
      encoding: 'none',
      roles: ['user'],
      answer: () => ({ docs: [{ europeanCasinoDisabled: false }] }),
    },
    {
      method: 'GET',
      path: 'api/common/setting/currency',
      auth: 'none',
      encoding: 'none',
      answer: () => ({ docs: [{ currency: 'INR', rate: 1 }] }),
    },
    ...['create', 'logout'].map((what): Route => ({
      method: 'GET',
      path: `api/user/cockFight/${what}`,
      auth: 'bearer',
      encoding: 'none',
      roles: ['user'],
      answer({ account }) {
        if (what === 'create') account.cockFightCreated = true
        return {}
      },
    })),
    {
      method: 'GET',
      path: 'api/user/setting/referral',
      auth: 'bearer',
      encoding: 'none',
      roles: ['user'],
      answer: ({ account }) => ({ docs: { referrerCode: `R${account.id.slice(-6)}` } }),
    },
    ...(
      [
        ['api/{type}/communicationDetail', 'bearer'],
        ['api/common/communicationDetail', 'none'],
      ] as const
    ).map(([path, auth]): Route => ({
      method: 'GET',
      path,
      auth,
      encoding: 'none',
      answer: () => ({
        docs: {
          whatsapp: '919000000001',
          depositWhatsapp: '919000000002',
          withdrawWhatsapp: '919000000003',
          chat: { type: 'liveChat', value: '' },
        },
      }),
    })),
    {
      method: 'PUT',
      path: 'api/administrator/setting/maintenance',
      auth: 'bearer',
      encoding: 'json',
      roles: administrator,
      answer({ body }) {
        parse(code, body)
        store.isInMaintenance = parse(z.object({ maintenanceMode: z.boolean() }), body).maintenanceMode
        live.toAll('maintenceMode', { maintenance: store.isInMaintenance })
        return {}
      },
    },
    {
      method: 'PUT',
      path: 'api/administrator/setting/useSocket',
      auth: 'bearer',
      encoding: 'json',
      roles: administrator,
      answer({ body }) {
        parse(code, body)
        store.isSocketOn = parse(z.object({ socket: z.boolean() }), body).socket
        return {}
      },
    },
    {
      method: 'GET',
      path: 'api/administrator/broadcast/refreshPage',
      auth: 'bearer',
      encoding: 'none',
      roles: administrator,
      answer() {
        live.toAll('getRefreshPage')
        return {}
      },
    },
    {
      method: 'DELETE',
      path: 'api/common/block/debugger',
      auth: 'none',
      encoding: 'none',
      answer: () => ({}),
    },
    ...['DELETE', 'PATCH'].map((method): Route => ({
      method,
      path: 'api/{type}/notification',
      auth: 'bearer',
      encoding: 'none',
      answer({ query }: Call) {
        if (!query.get('notificationId')) throw new Refusal(400, 'Notification Not Found')
        return {}
      },
    })),
    {
      method: 'POST',
      path: 'api/{type}/setting/s3Image',
      needsDocs: true,
      auth: 'bearer',
      encoding: 'multipart',
      answer({ body }) {
        parse(z.object({ bucketName: z.enum(['backendAsset', 'themeAsset']) }), body)
        if (!(body['image'] instanceof File)) throw new Refusal(400, 'Image Required')
        return { message: 'Image Uploaded', docs: { image: `${context.origin()}/${store.newId()}.png` } }
      },
    },
    {
      method: 'DELETE',
      path: 'api/{type}/setting/s3Image',
      auth: 'bearer',
      encoding: 'none',
      answer: () => ({ message: 'Image Deleted' }),
    },
    {
      method: 'GET',
      path: 'api/common/imageBaseUrl',
      auth: 'none',
      encoding: 'none',
      // One white pixel.
      answer: () => ({
        docs: {
          imageBase:
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
        },
      }),
    },
  ]
}
