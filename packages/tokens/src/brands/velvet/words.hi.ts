export const words = {
  'shell.landing.title': 'हॉल की बत्तियाँ धीमी हो रही हैं',
  'shell.landing.text': 'अपनी जगह लीजिए। शाम तब शुरू होगी जब आप चाहें।',
  'shell.landing.welcome': 'अभी मंच पर',
  'betting.slip.emptyText': 'एक भाव चुनिए, बाकी हम देख लेंगे।',
  'betting.slip.placed': 'ख़ुशी से: आपकी बेट लग गई।',
  'betting.slip.inProcess': 'एक पल, कृपया',
  'betting.refusal.market-suspended': 'इस मार्केट पर परदा गिर गया है। आपकी बेट नहीं लगी।',
  'betting.home.noInPlay': 'अभी मंच पर अँधेरा है।',
  'account.login.text': 'फिर स्वागत है। आपकी जगह रखी है।',
} as const
