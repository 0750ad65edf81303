import type { FlagName, FlagOverrides, FlagValues } from './flag.ts'

type Switch = { [Name in FlagName]: boolean extends FlagValues[Name] ? Name : never }[FlagName]

/** A switch that is not listed is off. */
type Listed = Omit<FlagValues, Switch> & Partial<Pick<FlagValues, Switch>>

/** The defaults of the registers of flags; some follow what the layers say of the domain's type, theme and preset. */
export function flagDefaults(given: FlagOverrides): Listed {
  const type = given['domain.type'] ?? 'b2c'
  const isB2c = type === 'b2c'
  const preset = given['betting.preset'] ?? 'classic'
  const isTrader = preset === 'trader'
  const isLight = given['theme.forceLight'] || given['theme.defaultMode'] === 'light'
  return {
    'domain.type': type,
    'domain.server': type,
    'theme.defaultMode': 'dark',
    'theme.colors': {},
    'theme.logos': {},
    'theme.mobileBanner': null,
    'theme.bannerText': null,
    'theme.slideShow': [],
    'theme.marqueeText': null,
    'theme.headerBottomText': null,
    'siteSwitch.diamondUrl': null,
    'siteSwitch.worldUrl': null,
    'locale.default': 'en-us',
    'auth.register.showLoginLink': !isLight,
    'auth.register.chatCreateId': null,
    'auth.login.brandField': 'none',
    'auth.phone.countryCodes': 'list',
    'auth.phone.defaultCode': '+91',
    'auth.demo.whiteLabelId': null,
    'auth.otp.operatorName': given['theme.logos']?.logoText ?? null,
    'app.apkUrl': null,
    'app.mobileVersion': null,
    'layout.bettingFeaturesBlock': isB2c,
    'layout.paymentMethodStrip': isB2c,
    'layout.baseParts': { header: true, headerBottom: true, marquee: true, getInTouch: true, footer: true },
    'nav.casinoTiles': true,
    'nav.tutorialTiles': isB2c,
    'nav.bottomBar.casino': true,
    'footer.companyLinksActive': isB2c,
    'footer.resourcesColumn': isB2c,
    'footer.helpVideoButtons': isB2c,
    'footer.texts': {},
    'social.links': {},
    'help.videos': {},
    'contact.whatsappNumber': null,
    'chat.provider': 'none',
    'chat.value': null,
    'chat.enabled': isB2c,
    'referral.loadAfterLogin': isB2c,
    'analytics.adPixels': [],
    'socket.enabled': true,
    'wallet.deposit.showButton': true,
    'wallet.withdraw.showButton': true,
    'wallet.minimumAmount': 0,
    'wallet.paymentUi': 'default',
    'wallet.paymentMethods': [],
    'betting.slip.manualOdds': true,
    'betting.slip.oddSteppers': true,
    'casino.enabled': true,
    'casino.europeanProviderId': 'europeanCasino',
    'casino.disabledWageringGameTypes': [],
    'casino.highPercentageGameIds': [],
    'ui.toasts.enabled': true,
    'live.reconnect': 'jittered',
    'routing.unmatched': 'notFound',
    'auth.changePassword.logoutOnFailure': true,
    'auth.phone.maxDigits': 11,
    'betting.preset': preset,
    'betting.slip.success': isTrader ? 'line' : 'dialog',
    'betting.slip.several': isTrader,
    'betting.quickBet.onPrices': isTrader,
    'betting.floatingPicture': true,
    'betting.oddsFormat': 'decimal',
    'layout.lists': isTrader ? 'rows' : 'cards',
    'layout.event': isTrader ? 'dense' : 'regular',
    'layout.header': isTrader ? 'compact' : 'full',
    'layout.slip': isTrader ? 'half' : 'sheet',
    'domain.jurisdiction': 'none',
  }
}
