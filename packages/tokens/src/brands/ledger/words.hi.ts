export const words = {
  'shell.landing.title': 'फ़ॉर्म, भाव, और आपका अपना निर्णय',
  'shell.landing.text': 'दिन का हर मार्केट कॉलमों में, और उसके साथ लिखा है कि क्या जीता और क्या हारा जा सकता है।',
  'shell.landing.welcome': 'आज का कार्ड',
  'betting.slip.emptyText': 'कार्ड से कोई भाव चुनें, वह यहाँ लिख दिया जाएगा।',
  'betting.slip.placed': 'आपका दाँव दर्ज कर लिया गया है।',
  'betting.slip.inProcess': 'आपका दाँव दर्ज किया जा रहा है',
  'betting.refusal.odds-changed': 'दाँव दर्ज होने से पहले भाव {asked} से बदल गया, इसलिए दाँव दर्ज नहीं हुआ।',
  'betting.home.noInPlay': 'कोई इवेंट नहीं चल रहा है।',
  'account.login.text': 'कृपया अपने खाते में साइन इन करें।',
} as const
