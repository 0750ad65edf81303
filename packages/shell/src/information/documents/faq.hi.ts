import type { DocumentSection, WriteDocument } from '../informationDocument.ts'

/** Questions that customer service hears most, in Hindi. */
const faq: WriteDocument = (message, { hasExchange }) => {
  const exchange: readonly DocumentSection[] = [
    {
      id: 'back-and-lay',
      heading: message('information.faq.backLay'),
      body: [
        'रनर जीते तो बैक जीतता है; न जीते तो ले। 2.50 पर 100 का बैक 150 जीतता है या 100 हारता है। 2.50 पर 100 का ले 100 जीतता है या 150 हारता है। दाँव लगाने से पहले स्लिप दोनों आँकड़े दिखाती है।',
      ],
    },
    {
      id: 'refused',
      heading: message('information.faq.refused'),
      body: [
        'ज़्यादातर इसलिए कि दाँव के इंतज़ार में भाव बिगड़ गया, या बीच में मार्केट रोक दिया गया, जैसे विकेट या गोल के बाद। दाँव तब भी अस्वीकार होता है जब राशि मार्केट की सीमा से बाहर हो या आपके खाते की सीमा से ऊपर, या आपके पॉइंट्स जोखिम से कम हों। संदेश बताता है कि कौन-सा कारण है। अस्वीकार हुए दाँव का कोई खर्च नहीं।',
        'स्लिप में आप थोड़ा बिगड़ा भाव, या कोई भी भाव मानना चुन सकते हैं। बेहतर भाव हमेशा लिया जाता है।',
      ],
    },
    {
      id: 'delay',
      heading: message('information.faq.delay'),
      body: [
        'चल रहे मार्केट में दाँव की देरी होती है, ताकि जो स्टेडियम में पहले देख ले वह दूसरों से पहले दाँव न लगा सके। उसके बाद भाव, स्थिति और सीमाएँ फिर जाँची जाती हैं।',
      ],
    },
  ]
  const markets: readonly DocumentSection[] = [
    {
      id: 'suspended',
      heading: message('information.faq.suspended'),
      body: [
        'SUSPENDED का अर्थ है कि अभी दाँव नहीं लिए जा रहे। BALL RUNNING का अर्थ है कि गेंद फेंकी जा रही है। दोनों अपने आप खत्म होते हैं। बंद मार्केट फिर दाँव नहीं लेता। आपका कनेक्शन टूटे तो साइट भावों को पुराना बताती है, और उन पर दाँव नहीं लगता।',
      ],
    },
    {
      id: 'session',
      heading: message('information.faq.session'),
      body: [
        'सेशन रनों की संख्या पूछता है। परिणाम आपके दाँव की संख्या या उससे ज़्यादा हो तो Yes जीतता है, कम हो तो No। अगर बारिश से सेशन बीच में रुका और तब तक परिणाम तय न था, तो दाँव रद्द होते हैं।',
      ],
    },
    {
      id: 'void',
      heading: message('information.faq.void'),
      body: [
        'जब मार्केट का फ़ैसला न हो सके: मैच का परिणाम न हो, रनर हट गया हो, या सेशन बीच में रुका हो। पूरी राशि लौट आती है, और दाँव न जीता गिना जाता है न हारा।',
      ],
    },
    {
      id: 'corrected',
      heading: message('information.faq.changed'),
      body: [
        'जिस परिणाम से वह निपटा था वह ग़लत था, और सुधारा गया है। मार्केट के दाँव वापस लेकर फिर निपटाए गए। दाँव उस परिणाम का नियम और हिसाब दिखाता है जो अब मान्य है।',
      ],
    },
  ]
  const games: readonly DocumentSection[] = [
    {
      id: 'fair',
      heading: message('information.faq.fair'),
      body: [
        'जो खेल यह दिखाते हैं, उनमें राउंड से पहले संचालक के बीज का हैश दिखता है, और आप अपना बीज जोड़ते हैं। दोनों मिलकर राउंड तय करते हैं। राउंड के बाद संचालक का बीज खोला जाता है, और आप जाँच सकते हैं कि वही हैश बनता है।',
      ],
    },
    {
      id: 'broken-round',
      heading: message('information.faq.brokenRound'),
      body: [
        'दाँव दो बार नहीं लगता। राउंड अपने नियम से पूरा होता है; जहाँ आपको अभी चुनना था, वहाँ वह रद्द होता है और राशि लौट आती है। परिणाम मेरे दाँव में है।',
      ],
    },
  ]
  return {
    language: 'hi',
    introduction: [
      'जो सबसे ज़्यादा पूछा जाता है, उसके छोटे उत्तर। हर स्थिति [नियमों](/rules-and-regulation) में है, और हर कदम [ट्यूटोरियल](/tutorials) में।',
    ],
    isAccordion: true,
    sections: [
      ...(hasExchange ? exchange : games),
      {
        id: 'balance-and-exposure',
        heading: message('information.faq.exposure'),
        body: [
          'Bal वह है जो आप अभी दाँव पर लगा सकते हैं। Exp, एक्सपोज़र, वह सबसे बड़ी राशि है जो आपके खुले दाँव मिलकर हार सकते हैं: निपटने तक वह अलग रखी जाती है। एक-दूसरे को काटने वाले दाँव उसे घटाते हैं, और पॉइंट्स तुरंत फिर मिल जाते हैं।',
        ],
      },
      {
        id: 'cancel',
        heading: message('information.faq.cancel'),
        body: [
          `नहीं। संचालक के स्वीकार करते ही दाँव लग जाता है।${hasExchange ? ' हार सीमित करने के लिए आप उस समय के भाव पर दूसरे पक्ष पर दाँव लगा सकते हैं।' : ''}`,
        ],
      },
      ...(hasExchange ? markets : []),
      {
        id: 'connection',
        heading: message('information.faq.lost'),
        body: [
          'वह या तो एक बार लगा, या बिल्कुल नहीं: दाँव कभी दो बार नहीं भेजा जाता। कनेक्शन लौटने पर साइट संचालक से पूछती है और आपको बताती है। जो लगा है, वह मेरे दाँव में है।',
        ],
      },
      {
        id: 'demo',
        heading: message('information.faq.demo'),
        body: [
          'साइट आज़माने का खाता, ऐसे पॉइंट्स के साथ जिनकी कोई कीमत नहीं। वह छह घंटे बाद अपने सब कुछ के साथ खत्म हो जाता है। उससे जमा, निकासी, या अपने दाँव बटन रखना नहीं होता।',
        ],
      },
      {
        id: 'password',
        heading: message('information.faq.password'),
        body: [
          'जहाँ लॉगिन में “पासवर्ड भूल गए?” हो, वहाँ फ़ोन पर आए कोड से नया रखें। नहीं तो अपना खाता खोलने वाले एजेंट या ग्राहक सेवा से कहें। पुराना कोई नहीं बता सकता: वह रखा ही नहीं जाता।',
        ],
      },
    ],
  }
}
export default faq
