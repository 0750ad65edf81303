interface Notifications {
  permission: string
  requestPermission(): Promise<string>
}

const notifications = (): Notifications | undefined =>
  (globalThis as { Notification?: Notifications }).Notification

export const mayAskToNotify = (): boolean => notifications()?.permission === 'default'

/** A refusal is only logged (NOTIF-004). */
export async function askToNotify(onError: (error: unknown, where: string) => void): Promise<void> {
  try {
    const answer = await notifications()?.requestPermission()
    if (answer !== 'granted') onError(new Error(`The browser answered: ${answer}`), 'account: notifications')
  } catch (error) {
    onError(error, 'account: notifications')
  }
}
