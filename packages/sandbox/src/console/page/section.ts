export interface Section {
  element: HTMLElement
  stop(): void
}
