interface Notifications {
  permission: string
  requestPermission(): Promise<string>
}

/** Returns the browser's notification API, or undefined. */
const notifications = (): Notifications | undefined =>
  (globalThis as { Notification?: Notifications }).Notification

/** Returns true if the player has not been asked yet. */
export const mayAskToNotify = (): boolean => notifications()?.permission === 'default'

/** Requests permission to show notifications. A refusal is only logged (NOTIF-004). */
export async function askToNotify(onError: (error: unknown, where: string) => void): Promise<void> {
  try {
    const answer = await notifications()?.requestPermission()
    if (answer !== 'granted') onError(new Error(`The browser answered: ${answer}`), 'account: notifications')
  } catch (error) {
    onError(error, 'account: notifications')
  }
}
