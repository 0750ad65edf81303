/** The words of the switch for moving lights, which come with it. */
export const lightsMessages = {
  'shell.lights.still': 'Stop the lights',
  'shell.lights.on': 'Let the lights go round',
} as const satisfies Record<string, string>
