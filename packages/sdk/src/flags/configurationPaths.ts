import type { FlagName } from './flag.ts'

/**
 * The path of each flag in the combined configuration (`domain.type`); `app` is the theme
 * configuration. An object has a path for each field. A flag that is not listed has no documented
 * field: it is sent in `app.flags` by its name.
 */
export const configurationPaths: Partial<Record<FlagName, string | Readonly<Record<string, string>>>> = {
  'domain.type': 'domain.type',
  'domain.isWorld': 'domain.isWorld',
  'domain.jurisdiction': 'domain.jurisdiction',
  'siteSwitch.enabled': 'domain.isSwitchAllowed',
  'siteSwitch.diamondUrl': 'domain.diamondWebsiteUrl',
  'siteSwitch.worldUrl': 'domain.worldWebsiteUrl',
  'theme.logos': {
    logo: 'app.logo',
    logoText: 'app.logoText',
    logoSmallUrl: 'app.logoSmallUrl',
    headerLogo: 'app.headerLogo',
  },
  'theme.colors': {
    themeColor: 'app.themeColor',
    backgroundDark: 'app.background.dark',
    backgroundLight: 'app.background.light',
  },
  'theme.slideShow': 'app.slideShow',
  'theme.mobileBanner': 'app.theme.mobileBanner',
  'theme.bannerText': 'app.theme.bannerText',
  'theme.marqueeText': 'app.marqueeText',
  'theme.headerBottomText': 'app.headerBottom.marqueeText',
  'auth.register.enabled': 'app.enable.isRegister',
  'auth.forgotPassword.enabled': 'app.enable.forgetPassword',
  'auth.register.chatCreateId': 'app.registration.whatsappNumberForCreateId',
  'contact.whatsappNumber': 'app.registration.whatsappNumber',
  'help.videos': {
    signUp: 'app.registration.signUpVideo',
    login: 'app.registration.loginVideo',
    deposit: 'app.registration.depositVideo',
    withdraw: 'app.registration.withdrawVideo',
    play: 'app.registration.playVideo',
  },
  'chat.provider': 'app.registration.chat.type',
  'chat.value': 'app.registration.chat.value',
  'social.links': {
    facebook: 'app.socialMedia.facebook',
    twitter: 'app.socialMedia.twitter',
    pinterest: 'app.socialMedia.pinterest',
    instagram: 'app.socialMedia.instagram',
    telegram: 'app.socialMedia.telegram',
    youtube: 'app.socialMedia.youtube',
    website: 'app.socialMedia.website',
    signal: 'app.socialMedia.signal',
    whatsapp: 'app.socialMedia.whatsapp',
  },
  'footer.texts': {
    companyDetail: 'app.footer.companyDetail',
    companyTermsCondition: 'app.footer.companyTermsCondition',
    copyrightMessage: 'app.footer.copyrighMessage',
  },
  'analytics.adPixels': 'app.metaTags',
  'app.mobileVersion': 'app.MobileVersion',
  'maintenance.enabled': 'app.isMaintenance',
  'socket.enabled': 'app.useSocket',
  'socket.blocked': 'app.isSocketBlocked',
  'wallet.deposit.showButton': 'app.depositButton',
  'wallet.withdraw.showButton': 'app.withdrawButton',
}
