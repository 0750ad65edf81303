/** A part of the console: what it shows, and how it ends when another is opened. */
export interface Section {
  element: HTMLElement
  stop(): void
}
