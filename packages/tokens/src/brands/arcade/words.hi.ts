export const words = {
  'shell.landing.title': 'हिम्मत डालो। स्टार्ट दबाओ।',
  'shell.landing.text': 'लाइव भाव, एक टैप, ग़लती से दूसरी बेट नहीं। हॉल सारी रात खुला है।',
  'shell.landing.welcome': 'अभी चालू',
  'betting.slip.emptyText': 'शुरू करने के लिए भाव दबाओ।',
  'betting.slip.placed': 'बेट लगी। शुभकामनाएँ!',
  'betting.slip.inProcess': 'बेट लोड हो रही है',
  'betting.refusal.market-suspended': 'मार्केट सस्पेंडेड है। बेट नहीं लगी। खुलने पर फिर कोशिश करो।',
  'betting.home.noInPlay': 'कोई खेल नहीं चल रहा।',
  'account.login.text': 'प्लेयर वन, तैयार?',
} as const
