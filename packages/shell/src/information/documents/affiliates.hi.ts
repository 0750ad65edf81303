import type { WriteDocument } from '../informationDocument.ts'
import { contactOf } from './runBy.hi.ts'

/** Affiliates page in Hindi; the player's own link is shown after it. */
const affiliates: WriteDocument = (message, facts) => ({
  language: 'hi',
  introduction: [
    `अगर आप खेल पर लिखते हैं, कोई चैनल चलाते हैं, या आपके दोस्त बेट लगाते हैं, तो आप उन्हें अपने लिंक से ${facts.brand} पर ला सकते हैं।`,
  ],
  sections: [
    {
      id: 'link',
      heading: message('information.affiliates.link'),
      body: [
        {
          steps: [
            'लॉगिन करें और इस पेज से अपना लिंक कॉपी करें।',
            'उसे साझा करें। जो उसे खोलता है, वह यह साइट हमेशा की तरह देखता है; ब्राउज़र आपका कोड 30 दिन तक रखता है।',
            'इस समय में साइन अप करने पर आपका कोड साथ भेजा जाता है। वह फ़ॉर्म में दिखता है, और उसे बदला या हटाया जा सकता है।',
          ],
        },
        'जो लिंक सबसे बाद में खोला गया, वही गिना जाता है। नीचे आप देखते हैं कि आपके लिंक से कितने खिलाड़ी आए; उनके बारे में और कुछ नहीं।',
      ],
    },
    {
      id: 'reward',
      heading: message('information.affiliates.reward'),
      body: [
        'इनाम है या नहीं, और कितना, यह चालू बोनस की शर्तें तय करती हैं, जो [प्रमोशन](/promotions) में हैं। यह पेज किसी इनाम का वादा नहीं करता। बड़े साझेदार हमसे अलग समझौता करते हैं।',
        contactOf(facts),
      ],
    },
    {
      id: 'rules',
      heading: message('information.affiliates.rules'),
      body: [
        {
          list: [
            'केवल वयस्कों को विज्ञापन दें, और उन्हें कभी नहीं जिन्होंने बेटिंग से दूर रखे जाने को कहा है।',
            'जीत का वादा न करें, और बेटिंग को कर्ज़ से निकलने का रास्ता न बताएँ।',
            'जहाँ आपको इनाम मिलता है, वहाँ यह साफ़ बताएँ।',
            'जिन्होंने माँगा नहीं, उन्हें संदेश न भेजें।',
            'हमारा नाम या लोगो ऐसे न लगाएँ कि लगे आप हम ही हैं।',
          ],
        },
      ],
    },
    {
      id: 'end',
      heading: message('information.affiliates.end'),
      body: [
        'आप कभी भी रुक सकते हैं: आपके अपने अकाउंट पर कोई असर नहीं होता। जो कोड ये नियम तोड़ता है या जिससे नकली अकाउंट बनते हैं, उसे हम बंद कर सकते हैं।',
      ],
    },
  ],
})
export default affiliates
