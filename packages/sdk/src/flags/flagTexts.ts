import type { FlagName } from './flag.ts'

/** The description of a flag, and the passage or question of the specification it comes from. */
export interface FlagText {
  readonly effect: string
  readonly source: string
}

/** The texts of all flags, for documents, schemas, the console and the x-ray. No part of a site imports it statically. */
export const flagTexts: Readonly<Record<FlagName, FlagText>> = {
  'domain.type': {
    effect:
      'Decides deposit/withdraw versus IN PLAY/MY BETS buttons, register and forgot-password links, footer columns, payment strip, chat widget and referral loading; also selects the base host.',
    source: 'A§1; A§2; A§3',
  },
  'domain.server': {
    effect: 'Base host used for calls; master is a further value for server choice.',
    source: 'A§1; A§3; A§7',
  },
  'domain.casinoOnly': { effect: 'Casino-only domain: home is /live-casino.', source: 'A§2 Path handling' },
  'domain.isWorld': { effect: 'Marks the World-UI site of a site pair.', source: 'A§3' },
  'theme.defaultMode': {
    effect: 'Theme used when nothing is stored (some brands default to light).',
    source: 'A§1; A§9',
  },
  'theme.forceLight': { effect: 'Forces the light theme regardless of the stored choice.', source: 'A§1' },
  'theme.colors': { effect: 'themeColor and background (dark, light) of the brand.', source: 'A§3' },
  'theme.logos': { effect: 'logo, logoText, logoSmallUrl and headerLogo of the brand.', source: 'A§1; A§3' },
  'theme.mobileBanner': {
    effect: "Enables the welcome banner popup after a player's first login.",
    source: 'A§2; A§3',
  },
  'theme.bannerText': { effect: 'Banner text of the brand.', source: 'A§3' },
  'theme.slideShow': { effect: 'Slides shown for the brand.', source: 'A§3' },
  'theme.marqueeText': { effect: 'Marquee texts in header and header-bottom strip.', source: 'A§2; A§3' },
  'siteSwitch.enabled': {
    effect: 'isSwitchAllowed: shows the switch button to the second site.',
    source: 'A§2; A§3; A§6',
  },
  'siteSwitch.diamondUrl': { effect: 'diamondWebsiteUrl, target of Switch Theme.', source: 'A§2; A§3' },
  'siteSwitch.worldUrl': { effect: 'worldWebsiteUrl, the other site of the pair.', source: 'A§3' },
  'locale.default': { effect: 'Language used at first start.', source: 'A§1' },
  'auth.register.enabled': {
    effect: 'isRegister: shows Register in header, login and forgot password (never on b2b).',
    source: 'A§2; A§3',
  },
  'auth.register.useChatLink': {
    effect: "The login screen's Register link goes to a chat link.",
    source: 'A§2 Login screen',
  },
  'auth.register.showUserName': {
    effect: 'Shows the user name field on the register screen.',
    source: 'A§2 Register screen',
  },
  'auth.register.termsLabelPrivacyPolicy': {
    effect: "Labels the terms checkbox 'Privacy Policy'.",
    source: 'A§2 Register screen',
  },
  'auth.register.showLoginLink': {
    effect: "Shows 'Already have an account? Login' on the register screen.",
    source: 'A§2 Register screen',
  },
  'auth.register.chatCreateId': {
    effect: "whatsappNumberForCreateId: number behind the 'create an easy account' shortcut.",
    source: 'A§2; A§3',
  },
  'auth.forgotPassword.enabled': {
    effect: "forgetPassword setting: shows 'Forgot Password?' (never on b2b).",
    source: 'A§2; A§3',
  },
  'auth.forgotPassword.useChatLink': {
    effect: "'Forgot Password?' goes to a chat link.",
    source: 'A§2 Login screen',
  },
  'auth.login.showApkLink': {
    effect: "Shows 'Download APK' on the login screen.",
    source: 'A§2 Login screen',
  },
  'auth.otpLogin': { effect: 'Offers mobile-OTP login on the login screen.', source: 'A§2; A§9' },
  'auth.login.brandField': {
    effect: 'Adds the optional form field future9 or diamondWL to the login call.',
    source: 'A§7',
  },
  'auth.phone.countryCodes': {
    effect: 'Country-code choice: +91 only, +91 and +977, or the static list.',
    source: 'A§5',
  },
  'auth.phone.defaultCode': { effect: 'Preselected country code.', source: 'A§5; A§9' },
  'auth.demo.whiteLabelId': { effect: 'demoWhiteLabelId sent with the demo signup.', source: 'A§7' },
  'auth.otp.operatorName': { effect: 'The operator text of OTP calls.', source: 'A§7' },
  'app.apkUrl': {
    effect: 'Enables the APK download popup and the application-update popup for the brand.',
    source: 'A§2; A§9',
  },
  'app.mobileVersion': {
    effect: 'MobileVersion compared by the application-update popup.',
    source: 'A§2; A§3',
  },
  'routing.desktopRedirect': {
    effect:
      "Redirects desktop browsers to the brand's desktop host; off by default because the kit is responsive (Q-064).",
    source: 'A§2 Path handling',
  },
  'layout.bettingFeaturesBlock': {
    effect: 'Shows the betting-features block in the base layout.',
    source: 'A§2 Path handling',
  },
  'layout.paymentMethodStrip': { effect: "Shows the 'Our Payment Method' strip.", source: 'A§2; B§2' },
  'layout.baseParts': {
    effect: 'Which base layout parts (header, header-bottom, marquee, get in touch, footer) the brand shows.',
    source: 'A§2 Path handling',
  },
  'nav.affiliates': {
    effect: 'Shows the Affiliates tile in the side navigation.',
    source: 'A§2 Side navigation',
  },
  'nav.casinoTiles': {
    effect: 'Shows casino tiles in the side navigation; hidden on some domains.',
    source: 'A§2 Side navigation',
  },
  'nav.tutorialTiles': {
    effect: "Shows 'How to ... ?' tiles when the matching video is configured.",
    source: 'A§2 Side navigation',
  },
  'nav.bottomBar.whatsapp': { effect: 'Shows the optional WhatsApp entry in the bottom bar.', source: 'B§2' },
  'nav.bottomBar.casino': {
    effect: 'Shows the Casino entry in the bottom bar; hidden on some domains.',
    source: 'B§2',
  },
  'footer.onlineSportExchange': {
    effect: "Replaces Exchange by 'Online Sport Exchange' at /online-exchange (one b2c brand).",
    source: 'A§2 Footer',
  },
  'footer.companyLinksActive': { effect: 'Makes the Company links active.', source: 'A§2 Footer' },
  'footer.resourcesColumn': { effect: 'Shows the Resources column.', source: 'A§2 Footer' },
  'footer.affiliates': {
    effect: 'Shows Affiliates in the footer on certain b2c domains.',
    source: 'A§2 Footer',
  },
  'footer.helpVideoButtons': {
    effect: "Shows the 'How to ... ?' buttons in the footer.",
    source: 'A§2 Footer',
  },
  'footer.texts': { effect: 'companyDetail, companyTermsCondition and copyrighMessage.', source: 'A§2; A§3' },
  'social.links': { effect: 'Links of the nine social icons.', source: 'A§1; A§2; A§3' },
  'help.videos': { effect: 'signUp, login, deposit, withdraw and play videos.', source: 'A§1; A§2; A§3' },
  'contact.whatsappNumber': {
    effect: 'registration.whatsappNumber and WhatsApp redirects.',
    source: 'A§3; A§9',
  },
  'chat.provider': { effect: 'Kind of chat widget.', source: 'A§2; A§3' },
  'chat.value': { effect: 'Identifier of the chat widget.', source: 'A§3' },
  'chat.enabled': { effect: 'Allows the chat widget for logged-in players on the home path.', source: 'A§2' },
  'referral.loadAfterLogin': { effect: 'Fetches referral data about 0.5 s after login.', source: 'A§4; A§7' },
  'analytics.adPixels': { effect: 'metaTags list of ad-pixel ids.', source: 'A§3' },
  'maintenance.enabled': { effect: 'isMaintenance flag of the domain.', source: 'A§1; A§3; A§4' },
  'socket.enabled': { effect: 'useSocket flag of the domain.', source: 'A§3; A§4' },
  'socket.blocked': { effect: 'isSocketBlocked: red dot and no connection.', source: 'A§2; A§3' },
  'socket.duplicateScreen': { effect: 'manualDisconnect shows the duplicate-screen page.', source: 'B§7' },
  'security.devToolsReport': {
    effect: 'Reports a dev-tools opening once; off by default (Q-102), never blocks the page.',
    source: 'A§4; A§7',
  },
  'wallet.deposit.showButton': {
    effect: 'depositButton setting: shows the Deposit button (only on b2c).',
    source: 'A§2; A§3; B§6',
  },
  'wallet.withdraw.showButton': {
    effect: 'withdrawButton setting: shows the Withdraw button (only on b2c).',
    source: 'A§2; A§3; B§6',
  },
  'wallet.useChatRedirect': {
    effect: 'Deposit and Withdraw open a chat link; demo accounts are then not refused.',
    source: 'A§2; B§2; B§5; B§9',
  },
  'wallet.deposit.hideWhatsapp': { effect: 'Hides the WHATSAPP option in deposit step 2.', source: 'B§2' },
  'wallet.withdraw.allowCancel': {
    effect: 'Lets players delete a pending withdraw request.',
    source: 'B§4; B§6; B§9',
  },
  'wallet.requests.allowMultiple': {
    effect: 'Allows a new deposit or withdrawal while one is pending.',
    source: 'B§4; B§9',
  },
  'wallet.requests.canceledStatus': {
    effect: "Adds 'canceled' to the request status values.",
    source: 'B§3',
  },
  'wallet.minimumAmount': {
    effect: 'Minimum balance for deposit/withdraw (300 on two domains).',
    source: 'B§9',
  },
  'wallet.withdraw.iPay': { effect: 'Uses POST api/user/withdraw/iPay.', source: 'B§7' },
  'wallet.paymentUi': { effect: 'Per-domain payment UI variant (see Q-093).', source: 'B§9' },
  'betting.slip.manualOdds': { effect: 'Allows manual odd editing on the slip.', source: 'B§5' },
  'betting.slip.oddSteppers': { effect: 'Shows the odd steppers on the slip.', source: 'B§5' },
  'casino.enabled': {
    effect: "False on a no-casino domain: hides the footer's casino links.",
    source: 'A§2 Footer',
  },
  'casino.europeanDisabled': {
    effect: 'europeanCasinoDisabled in the white-label role removes the European casino provider.',
    source: 'A§6',
  },
  'casino.disabledWageringGameTypes': {
    effect: 'Casino game types disabled for wagering (see Q-097).',
    source: 'B§9',
  },
  'casino.highPercentageGameIds': { effect: 'Ids of high-percentage games.', source: 'B§9' },
  'auth.allowStaffLogin': {
    effect: 'Lets non-player types in and shows staff components (Q-001).',
    source: 'A§2; A§6',
  },
  'copy.corrected': {
    effect: 'Uses the corrected catalogue instead of the texts to the letter (Q-008, Q-009).',
    source: 'A§5; A§8; B§8',
  },
  'auth.urlLogin': {
    effect: 'Enables /login-user/{userName}/{password} in its safe form (Q-056).',
    source: 'A§2',
  },
  'ui.toasts.enabled': { effect: 'Toasts on or off (Q-112).', source: 'A§8' },
  'wallet.transactions.export': {
    effect: "Real Excel and PDF exports instead of the 'Coming Soon' toast (Q-111).",
    source: 'B§2',
  },
  'betting.enforceOverround': {
    effect: 'Marks a bookmaker or manual market outside the overround range as unreliable (Q-081).',
    source: 'B§5',
  },
  'live.reconnect': { effect: 'Reconnection preset (Q-026).', source: 'B§7' },
  'routing.unmatched': { effect: 'What an unmatched path does (Q-002).', source: 'A§2' },
  'wallet.withdraw.strictZeroMax': { effect: 'A missing maxAmount counts as 0 (Q-018).', source: 'B§5' },
  'auth.changePassword.logoutOnFailure': {
    effect: 'A failed change-password call logs out (Q-051).',
    source: 'A§8',
  },
  'market.legacyInPlayWindow': {
    effect: 'The second in-play check with its 5.5 hours (Q-003).',
    source: 'B§4',
  },
  'auth.phone.maxDigits': { effect: 'Upper limit of phone digits (Q-046).', source: 'A§5' },
  'betting.preset': {
    effect:
      "The defaults of the flags of layout and slip: classic keeps the specification's texts and dialogs to the letter; trader is faster.",
    source: 'Q-133',
  },
  'betting.slip.success': {
    effect:
      "How the slip reports a placed bet: with the specification's dialog until Okay; or with a line that has repeat and lay off. line with the preset trader.",
    source: 'Q-133',
  },
  'layout.lists': {
    effect:
      "The layout of lists of events until a player chooses. A brand's layout has priority over the preset. rows with the preset trader.",
    source: 'Q-133',
  },
  'layout.event': {
    effect:
      "The layout of an event's page. dense leaves more height for prices: a head of one line and narrow heads of markets. dense with the preset trader.",
    source: 'Q-133',
  },
  'layout.header': {
    effect:
      "full begins the home page with banner, hero and the brand's slides; compact begins it with the lists. compact with the preset trader.",
    source: 'Q-133',
  },
  'layout.slip': {
    effect:
      'The slip on a phone: a sheet over the page; or half of its height, over a page that can still be tapped. half with the preset trader.',
    source: 'Q-133',
  },
  'domain.jurisdiction': {
    effect:
      "The jurisdiction of the domain's licence. Only the operator's record of the domain declares it. Players see the stricter of its demands and those of the site's file.",
    source: 'decision jurisdictions',
  },
  'betting.cashOut': {
    effect:
      "Offers cash out of positions and bets on markets that allow it (cashout of a market). Needs the operator's calls.",
    source: 'decision cash-out',
  },
  'betting.unmatched': {
    effect:
      "Lets a player place orders at prices that are not on offer, and see, edit and cancel unmatched orders. Needs @kit/orders and the operator's calls.",
    source: 'decision unmatched-orders',
  },
  'betting.betMoments': {
    effect:
      "Shows how a bet was placed: the prices on offer at that moment, the requested and the matched price, the delay and the times. Needs the operator's call.",
    source: 'decision history',
  },
  'betting.quickBet.onPrices': {
    effect:
      'With quick bets on, shows the stake of a press on the edge of every price. The bar that shows the stake and turns quick bets off is on every page with prices, regardless of this flag. true with the preset trader.',
    source: 'decision quick-bets',
  },
  'betting.slip.several': {
    effect:
      'Lets a player collect several selections in the slip and place them together: one press, one total, one answer for each. true with the preset trader.',
    source: 'decision slip-lines',
  },
  'betting.charts': {
    effect:
      "Lets a player open a chart of a runner's prices and traded volume, and shows what moved while the player was away. Needs @kit/charts and the operator's call.",
    source: 'decision charts',
  },
  'betting.floatingPicture': {
    effect:
      'Keeps the live picture of an event in a corner while the player scrolls past it or opens another page. If off, it ends with its page.',
    source: 'decision frames',
  },
  'betting.oddsFormat': {
    effect:
      'The format of exchange odds until a player chooses: decimal 2.50, fractional 3/2, american +150, hongKong 1.50, indonesian 1.50 or malay −0.67. Prices of bookmakers and sessions keep their own notation.',
    source: 'decision odds-formats',
  },
  'casino.europeanProviderId': {
    effect:
      'The provider whose games europeanCasinoDisabled removes, in the white-label role or by casino.europeanDisabled.',
    source: 'Q-098',
  },
  'theme.headerBottomText': {
    effect: 'headerBottom.marqueeText: the marquee text of the strip below the header.',
    source: 'CONF-005',
  },
  'wallet.paymentMethods': {
    effect:
      'The payment methods that the strip on the home page lists (upi, imps, neft, bank, qr, usdt); without one there is no strip.',
    source: 'SHELL-117',
  },
}
