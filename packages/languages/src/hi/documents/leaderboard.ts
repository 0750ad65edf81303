import type { WriteDocument } from '@kit/shell/feature'

/** The contract has no call for ranks: a brand that runs a ranking brings its own document. */
const leaderboard: WriteDocument = (message, { brand }) => ({
  language: 'hi',
  introduction: [`रैंकिंग ${brand} के खिलाड़ियों के बीच की प्रतियोगिताएँ हैं। उनके नतीजे इसी पेज पर दिखते हैं।`],
  sections: [
    {
      id: 'now',
      heading: message('information.leaderboard.now'),
      body: [
        'अभी दिखाने के लिए कोई रैंक नहीं है। जब कोई रैंकिंग शुरू होती है, तो यह पेज उसकी तारीखें, इनाम और गिनती का तरीका बताता है, और फिर उसके स्थान।',
      ],
    },
    {
      id: 'ranking',
      heading: message('information.leaderboard.ranking'),
      body: [
        'रैंकिंग में बताए गए समय और बताए गए खेलों की सेटल हुई बेट्स गिनी जाती हैं। जो बेट्स रद्द हुईं, या जिनका नतीजा बाद में सुधरा, वे अंत में जैसी हों वैसी गिनी जाती हैं। बराबरी पर रहे खिलाड़ी स्थान और इनाम बाँटते हैं।',
        'आप हमेशा की तरह बेट लगाकर भाग लेते हैं, और ग्राहक सेवा से कहकर बाहर रह सकते हैं। खिलाड़ी केवल यूज़र नेम के पहले अक्षरों से दिखाया जाता है।',
      ],
    },
    {
      id: 'fair',
      heading: message('information.leaderboard.fair'),
      body: [
        'डेमो अकाउंट, मिलकर खेलने वाले कई अकाउंट की बेट्स, और एक ही रनर पर एक साथ बैक और ले, जिनमें कोई जोखिम नहीं, नहीं गिने जाते। किसी स्थान के लिए कभी अपनी सोची हुई रकम से ज़्यादा की बेट न लगाएँ: देखें [ज़िम्मेदार गेमिंग](/responsible-gambling)।',
      ],
    },
  ],
})
export default leaderboard
