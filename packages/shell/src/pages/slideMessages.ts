export const slideMessages = {
  'shell.slides': 'Promotions',
  'shell.slides.previous': 'Previous slide',
  'shell.slides.next': 'Next slide',
  'shell.slides.pause': 'Stop the slides',
  'shell.slides.play': 'Resume the slides',
  'shell.slides.place': 'Slide {number} of {of}',
} as const satisfies Record<string, string>
