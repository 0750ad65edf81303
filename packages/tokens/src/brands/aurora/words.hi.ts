export const words = {
  'shell.landing.title': 'रोशनी के नीचे एक्सचेंज',
  'shell.landing.text': 'बैक करें या ले करें, उन भावों पर जो मैच के साथ चलते हैं: क्रिकेट गेंद दर गेंद, घोड़े और ग्रेहाउंड शुरुआत तक।',
} as const
