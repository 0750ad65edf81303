export const words = {
  'shell.landing.title': 'आपके और बुक के बीच कुछ नहीं',
  'shell.landing.text': 'हर पक्ष के तीन भाव, हर एक पर वॉल्यूम, हर टिक। क्रिकेट, घोड़े, ग्रेहाउंड।',
  'shell.landing.welcome': 'इन-प्ले',
  'betting.slip.emptyText': 'भाव चुनें।',
  'betting.slip.placed': 'बेट स्वीकार।',
  'betting.slip.inProcess': 'बेट लग रही है। देरी चल रही है।',
  'betting.slip.checking': 'जवाब नहीं। ऑर्डर की स्थिति जाँची जा रही है।',
  'betting.refusal.odds-changed': 'ऑड्स {asked} से बदले। बेट नहीं लगी।',
  'betting.refusal.market-suspended': 'मार्केट सस्पेंडेड। बेट नहीं लगी।',
  'betting.home.noInPlay': 'इन-प्ले में कुछ नहीं।',
  'account.login.text': 'अपने डेस्क में साइन इन करें।',
} as const
