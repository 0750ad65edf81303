'use client'
import { vars } from '@kit/tokens'
import { useEffect } from 'react'

let isScheduled = false
let hasWarned = false

function themeProblem(): string | undefined {
  const bare = document.querySelector('[data-kit]:not([data-brand], [data-brand] *)')
  if (bare) {
    const part = bare.getAttribute('data-kit')
    return `@kit/ui: the component "${part}" has no theme, so it is unstyled. Put <Theme brand={…}> around the application and import the brand, e.g. from '@kit/tokens/brands/aurora'.`
  }
  // Read here, because at the top level it would keep all tokens in production builds.
  const accent = /--[\w-]+/.exec(vars.color.accent)?.[0] ?? ''
  for (const themed of document.querySelectorAll('[data-brand]')) {
    if (getComputedStyle(themed).getPropertyValue(accent) !== '') continue
    const name = themed.getAttribute('data-brand')
    return `@kit/ui: the CSS of the brand "${name}" is not loaded, or has no mode "${themed.getAttribute('data-mode')}". Import the brand (a brand of the kit: '@kit/tokens/brands/${name}') or its CSS ('@kit/tokens/styles/${name}.css').`
  }
  return undefined
}

function checkTheme(): void {
  isScheduled = false
  const problem = hasWarned ? undefined : themeProblem()
  if (problem === undefined) return
  hasWarned = true
  console.warn(problem)
}

function scheduleThemeCheck(): void {
  if (hasWarned || isScheduled) return
  isScheduled = true
  // Linked CSS may load after the first effects.
  if (document.readyState === 'complete') setTimeout(checkTheme, 50)
  else globalThis.addEventListener('load', () => setTimeout(checkTheme, 50), { once: true })
}

/** For tests: the next problem is reported again. */
export function resetThemeCheck(): void {
  hasWarned = false
}

const useDevelopmentCheck = () => useEffect(scheduleThemeCheck, [])

/** Warns once. Does nothing in production builds. */
export const useThemeCheck: () => void =
  process.env.NODE_ENV === 'production' ? () => {} : useDevelopmentCheck
