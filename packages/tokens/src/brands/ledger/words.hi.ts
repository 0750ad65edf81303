export const words = {
  'shell.landing.title': 'फ़ॉर्म, भाव, और आपका अपना निर्णय',
  'shell.landing.text': 'दिन का हर मार्केट कॉलमों में, और उसके साथ लिखा है कि क्या जीता और क्या हारा जा सकता है।',
  'shell.landing.welcome': 'आज का कार्ड',
  'betting.slip.emptyText': 'कार्ड से कोई भाव चुनें, वह यहाँ लिख दिया जाएगा।',
  'betting.slip.placed': 'आपकी बेट दर्ज कर ली गई है।',
  'betting.slip.inProcess': 'आपकी बेट दर्ज की जा रही है',
  'betting.refusal.odds-changed': 'बेट दर्ज होने से पहले ऑड्स {asked} से बदल गए, इसलिए बेट दर्ज नहीं हुई।',
  'betting.home.noInPlay': 'कोई इवेंट नहीं चल रहा है।',
  'account.login.text': 'कृपया अपने अकाउंट में साइन इन करें।',
} as const
