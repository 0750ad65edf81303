/** The casino's texts in Hindi. */
export const hi = {
  'casino.history.game': 'गेम',
  'casino.history.title': 'यह नतीजा क्यों आया',
  'casino.history.void': 'रद्द',
  'casino.history.outcome': 'परिणाम',
  'casino.history.round': 'इस राउंड में आपके सभी स्टेक',
  'casino.history.roundNet': 'कुल मिलाकर',
  'casino.history.proof': 'राउंड का प्रमाण',
  'casino.history.proofText':
    'सर्वर के सीड का हैश स्टेक लगने से पहले दिखाया गया था। सीड का हैश खुद निकालें: वह वही होना चाहिए।',
  'casino.history.serverSeedHash': 'सर्वर के सीड का हैश',
  'casino.history.serverSeed': 'सर्वर का सीड',
  'casino.history.clientSeed': 'आपका सीड',
} as const satisfies Record<string, string>
