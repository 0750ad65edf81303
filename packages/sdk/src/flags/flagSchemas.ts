import '../contract/jitless.ts'
import * as z from 'zod/mini'
import { jurisdictions } from '../contract/jurisdictions.ts'

const on = z.boolean()
const text = z.string().check(z.maxLength(4096))
/** null means none. */
const optionalText = z.nullable(text)
/** An https address, or a path of the site. Browsers drop tabs and line breaks, so that `/<tab>/host` is another host. */
const address = z.string().check(z.maxLength(2048), z.regex(/^(?:https:\/\/[^/\\\s]|\/(?![/\\]))[^\t\r\n]*$/))
const optionalAddress = z.nullable(address)
const names = z.array(z.string().check(z.minLength(1), z.maxLength(128)))
const color = z.string().check(z.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i))

/** An object of which a layer may give some fields; the others stay as the layers below it say. */
const partsOf = <const Name extends string, Part extends z.ZodMiniType>(
  partNames: readonly Name[],
  part: Part,
) =>
  z.strictObject(
    Object.fromEntries(partNames.map((name) => [name, z.optional(part)])) as Record<
      Name,
      z.ZodMiniOptional<Part>
    >,
  )

/**
 * Every flag and its values: those of the operator's record of a domain, and those that the kit adds. The types of `useFlag`, the JSON schema for brand teams
 * and the checks of a site's file and of an operator's record are made of it. Loaded after the first screen.
 */
export const flagSchemas = {
  'domain.type': z.enum(['b2b', 'b2c']),
  'domain.server': z.enum(['master', 'b2b', 'b2c']),
  'domain.casinoOnly': on,
  'domain.isWorld': on,
  'theme.defaultMode': z.enum(['dark', 'light']),
  'theme.forceLight': on,
  'theme.colors': z.strictObject({
    themeColor: z.optional(color),
    backgroundDark: z.optional(color),
    backgroundLight: z.optional(color),
  }),
  'theme.logos': z.strictObject({
    logo: z.optional(address),
    logoText: z.optional(text),
    logoSmallUrl: z.optional(address),
    headerLogo: z.optional(address),
  }),
  'theme.mobileBanner': optionalAddress,
  'theme.bannerText': optionalText,
  'theme.slideShow': z.array(address),
  'theme.marqueeText': optionalText,
  'siteSwitch.enabled': on,
  'siteSwitch.diamondUrl': optionalAddress,
  'siteSwitch.worldUrl': optionalAddress,
  'locale.default': z.string().check(z.regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i)),
  'auth.register.enabled': on,
  'auth.register.useChatLink': on,
  'auth.register.showUserName': on,
  'auth.register.termsLabelPrivacyPolicy': on,
  'auth.register.showLoginLink': on,
  'auth.register.chatCreateId': optionalText,
  'auth.forgotPassword.enabled': on,
  'auth.forgotPassword.useChatLink': on,
  'auth.login.showApkLink': on,
  'auth.otpLogin': on,
  'auth.login.brandField': z.enum(['none', 'future9', 'diamondWL']),
  'auth.phone.countryCodes': z.enum(['in', 'inNp', 'list']),
  'auth.phone.defaultCode': z.string().check(z.regex(/^\+\d{1,4}$/)),
  'auth.demo.whiteLabelId': optionalText,
  'auth.otp.operatorName': optionalText,
  'app.apkUrl': optionalAddress,
  'app.mobileVersion': optionalText,
  'routing.desktopRedirect': on,
  'layout.bettingFeaturesBlock': on,
  'layout.paymentMethodStrip': on,
  'layout.baseParts': partsOf(['header', 'headerBottom', 'marquee', 'getInTouch', 'footer'], on),
  'nav.affiliates': on,
  'nav.casinoTiles': on,
  'nav.tutorialTiles': on,
  'nav.bottomBar.whatsapp': on,
  'nav.bottomBar.casino': on,
  'footer.onlineSportExchange': on,
  'footer.companyLinksActive': on,
  'footer.resourcesColumn': on,
  'footer.affiliates': on,
  'footer.helpVideoButtons': on,
  'footer.texts': partsOf(['companyDetail', 'companyTermsCondition', 'copyrightMessage'], text),
  'social.links': partsOf(
    ['facebook', 'twitter', 'pinterest', 'instagram', 'telegram', 'youtube', 'website', 'signal', 'whatsapp'],
    address,
  ),
  'help.videos': partsOf(['signUp', 'login', 'deposit', 'withdraw', 'play'], address),
  'contact.whatsappNumber': optionalText,
  'chat.provider': z.enum(['none', 'liveChat', 'zoho', 'pulse', 'tawk']),
  'chat.value': optionalText,
  'chat.enabled': on,
  'referral.loadAfterLogin': on,
  'analytics.adPixels': names,
  'maintenance.enabled': on,
  'socket.enabled': on,
  'socket.blocked': on,
  'socket.duplicateScreen': on,
  'security.devToolsReport': on,
  'wallet.deposit.showButton': on,
  'wallet.withdraw.showButton': on,
  'wallet.useChatRedirect': on,
  'wallet.deposit.hideWhatsapp': on,
  'wallet.withdraw.allowCancel': on,
  'wallet.requests.allowMultiple': on,
  'wallet.requests.canceledStatus': on,
  'wallet.minimumAmount': z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
  'wallet.withdraw.iPay': on,
  'wallet.paymentUi': text,
  'betting.slip.manualOdds': on,
  'betting.slip.oddSteppers': on,
  'casino.enabled': on,
  'casino.europeanDisabled': on,
  'casino.disabledWageringGameTypes': names,
  'casino.highPercentageGameIds': names,
  'auth.allowStaffLogin': on,
  'copy.corrected': on,
  'auth.urlLogin': on,
  'ui.toasts.enabled': on,
  'wallet.transactions.export': on,
  'betting.enforceOverround': on,
  'live.reconnect': z.enum(['spec', 'jittered']),
  'routing.unmatched': z.enum(['notFound', 'home']),
  'wallet.withdraw.strictZeroMax': on,
  'auth.changePassword.logoutOnFailure': on,
  'market.legacyInPlayWindow': on,
  'auth.phone.maxDigits': z.int().check(z.minimum(9), z.maximum(15)),
  'betting.preset': z.enum(['classic', 'trader']),
  'betting.slip.success': z.enum(['dialog', 'line']),
  'layout.lists': z.enum(['cards', 'rows', 'board']),
  'layout.event': z.enum(['regular', 'dense']),
  'layout.header': z.enum(['full', 'compact']),
  'layout.slip': z.enum(['sheet', 'half']),
  'domain.jurisdiction': z.enum(jurisdictions),
  'betting.cashOut': on,
  'betting.unmatched': on,
  'betting.betMoments': on,
  'betting.quickBet.onPrices': on,
  'betting.slip.several': on,
  'betting.charts': on,
  'betting.floatingPicture': on,
  'betting.oddsFormat': z.enum(['decimal', 'fractional', 'american', 'hongKong', 'indonesian', 'malay']),
  'casino.europeanProviderId': text,
  'theme.headerBottomText': optionalText,
  'wallet.paymentMethods': z.array(z.enum(['upi', 'imps', 'neft', 'bank', 'qr', 'usdt'])),
}
