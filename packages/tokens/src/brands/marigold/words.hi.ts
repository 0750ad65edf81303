export const words = {
  'shell.landing.title': 'मैच का दिन है, सब आ रहे हैं',
  'shell.landing.text': 'अपनी टीम और अपना भाव चुनिए। क्रिकेट, घोड़े और ग्रेहाउंड, पहली गेंद से आख़िरी रोशनी तक।',
  'shell.landing.welcome': 'अभी मैदान पर',
  'betting.slip.emptyText': 'कोई भी भाव दबाइए, वह यहाँ आ जाएगा।',
  'betting.slip.placed': 'शाबाश! आपकी बेट लग गई।',
  'betting.slip.inProcess': 'एक पल, आपकी बेट लग रही है',
  'betting.refusal.market-suspended': 'मार्केट ने ज़रा साँस ली, इसलिए आपकी बेट नहीं लगी। खुलने पर फिर कोशिश कीजिए।',
  'betting.home.noInPlay': 'अभी कोई नहीं खेल रहा। चाय हो जाए?',
  'account.login.text': 'आपको फिर देखकर अच्छा लगा।',
} as const
